import Campus
import Logging
import Reminding
import Storage

extension CurrentDesks {
    /// For how long a reminder is snoozed where no length can be chosen.
    private static let snooze = "10m"

    /// Does what somebody chose where they saw a notice, in the name of the one whom it is for.
    ///
    /// - Parameter key: the notice's, `sam/m12-20261005T091500-PT15M`.
    func take(_ choice: NoticeAction, of key: String) {
        do {
            let (asking, id) = try addressee(of: key)
            switch choice {
            case .snooze: _ = try asking.reminders.snooze(id, for: Self.snooze)
            case .dismiss: _ = try asking.reminders.dismiss(id, .named)
            }
        } catch {
            logger.warning(
                "what was chosen cannot be done",
                metadata: ["reminder": "\(key)", "reason": "\(Refusal(unknown: error))"])
        }
        doorbell.ring()
    }

    private func addressee(of key: String) throws -> (Desks, reminder: String) {
        let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
        let desks = value
        guard parts.count == 2, let handle = Handle(parts[0]),
            let person = try desks.store.look({ try $0.person(handle) })
        else {
            throw Refusal(.missing, "refusal.reminder.nobody", with: ["key": "\(key.harmless)"])
        }
        return (try desks.asking(for: person, at: desks.now), parts[1])
    }
}
