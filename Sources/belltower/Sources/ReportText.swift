import Campus
import Operations
import Words

/// What an import did, in words.
enum ReportText {
    static func line(_ report: ImportReport, in words: Catalogue = Speech.words) -> String {
        let name = Message.Argument.text(report.source.harmless)
        let count = Message.Argument.number(report.counts.events)
        switch report.status {
        case .failed, .refused:
            let reason = report.reason ?? words("import.reasonless")
            return words(
                report.status == .failed ? "import.failed" : "import.refused",
                ["source": name, "reason": .text(reason)])
        case .unchanged:
            return words("import.unchanged", ["source": name, "count": count]) + why(report)
        case .imported:
            let parts = [
                (report.counts.added, "import.added"), (report.counts.changed, "import.changed"),
                (report.counts.removed, "import.removed"),
            ].filter { $0.0 > 0 }.map { words($0.1, ["count": .number($0.0)]) }
            let what = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
            return words("import.done", ["source": name, "count": count]) + what + why(report)
        }
    }

    private static func why(_ report: ImportReport) -> String {
        report.reason.map { " (\($0))" } ?? ""
    }

    /// The first few issues, a line each, and how many more there are.
    static func issues(_ report: ImportReport, atMost limit: Int = 5) -> [String] {
        let source = report.source.harmless
        let lines = report.issues.prefix(limit).map { issue in
            let place = issue.line.map {
                Speech.words("import.line", ["source": .text(source), "line": .number($0)])
            }
            return "\(place ?? source): \(issue.message.harmless)"
        }
        let rest = report.issues.count - lines.count
        guard rest > 0 else { return lines }
        return lines + [
            Speech.words(
                "import.issues.more", ["source": .text(source), "count": .number(rest)])
        ]
    }
}
