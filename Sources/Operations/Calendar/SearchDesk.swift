package import Campus
import Recurrence
import Scheduling

/// What was found under some words: the first twenty of each.
package struct Findings: Sendable {
    package var modules: [Module]
    package var events: [EventCard]
    package var people: [PersonCard]
    package var communities: [CommunityCard]
    /// Of the person's calendar: their classes, events that they joined, entries of their own; each once.
    package var items: [AgendaItem]
    /// Those of them that are their own entries.
    package var entries: [AgendaItem] { items.filter { $0.kind == .personal } }

    package init(
        modules: [Module], events: [EventCard], people: [PersonCard], items: [AgendaItem],
        communities: [CommunityCard] = []
    ) {
        (self.modules, self.events, self.communities) = (modules, events, communities)
        (self.people, self.items) = (people, items)
    }
}

/// Looks for words in all that the person may see.
package struct SearchDesk: Desk {
    package let desks: Desks
}

extension SearchDesk {
    /// How many of each are found at most.
    package static let most = 20

    /// - Parameter text: beginnings of words, all of which must be there.
    package func find(_ text: String) throws(Refusal) -> Findings {
        Findings(
            modules: try modules(text),
            events: try events(text),
            people: try desks.people.list(PersonFilter(text: text), atMost: Self.most),
            items: try items(text),
            communities: Array(
                try desks.communities.list(CommunitySelection(words: text)).prefix(Self.most)))
    }

    /// With the titles that one's own calendars have for what one takes, as on the modules' own pages.
    private func modules(_ text: String) throws(Refusal) -> [Module] {
        let found = try desks.modules.search(text, atMost: Self.most)
        guard found.contains(where: { ($0.title ?? "").isEmpty }) else { return found }
        let own = try desks.enrolment.titledEnrolments()
        return found.map { module in
            guard (module.title ?? "").isEmpty else { return module }
            return own.first { $0.code == module.code && $0.year == module.year } ?? module
        }
    }

    /// What is so called comes before what a community's topic or description finds.
    private func events(_ text: String) throws(Refusal) -> [EventCard] {
        let found = try desks.events.list(EventSelection(words: text))
        let titled = found.filter { WordMatch.holds($0.event.plan.title, words: text) }
        let others = found.filter { !WordMatch.holds($0.event.plan.title, words: text) }
        return Array((titled + others).prefix(Self.most))
    }

    /// What is found by its title, module or place, from a year ago to a year ahead.
    ///
    /// Of a series the next one, of what is over the last; nothing that the person hid.
    private func items(_ text: String) throws(Refusal) -> [AgendaItem] {
        let year: Int64 = 365 * 86_400
        let window = now.adding(seconds: -year)..<now.adding(seconds: year)
        let kinds = Set(ItemKind.allCases).subtracting([.hydration])
        let items = try desks.calendar.agenda(AgendaQuery(window: window, kinds: kinds))
            .filter {
                !$0.isHidden && $0.doubleOf == nil && WordMatch.holds($0.searched, words: text)
            }
        let coming = items.filter { $0.end.instant > now }
        var seen: Set<MeetingID> = []
        return Array(
            (coming + items.reversed()).filter { seen.insert($0.id.meeting).inserted }
                .prefix(Self.most))
    }
}

extension AgendaItem {
    fileprivate var searched: String {
        [summary, module?.text, location].compactMap(\.self).joined(separator: " ")
    }
}
