package import Campus
package import Recurrence
package import Scheduling
import Storage

/// A day on which not every cup of water has a place.
package struct CrowdedDay: Hashable, Sendable {
    package var date: CivilDate
    /// How many cups have none.
    package var cups: Int
    package var volume: Volume
    /// In which the volume is told.
    package var units: Profile.Units
}

extension WaterDesk {
    /// The items with the person's cups of water among them, when they are asked for.
    ///
    /// Past days have none; of today there is what is left to drink.
    func withCups(
        _ items: [AgendaItem], _ query: AgendaQuery, of viewer: Person,
        in transaction: Transaction
    ) throws -> [AgendaItem] {
        guard query.kinds.contains(.hydration) else { return items }
        let days = try cupPlans(
            in: query.window, besides: items, of: query, viewer, transaction)
        guard !days.isEmpty else { return items }
        let chosen = try transaction.profile(of: viewer).units
        let cups = days.flatMap { day, goal, plan in
            plan.cups.filter { query.window.contains($0.at) }
                .map { AgendaItem($0, on: day, zone: zone, units: goal.units(chosen)) }
        }
        return inOrder(items + cups)
    }

    /// The days of a window on which not every cup has a place.
    ///
    /// - Parameter items: what `query` gave, which spares looking again.
    package func crowdedDays(
        in window: Range<Instant>, besides items: [AgendaItem] = [], of query: AgendaQuery? = nil
    ) throws(Refusal) -> [CrowdedDay] {
        try looking { transaction, viewer in
            let chosen = try transaction.profile(of: viewer).units
            return try cupPlans(in: window, besides: items, of: query, viewer, transaction)
                .compactMap { day, goal, plan in
                    guard !plan.unplaced.isEmpty else { return nil }
                    return CrowdedDay(
                        date: day, cups: plan.unplaced.count,
                        volume: plan.unplaced.reduce(.zero, +), units: goal.units(chosen))
                }
        }
    }

    /// The goal's standing with the next cup, which is the agenda's; none after the goal's hours,
    /// however much was missed.
    func withNext(_ standing: GoalStanding) throws(Refusal) -> GoalStanding {
        guard standing.goal.isOn else { return standing }
        var standing = standing
        let moment = now..<now.adding(seconds: 1)
        standing.next = try looking { transaction, viewer in
            let calendar = try drinkCalendar(of: viewer, in: transaction)
            guard let today = try cupPlans(in: moment, viewer, transaction).first,
                now < calendar.window(of: today.day).upperBound
            else { return nil }
            return today.plan.next(at: now)
        }
        return standing
    }

    /// The plans of the days that a window is in, from today on; none when the goal is off.
    ///
    /// A day's cups do not depend on the window through which one looks at it: they are placed
    /// around all that the person has in the goal's hours.
    /// - Parameter items: what `query` gave, which spares asking again when it was all.
    private func cupPlans(
        in window: Range<Instant>, besides items: [AgendaItem] = [], of query: AgendaQuery? = nil,
        _ viewer: Person, _ transaction: Transaction
    ) throws -> [(day: CivilDate, goal: Goal, plan: CupPlan)] {
        let calendar = try drinkCalendar(of: viewer, in: transaction)
        let days = cupDays(in: window, calendar)
        guard let first = days.first, let last = days.last else { return [] }
        let drinks = try transaction.drinks(
            of: viewer, in: calendar.bounds(of: calendar.day(of: now)))
        let hours =
            calendar.window(of: first).lowerBound..<calendar.window(of: last).upperBound
        let busy = FreeTime.busy(
            try attended(in: hours, besides: items, of: query, viewer, transaction), in: hours)
        let today = calendar.day(of: now)
        return days.map { day in
            let (goal, window) = (calendar.goal(on: day), calendar.window(of: day))
            let plan = CupPlan(
                goal, in: window, drinks: day == today ? drinks : [],
                around: FreeTime.common(busy, [window]))
            return (day, goal, plan)
        }
    }

    /// The days that have cups and reach into a window.
    private func cupDays(in window: Range<Instant>, _ calendar: DrinkCalendar) -> [CivilDate] {
        let today = calendar.day(of: now)
        guard !window.isEmpty else { return [] }
        let first = max(today, calendar.day(of: window.lowerBound))
        let last = min(
            calendar.day(of: window.upperBound.adding(seconds: -1)),
            today.adding(days: Self.cupHorizon))
        guard first <= last else { return [] }
        return (first.dayNumber...last.dayNumber).map { CivilDate(dayNumber: $0) }
            .filter { calendar.goal(on: $0).isOn && !calendar.window(of: $0).isEmpty }
    }

    /// Further ahead than a year and a month nobody plans a glass of water.
    private static let cupHorizon = 400

    private func attended(
        in hours: Range<Instant>, besides items: [AgendaItem], of query: AgendaQuery?,
        _ viewer: Person, _ transaction: Transaction
    ) throws -> [AgendaItem] {
        let kinds = Set(ItemKind.allCases).subtracting([.hydration])
        if let query, query.kinds.isSuperset(of: kinds),
            query.window.lowerBound <= hours.lowerBound,
            hours.upperBound <= query.window.upperBound
        {
            return items
        }
        return try desks.calendar.agenda(
            AgendaQuery(window: hours, kinds: kinds), of: viewer, in: transaction)
    }
}

extension AgendaItem {
    fileprivate init(
        _ cup: CupPlan.Cup, on day: CivilDate, zone: Zone, units: Profile.Units
    ) {
        let id = ItemID.cup(cup.number, on: day)
        let time = ClockTime(cup.at, in: zone)
        self.init(
            id: id, kind: .hydration, start: time, end: time, allDay: false, zone: zone.id,
            summary: cup.volume.summary(in: units), source: "Water", uid: "\(id)@belltower")
    }
}

extension Volume {
    /// `Glass of water (8 oz)`.
    fileprivate func summary(in units: Profile.Units) -> String {
        let name =
            switch self {
            case Drink.Category.glass.amount?.volume: "Glass"
            case Drink.Category.bottle.amount?.volume: "Bottle"
            default: "Cup"
            }
        return "\(name) of water (\(text(in: units)))"
    }
}
