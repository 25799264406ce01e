import CLibical
import Recurrence

/// Writes a calendar as RFC 5545 has it: CRLF, folded at 75 octets, text escaped.
///
/// libical writes the properties. Recurrence rules go around it, as in `ComponentParser`: they are
/// put in as lines of their own. What a value holds can neither end its line nor begin another.
public struct CalendarWriter: Sendable {
    public init() { belltower_ical_never_abort() }

    /// The bytes of a component, with all inside it.
    public func write(_ component: Component) -> [UInt8] {
        var lines: [UInt8] = []
        write(component, to: &lines)
        return lines
    }

    private func write(_ component: Component, to lines: inout [UInt8]) {
        append("BEGIN:\(component.name)", to: &lines)
        for property in component.properties { write(property, to: &lines) }
        for child in component.children { write(child, to: &lines) }
        append("END:\(component.name)", to: &lines)
    }

    private func write(_ property: Property, to lines: inout [UInt8]) {
        if case .raw(let text) = property.value {
            append("\(property.name):\(Self.safe(text))", to: &lines)
        } else if let text = Self.line(property) {
            lines += text.utf8
        }
    }

    /// A property's line as libical writes it, folded and ended.
    private static func line(_ property: Property) -> String? {
        let kind = icalproperty_string_to_kind(property.name)
        guard let made = icalproperty_new(kind) else { return nil }
        if kind == ICAL_X_PROPERTY { icalproperty_set_x_name(made, property.name) }
        defer { icalproperty_free(made) }
        guard let value = value(property, made) else { return nil }
        icalproperty_set_value(made, value)
        if property.reachesOn {
            icalproperty_add_parameter(
                made, icalparameter_new_range(ICAL_RANGE_THISANDFUTURE))
        }
        guard let text = icalproperty_as_ical_string_r(made) else { return nil }
        defer { icalmemory_free_buffer(text) }
        return String(cString: text)
    }

    private static func value(_ property: Property, _ made: OpaquePointer) -> OpaquePointer? {
        switch property.value {
        case .text(let text): return icalvalue_new_text(clean(text))
        case .integer(let number):
            return icalvalue_new_integer(Int32(clamping: number))
        case .duration(let duration):
            return icalvalue_new_duration(icaldurationtype(duration))
        case .time(let time):
            annotate(made, time.form)
            return time.form == .date
                ? icalvalue_new_date(icaltimetype(time))
                : icalvalue_new_datetime(icaltimetype(time))
        case .period(let period):
            annotate(made, period.start.form)
            icalproperty_add_parameter(made, icalparameter_new_value(ICAL_VALUE_PERIOD))
            var value = icalperiodtype()
            value.start = icaltimetype(period.start)
            value.end = icaltime_null_time()
            value.duration = icaldurationtype_from_int(Int32(clamping: period.seconds))
            return icalvalue_new_period(value)
        case .raw: return nil
        }
    }

    private static func annotate(_ property: OpaquePointer, _ form: TimeValue.Form) {
        switch form {
        case .date:
            icalproperty_add_parameter(property, icalparameter_new_value(ICAL_VALUE_DATE))
        case .zoned(let tzid):
            icalproperty_add_parameter(property, icalparameter_new_tzid(safe(tzid)))
        case .utc, .floating: break
        }
    }

    /// Without control characters, but for line breaks and tabs, which libical escapes.
    private static func clean(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return text }
        let unified = text.replacing("\r\n", with: "\n")
        return String(
            String.UnicodeScalarView(
                unified.unicodeScalars.filter {
                    $0 == "\n" || $0 == "\t" || ($0.value >= 0x20 && $0.value != 0x7f)
                }))
    }

    /// Without any control character.
    private static func safe(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f && $0 != "\"" }))
    }

    /// Folds a line at 75 octets, never inside a character (RFC 5545 section 3.1).
    private func append(_ line: String, to lines: inout [UInt8]) {
        var width = 0
        for character in line.unicodeScalars {
            let bytes = UTF8.encode(character) ?? UTF8.encodedReplacementCharacter
            if width + bytes.count > 75 {
                lines += [0x0d, 0x0a, 0x20]
                width = 1
            }
            lines += bytes
            width += bytes.count
        }
        lines += [0x0d, 0x0a]
    }
}

extension icaltimetype {
    fileprivate init(_ time: TimeValue) {
        self = icaltime_null_time()
        let (year, month, day) = time.wall.date.parts
        self.year = Int32(year)
        self.month = Int32(month)
        self.day = Int32(day)
        guard time.form != .date else {
            is_date = 1
            return
        }
        let seconds = Int32(time.wall.secondOfDay)
        hour = seconds / 3_600
        minute = seconds / 60 % 60
        second = seconds % 60
        if time.form == .utc { zone = icaltimezone_get_utc_timezone() }
    }
}

extension icaldurationtype {
    fileprivate init(_ duration: DurationValue) {
        let isNegative = duration.days < 0 || duration.seconds < 0
        let seconds = UInt32(clamping: duration.seconds.magnitude)
        self.init(
            is_neg: isNegative ? 1 : 0, days: UInt32(clamping: duration.days.magnitude), weeks: 0,
            hours: seconds / 3_600, minutes: seconds / 60 % 60, seconds: seconds % 60)
    }
}
