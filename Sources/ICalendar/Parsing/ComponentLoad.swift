/// How much of one component is kept: what a line is read as takes a hundred times its bytes.
///
/// No real component comes near any of the limits.
struct ComponentLoad {
    /// Values of all lines, one of a line without a list, and their parameters.
    private static let mostValues = 100_000
    /// Components inside, alarms among them.
    private static let mostBlocks = 1_000
    /// From so many lines on it is looked at how often what may stand only once does.
    private static let many = 64

    private var values = 0
    private var blocks = 0
    private var lostLines = 0
    private var lostBlocks = 0
    private var firstLost: Int?

    /// Whether a component that opens is kept.
    mutating func takesBlock() -> Bool {
        blocks += 1
        if blocks > Self.mostBlocks { lostBlocks += 1 }
        return blocks <= Self.mostBlocks
    }

    /// Whether a line is kept.
    ///
    /// Of what may stand only once the first counts, and the second shows that it is not alone.
    mutating func takes(
        _ line: LogicalLine, in text: UnsafeRawBufferPointer, of block: inout CollectedLines.Block
    ) -> Bool {
        if block.lines.count >= Self.many, line.traits.isSingle {
            let count = block.singles[line.key] ?? block.lines.count { $0.key == line.key }
            block.singles[line.key] = count + 1
            if count >= 2 { return lose(line) }
        }
        let weight = Self.weight(of: line, in: text)
        guard values + weight <= Self.mostValues else { return lose(line) }
        values += weight
        return true
    }

    private mutating func lose(_ line: LogicalLine) -> Bool {
        lostLines += 1
        if firstLost == nil { firstLost = line.number }
        return false
    }

    private static func weight(of line: LogicalLine, in text: UnsafeRawBufferPointer) -> Int {
        var weight = 1
        if line.hasParameters, !line.isOverloaded {
            weight += text[line.start..<line.colon].count { $0 == UInt8(ascii: ";") }
        } else if line.isOverloaded {
            weight += LineParameters.most
        }
        if line.traits.kind == .times || line.traits.kind == .periods || line.traits.isList {
            weight += text[line.colon..<line.end].count { $0 == UInt8(ascii: ",") }
        }
        return weight
    }

    /// What was left out, if anything was.
    func issues(of root: CollectedLines.Block?) -> [FeedIssue] {
        var issues: [FeedIssue] = []
        if lostLines > 0 {
            issues.append(
                FeedIssue(
                    .error, line: firstLost,
                    "this component has more lines and values than any has a use for: "
                        + "\(lostLines) \(lostLines == 1 ? "line was" : "lines were") left out"))
        }
        if lostBlocks > 0 {
            issues.append(
                FeedIssue(
                    .warning, line: root?.line,
                    "it holds over \(Self.mostBlocks) alarms or other components: "
                        + "\(lostBlocks) were left out"))
        }
        return issues
    }
}
