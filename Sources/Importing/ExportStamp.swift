/// The line that ADE puts into every description on every download: `(Exporté le:21/11/2026 09:00)`.
///
/// It says when the file was made and nothing of the class, so it is no part of the description:
/// otherwise every download would change every class.
enum ExportStamp {
    private static let openings = ["(Exporté le:", "(Exporte le:", "(Exported :", "(Exported on:"]

    static func removed(_ details: String) -> String {
        guard details.utf8.last == UInt8(ascii: ")"),
            let open = details.lastIndex(of: "("),
            openings.contains(where: { details[open...].hasPrefix($0) })
        else { return details }
        return String(details[..<open]).trimmed
    }
}
