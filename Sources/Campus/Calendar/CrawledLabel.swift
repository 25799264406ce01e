/// What a crawler wrote into a meeting's description: `Module: CM50123`, `Kind: Lecture`.
struct CrawledLabel {
    private(set) var codes: [ModuleCode] = []
    private(set) var kind: MeetingKind?

    /// Nil for a description without such lines.
    init?(_ details: String?) {
        for line in (details ?? "").split(separator: "\n").prefix(2) {
            if line.hasPrefix("Module: ") {
                codes = line.dropFirst(8).split(separator: ",").compactMap { ModuleCode($0) }
            } else if line.hasPrefix("Kind: ") {
                kind = MeetingKind(
                    summary: String(line.dropFirst(6)), categories: nil, details: nil)
            }
        }
        if codes.isEmpty, kind == nil { return nil }
    }
}
