/// A BEGIN or END line.
struct BoundaryLine {
    let opens: Bool
    let kind: ComponentKind
    /// Where in the line something begins that is glued to the name; nil when nothing is.
    private(set) var rest: Int?

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
        let name = UnsafeRawBufferPointer(rebasing: line[start..<end])
        let whole = ComponentKind(name: name)
        guard case .other = whole, let glued = Self.known(before: name, opens: opens) else {
            kind = whole
            return
        }
        kind = glued.kind
        rest = start + glued.length
    }

    /// The component that a name begins with, where what follows is no more of a name: an error page
    /// behind `END:VCALENDAR`, the next component behind another's END.
    private static func known(
        before name: UnsafeRawBufferPointer, opens: Bool
    ) -> (kind: ComponentKind, length: Int)? {
        let letters = name.prefix { byte in
            (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
        }.count
        if letters < name.count {
            let kind = ComponentKind(name: UnsafeRawBufferPointer(rebasing: name.prefix(letters)))
            if kind.isNamed { return (kind, letters) }
        }
        guard !opens else { return nil }
        for kind in ComponentKind.named where name.starts(with: kind.name.utf8) {
            let rest = UnsafeRawBufferPointer(rebasing: name.dropFirst(kind.name.utf8.count))
            let isBoundary =
                rest.starts(withCapitals: "BEGIN:") || rest.starts(withCapitals: "END:")
            if isBoundary || kind == .calendar { return (kind, kind.name.utf8.count) }
        }
        return nil
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
    var isKnown: Bool { kind.isNamed }
}
