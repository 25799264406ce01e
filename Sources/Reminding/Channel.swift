public import Campus
public import Recurrence

/// A way by which reminders reach a person.
public struct Channel: Sendable {
    /// As on the command line: `jsonl:-`, `command:/usr/local/bin/ring`, `desktop`.
    public var name: String
    /// Hands over one notice; throws when the person did not get it.
    public var deliver: @Sendable (Notice) async throws(ChannelError) -> Void

    public init(
        name: String, deliver: @escaping @Sendable (Notice) async throws(ChannelError) -> Void
    ) {
        self.name = name
        self.deliver = deliver
    }
}

/// Why a channel did not deliver, in words.
public struct ChannelError: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String

    public init(_ description: String) { self.description = description }
}

/// A reminder on its way through a channel.
public struct Notice: Sendable {
    public var reminder: Reminder
    public var person: Handle
    /// From 1; above 1 the earlier attempts failed or were interrupted.
    public var attempt: Int
    public var channel: String
    public var at: Instant

    public init(
        reminder: Reminder, person: Handle, attempt: Int, channel: String, at: Instant
    ) {
        self.reminder = reminder
        self.person = person
        self.attempt = attempt
        self.channel = channel
        self.at = at
    }

    /// The same on every attempt and every channel, so that a receiver can tell a repetition.
    public var key: String { "\(person)/\(reminder.id)" }

    /// The reminder as JSON, with what is known of this delivery; no line break inside.
    public var json: JSONWriter {
        var json = JSONWriter(reserving: 1_024)
        var reminder = reminder
        reminder.state = .delivered
        let offset = reminder.item.start.offset
        let local = WallTime(seconds: at.seconds + Int64(offset))
        reminder.write(to: &json) { json in
            json.field("person", person.text)
            json.field("key", key)
            json.field("attempt", attempt)
            json.field("channel", channel)
            json.key("deliveredAt")
            json.timestamp(ClockTime(wall: local, offset: offset))
        }
        return json
    }
}
