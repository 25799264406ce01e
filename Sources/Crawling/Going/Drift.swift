import Campus
import Fetching

/// Tells a site that has changed from one that has little to tell.
struct Drift {
    private struct RuleSum {
        var meant = 0
        var short = 0
        var records = 0
        var missing: [String: Int] = [:]
        var totals: [String: Int] = [:]
        var selector = ""
        /// The first page on which it found too little, and what stood there.
        var example: (page: String, now: String, trouble: String?)?
        var missingExample: [String: (page: String, now: String)] = [:]
    }

    /// The first module without a title.
    private var untitled: (rule: String, field: String, page: String, now: String)?
    private var sums: [String: RuleSum] = [:]
    private var order: [String] = []
    /// By rule and field.
    private var shapes: [String: ShapeTally] = [:]
    /// The first page that neither tells nor leads to anything.
    private var silent: (page: String, now: String)?
    private var trouble: String?
    /// What kind of trouble the first one is.
    private(set) var family = FetchError.Family.network
    private var readable = 0

    mutating func note(_ trouble: String, _ family: FetchError.Family) {
        guard self.trouble == nil else { return }
        (self.trouble, self.family) = (trouble, family)
    }

    mutating func note(
        _ tallies: [RuleTally], links: Int, page: String, standing: () -> String
    ) {
        readable += 1
        let isSilent = links == 0 && tallies.allSatisfy { $0.records == 0 }
        if isSilent, silent == nil { silent = (page, standing()) }
        for tally in tallies {
            for (key, found) in tally.shapes {
                shapes[key, default: ShapeTally(found.shape, rule: found.rule, field: found.field)]
                    .add(found, page: page)
            }
            if sums[tally.label] == nil { order.append(tally.label) }
            var sum = sums[tally.label] ?? RuleSum()
            sum.records += tally.records
            sum.selector = tally.selector.isEmpty ? sum.selector : tally.selector
            // A page that another rule reads, or that only leads on, is not this one's.
            let isMeant =
                tally.isMeant
                && (tally.isBroken || tally.records > 0 || isSilent
                    || tallies.count == 1 && links == 0)
            if isMeant { sum.meant += 1 }
            if isMeant, tally.isShort {
                sum.short += 1
                sum.example = sum.example ?? (page, tally.now, tally.trouble)
            }
            if untitled == nil, let found = tally.untitled {
                untitled = (tally.label, found.field, page, found.now)
            }
            sum.totals.merge(tally.totals, uniquingKeysWith: +)
            for (field, count) in tally.missing {
                sum.missing[field, default: 0] += count
                if sum.missingExample[field] == nil, let now = tally.missingNow[field] {
                    sum.missingExample[field] = (page, now)
                }
            }
            sums[tally.label] = sum
        }
    }

    /// - Parameters:
    ///   - isTrial: somebody wanted a few pages alone, which cannot bring what is expected.
    ///   - hint: what to do where fields look like others'.
    func verdict(
        _ result: CrawlResult, _ definition: CrawlerDefinition, isTrial: Bool, hint: String?
    ) -> CrawlResult.Verdict {
        guard readable > 0 else { return .failed(trouble ?? "there is no page to read") }
        for label in order {
            guard let sum = sums[label] else { continue }
            if let reason = missingField(label, sum) { return .refused(reason) }
            if sum.meant > 0, sum.short * 2 > sum.meant, let example = sum.example {
                return .refused(Self.reason(label, selector: sum.selector, example))
            }
        }
        let misfit = shapes.sorted { $0.key < $1.key }.lazy.compactMap(\.value.misfit).first
        if let misfit { return .refused(misfit + (hint.map { ": \($0)" } ?? "")) }
        if !isTrial, let reason = shortfall(result, definition) { return .refused(reason) }
        return nothing(result.harvest).map { .refused($0) } ?? .complete
    }

