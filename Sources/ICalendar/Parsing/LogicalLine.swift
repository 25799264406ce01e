/// One property line of a component: unfolded, in UTF-8, without control characters.
///
/// Positions are those of `CollectedLines.text`.
struct LogicalLine {
    /// In the file, from 1.
    var number: Int
    var key: PropertyKey
    var traits: PropertyTraits
    var start: Int
    /// The place of the colon before the value.
    var colon: Int
    var end: Int
    /// There are parameters.
    var hasParameters: Bool
    /// More stands before the colon than any program has a use for; only the first parameters are
    /// read, and not by libical, which takes a time that grows with their square.
    var isOverloaded = false
    /// libical would lose or alter something of it.
    var isOdd = false
}

/// A component's lines, sorted by the component that they belong to.
struct CollectedLines {
    struct Block {
        var name: String
        var line: Int
        var lines: [LogicalLine] = []
        var children: [Block] = []
        /// How many lines there are of what may stand only once; counted where there are many.
        var singles: [PropertyKey: Int] = [:]
        /// The names of lines that matter and have no value.
        var lost: Set<String> = []
    }

    /// Every line ends with a zero, for libical.
    var text: [UInt8] = []
    /// Nil when the bytes begin no component.
    var root: Block?
    var issues: [FeedIssue] = []
}
