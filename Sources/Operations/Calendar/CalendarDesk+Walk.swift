package import Campus
import Scheduling
import Storage

extension CalendarDesk {
    /// How long one walks to an item from what is before it, or from home, as the bell reckons.
    ///
    /// - Parameter items: of the days around it, in order of start.
    /// - Returns: seconds; nil where the campus's walks do not tell.
    package func walk(to item: AgendaItem, among items: [AgendaItem]) throws(Refusal) -> Int64? {
        let walks = profile.walks
        guard !walks.isEmpty else { return nil }
        let settings = try looking { transaction, viewer in
            try transaction.settings(of: [viewer.id])[viewer.id]
        }
        let attended = items.filter {
            $0.status != .cancelled && !$0.isHidden && $0.doubleOf == nil && !$0.allDay
        }
        let home = (settings?.preferences ?? ReminderPreferences()).home
        return Departure(attended, home: home, zone: zone) { walks.walk(from: $0, to: $1) }
            .walk(to: item)
    }
}
