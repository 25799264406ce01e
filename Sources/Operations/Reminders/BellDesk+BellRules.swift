import ICalendar
import Logging
package import Reminding
import Storage

extension BellDesk {
    /// What the daemon asks: what is planned for somebody, and what becomes of what is due.
    ///
    /// What it has read of the campus is kept until somebody writes.
    package func bellRules(on clock: WallClock) throws(Refusal) -> BellRules {
        // Rules alone ring nothing.
        let options = RingOptions { _ in [] }
        return try CurrentDesks(
            keepingCampus, by: clock, options, doorbell: Doorbell(),
            logger: Logger(label: "belltower")
        ).rules
    }
}

extension Desk {
    /// The same desks, for who asks for many people.
    var keepingCampus: Desks {
        var keeping = desks
        keeping.store = store.keepingCampus()
        keeping.zones = zones.keeping()
        return keeping
    }
}
