/// A time zone: which offset from UTC its clocks have at which instant.
///
/// Explicit transitions, as a zone database or a VTIMEZONE lists them, then a rule that holds for
/// ever after. The Gregorian calendar repeats every 400 years, weekdays included, so the rule is
/// spelled out for 400 years when the zone is made, and later instants are moved back by cycles.
public struct Zone: Sendable {
    public let id: String
    let table: TransitionTable

    /// UTC itself.
    public static let utc = Zone(id: "UTC", initialOffset: 0, transitions: [])

    /// A zone of explicit transitions.
    ///
    /// - Parameters:
    ///   - initialOffset: seconds east of UTC before the first transition.
    ///   - transitions: in any order; of two at the same instant the later in the list counts.
    ///   - rule: what holds after the last of them.
    public init(
        id: String, initialOffset: Int, transitions: [ZoneTransition], rule: ZoneRule? = nil
    ) {
        self.id = id
        table = TransitionTable(initialOffset: initialOffset, transitions: transitions, rule: rule)
    }

    /// Seconds east of UTC.
    public func offset(at instant: Instant) -> Int { table.offset(at: instant) }

    /// What the zone's clocks show at an instant.
    public func wall(at instant: Instant) -> WallTime {
        WallTime(seconds: instant.seconds + Int64(offset(at: instant)))
    }

    /// The instant at which the zone's clocks show a wall time (RFC 5545 section 3.3.5).
    ///
    /// A wall time that they skip is read with the offset before the gap; of one that they show
    /// twice, the first is meant.
    public func instant(of wall: WallTime) -> Instant {
        var cursor = ZoneCursor(self)
        return cursor.instant(of: wall)
    }

    /// The changes of offset in a range of instants.
    public func transitions(in range: Range<Instant>) -> [ZoneTransition] {
        table.transitions(in: range)
    }
}

extension Zone: Hashable {
    public static func == (left: Zone, right: Zone) -> Bool {
        left.id == right.id && (left.table === right.table || left.table == right.table)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// From an instant on, another offset.
public struct ZoneTransition: Hashable, Sendable {
    public var at: Instant
    /// Seconds east of UTC from then on.
    public var offset: Int
    public var isDaylight: Bool
    /// What the clocks' time is called, such as `BST`; empty when it has no name.
    public var name: String

    public init(at: Instant, offset: Int, isDaylight: Bool = false, name: String = "") {
        self.at = at
        self.offset = offset
        self.isDaylight = isDaylight
        self.name = name
    }
}

/// Looks up a zone's instants one near the other: keeps the stretch of constant offset that the
/// last answer lay in, so that a term of weekly classes costs two comparisons each.
public struct ZoneCursor: Sendable {
    private let zone: Zone
    /// Wall times for which the last offset is the only one that can be meant.
    private var safeFrom: Int64 = .max
    private var safeTo: Int64 = .min
    private var offset: Int64 = 0

    public init(_ zone: Zone) { self.zone = zone }

    /// As `Zone.instant(of:)`.
    public mutating func instant(of wall: WallTime) -> Instant {
        if wall.seconds >= safeFrom, wall.seconds < safeTo {
            return Instant(seconds: wall.seconds - offset)
        }
        return search(wall)
    }

    /// The instant is first sought with the offset that holds a day before the wall time: in a gap
    /// that is the offset before it, in a fold it gives the first reading. A change in the
    /// meantime counts once the clocks show the wall time after it.
    private mutating func search(_ wall: WallTime) -> Instant {
        let table = zone.table
        let probe = Instant(seconds: wall.seconds - 2 * 86_400)
        var stretch = table.stretch(at: probe)
        while true {
            let candidate = wall.seconds - Int64(stretch.offset)
            guard candidate >= stretch.end.seconds else { break }
            let next = table.stretch(at: stretch.end)
            // Skipped by the clocks: between the end of the stretch and what they show after it.
            if wall.seconds - Int64(next.offset) < stretch.end.seconds { break }
            stretch = next
        }
        remember(stretch)
        return Instant(seconds: wall.seconds - Int64(stretch.offset))
    }

    /// Narrowed at both ends by more than any change of offset, so that gaps and folds are always
    /// searched.
    private mutating func remember(_ stretch: TransitionTable.Stretch) {
        offset = Int64(stretch.offset)
        let margin: Int64 = 2 * 86_400
        safeFrom = stretch.start.seconds.addingClamped(offset + margin)
        safeTo = stretch.end.seconds.addingClamped(offset - margin)
    }
}

extension Int64 {
    func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}