    private func missingField(_ label: String, _ sum: RuleSum) -> String? {
        for (field, count) in sum.missing.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            let records = sum.totals[field] ?? sum.records
            guard count * 2 > records, let example = sum.missingExample[field] else { continue }
            return
                "\(label): `\(field)` is missing in \(count) of \(records) records, first on "
                + "\(example.page); there stands now \(example.now)"
        }
        return nil
    }

    private static func reason(
        _ label: String, selector: String,
        _ example: (page: String, now: String, trouble: String?)
    ) -> String {
        if let trouble = example.trouble {
            return "\(label): `\(selector)` is on \(example.page), but \(trouble)"
        }
        return "\(label): `\(selector)` finds too little on \(example.page); there stands now "
            + example.now
    }

    /// What the definition expects in all, and is not there.
    private func shortfall(_ result: CrawlResult, _ definition: CrawlerDefinition) -> String? {
        let (harvest, wanted) = (result.harvest, definition.expectations)
        if result.pages < wanted.pages {
            return
                "`expect: {pages: \(wanted.pages)}`, and \(result.pages.of("page")) could be read"
                + (trouble.map { ": \($0)" } ?? "")
        }
        for (kind, count, least) in [
            ("modules", harvest.modules.count, wanted.modules),
            ("meetings", harvest.meetings.count, wanted.meetings),
            ("programmes", harvest.programmes.count, wanted.programmes),
        ] where count < least {
            return "`expect: {\(kind): \(least)}`, and \(count) came out of "
                + result.pages.of("page") + because(kind, harvest)
        }
        return titles(harvest, definition)
    }

    /// Why there may be less of a kind than is expected.
    private func because(_ kind: String, _ harvest: CrawlHarvest) -> String {
        if kind == "meetings", harvest.unscheduled > 0 {
            let first = harvest.firstUnscheduled.map { ", first \($0)" } ?? ""
            return ", and \(harvest.unscheduled) without a time or days\(first)"
        }
        // Classes may stand inside modules.
        let labels = order.filter { $0.hasPrefix(kind) }
        for label in labels.isEmpty ? order : labels {
            guard let sum = sums[label] else { continue }
            if let example = sum.example {
                return ": " + Self.reason(label, selector: sum.selector, example)
            }
            if sum.records > 0 {
                let what = sum.selector.isEmpty ? "" : "`\(sum.selector)` finds "
                return ": \(label): \(what)\(sum.records.of("record"))"
            }
        }
        let selectors = labels.compactMap { sums[$0]?.selector }.filter { !$0.isEmpty }
        let what = selectors.isEmpty ? "" : ": `\(selectors[0])` finds nothing"
        return what + (silent.map { ": on \($0.page) stands now \($0.now)" } ?? "")
    }

    private func titles(
        _ harvest: CrawlHarvest, _ definition: CrawlerDefinition
    ) -> String? {
        let wanted = definition.expectations.titles
        // Nothing can have a title where the page has another word in its place.
        let titled = harvest.modules.count {
            $0.title != nil || harvest.cancelledCodes.contains($0.code)
        }
        guard !harvest.modules.isEmpty, titled * 100 < wanted * harvest.modules.count else {
            return nil
        }
        let told =
            "`expect: {titles: \(wanted)}` in a hundred, and \(titled) of "
            + "\(harvest.modules.count.of("module")) \(titled == 1 ? "has" : "have") a title"
        if let untitled {
            return told + ": \(untitled.rule): `\(untitled.field)` finds nothing, first on "
                + "\(untitled.page); there stands now \(untitled.now)"
        }
        let rule = definition.rules.first { rule in
            rule.kind == .modules && rule.fields.contains { $0.name == "title" }
        }
        guard let rule, let sum = sums[rule.label] else {
            return told + ": no rule of modules has the field `title`"
        }
        let what = sum.records == 0 ? "nothing" : sum.records.of("record") + " alone"
        return told + ": \(rule.label), which reads titles, finds \(what) by `\(sum.selector)`"
    }

    private func nothing(_ harvest: CrawlHarvest) -> String? {
        guard harvest.modules.isEmpty, harvest.meetings.isEmpty, harvest.programmes.isEmpty,
            harvest.unscheduled == 0
        else { return nil }
        let example = silent ?? ("the pages read", "nothing that the definition knows")
        return "nothing was found: on \(example.page) stands now \(example.now)"
    }
}

extension Int {
    /// `1 page`, `2 pages`.
    func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
