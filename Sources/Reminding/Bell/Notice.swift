public import Campus
public import Recurrence

/// A reminder on its way through a channel.
public struct Notice: Sendable {
    public var reminder: Reminder
    public var content: ReminderContent
    public var person: Handle
    /// The person's: on whose clock the delivery is told.
    public var zone: Zone
    /// From 1; above 1 the earlier attempts failed or were interrupted.
    public var attempt: Int
    public var channel: String
    public var at: Instant
    /// A file to go with it where the channel takes one; nil without.
    public var attachment: NoticeAttachment?

    public init(
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
    public var key: String { "\(person)/\(reminder.id)" }

    /// The reminder as JSON, with what is known of this delivery; no line break inside.
    public var json: JSONWriter {
        var json = JSONWriter(reserving: 1_536)
        var reminder = reminder
        reminder.state = .delivered
        reminder.write(content, in: zone, to: &json) { json in
            json.field("person", person.text)
            json.field("key", key)
            json.field("attempt", attempt)
            json.field("channel", channel)
            json.key("deliveredAt")
            json.timestamp(ClockTime(at, in: zone))
        }
        return json
    }
}
