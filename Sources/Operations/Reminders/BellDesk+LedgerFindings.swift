import Campus
import Recurrence
import Storage
import Words

extension BellDesk {
    /// How punctual the bell was in the last seven days, and whether something that is due waits for
    /// a daemon.
    func reminderFindings() throws(Refusal) -> [Finding] {
        let (store, now) = (store, now)
        let lateness = try translating { () throws(StorageError) in
            try store.look {
                try $0.lateness(in: now.adding(seconds: -7 * 86_400)..<now.adding(seconds: 1))
            }
        }
        let ahead = try translating { () throws(StorageError) in
            try store.look { try $0.clockAhead(at: now, within: 7 * 86_400) }
        }
        return try ringerFindings() + [
            Finding(
                subject: "reminders", isWell: lateness.failed == 0, message: lateness.line,
                lateness: lateness)
        ] + [try waitingFinding()].compactMap(\.self) + [ahead].compactMap(\.self).map(finding)
    }

    /// A clock that was ahead may have told early what rang then.
    private func finding(_ ahead: ClockAhead) -> Finding {
        let shown = "it showed \(ClockTime(ahead.shown, in: zone)) and is earlier now"
        guard let noticed = ahead.noticed else {
            return Finding(
                subject: "clock", isWell: false,
                message: "was ahead: \(shown); see that `belltower remind` runs, which plans anew")
        }
        return Finding(
            subject: "clock", isWell: true,
            message: "was ahead until \(ClockTime(noticed, in: zone)): \(shown); "
                + "what had lapsed before its time waits again")
    }
}

extension Lateness {
    /// The numbers of some days in a line.
    fileprivate var line: String {
        var line = "\(delivered) delivered in 7 days"
        if let figures = figures(in: .english) { line += " (\(figures))" }
        line += ", \(retries) retries, \(lapsed) lapsed"
        return failed == 0
            ? line : "\(line), \(failed) failed: see `belltower reminders --history`"
    }
}
