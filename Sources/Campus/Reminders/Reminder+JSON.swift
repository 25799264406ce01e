package import Recurrence

extension Reminder {
    /// Writes the reminder as JSON; `more` adds what a delivery knows besides.
    ///
    /// - Parameter zone: the person's: for what is no item, and so has no zone of its own.
    package func write(
        _ content: ReminderContent, in zone: Zone, to json: inout JSONWriter,
        more: (inout JSONWriter) -> Void = { _ in }
    ) {
        json.object { json in
            json.field("id", id)
            json.key("due")
            json.timestamp(dueClock(in: zone))
            json.field("kind", kind.rawValue)
            json.field("lead", leadText)
            json.field("state", state.rawValue)
            json.field("title", content.title)
            json.field("body", content.body)
            json.key("item")
            if let item { item.write(to: &json) } else { json.null() }
            content.writeDetails(to: &json)
            more(&json)
        }
    }

    /// The due instant on the clock of the item's start.
    ///
    /// Between them daylight saving may end or begin; the instant is right, the clock the item's.
    func dueClock(in zone: Zone) -> ClockTime {
        guard let item, due == item.start.instant.adding(seconds: -lead) else {
            return ClockTime(due, in: zone)
        }
        return ClockTime(wall: item.start.wall.adding(seconds: -lead), offset: item.start.offset)
    }
}

extension ReminderContent {
    fileprivate func writeDetails(to json: inout JSONWriter) {
        json.key("classmates")
        json.array(classmates) { $0.string($1) }
        json.field("classmateCount", classmateCount)
        json.key("comments")
        json.array(comments) { json, quote in
            json.object { json in
                json.field("author", quote.author)
                json.field("text", quote.text)
                json.key("at")
                json.timestamp(quote.at)
            }
        }
        json.key("hydration")
        if let remaining {
            json.object { json in
                json.key("remaining")
                remaining.write(to: &json)
            }
        } else {
            json.null()
        }
        json.key("leaveBy")
        if let leaveBy { json.timestamp(leaveBy) } else { json.null() }
    }
}
