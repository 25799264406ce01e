package import Campus
import Recurrence
import Storage
import Words

/// Notices by staff that stand on everybody's Today until their day is over (docs/decisions/0046).
package struct AnnouncementDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var announcements: AnnouncementDesk { AnnouncementDesk(desks: self) }
}

extension AnnouncementDesk {
    /// So many characters has one.
    package static let mostCharacters = 500
    /// So many days ahead one may stand.
    package static let mostDays = 60
    /// So many stand at once: of more nobody reads any.
    package static let mostAtOnce = 10
    /// So many are listed.
    private static let mostListed = 200

    /// Those that stand today, the newest first: for everybody.
    package func standing() throws(Refusal) -> [Announcement] {
        let today = today
        return try looking { transaction, _ in try transaction.announcements(on: today) }
    }

    /// Those on record, the newest first, with those that are over: for staff and operators.
    package func list() throws(Refusal) -> [Announcement] {
        try looking { transaction, viewer in
            try Self.mustAnnounce(viewer)
            return try transaction.announcements(atMost: Self.mostListed)
        }
    }

    /// Puts up a notice: for staff and operators.
    ///
    /// - Parameter day: words for the last day on which it stands.
    /// - Throws: `Refusal.invalid` for a text that is empty or too long, and a day that is past or too far ahead;
    ///   `.conflict` where ten stand already.
    package func add(_ text: String, until day: String) throws(Refusal) -> Announcement {
        let text = try WrittenText.checked(
            text, as: "text.announcement", atMost: Self.mostCharacters)
        let lastDay = try self.day(day)
        let today = today
        guard (today...today.adding(days: Self.mostDays)).contains(lastDay) else {
            throw Refusal(
                .invalid, "refusal.announcement.day", with: ["most": .number(Self.mostDays)])
        }
        return try acting(.announce) { transaction, actor in
            try Self.mustAnnounce(actor)
            guard try transaction.announcements(on: today).count < Self.mostAtOnce else {
                throw Refusal(
                    .conflict, "refusal.announcement.many",
                    with: ["most": .number(Self.mostAtOnce)])
            }
            let id = try transaction.announce(text, until: lastDay, by: actor, at: now)
            try transaction.audit(
                .announce, by: actor, "announcement \(id)", detail: text, at: now)
            return Announcement(id: id, text: text, author: actor, at: now, lastDay: lastDay)
        }
    }

    /// Takes a notice down before its time: one's own, or as an operator any.
    ///
    /// - Throws: `Refusal.missing` for one that does not stand.
    package func end(_ id: AnnouncementID) throws(Refusal) -> Announcement {
        let today = today
        return try acting(.endAnnouncement) { transaction, actor in
            try Self.mustAnnounce(actor)
            var announcement = try transaction.announcement(id).orThrow(Self.unknown(id))
            guard announcement.stands(on: today) else { throw Self.unknown(id) }
            guard mayEnd(announcement, as: actor) else {
                throw Refusal(.forbidden, "refusal.announcement.foreign")
            }
            try transaction.end(announcement, at: now)
            try transaction.audit(
                .endAnnouncement, by: actor, on: announcement.author, "announcement \(id)",
                detail: announcement.text, at: now)
            announcement.ended = now
            return announcement
        }
    }

    /// Whether one stands still, and who asks may take it down.
    package func mayEnd(_ announcement: Announcement) -> Bool {
        announcement.stands(on: today) && mayEnd(announcement, as: person) && !person.isSuspended
    }

    private func mayEnd(_ announcement: Announcement, as person: Person) -> Bool {
        person.role == .operator || person.isStaff && announcement.author?.id == person.id
    }

    /// On the home's clock: a notice stands as long for everybody.
    private var today: CivilDate { desks.context.zone.wall(at: now).date }

    private func day(_ text: String) throws(Refusal) -> CivilDate {
        let window = try desks.calendar.window(.day, date: text, from: nil, to: nil)
        return zone.wall(at: window.lowerBound).date
    }

    private static func mustAnnounce(_ person: Person) throws(Refusal) {
        guard person.isStaff else { throw Refusal(.forbidden, "refusal.announcement.staff") }
    }

    private static func unknown(_ id: AnnouncementID) -> Refusal {
        Refusal(.missing, "refusal.announcement.unknown", with: ["id": "\(id)"])
    }
}
