package import Campus
package import Operations
package import Recurrence
package import Reminding
package import Words

/// A reminder as the contract has it, to which each shape below adds what it knows besides.
private struct ReminderFields {
    var reminder: Reminder
    var content: ReminderContent
    /// The person's: for what is no item, and so has no zone of its own.
    var zone: Zone

    static let schema: Schema = [
        "id": .text, "due": .instantOrDate, "kind": .words(Reminder.Kind.self),
        "lead": .optional(.text), "state": .words(Reminder.State.self), "title": .text,
        "body": .text, "item": .optional(AgendaItemShape.component), "classmates": .list(.text),
        "classmateCount": .integer, "comments": .list(QuoteShape.schema),
        "hydration": .optional(HydrationShape.schema), "leaveBy": .optional(.instant),
    ]

    func write(to json: inout JSONWriter, more: (inout JSONWriter) -> Void) {
        json.object { json in
            json.field("id", reminder.id)
            json.field("due", reminder.dueClock(in: zone))
            json.field("kind", reminder.kind.rawValue)
            json.field("lead", reminder.leadText)
            json.field("state", reminder.state.rawValue)
            json.field("title", content.title)
            json.field("body", content.body)
            json.field("item", reminder.item.map(AgendaItemShape.init))
            writeDetails(to: &json)
            more(&json)
        }
    }

    private func writeDetails(to json: inout JSONWriter) {
        json.field("classmates", texts: content.classmates)
        json.field("classmateCount", content.classmateCount)
        json.field("comments", list: content.comments, as: QuoteShape.init)
        json.field("hydration", content.remaining.map(HydrationShape.init))
        json.field("leaveBy", content.leaveBy)
    }

    private struct QuoteShape: Shape {
        let quote: ReminderContent.Quote

        static var schema: Schema { ["author": .optional(.text), "text": .text, "at": .instant] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("author", quote.author)
                json.field("text", quote.text)
                json.field("at", quote.at)
            }
        }
    }

    private struct HydrationShape: Shape {
        let remaining: Volume

        static var schema: Schema { ["remaining": VolumeShape.component] }

        func write(to json: inout JSONWriter) {
            json.object { $0.field("remaining", VolumeShape(remaining)) }
        }
    }
}

/// A reminder that will ring, with when.
package struct ReminderShape: Shape {
    private let listed: ListedReminder
    private let zone: Zone

    package init(_ listed: ListedReminder, in zone: Zone) {
        (self.listed, self.zone) = (listed, zone)
    }

    package static var schema: Schema {
        ReminderFields.schema.and(["ringsAt": .instant, "grouped": .flag])
    }

    package func write(to json: inout JSONWriter) {
        let fields = ReminderFields(
            reminder: listed.reminder, content: listed.content, zone: zone)
        fields.write(to: &json) { json in
            json.field("ringsAt", listed.at, in: zone)
            json.field("grouped", listed.isGrouped)
        }
    }
}

/// A reminder on its way through a channel, with what is known of this delivery.
package struct NoticeShape: Shape {
    private let notice: Notice

    package init(_ notice: Notice) { self.notice = notice }

    package static var usualBytes: Int { 1_536 }

    package static var schema: Schema {
        ReminderFields.schema.and([
            "person": .text, "key": .text, "attempt": .integer, "channel": .text,
            "deliveredAt": .instant,
        ])
    }

    package func write(to json: inout JSONWriter) {
        var reminder = notice.reminder
        reminder.state = .delivered
        let fields = ReminderFields(
            reminder: reminder, content: notice.content, zone: notice.zone)
        fields.write(to: &json) { json in
            json.field("person", notice.person.text)
            json.field("key", notice.key)
            json.field("attempt", notice.attempt)
            json.field("channel", notice.channel)
            json.field("deliveredAt", notice.at, in: notice.zone)
        }
    }
}

/// What became of a past reminder: what a planned one has, as far as it is kept, and its steps.
package struct ReminderRecordShape: Shape {
    private let record: ReminderRecord
    private let zone: Zone
    private let words: Catalogue

    /// - Parameter words: of the language in which reasons are told: a script reads English.
    package init(_ record: ReminderRecord, in zone: Zone, words: Catalogue = .english) {
        (self.record, self.zone, self.words) = (record, zone, words)
    }

    package static var schema: Schema {
        ReminderFields.schema.and([
            "attempts": .integer, "channel": .optional(.text), "deliveredAt": .optional(.instant),
            "lateMilliseconds": .optional(.integer), "reason": .optional(.text),
            "steps": .list(StepShape.schema),
        ])
    }

    package func write(to json: inout JSONWriter) {
        let fields = ReminderFields(
            reminder: record.reminder,
            content: ReminderContent(title: record.title ?? "", body: ""), zone: zone)
        fields.write(to: &json) { json in
            json.field("attempts", record.attempts)
            json.field("channel", record.channel)
            json.field("deliveredAt", record.deliveredAt, in: zone)
            json.field("lateMilliseconds", record.late)
            json.field("reason", record.reason?.told(in: style))
            json.field("steps", list: record.steps) { StepShape(step: $0, style: style) }
        }
    }

    private var style: ReminderStyle {
        ReminderStyle(zone: zone, at: record.reminder.due, words: words)
    }

    private struct StepShape: Shape {
        let step: ReminderRecord.Step
        let style: ReminderStyle

        static var schema: Schema {
            [
                "at": .instant, "state": .text, "channel": .optional(.text),
                "attempt": .optional(.integer), "reason": .optional(.text),
            ]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("at", step.at, in: style.zone)
                json.field("state", step.state)
                json.field("channel", step.channel)
                json.field("attempt", step.attempt)
                json.field("reason", step.reason?.told(in: style))
            }
        }
    }
}
