public import Recurrence

/// A calendar component: a name, properties, and components inside.
public struct Component: Hashable, Sendable {
    /// In capitals, such as `VEVENT`.
    public var name: String
    public var properties: [Property]
    public var children: [Component]

    public init(_ name: String, _ properties: [Property] = [], children: [Component] = []) {
        self.name = name
        self.properties = properties
        self.children = children
    }

    /// The first property of that name.
    public func first(_ name: String) -> Property? { properties.first { $0.name == name } }
}

/// A property, with its value read as what it is.
public struct Property: Hashable, Sendable {
    /// In capitals, such as `DTSTART`.
    public var name: String
    /// RANGE=THISANDFUTURE of a RECURRENCE-ID.
    public var reachesOn: Bool
    public var value: Value

    public init(_ name: String, _ value: Value, reachesOn: Bool = false) {
        self.name = name
        self.value = value
        self.reachesOn = reachesOn
    }

    public enum Value: Hashable, Sendable {
        /// Unescaped.
        case text(String)
        case time(TimeValue)
        case period(PeriodValue)
        case duration(DurationValue)
        case integer(Int)
        /// A value that is written as it stands: recurrence rules, offsets, addresses.
        case raw(String)
    }
}

/// A DATE or DATE-TIME (RFC 5545 sections 3.3.4 and 3.3.5).
public struct TimeValue: Hashable, Sendable {
    public enum Form: Hashable, Sendable {
        case date
        case floating
        case utc
        /// With TZID, as the file writes it.
        case zoned(String)
    }

    public var wall: WallTime
    public var form: Form

    public init(_ wall: WallTime, _ form: Form) {
        self.wall = wall
        self.form = form
    }
}

/// A PERIOD (section 3.3.9): a start, and an end or a length.
public struct PeriodValue: Hashable, Sendable {
    public var start: TimeValue
    /// In real seconds.
    public var seconds: Int64

    public init(start: TimeValue, seconds: Int64) {
        self.start = start
        self.seconds = seconds
    }
}

/// A DURATION (section 3.3.6): nominal days, and exact seconds.
public struct DurationValue: Hashable, Sendable {
    public var days: Int
    public var seconds: Int

    public init(days: Int, seconds: Int) {
        self.days = days
        self.seconds = seconds
    }
}
