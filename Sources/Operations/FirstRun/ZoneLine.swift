import Campus
import Foundation

/// The line of `config.yaml` that names the zone.
enum ZoneLine {
    /// The file's text with that line put in its place or at the end, and every other byte as it is.
    ///
    /// - Returns: nil when a line cannot do it: the file is broken, or one mapping in braces.
    static func replaced(in text: String, by id: String) -> String? {
        var lines = text.components(separatedBy: "\n")
        let line = "zone: \(id)"
        if let index = lines.firstIndex(where: { isZone($0) }) {
            let comment = lines[index].range(of: " #").map {
                String(lines[index][$0.lowerBound...])
            }
            lines[index] = line + (comment ?? "")
        } else {
            // The text's last line ends in a line break, or is given one.
            if lines.last?.isEmpty ?? false { lines.removeLast() }
            lines += [line, ""]
        }
        let replaced = lines.joined(separator: "\n")
        let (before, after) = (
            ConfigurationReading(yaml: text), ConfigurationReading(yaml: replaced)
        )
        let isSame = Set(after.keys).subtracting(["zone"]) == Set(before.keys).subtracting(["zone"])
        guard after.problems.isEmpty, after.configuration.zone == id, isSame else { return nil }
        return replaced
    }

    private static func isZone(_ line: String) -> Bool {
        line.hasPrefix("zone:") || line.hasPrefix("zone :")
    }
}
