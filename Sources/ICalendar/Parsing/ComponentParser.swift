/// Parses a component's bytes: libical reads the values, a reader of our own what libical loses.
///
/// Lines are unfolded, cleaned and chosen first. A component whose values are all written plainly is
/// read without libical. RRULE and EXRULE go around it: 3.0.16 refuses or alters rules that RFC 5545
/// allows, and drops their text. When libical stumbles over a line, the lenient reader reads the
/// whole component instead, and tells what is wrong and where.
package struct ComponentParser: Sendable {
    package init() {}

    /// Parses one component with what lies inside it.
    ///
    /// - Parameters:
    ///   - bytes: from its BEGIN line to its END line, which may be missing.
    ///   - line: the number of the BEGIN line; issues count from it.
    ///   - wanted: which properties to read; nil for all, and the components inside.
    /// - Returns: the component as far as it could be read, nil when the bytes begin none; and what
    ///   was odd about it.
    package func parse(
        _ bytes: UnsafeRawBufferPointer, line: Int = 1, wanted: PropertyFilter? = nil
    ) -> (component: Component?, issues: [FeedIssue]) {
        var collector = LineCollector(wanted: wanted)
        var collected = collector.collect(bytes, line: line)
        guard let root = collected.root else {
            return (nil, [FeedIssue(.error, line: line, "this is no component: it has no BEGIN")])
        }
        var issues = collected.issues
        let component = Self.component(root, in: &collected.text, issues: &issues)
        if !issues.isEmpty, let uid = component.first("UID")?.value.string, !uid.isEmpty {
            for index in issues.indices { issues[index].uid = uid }
        }
        return (component, issues)
    }

    /// As `parse(_:line:wanted:)`, for bytes in an array.
    package func parse(
        _ bytes: [UInt8], line: Int = 1, wanted: PropertyFilter? = nil
    ) -> (component: Component?, issues: [FeedIssue]) {
        bytes.withUnsafeBytes { parse($0, line: line, wanted: wanted) }
    }

    private static func component(
        _ block: CollectedLines.Block, in text: inout [UInt8], issues: inout [FeedIssue]
    ) -> Component {
        let properties: [Property]
        var lost: Set<String> = []
        if let read = PlainReader.properties(of: block.lines, text)
            ?? LibicalReader.properties(of: block.lines, &text)
        {
            properties = read
        } else {
            var reader = LenientReader()
            properties = reader.properties(of: block.lines, text)
            issues += reader.issues.closed
            lost = reader.lost
        }
        var component = Component(block.name, line: block.line)
        component.lost = lost.union(block.lost)
        component.properties = Repeats.settled(properties, of: block.lines, issues: &issues)
        DayTimes.settle(&component.properties, of: block.lines, text)
        component.children = block.children.map {
            Self.component($0, in: &text, issues: &issues)
        }
        return component
    }
}
