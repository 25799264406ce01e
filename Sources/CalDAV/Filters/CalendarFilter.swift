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
        let form = FilterForm(element)
        try form.allow(["comp-filter"])
        guard let first = try form.only("comp-filter") else { throw .invalidFilter }
        var budget = Self.most
        root = try ComponentFilter(first, within: nil, &budget)
    }

    /// Conditions in all.
    private static let most = 100
    private static let mostOccurrences = 1_000_000

    /// Whether calendars have to be read for it.
    var isCostly: Bool { !root.isPlain }

    func matches(_ object: CalendarObject, zones: ZoneTable) -> Bool {
        guard !root.isMissing else { return false }
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

    /// - Parameter parent: the component in which it is sought; nil for none.
    init(
        _ element: XMLTree, within parent: String?, _ budget: inout Int
    ) throws(DAVProblem) {
        let form = FilterForm(element)
        let name = try form.name(&budget)
        guard Self.mayStand(name, within: parent) else { throw .invalidFilter }
        self.name = name
        try form.allow(["is-not-defined", "time-range", "prop-filter", "comp-filter"])
        isMissing = try form.isMissing()
        timeRange = try form.only("time-range").map { range throws(DAVProblem) in
            // Of tasks there are none at any time.
            guard Self.timed.contains(name) else { throw .unknownFilter(element) }
            return try TimeRange(range)
        }
        var properties: [PropertyFilter] = []
        for child in element.all(.calDAV("prop-filter")) {
            properties.append(try PropertyFilter(child, &budget))
        }
        self.properties = properties
        var children: [ComponentFilter] = []
        for child in element.all(.calDAV("comp-filter")) {
            children.append(try ComponentFilter(child, within: name, &budget))
        }
        self.children = children
    }

    /// RFC 5545 section 3.6: which component is part of which; those that it does not name are of any.
    private static func mayStand(_ name: String, within parent: String?) -> Bool {
        switch name {
        case "VCALENDAR": parent == nil
        case "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE": parent == "VCALENDAR"
        case "VALARM": parent == "VEVENT" || parent == "VTODO"
        case "STANDARD", "DAYLIGHT": parent == "VTIMEZONE"
        default: parent != nil
        }
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
    private let parameters: [ParameterFilter]

    init(_ element: XMLTree, _ budget: inout Int) throws(DAVProblem) {
        let form = FilterForm(element)
        let name = try form.name(&budget)
        self.name = name
        try form.allow(["is-not-defined", "time-range", "text-match", "param-filter"])
        isMissing = try form.isMissing()
        time = try form.only("time-range").map { range throws(DAVProblem) in
            // When an event takes place is what its component is asked for.
            guard Self.stamps.contains(name) else {
                let isOfTime = Self.times.contains(name) || name.hasPrefix("X-")
                throw isOfTime ? .unknownFilter(element) : .invalidFilter
            }
            return try TimeRange(range)
        }
        text = try form.only("text-match").map { match throws(DAVProblem) in
            try TextMatch(match)
        }
        guard time == nil || text == nil else { throw .invalidFilter }
        var parameters: [ParameterFilter] = []
        for child in element.all(.calDAV("param-filter")) {
            parameters.append(try ParameterFilter(child, &budget))
        }
        self.parameters = parameters
    }

    /// Those whose values are always in UTC.
    private static let stamps = ["CREATED", "DTSTAMP", "LAST-MODIFIED", "COMPLETED"]

    /// Others that have a time, or times.
    private static let times = [
        "DTSTART", "DTEND", "DUE", "DURATION", "RECURRENCE-ID", "EXDATE", "RDATE", "TRIGGER",
        "FREEBUSY",
    ]

    private func matches(_ time: TimeValue?, in range: TimeRange) -> Bool {
        time.map { range.window.contains(Instant(seconds: $0.wall.seconds)) } ?? false
    }

    func matches(_ component: Component) -> Bool {
        let named = component.all(name)
        guard !isMissing else { return named.isEmpty }
        return named.contains { property in
            text.map { $0.matches(property.text) } ?? true
                && time.map { matches(property.value.time, in: $0) } ?? true
                && parameters.allSatisfy { $0.matches(property) }
        }
    }
}

/// What is wanted of a property's parameter (RFC 4791 section 9.7.3).
struct ParameterFilter {
    private let name: String
    private let isMissing: Bool
    private let text: TextMatch?

    init(_ element: XMLTree, _ budget: inout Int) throws(DAVProblem) {
        let form = FilterForm(element)
        name = try form.name(&budget)
        try form.allow(["is-not-defined", "text-match"])
        isMissing = try form.isMissing()
        text = try form.only("text-match").map { match throws(DAVProblem) in
            try TextMatch(match)
        }
    }

    func matches(_ property: Property) -> Bool {
        guard let value = property.written(name) else { return isMissing }
        return !isMissing && text.map { $0.matches(value) } ?? true
    }
}

extension Property {
    /// The value of a parameter as it was written: TZID and VALUE are told by the value where that is a time.
    fileprivate func written(_ name: String) -> String? {
        switch (name, value) {
        case ("TZID", .time(let time)): time.zoneName
        case ("TZID", .times(let times)): times.first?.zoneName
        case ("TZID", .periods(let periods)): periods.first?.start.zoneName
        case ("VALUE", .time(let time)): valueName(of: time)
        case ("VALUE", .times(let times)): times.first.flatMap(valueName)
        case ("VALUE", .periods): self.name == "FREEBUSY" ? nil : "PERIOD"
        default: parameter(name)
        }
    }

    /// Nil where it is what the property has without a word.
    private func valueName(of time: TimeValue) -> String? {
        if case .date = time.form { return "DATE" }
        return name == "TRIGGER" ? "DATE-TIME" : nil
    }

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
    /// TZID; nil for a time without one.
    fileprivate var zoneName: String? {
        if case .zoned(let name) = form { return name }
        return nil
    }

    fileprivate var text: String {
        switch form {
        case .date: wall.dateText
        case .utc: "\(wall)Z"
        case .floating, .zoned: "\(wall)"
        }
    }
}
