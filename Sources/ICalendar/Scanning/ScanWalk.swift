/// One walk over a feed's lines: tells the `ScanState` what it meets.
struct ScanWalk {
    private var state: ScanState
    /// The number of the line that the walk is at.
    private var line = 1
    /// What follows stands on the same line of the file.
    private var isSplit = false

    init(limits: ScanLimits) { state = ScanState(limits: limits) }

    var feed: ScannedFeed { state.feed }

    /// Walks over the bytes; answers why they are refused, nil when they are not.
    mutating func run(_ bytes: UnsafeRawBufferPointer) -> FeedError? {
        guard let base = bytes.baseAddress else { return nil }
        let count = bytes.count
        var position = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
        while position < count {
            var next = LineBreak.next(base, from: position, count: count)
            switch LineBreak.load(base, position) | 0x20 {
            case UInt8(ascii: "b"), UInt8(ascii: "e"):
                if let failure = boundary(in: bytes, at: position, next: &next) { return failure }
            case UInt8(ascii: "d") where state.place == .event:
                leaveOutStamp(in: bytes, at: position, next: &next)
            case UInt8(ascii: "m"), UInt8(ascii: "x"), UInt8(ascii: "n"), UInt8(ascii: "r"),
                UInt8(ascii: "p"), UInt8(ascii: "c"):
                guard state.place == .header else { break }
                HeaderLine(bytes, at: position).map { state.header($0) }
            case UInt8(ascii: "t") where state.place == .zone:
                HeaderLine(bytes, at: position).map { state.zoneLine($0) }
            default: break
            }
            if isSplit {
                isSplit = false
            } else if LineBreak.counts(base, next: next) {
                line &+= 1
            }
            position = next
        }
        state.finish(bytes, line: line)
        return nil
    }

    /// A BEGIN or END line opens or closes a component; any other line is content.
    private mutating func boundary(
        in bytes: UnsafeRawBufferPointer, at position: Int, next: inout Int
    ) -> FeedError? {
        let first = line
        var found = BoundaryLine(UnsafeRawBufferPointer(rebasing: bytes[position..<next]))
        let mayBeFolded = next < bytes.count && isBlank(bytes[next]) && next - position < 40
        if mayBeFolded, found?.isKnown != true {
            let saved = (next, line)
            skipContinuations(in: bytes, next: &next)
            if let folded = BoundaryLine(folded: bytes[position..<next]) {
                found = folded
            } else {
                (next, line) = saved
            }
        }
        guard let found else { return nil }
        if let rest = found.rest, line == first {
            let glued = UnsafeRawBufferPointer(rebasing: bytes[(position + rest)..<next])
            if next - position <= Self.longestGlued, BoundaryLine(glued) != nil {
                next = position + rest
                isSplit = true
            } else {
                state.tellGlued(to: found, line: first)
            }
        }
        guard found.opens else {
            state.end(found.kind, in: bytes, at: position..<next, line: first)
            return nil
        }
        return state.begin(found.kind, in: bytes, at: position, line: first)
    }

    /// A line in which components are looked for that are glued to one another; each is a look at the
    /// rest of it.
    private static let longestGlued = 4_096

    /// DTSTAMP says when the server wrote the file: it changes on each download and means nothing.
    private mutating func leaveOutStamp(
        in bytes: UnsafeRawBufferPointer, at position: Int, next: inout Int
    ) {
        let text = UnsafeRawBufferPointer(rebasing: bytes[position..<next])
        guard text.starts(withCapitals: "DTSTAMP") else { return }
        skipContinuations(in: bytes, next: &next)
        state.leaveOut(position..<next, bytes)
    }

    /// Moves on past the lines that begin with a blank.
    private mutating func skipContinuations(
        in bytes: UnsafeRawBufferPointer, next: inout Int
    ) {
        guard let base = bytes.baseAddress else { return }
        while next < bytes.count, isBlank(bytes[next]) {
            if LineBreak.counts(base, next: next) { line &+= 1 }
            next = LineBreak.next(base, from: next, count: bytes.count)
        }
    }
}
