import Campus
import ICalendar
import Recurrence
import Storage

extension BellDesk {
    /// Of so many who wait to be planned it is looked whether something was due.
    private static let mostAsked = 20
    /// So far back, in seconds.
    private static let longest: Int64 = 86_400

    /// Since when something is due that nobody rings; nil for nothing.
    ///
    /// What was planned waits in the ledger. Where no daemon runs nothing is planned either, so some of those are planned
    /// here whose plan nobody makes. A home that neither a daemon nor a server ever looked after promises
    /// nobody that it rings.
    func waitingSince() throws(Refusal) -> Instant? {
        let (store, now) = (store, now)
        let due = try translating { () throws(StorageError) in try store.look { try $0.nextDue() } }
        if let due, due < now { return due }
        guard try isPromised(), try !isRinging() else { return nil }
        let late = now.adding(seconds: -AlertRules.lateness)
        let marks = try translating { () throws(StorageError) in
            try store.look { transaction throws(StorageError) in
                try transaction.marked(at: now, limit: Self.mostAsked)
                    + transaction.horizons(before: now, limit: Self.mostAsked)
            }
        }
        var first: Instant?
        for mark in marks {
            let since = mark.since ?? mark.plannedUntil ?? now
            guard since <= late else { continue }
            let window = max(since, now.adding(seconds: -Self.longest))..<now
            let missed = try planned(for: mark.person, in: window)
                .first { $0.kind != .hydration && window.contains($0.due) }
            if let missed { first = min(first ?? missed.due, missed.due) }
        }
        return first
    }

    /// What is said of it where one looks whether all is well; nil where nothing waits.
    func waitingFinding() throws(Refusal) -> Finding? {
        guard try isPromised(), let since = try waitingSince(), now - since > AlertRules.lateness
        else { return nil }
        return Finding(
            subject: "reminders", isWell: false,
            message:
                "something has been due since \(ClockTime(since, in: zone)) and nothing rings it: "
                + "see that `belltower remind` runs")
    }

    private func isPromised() throws(Refusal) -> Bool {
        let store = store
        return try translating { () throws(StorageError) in
            try store.look { transaction throws(StorageError) in
                for service in Uptime.Service.allCases
                where try transaction.lifeSign(of: service) != nil {
                    return true
                }
                return false
            }
        }
    }
}
