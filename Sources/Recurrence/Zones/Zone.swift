/// A time zone's offsets: recorded changes, then a POSIX rule for ever after.
///
/// Two zones are equal when their names and all their data are. Lookups are binary searches in
/// two sorted arrays; after the last recorded change the rule answers, and its changes of the
/// years to 2100 are worked out when the zone is made. Offsets are seconds east of UTC.
public final class Zone: Sendable {
    public let id: String
    /// Universal seconds of each change, strictly ascending.
    let instants: [Int64]
    /// The wall second from which the offset after each change answers; see `ZoneSpan`.
    let walls: [Int64]
    /// The offset before the first change, then the one after each.
    let offsets: [Int32]
    /// Indices into `kinds`, as `offsets`.
    let kindIndices: [UInt16]
    let kinds: [ZoneOffset]
    let rule: PosixRule?
    /// Where the rule takes over from the arrays: universal and wall seconds.
    let ruleFrom: Int64
    let ruleWallFrom: Int64

    public static let utc = Zone(
        id: "UTC", initial: ZoneOffset(seconds: 0, abbreviation: "UTC"), transitions: [])

    /// A zone from its changes.
    ///
    /// - Parameters:
    ///   - id: The zone's name, such as `Europe/London`.
    ///   - initial: What holds before the first change.
    ///   - transitions: Each change and what holds after it. Sorted here; of several at one
    ///     instant the last counts.
    ///   - rule: What the changes follow after the last one; nil lets the last one stay.
    public init(
        id: String, initial: ZoneOffset, transitions: [(instant: Instant, after: ZoneOffset)],
        rule: PosixRule? = nil
    ) {
        var table = ZoneTransitions(initial: initial)
        for (instant, after) in transitions.sorted(by: { $0.instant < $1.instant }) {
            table.append(instant.seconds, after)
        }
        if let rule { table.extend(by: rule) }
        self.id = id
        instants = table.instants
        walls = table.walls
        offsets = table.offsets
        kindIndices = table.kindIndices
        kinds = table.kinds
        self.rule = rule?.daylight == nil ? nil : rule
        ruleFrom = self.rule == nil ? .max : table.ruleFrom
        ruleWallFrom = self.rule == nil ? .max : table.ruleWallFrom
    }

    /// A zone of bare offsets, without names or daylight marks.
    public convenience init(
        id: String, initialOffset: Int, transitions: [(instant: Instant, offset: Int)] = [],
        rule: PosixRule? = nil
    ) {
        self.init(
            id: id, initial: ZoneOffset(seconds: initialOffset),
            transitions: transitions.map { ($0.instant, ZoneOffset(seconds: $0.offset)) },
            rule: rule)
    }

    /// A zone from a compiled file: RFC 9636 (and RFC 8536), versions 1 to 4.
    ///
    /// The 64-bit block and the footer are used when there are any. Damaged bytes are an error,
    /// never a crash.
    public convenience init(id: String, tzif bytes: some Collection<UInt8>) throws(ZoneError) {
        var reader = TZifReader(bytes: Array(bytes))
        let data = try reader.read()
        self.init(
            id: id, initial: data.initial, transitions: data.transitions, rule: data.rule)
    }

    /// Seconds east of UTC.
    public func offset(at instant: Instant) -> Int { Int(span(at: instant.seconds).offset) }

    /// What the zone's wall clock shows at an instant.
    public func wall(at instant: Instant) -> WallTime {
        WallTime(seconds: instant.seconds &+ span(at: instant.seconds).offset)
    }

    /// The instant of a wall time (RFC 5545 section 3.3.5).
    ///
    /// A wall time that a change skips is read with the offset before the gap; one that happens
    /// twice is the first of the two.
    public func instant(of wall: WallTime) -> Instant {
        Instant(seconds: wall.seconds &- span(ofWall: wall.seconds).offset)
    }

    /// Offset, daylight mark and abbreviation at an instant.
    public func kind(at instant: Instant) -> ZoneOffset {
        if instant.seconds >= ruleFrom, let rule {
            return rule.kind(at: instant.seconds)
        }
        return kinds[Int(kindIndices[index(of: instant.seconds, in: instants)])]
    }

    public func isDaylight(at instant: Instant) -> Bool { kind(at: instant).isDaylight }

    public func abbreviation(at instant: Instant) -> String { kind(at: instant).abbreviation }

    /// The changes at instants from `from` up to but not including `to`, in order.
    ///
    /// Years past 9999 are not visited.
    public func transitions(from: Instant, to: Instant) -> [ZoneTransition] {
        var found: [ZoneTransition] = []
        guard from < to else { return found }
        var index = instants.partitioningIndex { $0 >= from.seconds }
        while index < instants.count, instants[index] < to.seconds {
            found.append(transition(index))
            index += 1
        }
        if let rule, to.seconds > ruleFrom {
            // The change at `ruleFrom` itself is still in the table.
            let start = max(from.seconds, ruleFrom + 1)
            found += rule.transitions(from: start, to: min(to.seconds, WallTime.latest.seconds))
        }
        return found
    }

    private func transition(_ index: Int) -> ZoneTransition {
        ZoneTransition(
            instant: Instant(seconds: instants[index]),
            before: kinds[Int(kindIndices[index])], after: kinds[Int(kindIndices[index + 1])])
    }

    /// How many of the ascending values are at or before `value`.
    private func index(of value: Int64, in values: [Int64]) -> Int {
        values.partitioningIndex { $0 > value }
    }
}

extension Zone {
    /// The stretch that holds at a universal second.
    @usableFromInline
    func span(at seconds: Int64) -> ZoneSpan {
        if seconds >= ruleFrom, let rule { return rule.span(around: seconds, \.from, \.to) }
        return span(index: index(of: seconds, in: instants))
    }

    /// The stretch that answers for a wall second.
    @usableFromInline
    func span(ofWall seconds: Int64) -> ZoneSpan {
        if seconds >= ruleWallFrom, let rule {
            return rule.span(around: seconds, \.wallFrom, \.wallTo)
        }
        return span(index: index(of: seconds, in: walls))
    }

    private func span(index: Int) -> ZoneSpan {
        let last = index == instants.count
        return ZoneSpan(
            from: index == 0 ? .min : instants[index - 1], to: last ? ruleFrom : instants[index],
            wallFrom: index == 0 ? .min : walls[index - 1],
            wallTo: last ? ruleWallFrom : walls[index], offset: Int64(offsets[index]))
    }
}

extension Zone: Hashable {
    public static func == (left: Zone, right: Zone) -> Bool {
        left === right
            || (left.id == right.id && left.instants == right.instants
                && left.kindIndices == right.kindIndices && left.kinds == right.kinds
                && left.rule == right.rule)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(instants.count)
        hasher.combine(instants.last)
    }
}

extension Zone: CustomStringConvertible {
    public var description: String { id }
}

extension Array {
    /// The first index whose element satisfies a condition that, once true, stays true.
    func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Why the bytes of a compiled time zone could not be used.
public enum ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes do not begin as a TZif file does.
    case notTZif
    /// The file ends before what its header announces.
    case cutShort
    /// The file counts leap seconds in its instants, as the `right/` files do.
    case leapSeconds
    /// A part of the file contradicts RFC 9636; the text says which.
    case malformed(String)

    public var description: String {
        switch self {
        case .notTZif: "this is not a compiled time zone (TZif)"
        case .cutShort: "the compiled time zone is cut short"
        case .leapSeconds: "the compiled time zone counts leap seconds, which calendars do not"
        case .malformed(let what): "the compiled time zone is malformed: \(what)"
        }
    }
}
