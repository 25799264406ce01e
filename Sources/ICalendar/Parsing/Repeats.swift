/// What comes of properties that stand in a component more than once.
struct Repeats {
    private var result: [Property] = []
    /// Where in the result the last properties of each name are.
    private var places: [String: [Int]] = [:]
    private var told: Set<String> = []

    /// The properties with RDATE and EXDATE gathered, and only the first of those that may stand
    /// only once (RFC 5545 section 3.6.1), or one a language: who reads them chooses.
    static func settled(
        _ properties: [Property], of lines: [LogicalLine], issues: inout [FeedIssue]
    ) -> [Property] {
        guard mayRepeat(lines) else { return properties }
        var repeats = Repeats()
        repeats.result.reserveCapacity(properties.count)
        for property in properties { repeats.add(property, of: lines, issues: &issues) }
        return repeats.result
    }

    /// Whether two lines may have the same name.
    private static func mayRepeat(_ lines: [LogicalLine]) -> Bool {
        guard lines.count <= 40 else { return true }
        for (index, line) in lines.enumerated() {
            for other in lines[..<index] where other.key == line.key { return true }
        }
        return false
    }

    private mutating func add(
        _ property: Property, of lines: [LogicalLine], issues: inout [FeedIssue]
    ) {
        let earlier = places[property.name] ?? []
        if earlier.contains(where: { Self.gather(property, into: &result[$0]) }) { return }
        if let first = earlier.first, PropertyTraits.isSingle(property.name) {
            if earlier.count < Self.mostLanguages, isTranslation(property, of: earlier) {
                places[property.name] = earlier + [result.count]
                return result.append(property)
            }
            guard result[first] != property, told.insert(property.name).inserted else { return }
            let line = lines.last { $0.traits.name == property.name }?.number
            let message = "\(property.name) stands here twice; the first counts"
            return issues.append(FeedIssue(.warning, line: line, message))
        }
        // No real component has times in more zones than that.
        places[property.name] = earlier.suffix(7) + [result.count]
        result.append(property)
    }

    private static let mostLanguages = 8

    /// A text that none of those before says it is in the language of.
    private func isTranslation(_ property: Property, of earlier: [Int]) -> Bool {
        guard case .text = property.value else { return false }
        let language = property.parameter("LANGUAGE")?.lowercased()
        return earlier.allSatisfy {
            result[$0].parameter("LANGUAGE")?.lowercased() != language
        }
    }

    /// Adds the times of a property to those of another with the same parameters and time zone.
    private static func gather(_ property: Property, into other: inout Property) -> Bool {
        guard property.parameters == other.parameters else { return false }
        // Emptied meanwhile, so that the array is not copied for each line.
        if case .times(let more) = property.value, case .times(var times) = other.value {
            guard times.first?.form == more.first?.form else { return false }
            other.value = .times([])
            times += more
            other.value = .times(times)
            return true
        }
        if case .periods(let more) = property.value, case .periods(var periods) = other.value {
            guard periods.first?.start.form == more.first?.start.form else { return false }
            other.value = .periods([])
            periods += more
            other.value = .periods(periods)
            return true
        }
        return false
    }
}
