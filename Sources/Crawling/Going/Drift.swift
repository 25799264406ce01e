import Campus

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
        var example: (page: String, now: String)?
        var missingExample: [String: (page: String, now: String)] = [:]
    }

    private var sums: [String: RuleSum] = [:]
    private var order: [String] = []
    /// The first page that neither tells nor leads to anything.
    private var silent: (page: String, now: String)?
    private var trouble: String?
    private var readable = 0

    mutating func note(unreadable: String) { trouble = trouble ?? unreadable }
    mutating func note(failed: String, isGone: Bool) { trouble = trouble ?? failed }
    mutating func note(forbidden page: String) {
        trouble = trouble ?? "robots.txt does not allow \(page)"
    }

    mutating func note(
        _ tallies: [RuleTally], links: Int, page: String, standing: () -> String
    ) {
        readable += 1
        let isSilent = links == 0 && tallies.allSatisfy { $0.records == 0 }
        if isSilent, silent == nil { silent = (page, standing()) }
        for tally in tallies {
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
                sum.example = sum.example ?? (page, tally.now)
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

    func verdict(_ result: CrawlResult, _ definition: CrawlerDefinition) -> CrawlResult.Verdict {
        guard readable > 0 else { return .failed(trouble ?? "there is no page to read") }
        for label in order {
            guard let sum = sums[label] else { continue }
            if let reason = missingField(label, sum) { return .refused(reason) }
            if sum.meant > 0, sum.short * 2 > sum.meant, let example = sum.example {
                return .refused(Self.reason(label, sum.selector, example))
            }
        }
        return shortfall(result, definition).map { .refused($0) } ?? .complete
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
        _ label: String, _ selector: String, _ example: (page: String, now: String)
    ) -> String {
        "\(label): `\(selector)` finds too little on \(example.page); there stands now \(example.now)"
    }

    /// What the definition expects in all, and is not there.
    private func shortfall(_ result: CrawlResult, _ definition: CrawlerDefinition) -> String? {
        let (harvest, wanted) = (result.harvest, definition.expectations)
        if result.pages < wanted.pages {
            return "\(result.pages) of at least \(wanted.pages) pages could be read"
                + (trouble.map { ": \($0)" } ?? "")
        }
        for (kind, count, least) in [
            ("modules", harvest.modules.count, wanted.modules),
            ("meetings", harvest.meetings.count + harvest.unscheduled, wanted.meetings),
            ("programmes", harvest.programmes.count, wanted.programmes),
        ] where count < least {
            let label =
                order.first { $0.hasPrefix(kind) || $0.contains(kind) } ?? order.first ?? kind
            let sum = sums[label] ?? RuleSum()
            let example = sum.example ?? silent ?? ("the pages read", "nothing of it")
            return "\(count) \(kind) of at least \(least): "
                + Self.reason(label, sum.selector, example)
        }
        let titled = harvest.modules.count { $0.title != nil }
        if !harvest.modules.isEmpty, titled * 100 < wanted.titles * harvest.modules.count {
            return "\(titled) of \(harvest.modules.count) modules have a title, and "
                + "\(wanted.titles)% should"
        }
        if harvest.modules.isEmpty, harvest.meetings.isEmpty, harvest.programmes.isEmpty,
            harvest.unscheduled == 0
        {
            let example = silent ?? ("the pages read", "nothing that the definition knows")
            return "nothing was found: on \(example.page) stands now \(example.now)"
        }
        return nil
    }
}
