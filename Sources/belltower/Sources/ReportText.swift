import Campus
import Operations

/// What an import did, in words.
enum ReportText {
    static func line(_ report: ImportReport) -> String {
        let name = report.source.harmless
        switch report.status {
        case .failed:
            return "\(name): failed: \(report.reason ?? "no reason given")"
        case .refused:
            return "\(name): refused: \(report.reason ?? "no reason given")"
        case .unchanged:
            return "\(name): unchanged, \(count(report.counts.events))\(why(report))"
        case .imported:
            let parts = [
                (report.counts.added, "added"), (report.counts.changed, "changed"),
                (report.counts.removed, "removed"),
            ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
            let what = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
            return "\(name): imported, \(count(report.counts.events))\(what)\(why(report))"
        }
    }

    private static func why(_ report: ImportReport) -> String {
        report.reason.map { " (\($0))" } ?? ""
    }

    /// The first few issues, a line each, and how many more there are.
    static func issues(_ report: ImportReport, atMost limit: Int = 5) -> [String] {
        let lines = report.issues.prefix(limit).map { issue in
            let place = issue.line.map { ", line \($0)" } ?? ""
            return "\(report.source.harmless)\(place): \(issue.message.harmless)"
        }
        let rest = report.issues.count - lines.count
        return rest > 0
            ? lines + ["\(report.source.harmless): \(rest) more issues: see them with --json"]
            : lines
    }

    private static func count(_ events: Int) -> String {
        events == 1 ? "1 event" : "\(events) events"
    }
}
