import Campus
import Recurrence
import Testing

/// What has to be on record, told from the calendar as it stood, and nothing else.
///
/// It knows one rule: what is in somebody's agenda, and not cancelled, hidden or muted, rings so
/// long before it begins. What came due while the daemon was dead counts if it is still so when the
/// next one has looked.
struct LedgerOracle {
    struct Key: Hashable, Comparable, CustomStringConvertible {
        var person: String
        var subject: String
        var lead: Int64

        var description: String { "\(person)/\(subject) -\(lead / 60) min" }

        static func < (one: Key, other: Key) -> Bool { one.description < other.description }
    }

    struct Claim: Hashable {
        var key: Key
        /// Nil: at whatever instant, since it was nearer than its lead when it appeared.
        var due: Instant?
    }

    /// What rings for somebody, as their calendar stands.
    struct View {
        struct Bell {
            var key: Key
            var due: Instant
            var start: Instant
        }

        var bells: [Bell] = []
        /// Where in the calendar a ring may come from: its key, and its due instant.
        var dues: [Key: Instant] = [:]
    }

    private(set) var claims: Set<Claim> = []
    private var pending: Set<Claim> = []
    private(set) var views: [[String: View]] = []

    /// The agenda of a person as it stands.
    static func view(
        _ items: [AgendaItem], of person: String, _ leads: [ItemKind: [Int64]], _ mutes: Mutes
    ) -> View {
        var view = View()
        for item in items {
            if item.status == .cancelled || item.allDay || item.isHidden || item.doubleOf != nil {
                continue
            }
            if mutes.covers(item) { continue }
            for lead in item.leads ?? leads[item.kind] ?? [] {
                let key = Key(person: person, subject: item.id.description, lead: lead)
                let start = item.start.instant
                let due = start.adding(seconds: -lead)
                view.bells.append(View.Bell(key: key, due: due, start: start))
                view.dues[key] = due
            }
        }
        return view
    }

    /// A stretch between two acts, in which nobody altered anything.
    ///
    /// - Parameter died: when the daemon died; `start` when it was dead, nil when it lived on.
    mutating func pass(
        _ stretch: Range<Instant>, _ views: [String: View], died: Instant?
    ) {
        self.views.append(views)
        let bells = views.values.flatMap(\.bells)
        let present = Set(bells.map { Claim(key: $0.key, due: $0.due) })
        let keys = Set(bells.map(\.key))
        pending = pending.filter { claim in
            claim.due == nil ? keys.contains(claim.key) : present.contains(claim)
        }
        for bell in bells {
            let claim: Claim
            if stretch.contains(bell.due) {
                claim = Claim(key: bell.key, due: bell.due)
            } else if bell.due < stretch.lowerBound, bell.start > stretch.lowerBound {
                claim = Claim(key: bell.key, due: nil)
            } else {
                continue
            }
            if let died, claim.due.map({ $0 >= died }) ?? true {
                pending.insert(claim)
            } else {
                claims.insert(claim)
            }
        }
        guard died == nil else { return }
        claims.formUnion(pending)
        pending = []
    }

    /// What is claimed, and is not on record exactly once.
    func missing(in records: [Key: [ReminderRecord]], at end: Instant) -> [String] {
        claims.compactMap { claim in
            let rows = records[claim.key] ?? []
            guard let due = claim.due else {
                return rows.isEmpty ? "\(claim.key) never rang, though it came late" : nil
            }
            let exact = rows.count { $0.reminder.due == due }
            // One that rang before is not told again when it is moved by less, or to be earlier.
            let isTold = rows.contains { $0.reminder.due.adding(seconds: 600) >= due }
            guard exact == 1 || exact == 0 && isTold else {
                return "\(claim.key) due \(Zone.utc.wall(at: due)) is \(exact) times on record: "
                    + rows.map(Self.line).joined(separator: "; ")
            }
            return nil
        }.sorted()
    }

    private static func line(_ record: ReminderRecord) -> String {
        let steps = record.steps.map {
            "\(Zone.utc.wall(at: $0.at)) \($0.state) \($0.reason ?? "")"
        }
        return "\(Zone.utc.wall(at: record.reminder.due)) \(record.reminder.state): \(steps)"
    }
}
