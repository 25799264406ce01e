import Campus
import Foundation
import Operations
import Recurrence
import Words

/// What imports altered in a month, day by day: of all sources or of one, of all modules or of one; and what one did
/// last oneself, to take it back.
enum ChangesPage {
    static var routes: [PageRoute] { [.look("/changes", page)] }

    private static let mostLines = 200

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let first = try month(visit.request.query("month"), frame)
        let days = AgendaPeriod.month.days(around: first)
        let recorded = try visit.desks.sources.changes(since: first.description).filter {
            days.contains(frame.zone.wall(at: $0.at).date)
        }
        let filter = ChangeFilter(visit.request)
        let shown = recorded.filter(filter.matches)
        let lines = byDay(shown, ChangeList(frame: frame))
        var model: [String: Any] = [
            "days": lines, "hasChanges": !lines.isEmpty, "isFiltered": filter.isOn,
            "filter": filter.model(recorded, month: first),
            "older": [
                "olderAddress": filter.address(days.lowerBound.adding(days: -1)),
                "olderText": frame.days.month(of: days.lowerBound.adding(days: -1)),
            ],
        ]
        if !filter.isOn {
            let since = frame.zone.instant(of: WallTime(days.lowerBound))
            let news = try visit.desks.news.list(since: since).filter {
                days.contains(frame.zone.wall(at: $0.news.at).date)
            }
            model["news"] = news.prefix(mostLines).map(NewsLines(frame: frame).line)
        }
        model["hasNews"] = !((model["news"] as? [Any])?.isEmpty ?? true)
        if let act = try visit.desks.personal.lastActs().act {
            model["act"] = [
                "actText": frame.words(key(of: act), ["name": .text(act.summary.harmless.oneLine)]),
                "actTime": frame.timestamp(act.at), "actTimeText": frame.moment(act.at),
            ]
        }
        if days.upperBound <= frame.today {
            model["newer"] = [
                "newerAddress": filter.address(days.upperBound),
                "newerText": frame.days.month(of: days.upperBound),
            ]
        }
        let heading = Heading(
            frame.words("page.changes.title"), note: frame.days.month(of: first),
            back: ("/sources", frame.words("page.title.back")))
        return frame.page("changes", heading, with: model)
    }

    /// Of what is said of an act when it is done.
    private static func key(of act: PersonalAct) -> String {
        switch act.kind {
        case .add: "told.did.added"
        case .delete: "told.did.deleted"
        default: "told.did.changed"
        }
    }

    /// The first day of the month that an address names; of this month where it names none.
    ///
    /// - Throws: `Refusal.missing` for what is no month.
    private static func month(_ text: String?, _ frame: Frame) throws(Refusal) -> CivilDate {
        guard let text else {
            return AgendaPeriod.month.days(around: frame.today).lowerBound
        }
        return try frame.day(inAddress: "\(text)-01")
    }

    private static func byDay(
        _ recorded: [RecordedChange], _ list: ChangeList
    ) -> [[String: Any]] {
        let frame = list.frame
        var (days, count) = ([[String: Any]](), 0)
        for (date, own) in frame.byDay(recorded, \.at) where count < mostLines {
            let lines = list.model(own, atMost: mostLines - count, isDated: false)
            count += lines.count
            guard !lines.isEmpty else { continue }
            days.append([
                "dayText": frame.day(date).beginningLarge, "changes": lines,
            ])
        }
        return days
    }
}

/// Of which changes a list is wanted.
private struct ChangeFilter {
    private let source: String?
    /// A module's code, or a part of a title.
    private let text: String?

    init(_ request: PageRequest) {
        source = request.query("source")
        text = request.query("q")
    }

    var isOn: Bool { source != nil || text != nil }

    func matches(_ recorded: RecordedChange) -> Bool {
        guard source == nil || recorded.source == source else { return false }
        guard let text else { return true }
        return recorded.change.summary.lowercased().contains(text.lowercased())
    }

    func model(_ recorded: [RecordedChange], month: CivilDate) -> [String: Any] {
        let names = Set(recorded.map(\.source)).union([source].compactMap(\.self)).sorted()
        var model: [String: Any] = [
            "month": String(month.description.dropLast(3)),
            "sources": names.map { name -> [String: Any] in
                [
                    "sourceName": name, "sourceText": name.harmless.oneLine,
                    "isChosen": name == source,
                ]
            },
        ]
        model["q"] = text
        return model
    }

    /// The page of another month with the same filter.
    func address(_ day: CivilDate) -> String {
        let parts = [
            ("month", String(day.description.dropLast(3))), source.map { ("source", $0) },
            text.map { ("q", $0) },
        ]
        return "/changes?" + FormText.of(parts.compactMap(\.self))
    }
}
