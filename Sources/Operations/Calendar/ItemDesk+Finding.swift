package import Campus
import Recurrence
import Scheduling
import Storage

/// What some words can name.
package enum ItemChoice: Sendable {
    /// Whatever stands in the agenda.
    case any
    /// The person's own entries; other items only where no entry has such a name.
    case ownEntries
}

/// The items that some words name: more than one has to be chosen from.
package enum NamedItem: Sendable {
    case one(String)
    case several([AgendaItem])
}

extension ItemDesk {
    /// What a person names: by an id or a reminder's, by a short number of `agenda --ids`, or by words
    /// of its title and a day, as `choir mon`.
    ///
    /// Without a day it is looked for in the four weeks from today on.
    /// - Parameter isSeries: all of a series is meant, so that occurrences of one are no choice.
    /// - Returns: an id, or the items of which one has to be chosen.
    /// - Throws: `Refusal.missing` when nothing is so called.
    package func named(
        _ words: [String], among choice: ItemChoice, isSeries: Bool = false
    ) throws(Refusal) -> NamedItem {
        let words = words.filter { !$0.isEmpty }
        if words.count == 1, let text = words.first {
            if ItemID(text) != nil || ReminderName(text) != nil { return .one(text) }
            if let short = ShortItemID(text) { return try items(called: short) }
        }
        guard !words.isEmpty else { throw Refusal(.invalid, "refusal.item.unnamed") }
        for (title, day) in Self.readings(of: words) {
            let found = try items(titled: title, on: day, among: choice)
            if found.count == 1 { return .one(found[0].id.description) }
            guard let first = found.first else { continue }
            if isSeries, found.allSatisfy({ $0.id.meeting == first.id.meeting }) {
                return .one(first.id.description)
            }
            return .several(found)
        }
        let text = words.joined(separator: " ").shortened
        throw Refusal(.missing, "refusal.item.nothing", with: ["text": "\(text)"])
    }

    /// `choir next mon` may be the item "choir" of a day, or one called "choir next mon".
    private static func readings(of words: [String]) -> [(title: [String], day: String?)] {
        let days = (1...6).reversed().compactMap { count -> (title: [String], day: String?)? in
            guard words.count > count else { return nil }
            let day = words.suffix(count).joined(separator: " ")
            return (try? WrittenTime(day)) == nil ? nil : (Array(words.dropLast(count)), day)
        }
        return days + [(words, nil)]
    }

    private func items(
        titled title: [String], on day: String?, among choice: ItemChoice
    ) throws(Refusal) -> [AgendaItem] {
        var window = zone.instants(
            desks.calendar.today..<desks.calendar.today.adding(days: Self.daysAhead))
        var start: Instant?
        if let day {
            switch try? desks.calendar.time(day) {
            case .day(let date): window = zone.instants(date..<date.adding(days: 1))
            case .days(let days): window = zone.instants(days)
            case .instant(let instant):
                start = instant
                window = instant..<instant.adding(seconds: 1)
            case .span(let span):
                start = span.lowerBound
                window = span.lowerBound..<span.lowerBound.adding(seconds: 1)
            case nil: return []
            }
        }
        let wanted = title.flatMap { $0.split(whereSeparator: \.isWhitespace) }
            .map { WordMatch.folded(String($0)) }
        let found = try desks.calendar.agenda(AgendaQuery(window: window, includesCancelled: true))
            .filter {
                item in
                guard start == nil || item.start.instant == start else { return false }
                let names = WordMatch.folded(item.summary + " " + (item.module?.text ?? ""))
                return item.doubleOf == nil && wanted.allSatisfy { WordMatch.holds(names, $0) }
            }
        let exact = found.filter { WordMatch.folded($0.summary) == wanted.joined(separator: " ") }
        let best = exact.isEmpty ? found : exact
        guard case .ownEntries = choice else { return best }
        let own = best.filter { $0.kind == .personal }
        return own.isEmpty ? best : own
    }

    /// Four weeks.
    private static let daysAhead = 28

    private func items(called short: ShortItemID) throws(Refusal) -> NamedItem {
        guard short.day != nil else {
            return .one(ItemID(meeting: short.meeting, original: nil).description)
        }
        var found: [AgendaItem] = []
        for original in try originals(of: short) {
            let id = ItemID(meeting: short.meeting, original: original)
            if let item = try desks.reminders.item(ifKnown: id) { found.append(item) }
        }
        guard found.count < 2 else { return .several(found) }
        return .one(try found.first.orThrow(desks.personal.unknownItem("\(short)")).id.description)
    }

    /// The original starts that a short number can mean, in order.
    private func originals(of short: ShortItemID) throws(Refusal) -> [WallTime] {
        guard let day = short.day, let found = try knownMeeting(short.meeting) else { return [] }
        var starts = Set(found.exceptions.map(\.original))
        if let main = found.main, let series = main.recurrence {
            let window = WallTime(day)..<WallTime(day.adding(days: 1))
            let clock = main.start.basis == .date ? nil : desks.personal.zone(of: main)
            starts.formUnion(
                series.occurrences(in: window, zone: clock, limit: 100).items.map(\.start))
        }
        return starts.filter(short.covers).sorted()
    }
}
