import Campus
import Storage

extension ReminderDesk {
    /// How the person is rung, in the order in which it is tried, as the setting writes channels; empty for
    /// whatever the daemon rings by on its machine.
    package func channels() throws(Refusal) -> [String] {
        let hasMail = configuration.channels.email != nil
        return try looking { transaction, viewer in
            try transaction.settings(of: [viewer.id])[viewer.id]?
                .specifications(hasMail: hasMail) ?? []
        }
    }
}
