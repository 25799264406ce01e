import Campus
import Operations
import Recurrence
import Words

/// When one has to leave for an item, where the campus says how long the walk is.
struct Leaving {
    /// In seconds.
    let walk: Int64
    let at: Instant
    private let view: CalendarView

    /// Nil where there is no walk, or nobody knows of one.
    ///
    /// - Parameter items: of the days around it, in order of start.
    init?(for item: AgendaItem, among items: [AgendaItem], _ view: CalendarView) throws {
        guard let walk = try view.desks.calendar.walk(to: item, among: items), walk >= 60
        else { return nil }
        (self.walk, self.view) = (walk, view)
        at = item.start.instant.adding(seconds: -walk)
    }

    /// `9 minutes to walk`.
    var walkText: String {
        view.frame.words("told.walk", ["length": .text(view.frame.days.spoken(walk))])
    }

    /// `Leave in 12 minutes`, which a script counts down; `Leave now`, which is so until the item begins.
    var model: [String: Any] {
        let ahead = at - view.desks.now
        guard ahead >= 60 else { return ["leaveText": view.frame.words("page.today.leaveNow")] }
        return [
            "leaveBy": view.frame.timestamp(at),
            "leaveText": view.frame.words(
                "page.today.leave", ["length": .text(view.frame.days.ahead(ahead, isSpoken: true))]),
        ]
    }

    /// All of it: `Leave at 10:06: 9 minutes to walk.`, for who wants one sentence.
    var sentence: String {
        let time = view.frame.clock(view.frame.zone.wall(at: at))
        return view.frame.words("told.leave", ["time": .text(time), "walk": .text(walkText)])
    }
}
