import Campus
import Operations
import Recurrence
import Words

/// What a search found, as the page shows it.
struct SearchResults {
    private let findings: Findings
    private let searched: String
    private let query: String
    /// Of which group all that was found is shown.
    private let whole: String?
    private let view: CalendarView
    private var frame: Frame { view.frame }

    private static let few = 5

    init(_ searched: String, all whole: String?, _ view: CalendarView) throws {
        findings = try view.desks.search.find(searched)
        self.searched = searched
        query = "q=\(FormText.encoded(searched))"
        (self.whole, self.view) = (whole, view)
    }

    var groups: [[String: Any]] {
        parts.map { group($0.id, $0.results, at: $0.more) }
    }

    /// `3 results for “dent”`, of all groups that are shown.
    var text: String {
        let counts = parts.map(\.results.count)
        return frame.found(
            counts.reduce(0, +), of: searched, isMore: counts.contains { $0 >= SearchDesk.most })
    }

    private typealias Part = (id: String, results: [[String: Any]], more: String)

    /// What there is something of, with where all of it stands.
    private var parts: [Part] {
        let all: [Part] = [
            ("modules", findings.modules.oncePerCode.map(module), "/modules?\(query)"),
            ("items", findings.items.map(item), "/search?\(query)&all=items"),
            ("people", findings.people.map(person), "/search?\(query)&all=people"),
            ("events", findings.events.map(event), "/events?\(query)"),
            ("communities", findings.communities.map(community), "/communities?\(query)"),
            (
                "places", SearchPlaces.results(of: searched, frame),
                "/search?\(query)&all=places"
            ),
        ]
        return all.filter { part in
            !part.results.isEmpty && (whole == nil || whole == part.id)
        }
    }

    /// - Parameter more: where all of them stand.
    private func group(
        _ id: String, _ results: [[String: Any]], at more: String
    ) -> [String: Any] {
        let shown = whole == id ? results : Array(results.prefix(Self.few))
        var group: [String: Any] = [
            "foundID": id, "foundTitle": frame.words("page.search.\(id)"), "results": shown,
        ]
        if shown.count < results.count { group["moreAddress"] = more }
        return group
    }

    private func module(_ module: Module) -> [String: Any] {
        [
            "resultAddress": PageAddress.of(module.code), "resultCode": module.code.text,
            "resultText": ModuleLine.title(module, frame),
            "resultAccent": view.accents[module.code],
        ]
    }

    private func person(_ card: PersonCard) -> [String: Any] {
        let name = card.person.shownName
        var line: [String: Any] = [
            "resultAddress": PageAddress.of(card.person.handle), "resultText": name,
            "resultNote": "@\(card.person.handle)", "face": Initials.of(name),
        ]
        line["facePicture"] = card.person.smallPicture
        return line
    }

    private func event(_ card: EventCard) -> [String: Any] {
        let community = card.event.community.map(\.harmless.oneLine)
        let note = [frame.moment(card.start.instant), community].compactMap(\.self)
        return [
            "resultAddress": PageAddress.of(card.event),
            "resultText": card.event.plan.title.harmless.oneLine,
            "resultNote": note.joined(separator: ", "),
        ]
    }

    private func community(_ card: CommunityCard) -> [String: Any] {
        let community = CommunityModel(card: card, frame: frame)
        var result: [String: Any] = [
            "resultAddress": community.address, "resultText": community.name,
        ]
        result["resultNote"] = community.topic
        return result
    }

    private func item(_ item: AgendaItem) -> [String: Any] {
        let start = item.allDay ? item.start.wall : frame.zone.wall(at: item.start.instant)
        let note = [
            frame.day(start.date).beginningLarge, item.allDay ? nil : frame.clock(start),
            item.location?.harmless.oneLine,
        ]
        return [
            "resultAddress": PageAddress.of(item.id),
            "resultText": ItemTitle.text(item, in: frame.words),
            "resultNote": note.compactMap(\.self).joined(separator: ", "),
        ]
    }
}
