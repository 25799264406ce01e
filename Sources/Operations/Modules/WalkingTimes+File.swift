import Campus
import CheckedYAML

extension WalkingTimes {
    /// Reads the `walks` of a profile: `8W to East: 6m`, and `within`.
    ///
    /// - Throws: at the key that is wrong.
    init(_ section: YAMLSection) throws(YAMLError) {
        var walks: [Walk] = []
        var within: Int64?
        for entry in section.entries {
            let key = entry.name
            let seconds = try Self.seconds(key, in: section)
            if key == "within" {
                within = seconds
                continue
            }
            let ends = key.components(partedBy: " to ")
            guard ends.count == 2, let from = ends.first, let to = ends.last else {
                throw section.source.error(
                    entry.key, "`\(key.harmless)`: write `8W to East: 6m`, or `within`")
            }
            walks.append(Walk(from: from, to: to, seconds: seconds))
        }
        self.init(walks, within: within)
    }

    private static func seconds(_ key: String, in section: YAMLSection) throws(YAMLError) -> Int64 {
        guard let text = try section.text(key, mayBeEmpty: false), let length = WrittenLength(text),
            length.days == 0,
            length.seconds < 86_400
        else { throw section.error(key, "write how long the walk is, as 6m") }
        return length.seconds
    }
}

extension String {
    /// The two texts around the only place where a parting stands; otherwise the text alone.
    fileprivate func components(partedBy parting: String) -> [String] {
        let parts = ranges(of: parting)
        guard parts.count == 1, let range = parts.first else { return [self] }
        return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
            .filter { !$0.isEmpty }
    }
}
