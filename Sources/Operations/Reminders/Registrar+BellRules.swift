import Logging
public import Reminding

extension Registrar {
    /// What the bell asks: what is planned for somebody, and what becomes of what is due.
    ///
    /// One for a daemon: what it has read of modules is kept until somebody writes.
    public var bellRules: BellRules {
        let reader = ReminderReader(self)
        return BellRules(
            plan: { person, window in
                try planned(for: person, in: window, at: window.lowerBound)
            },
            assess: { due, now in try reader.assess(due, at: now) })
    }

    /// What the daemon asks, on a clock that goes on.
    public func bellRules(on clock: WallClock) throws(Failure) -> BellRules {
        try CurrentRegistrar(
            self, clock, isMailed: false, doorbell: Doorbell(), logger: Logger(label: "belltower")
        ).rules
    }
}
