import Yams

/// Says in people's words why a definition is no YAML, and where that begins.
struct YAMLTrouble {
    let source: DefinitionText
    /// The line at which the reader gave up, from 1.
    let last: Int

    private static let comment = " (what begins with # is a comment unless it is in quotes)"

    /// - Parameters:
    ///   - context: what was begun, and where.
    ///   - problem: the reader's own words.
    static func error(
        _ source: DefinitionText, _ context: YamlError.Context?, _ problem: String, _ mark: Mark
    ) -> DefinitionError {
        let trouble = YAMLTrouble(source: source, last: mark.line)
        return trouble.tab() ?? trouble.quote() ?? trouble.bracket() ?? trouble.colon()
            ?? trouble.indentation() ?? trouble.alias(problem, mark)
            ?? source.error(
                line: mark.line, column: mark.column,
                problem + (context.map { " \($0.text) from line \($0.mark.line)" } ?? ""))
    }

    /// The lines up to where the reader gave up that say something.
    private var lines: [(number: Int, text: String)] {
        source.numbered.prefix(last).filter {
            $0.text.contains { !$0.isWhitespace } && !Self.bare($0.text).hasPrefix("#")
        }
    }

    private static func bare(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace))
    }

    private func tab() -> DefinitionError? {
        for (number, text) in lines.reversed() {
            guard let place = Shape(text).tab else { continue }
            return source.error(line: number, column: place + 1, "a tab: use spaces")
        }
        return nil
    }

    private func quote() -> DefinitionError? {
        for (number, text) in lines {
            guard let place = Shape(text).openQuote else { continue }
            return source.error(
                line: number, column: place + 1,
                "this quote does not end on its line: a ' inside '...' is written '', "
                    + "a \" inside \"...\" is written \\\"")
        }
        return nil
    }

    /// `kind: *em`: a star means something else without quotes.
    private func alias(_ problem: String, _ mark: Mark) -> DefinitionError? {
        guard problem.contains("alias") || problem.contains("anchor") else { return nil }
        return source.error(
            line: mark.line, column: mark.column, "a text that begins with * or & is put in quotes")
    }

    /// The first bracket that nothing closes before a line that is a key again.
    private func bracket() -> DefinitionError? {
        var open: [(line: Int, column: Int, sign: Character, hasComment: Bool)] = []
        for (number, text) in lines {
            let shape = Shape(text)
            if let first = open.first, shape.isKey {
                return source.error(
                    line: first.line, column: first.column + 1,
                    "this \(first.sign) does not end" + (first.hasComment ? Self.comment : ""))
            }
            for (place, sign) in shape.brackets {
                if "{[".contains(sign) {
                    open.append((number, place, sign, shape.hasComment))
                } else {
                    guard open.popLast() != nil else {
                        return source.error(
                            line: number, column: place + 1,
                            "this \(sign) ends nothing: put texts with { } [ ] in quotes")
                    }
                }
            }
        }
        guard let first = open.first else { return nil }
        return source.error(
            line: first.line, column: first.column + 1,
            "this \(first.sign) does not end" + (first.hasComment ? Self.comment : ""))
    }

    /// A line that is no `key: value`, near where the reader gave up.
    private func colon() -> DefinitionError? {
        for (number, text) in lines.suffix(3).reversed() {
            let shape = Shape(text)
            let line = Self.bare(text)
            guard !shape.isKey, shape.brackets.isEmpty, line.first != "-" else { continue }
            let column = text.count - line.count + 1
            let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !key.isEmpty else { continue }
            if line.dropFirst(key.count).first == ":" {
                return source.error(
                    line: number, column: column + key.count,
                    "a space is wanted behind the colon: `\(key): ...`")
            }
            return source.error(
                line: number, column: column + key.count, "a colon is wanted: `\(key): ...`")
        }
        return nil
    }

    /// A line that begins where none above does.
    private func indentation() -> DefinitionError? {
        var levels: [Int] = []
        var opens = true
        for (number, text) in lines {
            let shape = Shape(text)
            guard shape.isKey || Self.bare(text).hasPrefix("-") else { continue }
            let indent = text.count - Self.bare(text).count
            let deepest = levels.last ?? -1
            if indent > deepest {
                guard opens else {
                    return source.error(
                        line: number, column: indent + 1,
                        "this line stands too far right: the line above has a value already, so "
                            + "it begins where that does, in column \(deepest + 1)")
                }
                levels.append(indent)
            } else {
                while let level = levels.last, level > indent { levels.removeLast() }
                guard levels.last == indent else {
                    let columns = (levels + [deepest]).map { "\($0 + 1)" }
                    return source.error(
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

        init(_ text: String) {
            var quote: (sign: Character, place: Int)?
            var depth = 0
            var before: Character = "\n"
            var last: Character = "\n"
            let letters = Array(text)
            var place = 0
            while place < letters.count {
                let letter = letters[place]
                if let open = quote {
                    if open.sign == "\"", letter == "\\" { place += 1 }
                    if letter == open.sign {
                        if letter == "'", place + 1 < letters.count, letters[place + 1] == "'" {
                            place += 1
                        } else {
                            quote = nil
                        }
                    }
                    place += 1
                    last = letter
                    continue
                }
                if letter == "#", last.isWhitespace {
                    hasComment = true
                    break
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
                place += 1
            }
            openQuote = quote?.place
            opens = isKey && before == ":" || before == "-"
        }
    }
}
