import ICalendar
import Logging
public import Reminding
import Storage

extension Registrar {
    /// What the bell asks: what is planned for somebody, and what becomes of what is due.
    ///
    /// One for a daemon: what it has read of modules is kept until somebody writes.
    public var bellRules: BellRules {
        let keeping = keepingCampus
        let reader = ReminderReader(keeping)
        return BellRules(
            plan: { person, window in
                try keeping.planned(for: person, in: window, at: window.lowerBound)
            },
            assess: { due, now in try reader.assess(due, at: now) })
    }

    /// What the daemon asks, on a clock that goes on.
    public func bellRules(on clock: WallClock) throws(Failure) -> BellRules {
        try CurrentRegistrar(
            self, clock, isMailed: false, doorbell: Doorbell(), logger: Logger(label: "belltower")
        ).rules
    }

    /// The same, for who asks for many people.
    var keepingCampus: Registrar {
        var keeping = self
        keeping.store = store.keepingCampus()
        keeping.zones = zones.keeping()
        return keeping
    }
}
