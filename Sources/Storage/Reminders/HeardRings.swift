import Campus
import Recurrence

/// What rang of late, as far as it says what people heard of their classes: notices of changes, the
/// classes themselves with their hour and room, and digests, which may have told of anything.
struct HeardRings {
    /// By the subject: `change-7`, `changes-12`.
    private var notices: [String: [Instant]] = [:]
    private var digests: [Instant] = []
    private var items: [MeetingID: [(departure: Instant, at: Instant)]] = [:]

    /// What rang for anybody.
    init(since: Instant, in transaction: Transaction) throws {
        self.init(
            try transaction.rows(HeardQueries.ofAll, [since.seconds]))
    }

    /// What rang for one person.
    init(of person: Person, since: Instant, in transaction: Transaction) throws(StorageError) {
        // What rings was due, by its longest lead, before.
        let due = since.adding(seconds: -Leads.longest)
        self.init(
            try transaction.rows(
                HeardQueries.ofPerson, [person.id, due.seconds, since.seconds]))
    }

    private init(_ rows: [Row]) {
        for row in rows {
            let (subject, at): (String, Instant) = (
                row["subject"], Instant(seconds: row["started"])
            )
            switch Reminder.Kind(rawValue: row["kind"]) {
            case .change: notices[subject, default: []].append(at)
            case .digest: digests.append(at)
            case .class, .exam:
                var meeting = row["meeting_id"] as MeetingID?
                if case .item(let id) = ReminderSubject(subject) { meeting = meeting ?? id.meeting }
                guard let meeting else { continue }
                items[meeting, default: []].append((Instant(seconds: row["departure"]), at))
            default: break
            }
        }
    }

    /// Whether anybody may have heard of a change, since it was imported and while it stood.
    func tell(of number: ChangeID, _ recorded: RecordedChange) -> Bool {
        !rings(of: number, recorded).isEmpty || !digests(during: recorded).isEmpty
    }

    /// What was heard last of an hour or a room that was altered and altered back.
    ///
    /// - Parameter chain: of one person's changes, each taken back by the next; the first one first.
    /// - Returns: what each of these changes made of it, or what was before the first; several where
    ///   it is not sure which was heard.
    func lastHeard(in chain: [NumberedChange]) -> Set<String?> {
        var (last, values): (Instant?, Set<String?>) = (nil, [chain.first?.change.change.before])
        for (number, recorded) in chain {
            let value = recorded.change.after
            for ring in rings(of: number, recorded) where last.map({ $0 <= ring }) ?? true {
                if last != ring { values = [] }
                values.insert(value)
                last = ring
            }
        }
        for (_, recorded) in chain {
            let digests = digests(during: recorded)
            if digests.contains(where: { digest in last.map { $0 <= digest } ?? true }) {
                values.insert(recorded.change.after)
            }
        }
        return values
    }

    /// When notices told of a change, or its classes rang as it made them.
    private func rings(of number: ChangeID, _ recorded: RecordedChange) -> [Instant] {
        let told =
            (notices["change-\(number)"] ?? [])
            + (recorded.fetch.flatMap { notices["changes-\($0)"] } ?? [])
        let change = recorded.change
        guard change.kind == .moved || change.kind == .relocated else { return told }
        let rung = (change.meeting.flatMap { items[$0] } ?? []).filter { ring in
            recorded.stood(at: ring.at) && change.mayBegin(after: ring.departure)
        }
        return told + rung.map(\.at)
    }

    private func digests(during recorded: RecordedChange) -> [Instant] {
        digests.filter(recorded.stood)
    }
}

extension RecordedChange {
    fileprivate func stood(at instant: Instant) -> Bool {
        at <= instant && revertedAt.map { instant <= $0 } ?? true
    }
}

extension Change {
    /// Whether one has to leave at an instant for what it tells of.
    fileprivate func mayBegin(after departure: Instant) -> Bool {
        let known = starts.compactMap(Timestamp.instant)
        guard known.count == starts.count, occurrences <= starts.count else {
            return startsAt >= departure
        }
        return (known + [startsAt]).contains { start in
            (0...WalkingTimes.longest).contains(start - departure)
        }
    }
}

enum HeardQueries {
    private static let columns =
        "SELECT r.kind, r.subject, r.meeting_id, r.due + r.lead AS departure, d.started"

    /// Since the instant ?; what is told in a summary has a delivery of its own when that has ended.
    static let ofAll = """
        \(columns) FROM delivery AS d {order} JOIN reminder AS r ON r.id = d.reminder_id
        WHERE d.finished >= ?1 AND d.outcome <> 'failed'
        UNION ALL \(columns) FROM delivery AS d {order} JOIN reminder AS r ON r.id = d.reminder_id
        WHERE d.outcome = 'underWay'
        UNION ALL \(columns) FROM delivery AS d {order} JOIN reminder AS r ON r.summary_id = d.reminder_id
        WHERE d.outcome = 'underWay'
        """

    /// For the person ?, due since ? and rung since ?.
    static let ofPerson = """
        \(columns) FROM reminder AS r {order} JOIN delivery AS d ON d.reminder_id = r.id
        WHERE r.person_id = ? AND r.due >= ? AND d.started >= ? AND d.outcome <> 'failed'
        """
}
