/// A BEGIN or END line.
struct BoundaryLine {
    let opens: Bool
    let kind: ComponentKind

    /// Reads a line without its break; nil when it is some other line.
    ///
    /// Lower case, and blanks around the colon and after the name, are read as what they mean.
    init?(_ line: UnsafeRawBufferPointer) {
        let length: Int
        if line.starts(withCapitals: "BEGIN") {
            (opens, length) = (true, 5)
        } else if line.starts(withCapitals: "END") {
            (opens, length) = (false, 3)
        } else {
            return nil
        }
        var start = length
        while start < line.count, isBlank(line[start]) { start += 1 }
        guard start < line.count, line[start] == UInt8(ascii: ":") else { return nil }
        start += 1
        while start < line.count, isBlank(line[start]) { start += 1 }
        var end = start
        while end < line.count, line[end] > 0x20 { end += 1 }
        kind = ComponentKind(name: UnsafeRawBufferPointer(rebasing: line[start..<end]))
    }

    /// Reads a line and its continuations as one; nil when that is no BEGIN or END either.
    init?(folded lines: Slice<UnsafeRawBufferPointer>) {
        var joined: [UInt8] = []
        var isStart = false
        for byte in lines.prefix(256) {
            if byte == LineBreak.lineFeed {
                isStart = true
            } else if byte != LineBreak.carriageReturn, byte != LineBreak.inserted {
                if !(isStart && isBlank(byte)) { joined.append(byte) }
                isStart = false
            }
        }
        guard let line = joined.withUnsafeBytes({ BoundaryLine($0) }) else { return nil }
        self = line
    }

    /// Whether the name is one that calendars have, so that nothing is missing from it.
    var isKnown: Bool {
        if case .other = kind { return false }
        return true
    }
}
