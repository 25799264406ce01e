import Yams

/// A YAML text that is read on where YAML ends.
///
/// That is behind a key that is given twice, at the mark of a second document, and at a text that
/// begins with a star. Each is a problem with its line.
struct PatientYAML {
    struct Problem {
        /// From 1; nil where the reader gives none.
        var line: Int?
        var what: String
    }

    /// Nil when the text is empty or cannot be read any further.
    private(set) var root: Node?
    /// In the order of the lines.
    private(set) var problems: [Problem] = []
    /// Lines of which all is said.
    private(set) var told: Set<Int> = []
    /// What stands for a key that is given again below it.
    private var former: [String: String] = [:]

    /// So many mistakes are read past: each takes another reading.
    private static let most = 20

    init(_ text: String) {
        var lines = Self.lines(of: text)
        for _ in 0..<Self.most {
            do {
                root = try Yams.compose(yaml: lines.map(\.text).joined())
                break
            } catch let error as YamlError {
                guard mend(&lines, error) else {
                    problems.append(Problem(line: error.line, what: error.what))
                    break
                }
            } catch {
                problems.append(Problem(line: nil, what: "not YAML"))
                break
            }
        }
        if let root { findTwice(in: root) }
        problems.sort { ($0.line ?? 0) < ($1.line ?? 0) }
    }

    /// A key's own name.
    func name(of key: Node) -> String { key.string.map { former[$0] ?? $0 } ?? "" }

    private mutating func mend(_ lines: inout [Line], _ error: YamlError) -> Bool {
        switch error {
        case .duplicatedKeysInMapping(let keys, let context):
            guard let key = keys.first, former[key] == nil else { return false }
            let stand = "\(former.count) \(key.count)"
            guard lines.replace(key, with: "\"\(stand)\"", at: context.mark) else { return false }
            former[stand] = key
        case .composer(_, _, let mark, _) where lines.starts("---", at: mark):
            _ = lines.replace("---", with: "", at: mark)
            add("a second document begins: write all in one, without ---", mark)
        case .composer(_, _, let mark, _) where lines.starts("*", at: mark):
            lines.blankAlias(at: mark)
            add("a text that begins with * is put in quotes", mark)
        default: return false
        }
        return true
    }

    private mutating func add(_ what: String, _ mark: Mark) {
        problems.append(Problem(line: mark.line, what: what))
        told.insert(mark.line)
    }

    private mutating func findTwice(in node: Node) {
        guard !former.isEmpty else { return }
        if let sequence = node.sequence { return sequence.forEach { findTwice(in: $0) } }
        guard let mapping = node.mapping else { return }
        var seen: [String: Int] = [:]
        for (key, value) in mapping {
            let name = name(of: key)
            if let first = seen[name], let line = key.mark?.line {
                let what =
                    name.looksLikeKey ? "given twice: \(name.quotedKey())" : "a key is given twice"
                problems.append(
                    Problem(
                        line: line, what: first == line ? what : "\(what), first in line \(first)"))
            } else {
                seen[name] = key.mark?.line ?? 1
            }
            findTwice(in: value)
        }
    }

    fileprivate struct Line {
        var text: String
    }

    /// With their ends, where YAML 1.1 ends lines.
    private static func lines(of text: String) -> [Line] {
        var lines: [Line] = []
        var line = String.UnicodeScalarView()
        var before: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let isEnd = before == "\n" || (before == "\r" && scalar != "\n")
            if isEnd || before.map({ ["\u{85}", "\u{2028}", "\u{2029}"].contains($0) }) ?? false {
                lines.append(Line(text: String(line)))
                line = String.UnicodeScalarView()
            }
            line.append(scalar)
            before = scalar
        }
        return lines + [Line(text: String(line))]
    }
}

extension [PatientYAML.Line] {
    /// What stands in its line from a mark on; nil where there is no such place.
    private func rest(at mark: Mark) -> (before: Substring.UnicodeScalarView, rest: Substring)? {
        guard indices.contains(mark.line - 1), mark.column > 0 else { return nil }
        let scalars = self[mark.line - 1].text.unicodeScalars
        guard
            let place = scalars.index(
                scalars.startIndex, offsetBy: mark.column - 1, limitedBy: scalars.endIndex)
        else { return nil }
        return (
            Substring(self[mark.line - 1].text).unicodeScalars[..<place],
            Substring(scalars[place...])
        )
    }

    func starts(_ text: String, at mark: Mark) -> Bool {
        rest(at: mark)?.rest.hasPrefix(text) ?? false
    }

    /// Writes something else for a text, in quotes or without; whether it stands there.
    mutating func replace(_ text: String, with other: String, at mark: Mark) -> Bool {
        guard let (before, rest) = rest(at: mark) else { return false }
        for written in [text, "\"\(text)\"", "'\(text)'"] where rest.hasPrefix(written) {
            self[mark.line - 1].text =
                String(before) + other + String(rest.dropFirst(written.count))
            return true
        }
        return false
    }

    /// Writes an empty value for a text with a star.
    mutating func blankAlias(at mark: Mark) {
        guard let (before, rest) = rest(at: mark) else { return }
        let behind = rest.dropFirst().drop { $0.isLetter || $0.isNumber || "-_".contains($0) }
        self[mark.line - 1].text = String(before) + "~" + String(behind)
    }
}

extension YamlError {
    /// Where it was noticed; nil where that is not said.
    fileprivate var line: Int? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
            mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        default: nil
        }
    }

    fileprivate var what: String {
        switch self {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
            .composer(_, let problem, _, _):
            problem
        case .duplicatedKeysInMapping(let keys, _):
            keys.first { $0.looksLikeKey }.map { "given twice: \($0.quotedKey())" }
                ?? "a key is given twice"
        default: "not YAML"
        }
    }
}

extension PatientYAML.Problem {
    /// `line 3: given twice: zone`.
    var words: String { (line.map { "line \($0): " } ?? "") + what }
}
