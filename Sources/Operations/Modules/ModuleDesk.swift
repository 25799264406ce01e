package import Campus
import Recurrence
import Scheduling
import Storage

/// The catalogue of modules and their pages.
package struct ModuleDesk: Desk {
    package let desks: Desks
}

extension ModuleDesk {
    /// The modules that a text is about, the best first; without a text the first of the catalogue.
    package func search(_ text: String?, atMost limit: Int) throws(Refusal) -> [Module] {
        guard (1...10_000).contains(limit) else {
            throw Refusal(.invalid, "refusal.module.limit")
        }
        return try looking { transaction, _ in
            try text.map { try transaction.modules(like: $0, atMost: limit) }
                ?? transaction.modules(atMost: limit)
        }
    }

    /// What the catalogue came to say otherwise, the newest first.
    ///
    /// - Parameter since: a date or an instant; nil for all on record.
    package func changes(
        since: String?, atMost limit: Int
    ) throws(Refusal) -> [ModuleChange] {
        let from = try since.map { text throws(Refusal) in
            try desks.calendar.instant(text, isBehind: true)
        }
        return try looking { transaction, _ in
            try transaction.moduleChanges(since: from, atMost: limit)
        }
    }

    /// A module's page.
    ///
    /// - Parameter year: nil for the current one, or the latest there is.
    package func page(_ code: String, year: String? = nil) throws(Refusal) -> ModulePage {
        let found = try looking { transaction, viewer in
            let module = try module(code, year: year, in: transaction)
            let isEnrolled =
                try transaction.enrolment(of: viewer, in: module)?.isEnrolled ?? false
            return (
                page: ModulePage(
                    module: module, meetings: [],
                    classmates: isEnrolled || viewer.isStaff
                        ? try desks.enrolment.classmates(of: viewer, in: module, transaction) : [],
                    comments: try transaction.comments(
                        on: module, seenBy: viewer, atMost: ModulePage.mostComments),
                    changes: try transaction.changes(
                        of: module, atMost: ModulePage.mostChanges),
                    isEnrolled: isEnrolled, mayComment: isEnrolled || viewer.isStaff),
                meetings: try transaction.meetings(of: module, for: viewer)
            )
        }
        var page = found.page
        page.module = page.module.titled(
            by: found.meetings.flatMap { $0.meeting.entries.map(\.summary) })
        page.meetings = try merged(found.meetings, of: page.module)
        return page
    }

    /// The occurrences of some meetings in a module's year.
    func items(
        _ meetings: [SourcedMeeting], of module: Module
    ) throws(Refusal) -> [AgendaItem] {
        var items = expand(
            meetings, query(module.year), zones: try desks.calendar.zoneTable(for: meetings))
        for index in items.indices { items[index].module = module.code }
        return items
    }

    /// The same as the person sees them in the agenda: a class that several sources tell of once.
    private func merged(
        _ meetings: [SourcedMeeting], of module: Module
    ) throws(Refusal) -> [AgendaItem] {
        var parts = CalendarParts(
            meetings, zones: try desks.calendar.zoneTable(for: meetings), walks: profile.walks)
        try looking { transaction, viewer in
            parts.views = try transaction.itemViews(of: viewer)
            parts.groups = try desks.calendar.groups(of: viewer, in: transaction)
        }
        return merge(parts, query(module.year)).map { item in
            var item = item
            item.module = module.code
            // What else the person has at the time is not on this page.
            item.clashes = []
            item.moreClashes = 0
            return item
        }
    }

    private func query(_ year: AcademicYear) -> AgendaQuery {
        let days =
            year.firstDay(
                profile.yearStart)..<AcademicYear(beginning: year.first + 1)
            .firstDay(profile.yearStart)
        return AgendaQuery(window: zone.instants(days), limit: 1_000)
    }

    /// The module that a person names: by its code, or by words that find it alone.
    ///
    /// What has a digit is a code, and never taken for another one's beginning.
    /// - Throws: `Refusal.missing` with the nearest codes, those found, or the years there are.
    func module(
        _ text: String, year: String?, in transaction: Transaction
    ) throws -> Module {
        let known = try ModuleCode(text).map { try transaction.modules($0) } ?? []
        guard let latest = known.first else {
            guard let found = try search(text, in: transaction) else {
                throw try unknownModule(text, in: transaction)
            }
            return try module(found.text, year: year, in: transaction)
        }
        guard let year else {
            let current = AcademicYear(of: desks.calendar.today, beginning: profile.yearStart)
            return known.first { $0.year == current } ?? latest
        }
        let wanted = try AcademicYear(year).orThrow(
            Refusal(.invalid, "refusal.year.unreadable", with: ["text": "\(year.shortened)"]))
        return try known.first { $0.year == wanted }.orThrow(
            Refusal(
                .missing, "refusal.module.elsewhere",
                with: [
                    "code": "\(latest.code)", "year": "\(wanted)",
                    "years": "\(known.map(\.year.description).joined(separator: ", "))",
                ]))
    }

    /// The code of the one module that words find; nil when they find none, or are a code.
    ///
    /// - Throws: `Refusal.missing` with what they find when that is more than one.
    private func search(_ text: String, in transaction: Transaction) throws -> ModuleCode? {
        guard !text.prefix(400).contains(where: \.isNumber) else { return nil }
        let found = try transaction.modules(like: text, atMost: 20)
        let codes = Set(found.map(\.code))
        guard codes.count > 1 else { return codes.first }
        let some = found.prefix(4).map { "\($0.code) \($0.title ?? "")".shortened }
        throw Refusal(
            .missing, "refusal.module.ambiguous",
            with: [
                "text": "\(text.shortened)",
                "modules": "\((some + (codes.count > 4 ? ["..."] : [])).joined(separator: ", "))",
            ])
    }

    private func unknownModule(_ text: String, in transaction: Transaction) throws -> Refusal {
        let codes = try transaction.moduleCodes()
        return Refusal(
            .missing, "refusal.module.unknown",
            with: [
                "name": "\(text.shortened)", "near": Nearest.choice(text.shortened, among: codes),
            ])
    }
}
