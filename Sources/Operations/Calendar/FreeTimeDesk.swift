import Campus
import ICalendar
package import Recurrence
package import Scheduling
import Storage

/// With whom, for how long and when somebody wants to meet.
package struct MeetingWish: Sendable {
    /// Handles.
    package var with: [String]
    /// In a person's words; an hour when nothing is said.
    package var length: String?
    /// An instant or a date; nil for now.
    package var from: String?
    /// An instant or a date, exclusive; nil for a week after `from`.
    package var to: String?
    /// Until the end of this week, in place of `from` and `to`.
    package var isThisWeek: Bool

    package init(
        with handles: [String], length: String? = nil, from: String? = nil, to: String? = nil,
        isThisWeek: Bool = false
    ) {
        with = handles
        self.length = length
        self.from = from
        self.to = to
        self.isThisWeek = isThisWeek
    }
}

/// Where nothing is: gaps in one calendar, and those that friends have in common.
package struct FreeTimeDesk: Desk {
    package let desks: Desks
}

extension FreeTimeDesk {
    /// The gaps in the person's calendar in the hours they are awake, from now on: what is over is
    /// no offer.
    ///
    /// - Parameter length: the shortest that counts, in a person's words: `30m`.
    package func gaps(
        in window: Range<Instant>, atLeast length: String
    ) throws(Refusal) -> [Range<Instant>] {
        let shortest = try Self.seconds(in: length)
        let times = try times(of: person, in: toCome(try Self.checked(window)))
        return FreeTime.gaps(in: times.awake, without: times.busy, atLeast: shortest)
    }

    /// The gaps that the person and some friends have in common, the best first.
    ///
    /// - Throws: the same `notAllowed` for a handle that nobody has, for somebody who is no friend,
    ///   and for a friend who does not share when they are busy: which of them it is, is not said.
    package func common(_ wish: MeetingWish) throws(Refusal) -> [CommonGap] {
        try passGate()
        let shortest = try Self.seconds(in: wish.length ?? "1h")
        let window = toCome(try Self.checked(try window(of: wish)))
        let friends = try sharers(wish.with)
        var people = [try times(of: person, in: window)]
        for friend in friends { people.append(try times(of: friend, in: window)) }
        return CommonTime(window: window, shortest: shortest, zone: zone).gaps(people)
    }

    /// What of a window is not over.
    private func toCome(_ window: Range<Instant>) -> Range<Instant> {
        let lower = max(window.lowerBound, now)
        return lower..<max(lower, window.upperBound)
    }

    private func window(of wish: MeetingWish) throws(Refusal) -> Range<Instant> {
        guard wish.isThisWeek else {
            let lower =
                try wish.from.map { text throws(Refusal) in try desks.calendar.instant(text) }
                ?? now
            let week = zone.instant(of: zone.wall(at: lower).adding(seconds: 7 * 86_400))
            let upper =
                try wish.to.map { text throws(Refusal) in try desks.calendar.instant(text) } ?? week
            guard lower <= upper else {
                throw Refusal(.invalid, "refusal.window.backwards")
            }
            return lower..<upper
        }
        guard wish.from == nil, wish.to == nil else {
            throw Refusal(.invalid, "refusal.free.twice")
        }
        return now..<zone.instants(AgendaPeriod.week.days(around: desks.calendar.today)).upperBound
    }

    /// The friends of some handles, each of whom shares when they are busy.
    private func sharers(_ handles: [String]) throws(Refusal) -> [Person] {
        let handles = try handles.map { text throws(Refusal) in
            try Handle.checked(text)
        }
        guard (1...Self.mostFriends).contains(Set(handles).count) else {
            throw Refusal(.invalid, "refusal.free.friends", with: ["most": "\(Self.mostFriends)"])
        }
        return try looking { transaction, viewer in
            let friends = Dictionary(
                try transaction.friends(of: viewer).map { ($0.handle, $0) }
            ) { first, _ in first }
            return try Set(handles).subtracting([viewer.handle]).sorted { $0.text < $1.text }.map {
                let friend = friends[$0].flatMap { $0.isSuspended ? nil : $0 }
                guard let friend,
                    try transaction.setting(.shareBusy, of: friend) == .friends
                else {
                    throw Refusal(.forbidden, "refusal.free.unshared", with: ["handle": "\($0)"])
                }
                return friend
            }
        }
    }

    /// More at once find no time anyway.
    private static let mostFriends = 100

    /// When a person is busy, and when awake on their own clock.
    func times(
        of person: Person, in window: Range<Instant>
    ) throws(Refusal) -> PersonTimes {
        let (hours, own) = try looking { transaction, _ in
            (
                try transaction.setting(.waking, of: person),
                try transaction.profile(of: person).zone
            )
        }
        var asking = desks
        if person.id != self.person.id {
            asking.caller.person = person
            // The zone that was asked for is the asker's, and moves nobody else's waking hours.
            asking.caller.zone = own.flatMap { zones.zone($0) } ?? zone(setBy: nil)
        }
        let kinds = Set(ItemKind.allCases).subtracting([.hydration])
        let items = try asking.calendar.agenda(AgendaQuery(window: window, kinds: kinds))
        return PersonTimes(
            busy: FreeTime.busy(items, in: window),
            awake: FreeTime.awake(hours, in: window, zone: asking.zone))
    }

    /// How long a length in a person's words is.
    package static func seconds(in length: String) throws(Refusal) -> Int64 {
        let seconds = WrittenLength(length).map { $0.seconds + Int64($0.days) * 86_400 } ?? 0
        guard seconds > 0 else {
            throw Refusal(.invalid, "refusal.free.length", with: ["text": "\(length.shortened)"])
        }
        return seconds
    }

    private static func checked(_ window: Range<Instant>) throws(Refusal) -> Range<Instant> {
        guard window.upperBound - window.lowerBound <= 367 * 86_400 else {
            throw Refusal(.invalid, "refusal.free.long")
        }
        return window
    }
}
