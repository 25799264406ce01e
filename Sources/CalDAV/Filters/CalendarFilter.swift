import HTTPTypes
import Campus
import Exporting
import ICalendar
import Locks
import Markup
import Recurrence
import Scheduling

/// Which objects of a collection are asked for (RFC 4791 section 9.7).
struct CalendarFilter {
    private let root: ComponentFilter
    /// How many occurrences may still be looked at for an answer, of all objects together.
    private let left = Locked(Self.mostOccurrences)

    init(_ element: XMLTree) throws(DAVProblem) {
        guard let first = element.first(.calDAV("comp-filter")) else {
            throw DAVProblem(.badRequest, .calDAV("valid-filter"))
        }
        var budget = Self.most
        root = try ComponentFilter(first, &budget)
    }

    /// Conditions in all.
    private static let most = 100
    private static let mostOccurrences = 1_000_000

    /// Whether calendars have to be read for it.
    var isCostly: Bool { !root.isPlain }

    func matches(_ object: CalendarObject, zones: ZoneTable) -> Bool {
        guard root.name == "VCALENDAR", !root.isMissing else { return false }
        // Most ask for events in a window, and no calendar has to be read for that.
        let wanted = root.children.filter { $0.name == "VEVENT" && !$0.isMissing }
        let times = ([root] + wanted).compactMap(\.timeRange)
        guard times.allSatisfy({ takesPlace(object, in: $0, zones) }) else { return false }
        guard !root.isPlain else { return true }
        guard let calendar = ComponentParser().parse(object.bytes).component,
            root.matches(calendar)
        else { return false }
        let timed = wanted.filter(\.asksForTimes)
        guard !timed.isEmpty else { return true }
        let events = ReadEvents(calendar, of: object, zones: zones, left: left)
        return timed.allSatisfy(events.contain)
    }

    private func takesPlace(
        _ object: CalendarObject, in range: TimeRange, _ zones: ZoneTable
    ) -> Bool {
        // Most of a term lies outside a week, and is not made occurrences of.
        guard object.span?.meets(range.window) ?? false else { return false }
        return Scheduling.takesPlace(
            object.told, AgendaQuery(window: range.window, includesCancelled: true),
            zones: zones)
    }
}

/// What is wanted of a component.
struct ComponentFilter {
    let name: String
    /// There must be none.
    let isMissing: Bool
    /// Heeded of a calendar by `CalendarFilter`, of events and alarms by `ReadEvents`.
    let timeRange: TimeRange?
    let children: [ComponentFilter]
    private let properties: [PropertyFilter]

    init(_ element: XMLTree, _ budget: inout Int) throws(DAVProblem) {
        budget -= 1
        guard budget > 0, let name = element[attribute: "name"] else {
            throw DAVProblem(.badRequest, .calDAV("valid-filter"))
        }
        let component = name.uppercased()
        self.name = component
        isMissing = element.first(.calDAV("is-not-defined")) != nil
        timeRange = try element.first(.calDAV("time-range")).map { range throws(DAVProblem) in
            // Of tasks there are none at any time.
            guard Self.timed.contains(component) else {
                throw DAVProblem(.forbidden, .calDAV("supported-filter", [element.shallow]))
            }
            return try TimeRange(range)
        }
        var properties: [PropertyFilter] = []
        for child in element.all(.calDAV("prop-filter")) {
            properties.append(try PropertyFilter(child, &budget))
        }
        self.properties = properties
        var children: [ComponentFilter] = []
        for child in element.all(.calDAV("comp-filter")) {
            children.append(try ComponentFilter(child, &budget))
        }
        self.children = children
    }

    private static let timed = [
        "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VALARM",
    ]

    /// Whether nothing but events and their times is asked for: all objects are of events.
    var isPlain: Bool {
        properties.isEmpty
            && children.allSatisfy {
                $0.name == "VEVENT" && !$0.isMissing && $0.properties.isEmpty
                    && $0.children.isEmpty
            }
    }

    /// Whether times are asked for, be it of the component or of what is in it.
    var asksForTimes: Bool { timeRange != nil || children.contains(where: \.asksForTimes) }

    /// Whether a component is as it is wanted, times aside.
    func matches(_ component: Component) -> Bool {
        properties.allSatisfy { $0.matches(component) }
            && children.allSatisfy { filter in
                let named = component.children.filter { $0.name == filter.name }
                return filter.isMissing ? named.isEmpty : named.contains(where: filter.matches)
            }
    }
}

/// What is wanted of a property.
struct PropertyFilter {
    private let name: String
    private let isMissing: Bool
    private let text: TextMatch?
    private let time: TimeRange?
    private let parameters: [(name: String, isMissing: Bool, text: TextMatch?)]

    init(_ element: XMLTree, _ budget: inout Int) throws(DAVProblem) {
        budget -= 1
        guard budget > 0, let name = element[attribute: "name"] else {
            throw DAVProblem(.badRequest, .calDAV("valid-filter"))
        }
        let property = name.uppercased()
        self.name = property
        time = try element.first(.calDAV("time-range")).map { range throws(DAVProblem) in
            // When an event takes place is what its component is asked for.
            guard Self.stamps.contains(property) else {
                throw DAVProblem(.forbidden, .calDAV("supported-filter", [element.shallow]))
            }
            return try TimeRange(range)
        }
        isMissing = element.first(.calDAV("is-not-defined")) != nil
        text = try element.first(.calDAV("text-match")).map { match throws(DAVProblem) in
            try TextMatch(match)
        }
        var parameters: [(name: String, isMissing: Bool, text: TextMatch?)] = []
        for child in element.all(.calDAV("param-filter")) {
            budget -= 1
            let match = try child.first(.calDAV("text-match")).map { match throws(DAVProblem) in
                try TextMatch(match)
            }
            parameters.append(
                (
                    (child[attribute: "name"] ?? "").uppercased(),
                    child.first(.calDAV("is-not-defined")) != nil, match
                ))
        }
        self.parameters = parameters
    }

    /// Those whose values are always in UTC.
    private static let stamps = ["CREATED", "DTSTAMP", "LAST-MODIFIED", "COMPLETED"]

    private func matches(_ time: TimeValue?, in range: TimeRange) -> Bool {
        time.map { range.window.contains(Instant(seconds: $0.wall.seconds)) } ?? false
    }

    func matches(_ component: Component) -> Bool {
        let named = component.all(name)
        guard !isMissing else { return named.isEmpty }
        return named.contains { property in
            text.map { $0.matches(property.text) } ?? true
                && time.map { matches(property.value.time, in: $0) } ?? true
                && parameters.allSatisfy { wanted in
                    guard let value = property.parameter(wanted.name) else {
                        return wanted.isMissing
                    }
                    return !wanted.isMissing && wanted.text.map { $0.matches(value) } ?? true
                }
        }
    }
}

extension XMLTree {
    /// The element without what is inside: to say which one was meant.
    fileprivate var shallow: XMLTree { XMLTree(name, attributes: attributes) }
}

extension Property {
    /// As it can be searched.
    fileprivate var text: String {
        switch value {
        case .text(let text), .rule(let text), .other(let text): text
        case .integer(let number): "\(number)"
        case .time(let time): time.text
        case .times(let times): times.map(\.text).joined(separator: ",")
        case .periods, .duration: ""
        }
    }
}

extension TimeValue {
    fileprivate var text: String {
        switch form {
        case .date: wall.dateText
        case .utc: "\(wall)Z"
        case .floating, .zoned: "\(wall)"
        }
    }
}
