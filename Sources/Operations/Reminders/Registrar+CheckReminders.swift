import Campus
import Recurrence
import Storage

extension Registrar {
    /// How punctual the bell was in the last seven days, and whether something that is due waits for
    /// a daemon.
    func reminderFindings() throws(Failure) -> [Finding] {
        let (store, now) = (store, now)
        let lateness = try translating { () throws(StorageError) in
            try store.lateness(in: now.adding(seconds: -7 * 86_400)..<now.adding(seconds: 1))
        }
        return [
            Finding(
                subject: "reminders", isWell: lateness.failed == 0, message: lateness.line,
                lateness: lateness)
        ]
    }
}

extension Lateness {
    /// The numbers of some days in a line.
    fileprivate var line: String {
        var line = "\(delivered) delivered in 7 days"
        if let figures { line += " (\(figures))" }
        line += ", \(retries) retries, \(lapsed) lapsed"
        return failed == 0
            ? line : "\(line), \(failed) failed: see `belltower reminders --history`"
    }
}
