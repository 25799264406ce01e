/// Writes blocks in the language of man(7), as groff and mandoc read it.
struct Roff {
    private(set) var text = ""

    mutating func request(_ words: String...) { text += "." + words.joined(separator: " ") + "\n" }

    mutating func write(_ blocks: [Block]) {
        var isFirst = true
        for block in blocks {
            write(block, isFirst: isFirst)
            if case .heading = block { isFirst = true } else { isFirst = false }
        }
    }

    /// - Parameter isFirst: behind a heading, where no paragraph begins.
    private mutating func write(_ block: Block, isFirst: Bool) {
        switch block {
        case .heading(let level, let words):
            request(level <= 2 ? "SH" : "SS", Self.quoted(level <= 2 ? words.uppercased() : words))
        case .paragraph(let spans):
            if !isFirst { request("PP") }
            fill(spans)
        case .code(let lines):
            if !isFirst { request("PP") }
            request("RS", "4")
            request("EX")
            for line in lines { text += Self.beginning(Self.escaped(line, isLiteral: true)) + "\n" }
            request("EE")
            request("RE")
        case .list(let items):
            for item in items {
                request("IP", "\\(bu", "2")
                fill(item)
            }
        case .definitions(let definitions):
            for definition in definitions {
                request("TP")
                text += Self.beginning(Self.line(definition.term)) + "\n"
                fill(definition.text)
            }
        case .place: break
        }
    }

    /// A sentence begins on a line of its own, and no line is long.
    private mutating func fill(_ spans: [Span]) {
        var line = ""
        for word in Self.words(spans) {
            if !line.isEmpty, line.utf8.count + word.utf8.count > 78 { end(&line) }
            line += (line.isEmpty ? "" : " ") + word
            if let last = word.last, ".!?".contains(last) { end(&line) }
        }
        end(&line)
    }

    private mutating func end(_ line: inout String) {
        if !line.isEmpty { text += Self.beginning(line) + "\n" }
        line = ""
    }

    /// The words between blanks, each with its look.
    private static func words(_ spans: [Span]) -> [String] {
        line(spans).split(separator: " ").map(String.init)
    }

    static func line(_ spans: [Span]) -> String {
        spans.map { span in
            let escaped = escaped(span.text, isLiteral: span.isLiteral)
            return switch span.look {
            case .plain: escaped
            case .strong: "\\fB\(escaped)\\fR"
            case .emphasised: "\\fI\(escaped)\\fR"
            }
        }.joined()
    }

    /// A line that begins as a request does is none.
    private static func beginning(_ line: String) -> String {
        line.isEmpty || line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }

    static func quoted(_ text: String) -> String {
        "\"" + escaped(text, isLiteral: false).replacing("\"", with: "\\(dq") + "\""
    }

    private static func escaped(_ text: String, isLiteral: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "~": escaped += "\\(ti"
            case "^": escaped += "\\(ha"
            case "-" where isLiteral: escaped += "\\-"
            case "'" where isLiteral: escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case _ where !scalar.isASCII:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                escaped +=
                    "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
