import CLibical
import Recurrence

/// Parses a component's bytes with libical.
///
/// Lines are unfolded and chosen here first. RRULE and EXRULE go around libical: 3.0.16 refuses or
/// alters rules that RFC 5545 allows, and drops the text (docs/decisions/0003).
public struct ComponentParser: Sendable {
    private let wanted: NameSet

    /// - Parameter wanted: the names, in capitals, of the properties to read; components inside are
    ///   left out.
    public init(wanted: [String]) {
        self.wanted = NameSet(wanted)
        belltower_ical_never_abort()
    }

    /// Parses one component.
    ///
    /// - Parameters:
    ///   - bytes: from its BEGIN line to its END line.
    ///   - line: the number of the BEGIN line.
    /// - Returns: the component as far as it could be read, nil when it could not at all.
    public func parse(
        _ bytes: UnsafeRawBufferPointer, line: Int
    ) -> (component: Component?, issues: [FeedIssue]) {
        var selection = LineSelection(wanted: wanted, line: line)
        selection.read(bytes)
        var issues = selection.issues
        selection.text.append(0)
        var properties = selection.rules
        let isRead = selection.text.withUnsafeBytes { text in
            guard let characters = text.baseAddress?.assumingMemoryBound(to: CChar.self),
                let parsed = ParsedComponent(characters)
            else { return false }
            parsed.read(into: &properties) { name, message in
                issues.append(
                    FeedIssue(.error, line: selection.line(of: name) ?? line, message))
            }
            return true
        }
        guard isRead else {
            issues.append(FeedIssue(.error, line: line, "this component cannot be read"))
            return (nil, issues)
        }
        return (Component("VEVENT", properties), issues)
    }
}

/// A component that libical has parsed; it is freed with this value, and nothing of it gets out.
private struct ParsedComponent: ~Copyable {
    private let root: OpaquePointer

    init?(_ text: UnsafePointer<CChar>) {
        guard let root = icalparser_parse_string(text) else { return nil }
        self.root = root
    }

    deinit { icalcomponent_free(root) }

    borrowing func read(
        into properties: inout [Property], note: (_ property: String, _ message: String) -> Void
    ) {
        properties.reserveCapacity(properties.count + 12)
        var next = icalcomponent_get_first_property(root, ICAL_ANY_PROPERTY)
        while let property = next {
            if icalproperty_isa(property) == ICAL_XLICERROR_PROPERTY {
                let (name, message) = Self.note(property)
                note(name, message)
            } else if let read = Property(property) {
                properties.append(read)
            }
            next = icalcomponent_get_next_property(root, ICAL_ANY_PROPERTY)
        }
    }

    /// libical leaves a note where it dropped a property: which one, and what its value was.
    private static func note(_ property: OpaquePointer) -> (property: String, message: String) {
        let text = icalproperty_get_xlicerror(property).map { String(cString: $0) } ?? ""
        let name =
            text.firstRange(of: " in ").map { range in
                String(text[range.upperBound...].prefix { $0 != " " })
            } ?? ""
        let value = text.split(separator: ": ", maxSplits: 1).last.map { $0.prefix(60) } ?? ""
        return (
            name,
            name.isEmpty
                ? "a property cannot be read: \(text.prefix(80))"
                : "\(name) cannot be read: \(value)"
        )
    }
}

extension Property {
    fileprivate init?(_ property: OpaquePointer) {
        guard let name = Self.name(property), let value = icalproperty_get_value(property) else {
            return nil
        }
        switch icalvalue_isa(value) {
        case ICAL_TEXT_VALUE, ICAL_X_VALUE:
            guard let text = icalvalue_get_text(value) else { return nil }
            self.init(name, .text(String(cString: text)))
        case ICAL_DATE_VALUE, ICAL_DATETIME_VALUE:
            guard let time = TimeValue(icalvalue_get_datetime(value), of: property) else {
                return nil
            }
            self.init(
                name, .time(time),
                reachesOn: icalproperty_get_first_parameter(property, ICAL_RANGE_PARAMETER) != nil)
        case ICAL_DATETIMEPERIOD_VALUE, ICAL_PERIOD_VALUE:
            guard let read = Self.timeOrPeriod(icalvalue_get_datetimeperiod(value), property)
            else { return nil }
            self.init(name, read)
        case ICAL_DURATION_VALUE:
            self.init(name, .duration(DurationValue(icalvalue_get_duration(value))))
        case ICAL_INTEGER_VALUE:
            self.init(name, .integer(Int(icalvalue_get_integer(value))))
        default:
            guard let text = icalvalue_as_ical_string_r(value) else { return nil }
            defer { icalmemory_free_buffer(text) }
            self.init(name, .raw(String(cString: text)))
        }
    }

