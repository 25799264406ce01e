import Campus
import Recurrence
import Scheduling
import Storage

/// Takes what people keep on classes that one source lists no longer along to another source of
/// theirs that lists the same ones.
///
/// A class that several sources tell of is one item, and what is kept on it hangs on the lowest of
/// its ids. When that one goes the class is still there, and so must be its note, its colour, that it
/// is hidden, and what rang of it.
struct Handover: Sendable {
    let now: Instant
    /// A person's agenda of one state of the database.
    let agenda: @Sendable (Person, AgendaQuery, Transaction) throws -> [AgendaItem]

    /// How far ahead it is looked; in seconds.
    private static let reach: Int64 = 400 * 86_400
    /// How far back: of what is over nothing needs to go along.
    private static let memory: Int64 = 86_400

    /// - Parameter transaction: in which the source still lists what vanishes.
    func run(_ vanishing: VanishingOccurrences, in transaction: Transaction) throws {
        guard !vanishing.isEmpty else { return }
        let lower = now.adding(seconds: -Self.memory)
        for (person, kept) in try transaction.kept(on: vanishing.meetings, since: lower) {
            guard kept.contains(where: vanishing.mayTake) else { continue }
            let heirs = Heirs(try coming(person, transaction), of: vanishing)
            try transaction.handOver(
                heirs.items.filter { kept.contains($0.key) }, of: person)
        }
    }

    /// Takes back what was handed over of occurrences that a source lists again.
    ///
    /// - Parameter transaction: in which it lists them already.
    func takeBack(by source: Source, in transaction: Transaction) throws {
        for (person, gone) in try transaction.handedOver(by: source) {
            let items = try coming(person, transaction)
            let ids = Set(items.map(\.id))
            let series = Set(ids.map { ItemID(meeting: $0.meeting, original: nil) })
            try transaction.takeBack(
                gone.filter { ids.contains($0.key) || series.contains($0.key) }, of: person)
        }
    }

    /// What is cancelled, too.
    private func coming(_ person: Person, _ transaction: Transaction) throws -> [AgendaItem] {
        let window =
            now.adding(seconds: -Self.memory)..<now.adding(seconds: Self.reach)
        return try agenda(
            person, AgendaQuery(window: window, includesCancelled: true), transaction)
    }
}

/// What a source lists no longer.
struct VanishingOccurrences {
    /// Those of which nothing is left.
    var gone: Set<MeetingID>
    /// The original starts that others lose; asked for only when something is kept on them.
    var shortened: [MeetingID: () -> Set<WallTime>] = [:]

    var isEmpty: Bool { gone.isEmpty && shortened.isEmpty }
    var meetings: Set<MeetingID> { gone.union(shortened.keys) }

    /// Whether an item may be among them, or all of a series; nothing is expanded for the answer.
    func mayTake(_ id: ItemID) -> Bool {
        gone.contains(id.meeting) || (id.original != nil && shortened[id.meeting] != nil)
    }
}

/// Which items of an agenda are what vanishes, as others list it.
private struct Heirs {
    ///
    /// Of a series of which nothing is left also the one that has most of its classes, as a whole.
    private(set) var items: [ItemID: ItemID] = [:]

    init(_ agenda: [AgendaItem], of vanishing: VanishingOccurrences) {
        var lost: [MeetingID: Set<WallTime>] = [:]
        func isTaken(_ id: ItemID) -> Bool {
            if vanishing.gone.contains(id.meeting) { return true }
            guard let original = id.original, let find = vanishing.shortened[id.meeting] else {
                return false
            }
            let starts = lost[id.meeting] ?? find()
            lost[id.meeting] = starts
            return starts.contains(original)
        }
        var totals: [MeetingID: Int] = [:]
        var shares: [MeetingID: [MeetingID: Int]] = [:]
        for item in agenda {
            let tellings = item.tellings
            let heir = tellings.count > 1 ? tellings.filter { !isTaken($0) }.min() : nil
            for id in tellings where vanishing.meetings.contains(id.meeting) {
                totals[id.meeting, default: 0] += 1
                guard let heir, isTaken(id) else { continue }
                items[id] = heir
                shares[id.meeting, default: [:]][heir.meeting, default: 0] += 1
            }
        }
        for (meeting, heirs) in shares where vanishing.gone.contains(meeting) {
            let heir = heirs.first { $0.value * 2 > totals[meeting] ?? 0 }?.key
            let whole = ItemID(meeting: meeting, original: nil)
            items[whole] = items[whole] ?? heir.map { ItemID(meeting: $0, original: nil) }
        }
    }
}
