/// Lengths of time as RFC 5545 writes them (section 3.3.6): `PT15M`, `PT1H30M`, `P1D`.
package enum DurationText {
    package static func text(_ seconds: Int64) -> String {
        if seconds < 0 { return "-" + text(-seconds) }
        if seconds > 0, seconds % 86_400 == 0 { return "P\(seconds / 86_400)D" }
        let parts = [(seconds / 3_600, "H"), (seconds % 3_600 / 60, "M"), (seconds % 60, "S")]
        let text = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
        return text.isEmpty ? "PT0M" : "PT\(text)"
    }
}
