import Campus
import Recurrence

/// A change with its number in the store.
typealias NumberedChange = (number: ChangeID, change: RecordedChange)

/// What takes place again of which somebody was told that it does not.
extension Transaction {
    /// Marks it as that: for a person who heard so by a notice or by a digest since.
    ///
    /// Who did not hear that it is off has nothing to hear now.
    func markingOnAgain(
        _ changes: [NumberedChange], for person: Person
    ) throws(StorageError) -> [NumberedChange] {
        let answered = try answered(by: changes.filter { $0.change.change.kind == .added })
        guard !answered.isEmpty else { return changes }
        let heard = try HeardNotices(rows(TellingQueries.rung, [person.id]))
        return changes.map { one in
            var one = one
            one.change.change.isOnAgain = (answered[one.number] ?? []).contains { other in
                heard.tell(of: other, before: one.change.at)
            }
            return one
        }
    }

    /// The same, whoever heard of it.
    func markingOnAgain(_ changes: [NumberedChange]) throws(StorageError) -> [NumberedChange] {
        let answered = try answered(by: changes.filter { $0.change.change.kind == .added })
        return changes.map { one in
            var one = one
            one.change.change.isOnAgain = answered[one.number] != nil
            return one
        }
    }

    /// What was on record as cancelled or removed until some changes said otherwise, by their
    /// numbers.
    private func answered(
        by added: [NumberedChange]
    ) throws(StorageError) -> [ChangeID: [NumberedChange]] {
        let meetings = Set(added.compactMap(\.change.change.meeting))
        guard !meetings.isEmpty else { return [:] }
        let all = try changes(TellingQueries.ofMeetings, [Self.list(meetings)])
        var found: [ChangeID: [NumberedChange]] = [:]
        for changes in Dictionary(grouping: all, by: \.change.change.meeting).values {
            var open: [NumberedChange] = []
            for one in changes {
                let change = one.change.change
                let answered = open.filter { change.answers($0.change.change) }
                if !answered.isEmpty { found[one.number] = answered }
                open.removeAll { change.answers($0.change.change) }
                if change.kind != .added { open.append(one) }
            }
        }
        return found
    }
}

/// What rang for a person.
private struct HeardNotices {
    private var subjects: Set<String> = []
    private var digests: [Instant] = []

    /// - Parameter rows: see `TellingQueries.rung`.
    init(_ rows: [Row]) {
        for row in rows {
            let subject: String = row["subject"]
            if subject.hasPrefix("digest-") {
                digests.append(Instant(seconds: row["due"]))
            } else {
                subjects.insert(subject)
            }
        }
    }

    /// Whether they told of a change: by itself, with its import, or in a digest until an instant.
    func tell(of other: NumberedChange, before end: Instant) -> Bool {
        subjects.contains("change-\(other.number)")
            || other.change.fetch.map { subjects.contains("changes-\($0)") } ?? false
            || digests.contains { $0 > other.change.at && $0 <= end }
    }
}
