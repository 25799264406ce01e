/// How many attributes a tag of a page may have, looked at before libxml2 does.
///
/// libxml2 compares every attribute of a tag with all before it, and tells of a tag only when it has
/// read the whole of it, so a tag of 100,000 attributes cannot be stopped once it is begun.
///
/// Where a tag begins depends on comments, scripts and quotes, and two readers that disagree on it
/// are a way around any count. So nothing is taken for granted here: each `<` before a letter may
/// begin a tag, whatever stands around it, and what counts is the longest tag that any reading of
/// the page gives. Of several readings that are in the same state the one with more attributes is
/// followed, so the cost is that of one walk over the bytes.
struct TagBound {
    /// Where a reading stands inside a tag.
    private enum State: Int, CaseIterable {
        /// In the tag's name, or in what is no attribute and ends at the next blank.
        case skipped
        /// Behind a blank or a closing quote: an attribute may begin.
        case between
        case name
        /// Behind a name and a blank: a value may follow still.
        case named
        /// Behind the equals sign.
        case equals
        case bare, double, single
    }

    private let limit: Int32
    /// By state, the most attributes of any reading that is in it; -1 for none.
    private var counts = Self.none
    private var isInside = false
    /// The state of the only reading, as nearly everywhere; nil where there is none, or several.
    private var only: State?
    /// Letters of the name under way: libxml2 parts longer ones into several.
    private var nameLength = 0

    private static let none = SIMD8<Int32>(repeating: -1)

    init(limit: Int) { self.limit = Int32(clamping: limit) }

    /// The bytes that libxml2 may have; nil when a tag of theirs has more attributes than the limit.
    ///
    /// A tag inside a comment costs nothing, but what is a comment hangs on who reads. So comments
    /// that hold such a tag are emptied, and what is left has to stand the bound as it is.
    static func bounded(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
            var bound = TagBound(limit: limit)
            return bound.holds(bytes)
        }
        if bytes.withUnsafeBytes(holds) { return bytes }
        var emptied = bytes
        for range in comments(bytes)
        where !bytes.withUnsafeBytes({ holds(UnsafeRawBufferPointer(rebasing: $0[range])) }) {
            for index in range { emptied[index] = 0x20 }
        }
        return emptied.withUnsafeBytes(holds) ? emptied : nil
    }

    /// What stands between `<!--` and the next `-->`.
    private static func comments(_ bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        var index = 0
        while index < bytes.count {
            if let inside = start {
                if bytes[index] == UInt8(ascii: "-"), bytes[index...].starts(with: "-->".utf8) {
                    found.append(inside..<index)
                    start = nil
                }
            } else if bytes[index] == UInt8(ascii: "<"),
                bytes[index...].starts(with: "<!--".utf8)
            {
                index += 4
                start = index
                continue
            }
            index += 1
        }
        return found
    }

    /// Whether no reading of the bytes has a tag with more attributes than the limit.
    mutating func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") {
                if isInside { guard step(byte) else { return false } }
                if index + 1 < bytes.count, Self.beginsName(bytes[index + 1]) {
                    only = isInside && only != .skipped ? nil : .skipped
                    isInside = true
                    raise(.skipped, to: 0)
                }
            } else if isInside {
                guard step(byte) else { return false }
            }
        }
        return true
    }

    /// Takes every reading a byte on; false when one has too many attributes.
    private mutating func step(_ byte: UInt8) -> Bool {
        guard let state = only else { return stepAll(byte) }
        guard let next = Self.next(state, byte) else {
            (counts, isInside, only) = (Self.none, false, nil)
            return true
        }
        let isAnother = next == .name && begins(from: state)
        guard isAnother || next != state else { return true }
        let count = counts[state.rawValue] + (isAnother ? 1 : 0)
        guard count <= limit else { return false }
        counts[state.rawValue] = -1
        counts[next.rawValue] = count
        only = next
        return true
    }

    private mutating func stepAll(_ byte: UInt8) -> Bool {
        let before = counts
        counts = Self.none
        isInside = false
        var met: State?
        var areSeveral = false
        for state in State.allCases where before[state.rawValue] >= 0 {
            guard let next = Self.next(state, byte) else { continue }
            var count = before[state.rawValue]
            if next == .name { count += begins(from: state) ? 1 : 0 }
            guard count <= limit else { return false }
            isInside = true
            areSeveral = areSeveral || met != nil && met != next
            met = next
            raise(next, to: count)
        }
        only = areSeveral ? nil : met
        return true
    }

    /// Whether a letter of a name begins another attribute.
    private mutating func begins(from state: State) -> Bool {
        guard state == .name, nameLength < Self.longestName else {
            nameLength = 1
            return true
        }
        nameLength += 1
        return false
    }

    /// HTML_PARSER_BUFFER_SIZE of libxml2.
    private static let longestName = 100

    private mutating func raise(_ state: State, to count: Int32) {
        counts[state.rawValue] = max(counts[state.rawValue], count)
    }

    /// Where a reading stands behind a byte; nil behind the end of its tag.
    private static func next(_ state: State, _ byte: UInt8) -> State? {
        let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
        switch state {
        case .double: return byte == UInt8(ascii: "\"") ? .between : .double
        case .single: return byte == UInt8(ascii: "'") ? .between : .single
        default: if byte == UInt8(ascii: ">") { return nil }
        }
        switch state {
        case .skipped: return isBlank ? .between : .skipped
        case .bare: return isBlank ? .between : .bare
        case .equals where isBlank: return .equals
        case .equals where byte == UInt8(ascii: "\""): return .double
        case .equals where byte == UInt8(ascii: "'"): return .single
        case .equals: return .bare
        case .name where isName(byte): return .name
        case .name, .named:
            if isBlank { return .named }
            if byte == UInt8(ascii: "=") { return .equals }
            return beginsName(byte) ? .name : .skipped
        case .between, .double, .single:
            return isBlank ? .between : beginsName(byte) ? .name : .skipped
        }
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: ".")
    }

    private static func isName(_ byte: UInt8) -> Bool {
        beginsName(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
    }
}
