import Campus

/// What a host's robots.txt allows (RFC 9309).
package struct Robots: Sendable {
    private struct Rule: Sendable {
        var isAllowing: Bool
        var pattern: [UInt8]
    }

    private var rules: [Rule] = []
    /// Seconds that the host wants between two requests; nil when it does not say.
    package private(set) var delay: Double?

    /// Everything is allowed: there is no such file.
    package static let none = Robots()
    /// Nothing is: the file could not be had.
    package static let closed: Robots = {
        var closed = Robots()
        closed.rules = [Rule(isAllowing: false, pattern: Array("/".utf8))]
        return closed
    }()

    private init() {}

    /// Bytes that are read at most (section 2.5).
    package static let longest = 512_000

    /// Reads a file for a robot of a name.
    package init(_ text: String, agent: String) {
        var named = Robots()
        var general = Robots()
        var hasNamed = false
        var (isNamed, isGeneral, isReadingAgents) = (false, false, false)
        for line in text.utf8.prefix(Self.longest).split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            let plain = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
            guard let colon = plain.firstIndex(of: ":") else { continue }
            let key = plain[..<colon].trimming.lowercased()
            let value = String(plain[plain.index(after: colon)...].trimming)
            if key == "user-agent" {
                if !isReadingAgents { (isNamed, isGeneral) = (false, false) }
                isReadingAgents = true
                if value == "*" { isGeneral = true }
                let name = value.lowercased().prefix { $0.isLetter || $0 == "-" || $0 == "_" }
                if name == agent.lowercased() { isNamed = true }
                hasNamed = hasNamed || isNamed
                continue
            }
            isReadingAgents = false
            if isNamed { named.take(key, value) }
            if isGeneral { general.take(key, value) }
        }
        self = hasNamed ? named : general
    }

    private mutating func take(_ key: String, _ value: String) {
        switch key {
        case "allow", "disallow":
            guard !value.isEmpty, rules.count < 10_000 else { return }
            rules.append(Rule(isAllowing: key == "allow", pattern: Array(value.utf8.prefix(2_048))))
        case "crawl-delay":
            if let seconds = Double(value), seconds >= 0 { delay = min(seconds, 86_400) }
        default: break
        }
    }

    /// Whether a path with its query may be asked for: the longest rule counts, of two as long the
    /// one that allows (section 2.2.2).
    package func allows(_ target: String) -> Bool {
        guard target != "/robots.txt" else { return true }
        let target = Array(target.utf8.prefix(4_096))
        var best = (length: -1, isAllowing: true)
        for rule in rules where Self.matches(rule.pattern, target) {
            let length = rule.pattern.count
            if length > best.length || length == best.length && rule.isAllowing {
                best = (length, rule.isAllowing)
            }
        }
        return best.isAllowing
    }

    /// `*` for any text, `$` for the end; all else as it stands, from the beginning.
    private static func matches(_ pattern: [UInt8], _ target: [UInt8]) -> Bool {
        let star = UInt8(ascii: "*")
        var (place, next) = (0, 0)
        var retry: (place: Int, next: Int)?
        while true {
            if next == pattern.count { return true }
            if pattern[next] == UInt8(ascii: "$"), next == pattern.count - 1 {
                if place == target.count { return true }
            } else if pattern[next] == star {
                next += 1
                retry = (place, next)
                continue
            } else if place < target.count, pattern[next] == target[place] {
                place += 1
                next += 1
                continue
            }
            guard let last = retry, last.place < target.count else { return false }
            retry = (last.place + 1, last.next)
            (place, next) = (last.place + 1, last.next)
        }
    }
}
