/// The codes of a description: `Module Code: AC22005`, a line that is a code, a first line that
/// begins like a summary.
///
/// Only capitals with the digits right behind them count, since groups and rooms stand here too.
struct DescriptionCodes {
    private(set) var labelled: [ModuleCode] = []
    private(set) var others: [ModuleCode] = []

    init(_ text: String, besides rooms: Set<ModuleCode>) {
        let bytes = String(decoding: text.utf8.prefix(CodeScanner.longest), as: UTF8.self)
        let lines = bytes.split { $0 == "\n" || $0 == "\r\n" }.map(\.trimming)
            .filter { !$0.isEmpty }
        for (index, line) in lines.enumerated() {
            if let colon = line.firstIndex(of: ":"),
                Self.labels.contains(line[..<colon].trimming.lowercased())
            {
                labelled +=
                    SummaryCodes(
                        line[line.index(after: colon)...], besides: rooms, isStrict: true
                    ).certain
            } else if index == 0 {
                others += SummaryCodes(line, besides: rooms, isStrict: true).certain
            } else {
                others += Self.whole(line).filter { !rooms.contains($0) }
            }
        }
    }

    private static func whole(_ line: Substring) -> [ModuleCode] {
        let scanner = CodeScanner(line)
        guard let found = scanner.candidate(at: 0, isStrict: true), !found.isDoubtful,
            found.end == scanner.bytes.count
        else { return [] }
        return [found.code]
    }

    private static let labels: Set<String> = [
        "module", "modules", "module code", "module codes", "code", "course", "course code",
        "unit", "unit code", "paper", "subject code", "kurs", "kurskod", "kursnummer", "modul",
        "modulnummer", "matière", "vak", "vakcode", "cursus",
    ]
}

/// The codes of CATEGORIES: each a code (`CS101`), or with one in it (`2021_10_CP26105_061`).
enum CategoryCodes {
    static func read(_ text: String?) -> [ModuleCode] {
        guard let text else { return [] }
        let categories = text.utf8.prefix(CodeScanner.longest).split(separator: 0x2c)
        let found = categories.map { category -> [ModuleCode] in
            let scanner = CodeScanner(Substring(decoding: category, as: UTF8.self).trimming)
            if let whole = scanner.candidate(at: 0, isStrict: false), !whole.isDoubtful,
                whole.end == scanner.bytes.count
            {
                return [whole.code]
            }
            return scanner.onlyPart { $0 == 0x5f }
        }
        return found.flatMap(\.self)
    }
}
