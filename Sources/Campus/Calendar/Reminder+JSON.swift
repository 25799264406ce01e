public import Recurrence

extension Reminder {
    /// Writes the reminder as JSON; `more` adds what a delivery knows besides.
    public func write(
        to json: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }
    ) {
        json.object { json in
            json.field("id", id)
            json.key("due")
            json.timestamp(dueClock)
            json.field("kind", item.kind.rawValue)
            json.field("lead", leadText)
            json.field("state", state.rawValue)
            json.field("title", title)
            json.field("body", body)
            json.key("item")
            item.write(to: &json)
            json.key("classmates")
            json.raw("[]")
            json.key("comments")
            json.raw("[]")
            json.field("hydration", nil as String?)
            more(&json)
        }
    }

    /// The due instant on the clock of the item's start.
    ///
    /// Between them daylight saving may end or begin; the instant is right, the clock the item's.
    public var dueClock: ClockTime {
        ClockTime(wall: item.start.wall.adding(seconds: -lead), offset: item.start.offset)
    }

    /// `CM50123 Lecture at 09:15`.
    public var title: String {
        "\(item.summary.isEmpty ? "(no title)" : item.summary) at \(item.start.wall.clockText)"
    }

    /// `8W 2.1, until 11:05`.
    public var body: String {
        let until = "until \(item.end.wall.clockText)"
        guard let location = item.location?.oneLine, !location.isEmpty else { return until }
        return "\(location), \(until)"
    }
}

extension WallTime {
    /// `09:15`.
    public var clockText: String {
        let minutes = secondOfDay / 60
        return twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
    }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension String {
    /// The text on one line: its lines, without the empty ones, joined by commas.
    public var oneLine: String {
        split(whereSeparator: \.isNewline)
            .map { $0.trimmed }
            .filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }
}
