package import Campus
import Foundation
package import Recurrence

/// Where a person stands, at a glance.
package struct Overview: Sendable {
    /// Nothing that a calendar could be made of is there yet.
    package var isNew: Bool
    package var times: NowAndNext
    package var goal: GoalStanding
    /// How many sources the calendar is made of.
    package var sources: Int
    /// When a source was last read; nil before the first time.
    package var lastImport: Instant?
    /// What rings next within a day.
    package var reminder: ListedReminder?
    /// Whether a daemon runs that would ring it.
    package var isRinging: Bool
    /// Events that are to come in which the person has a part, in order of time: joined ones,
    /// places that are kept for them, and those they wait for.
    package var events: [EventCard]
    /// What is wrong with sources, a line each.
    package var troubles: [String]
    /// Who wants to be friends.
    package var askers: [Person]
}

/// The first steps in a home, and how things stand at a glance.
package struct WelcomeDesk: Desk {
    package let desks: Desks
}

extension WelcomeDesk {
    /// Where the person stands: a few queries, and nothing is fetched.
    package func overview() throws(Refusal) -> Overview {
        let sources = try desks.sources.list()
        let reminders = try desks.reminders.upcoming(from: nil, to: nil)
        let (events, askers) = (try ownEvents(), try desks.friends.list().received)
        let isEmpty = sources.isEmpty && events.isEmpty && askers.isEmpty
        let isNew = isEmpty ? try desks.sources.isNew() : false
        return Overview(
            isNew: isNew,
            times: try desks.calendar.nowAndNext(),
            goal: try desks.water.goal(), sources: sources.count,
            lastImport: sources.compactMap(\.good?.at).max(),
            reminder: reminders.first { !$0.reminder.state.isSettled },
            isRinging: try desks.bell.isRinging(), events: events,
            troubles: sources.compactMap { status in
                status.latest?.reason.map { "\(status.source.name): \($0)" }
            },
            askers: askers)
    }
}

extension WelcomeDesk {
    /// The events in which the person has a part, without offers that have run out.
    private func ownEvents() throws(Refusal) -> [EventCard] {
        try looking { transaction, viewer in
            try desks.events.cards(EventSelection(isMine: true), in: transaction, for: viewer)
        }.filter { card in
            let isOver = card.mine?.offeredUntil.map { $0 <= now } ?? false
            return card.state != .cancelled && !(card.mine?.state == .offered && isOver)
        }.sorted { $0.start.instant < $1.start.instant }
    }
}

extension Invocation {
    /// The home's folder, and whether anything is kept there yet; nothing is made.
    ///
    /// - Throws: `Refusal` when it is no folder, or one that may not be entered; `.unreadable` where something was
    ///   kept that is gone.
    package func place() throws(Refusal) -> (path: String, isThere: Bool) {
        let path = homePath
        guard try HomeFolder.isThere(path) else { return (path, false) }
        let home = HomeFolder(known: path)
        let (database, marker) = (try HomeDatabase(of: home), HomeMarker(home: home))
        guard database.isThere || !marker.wasInUse else { throw marker.lost }
        return (path, database.isThere)
    }
}
