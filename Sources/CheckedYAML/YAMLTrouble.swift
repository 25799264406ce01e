/// Says in people's words why a text is no YAML, and where that begins.
struct YAMLTrouble {
    let source: YAMLText
    /// The line at which the reader gave up, from 1.
    let last: Int

    /// `kind: *em`: a star means something else without quotes.
    private static let quotes = "a text that begins with * or & is put in quotes"
    private static let comment = " (what begins with # is a comment unless it is in quotes)"

    static func error(_ source: YAMLText, _ problem: YAMLProblem) -> YAMLError {
        guard !source.isDiscreet else {
            return source.error(at: problem.place, "\(problem.words): mend the line")
        }
        switch problem.kind {
        case .twice(let name, let first):
            return source.error(at: first, "`\(name)` stands twice in what begins here")
        case .alias: return source.error(at: problem.place, quotes)
        case .document, .tooDeep, .tooMuch: return source.error(at: problem.place, problem.words)
        case .syntax(let words, let context):
            let told = [words, context].compactMap(\.self).joined(separator: " ")
            let trouble = YAMLTrouble(source: source, last: problem.place.line)
            return trouble.tab() ?? trouble.quote() ?? trouble.bracket() ?? trouble.colon()
                ?? trouble.indentation()
                ?? source.error(
                    at: problem.place,
                    told.contains("alias") || told.contains("anchor") ? quotes : told)
        }
    }

    /// The lines up to where the reader gave up that say something.
    private var lines: [(number: Int, text: String)] {
        source.numbered.prefix(last).filter {
            $0.text.contains { !$0.isWhitespace } && !Self.bare($0.text).hasPrefix("#")
        }
    }

    private func error(line: Int, column: Int, _ message: String) -> YAMLError {
        source.error(at: YAMLPlace(line: line, column: column), message)
    }

    private static func bare(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace))
    }

    private func tab() -> YAMLError? {
        for (number, text) in lines.reversed() {
            guard let place = Shape(text).tab else { continue }
            return error(line: number, column: place + 1, "a tab: use spaces")
        }
        return nil
    }

    private func quote() -> YAMLError? {
        for (number, text) in lines {
            guard let place = Shape(text).openQuote else { continue }
            return error(
                line: number, column: place + 1,
                "this quote does not end on its line: a ' inside '...' is written '', "
                    + "a \" inside \"...\" is written \\\"")
        }
        return nil
    }

    /// The first bracket that nothing closes before a line that is a key again.
    private func bracket() -> YAMLError? {
        var open: [(line: Int, column: Int, sign: Character, hasComment: Bool)] = []
        for (number, text) in lines {
            let shape = Shape(text)
            if let first = open.first, shape.isKey {
                return error(
                    line: first.line, column: first.column + 1,
                    "this \(first.sign) does not end" + (first.hasComment ? Self.comment : ""))
            }
            for (place, sign) in shape.brackets {
                if "{[".contains(sign) {
                    open.append((number, place, sign, shape.hasComment))
                } else {
                    guard open.popLast() != nil else {
                        return error(
                            line: number, column: place + 1,
                            "this \(sign) ends nothing: put texts with { } [ ] in quotes")
                    }
                }
            }
        }
        guard let first = open.first else { return nil }
        return error(
            line: first.line, column: first.column + 1,
            "this \(first.sign) does not end" + (first.hasComment ? Self.comment : ""))
    }

    /// A line that is no `key: value`, near where the reader gave up.
    private func colon() -> YAMLError? {
        for (number, text) in lines.suffix(3).reversed() {
            let shape = Shape(text)
            let line = Self.bare(text)
            guard !shape.isKey, shape.brackets.isEmpty, line.first != "-" else { continue }
            let column = text.count - line.count + 1
            let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !key.isEmpty else { continue }
            if line.dropFirst(key.count).first == ":" {
                return error(
                    line: number, column: column + key.count,
                    "a space is wanted behind the colon: `\(key): ...`")
            }
            return error(
                line: number, column: column + key.count, "a colon is wanted: `\(key): ...`")
        }
        return nil
    }

    /// A line that begins where none above does.
    private func indentation() -> YAMLError? {
        var levels: [Int] = []
        var opens = true
        for (number, text) in lines {
            let shape = Shape(text)
            guard shape.isKey || Self.bare(text).hasPrefix("-") else { continue }
            let indent = text.count - Self.bare(text).count
            let deepest = levels.last ?? -1
            if indent > deepest {
                guard opens else {
                    return error(
                        line: number, column: indent + 1,
                        "this line stands too far right: the line above has a value already, so "
                            + "it begins where that does, in column \(deepest + 1)")
                }
                levels.append(indent)
            } else {
                while let level = levels.last, level > indent { levels.removeLast() }
                guard levels.last == indent else {
                    let columns = (levels + [deepest]).map { "\($0 + 1)" }
                    return error(
                        line: number, column: indent + 1,
                        "no line above begins in this column: lines of one mapping begin in the "
                            + "same, here \(columns.joined(separator: " or "))")
                }
            }
            // `- key: value` begins a mapping two further right.
            if Self.bare(text).hasPrefix("- "), shape.isKey,
                shape.brackets.first?.place != indent + 2
            {
                levels.append(indent + 2)
            }
            opens = shape.opens
        }
        return nil
    }

    /// What of a line is structure and no text.
    private struct Shape {
        var tab: Int?
        var openQuote: Int?
        var brackets: [(place: Int, sign: Character)] = []
        /// It has `key: value` or `key:` outside brackets.
        var isKey = false
        /// It is a `key:` whose value stands below.
        var opens = false
        var hasComment = false

        /// The quote that the reading is inside of.
        private var quote: (sign: Character, place: Int)?
        private var depth = 0
        /// The letter before the one at hand, and the last one that is no blank.
        private var last: Character = "\n"
        private var before: Character = "\n"

        init(_ text: String) {
            let letters = Array(text)
            var place = 0
            while place < letters.count, !hasComment {
                if let quote {
                    readQuoted(letters, at: &place, by: quote.sign)
                } else {
                    readPlain(letters, at: place)
                }
                place += 1
            }
            openQuote = quote?.place
            opens = isKey && before == ":" || before == "-"
        }

        /// Moves past a letter that a backslash or another quote stands before.
        private mutating func readQuoted(
            _ letters: [Character], at place: inout Int, by sign: Character
        ) {
            let letter = letters[place]
            if sign == "\"", letter == "\\" { place += 1 }
            if letter == sign {
                if letter == "'", place + 1 < letters.count, letters[place + 1] == "'" {
                    place += 1
                } else {
                    quote = nil
                }
            }
            last = letter
        }

        private mutating func readPlain(_ letters: [Character], at place: Int) {
            let letter = letters[place]
            guard letter != "#" || !last.isWhitespace else {
                hasComment = true
                return
            }
            if letter == "\t", tab == nil { tab = place }
            let startsValue = "\n:,{[-".contains(before)
            if "'\"".contains(letter), startsValue {
                quote = (letter, place)
            } else if "{[".contains(letter), startsValue || depth > 0 {
                brackets.append((place, letter))
                depth += 1
            } else if "}]".contains(letter), depth > 0 || startsValue || place == 0 {
                brackets.append((place, letter))
                depth -= 1
            } else if letter == ":", depth == 0 {
                let isEnd = place + 1 == letters.count
                if isEnd || letters[place + 1].isWhitespace { isKey = true }
            }
            if !letter.isWhitespace { before = letter }
            last = letter
        }
    }
}
