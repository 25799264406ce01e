import ICalendar
import Logging
package import Reminding
import Storage

extension Registrar {
    /// What the daemon asks: what is planned for somebody, and what becomes of what is due.
    ///
    /// What it has read of the campus is kept until somebody writes.
    package func bellRules(on clock: WallClock) throws(Failure) -> BellRules {
        try CurrentRegistrar(
            keepingCampus, clock, isMailed: false, doorbell: Doorbell(),
            logger: Logger(label: "belltower")
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
