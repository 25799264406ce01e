extension WrittenLength {
    /// A length of time as `init` reads it: `45m`, `1h`, `1h 30m`, `2d`; below a minute `40s`.
    package static func text(_ seconds: Int64) -> String {
        if seconds < 60 { return seconds == 0 ? "0m" : "\(seconds)s" }
        let parts = [
            (seconds / 86_400, "d"), (seconds % 86_400 / 3_600, "h"), (seconds % 3_600 / 60, "m"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
    }
}
