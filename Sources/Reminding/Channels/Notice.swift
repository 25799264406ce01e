package import Campus
package import Recurrence

/// A reminder on its way through a channel.
package struct Notice: Sendable {
    package var reminder: Reminder
    package var content: ReminderContent
    package var person: Handle
    /// The person's: on whose clock the delivery is told.
    package var zone: Zone
    /// From 1; above 1 the earlier attempts failed or were interrupted.
    package var attempt: Int
    package var channel: String
    package var at: Instant
    /// A file to go with it where the channel takes one; nil without.
    package var attachment: NoticeAttachment?

    package init(
        reminder: Reminder, content: ReminderContent, person: Handle, zone: Zone, attempt: Int,
        channel: String, at: Instant, attachment: NoticeAttachment? = nil
    ) {
        self.reminder = reminder
        self.content = content
        self.person = person
        self.zone = zone
        self.attempt = attempt
        self.channel = channel
        self.at = at
        self.attachment = attachment
    }

    /// The same on every attempt and every channel, so that a receiver can tell a repetition.
    package var key: String { "\(person)/\(reminder.id)" }
}

/// Writes a notice down for programs: a document on one line, without a line break.
package typealias NoticeDocument = @Sendable (Notice) -> [UInt8]

/// A file that goes with a notice: a changed class as a calendar.
package struct NoticeAttachment: Hashable, Sendable {
    /// As `class.ics`.
    package var name: String
    /// As `text/calendar; charset=utf-8; method=PUBLISH`.
    package var mediaType: String
    package var bytes: [UInt8]

    package init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }

    /// A calendar file.
    package static func calendar(_ name: String, _ bytes: [UInt8]) -> NoticeAttachment {
        NoticeAttachment(
            name: name, mediaType: "text/calendar; charset=utf-8; method=PUBLISH", bytes: bytes)
    }
}

extension Notice {
    /// The key in 32 digits, for places that take no other characters.
    var keyDigits: String { Hexadecimal.digits(of: key) }
}