    private static func timeOrPeriod(
        _ value: icaldatetimeperiodtype, _ property: OpaquePointer
    ) -> Value? {
        guard icaltime_is_null_time(value.time) != 0 else {
            return TimeValue(value.time, of: property).map { .time($0) }
        }
        guard let start = TimeValue(value.period.start, of: property) else { return nil }
        if icaltime_is_null_time(value.period.end) == 0,
            let end = TimeValue(value.period.end, of: property)
        {
            let seconds = end.wall.seconds - start.wall.seconds
            return .period(PeriodValue(start: start, seconds: max(0, seconds)))
        }
        let duration = DurationValue(value.period.duration)
        return .period(
            PeriodValue(
                start: start,
                seconds: max(0, Int64(duration.days) * 86_400 + Int64(duration.seconds))))
    }

    /// The names that campus feeds are made of, without asking libical for a string each time.
    private static func name(_ property: OpaquePointer) -> String? {
        switch icalproperty_isa(property) {
        case ICAL_DTSTART_PROPERTY: "DTSTART"
        case ICAL_DTEND_PROPERTY: "DTEND"
        case ICAL_DTSTAMP_PROPERTY: "DTSTAMP"
        case ICAL_UID_PROPERTY: "UID"
        case ICAL_SUMMARY_PROPERTY: "SUMMARY"
        case ICAL_LOCATION_PROPERTY: "LOCATION"
        case ICAL_DESCRIPTION_PROPERTY: "DESCRIPTION"
        case ICAL_LASTMODIFIED_PROPERTY: "LAST-MODIFIED"
        case ICAL_SEQUENCE_PROPERTY: "SEQUENCE"
        case ICAL_STATUS_PROPERTY: "STATUS"
        case ICAL_CATEGORIES_PROPERTY: "CATEGORIES"
        default:
            icalproperty_get_property_name(property).map { String(cString: $0) }
        }
    }
}

extension TimeValue {
    /// Nil for a time that the calendar does not have, such as February 30.
    fileprivate init?(_ time: icaltimetype, of property: OpaquePointer) {
        guard
            let date = CivilDate(
                year: Int(time.year), month: Int(time.month), day: Int(time.day))
        else { return nil }
        guard time.is_date == 0 else {
            self.init(WallTime(date), .date)
            return
        }
        guard (0..<24).contains(time.hour), (0..<60).contains(time.minute),
            (0...60).contains(time.second)
        else { return nil }
        let second = Int(time.hour) * 3_600 + Int(time.minute) * 60 + min(Int(time.second), 59)
        self.init(
            WallTime(date, secondOfDay: second),
            icaltime_is_utc(time) != 0 ? .utc : Self.form(of: property))
    }

    private static func form(of property: OpaquePointer) -> Form {
        guard let parameter = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER),
            let tzid = icalparameter_get_tzid(parameter)
        else { return .floating }
        let text = String(cString: tzid)
        return text.isEmpty ? .floating : .zoned(text)
    }
}

extension DurationValue {
    fileprivate init(_ duration: icaldurationtype) {
        let sign = duration.is_neg == 0 ? 1 : -1
        let days = min(Int(duration.weeks) * 7 + Int(duration.days), 4_000_000)
        let seconds =
            Int(duration.hours) * 3_600 + Int(duration.minutes) * 60 + Int(duration.seconds)
        self.init(days: sign * days, seconds: sign * min(seconds, 1 << 40))
    }
}
