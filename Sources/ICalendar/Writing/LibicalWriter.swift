import CLibical

/// Writes values with libical; each is made, written and freed in one call.
enum LibicalWriter {
    static func text(_ duration: CalendarDuration) -> String {
        written(icalvalue_new_duration(icaldurationtype(duration)))
    }

    private static func written(_ value: OpaquePointer?) -> String {
        precondition(Libical.isThere, FeedError.noLibical.description)
        belltower_ical_never_abort()
        guard let value else { return "" }
        defer { icalvalue_free(value) }
        guard let text = icalvalue_as_ical_string_r(value) else { return "" }
        defer { icalmemory_free_buffer(text) }
        return String(cString: text)
    }
}

extension icaldurationtype {
    /// Days and seconds of different signs cannot be written: then days are 86,400 seconds, as they
    /// are beside more seconds than libical's fields hold.
    fileprivate init(_ duration: CalendarDuration) {
        let limit = CalendarDuration.longest
        var days = min(max(duration.days, -limit.days), limit.days)
        var seconds = min(max(duration.seconds, -limit.seconds), limit.seconds)
        if days < 0 && seconds > 0 || days > 0 && seconds < 0 {
            seconds += days * 86_400
            days = 0
        }
        let magnitude = UInt32(clamping: seconds.magnitude)
        self.init(
            is_neg: days < 0 || seconds < 0 ? 1 : 0, days: UInt32(clamping: days.magnitude),
            weeks: 0, hours: magnitude / 3_600, minutes: magnitude / 60 % 60,
            seconds: magnitude % 60)
    }
}
