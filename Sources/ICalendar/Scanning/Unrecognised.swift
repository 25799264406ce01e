/// Says what some bytes are that are no calendar.
enum Unrecognised {
    static func error(for bytes: [UInt8]) -> FeedError {
        let start = bytes.drop { $0 <= 0x20 }.prefix(1_024)
        guard !start.isEmpty else { return .empty }
        for (signature, kind) in signatures
        where bytes.starts(with: signature) || start.starts(with: signature) {
            return .otherFile(kind)
        }
        let text = String(decoding: start, as: UTF8.self)
        let lower = text.lowercased()
        if ["<!doctype html", "<html", "<head", "<body"].contains(where: lower.contains) {
            return .webPage
        }
        if lower.hasPrefix("<?xml") { return .otherFile("feed.kind.xml") }
        return .notACalendar(startsWith: printable(text))
    }

    private static let signatures: [([UInt8], String)] = [
        ([0x1f, 0x8b], "feed.kind.gzip"), (Array("PK\u{3}\u{4}".utf8), "feed.kind.zip"),
        (Array("%PDF".utf8), "feed.kind.pdf"), ([0x89] + Array("PNG".utf8), "feed.kind.picture"),
        ([0xff, 0xd8, 0xff], "feed.kind.picture"), (Array("BEGIN:VCARD".utf8), "feed.kind.card"),
    ]

    private static func printable(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(40).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
                Unicode.Scalar(0x20 as UInt8)
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
