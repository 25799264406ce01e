import Foundation
import TestSupport

/// A page of the documentation, taken apart at its fences.
struct DocumentPage {
    /// What stands between two fences.
    struct Block {
        /// What stands behind the opening fence: `console`, `yaml`, or nothing.
        var kind: String
        var lines: [(number: Int, text: String)]

        var text: String { lines.map { $0.text + "\n" }.joined() }
    }

    /// From the root of the checkout, as `docs/faq.md`.
    let name: String
    let blocks: [Block]

    init(_ name: String) throws {
        self.name = name
        let text = try String(
            contentsOf: Fixtures.packageRoot.appendingPathComponent(name), encoding: .utf8)
        blocks = Self.blocks(text)
    }

    /// README.md and all pages right in docs/.
    static func names() throws -> [String] {
        let docs = try FileManager.default.contentsOfDirectory(
            atPath: Fixtures.packageRoot.appendingPathComponent("docs").path)
        return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
    }

    static func blocks(_ text: String) -> [Block] {
        var blocks: [Block] = []
        var open: Block?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                if let block = open {
                    blocks.append(block)
                    open = nil
                } else {
                    open = Block(kind: String(line.dropFirst(3)), lines: [])
                }
            } else {
                open?.lines.append((index + 1, String(line)))
            }
        }
        return blocks + (open.map { [$0] } ?? [])
    }
}

/// One command line of a page, with what the page says of it.
struct DocumentStep {
    /// Of the line in the page.
    var number: Int
    /// For a shell, its comment included.
    var command: String
    /// What the page shows behind it; nil where it shows nothing.
    var shown: [String]?

    /// The exit status that a comment states as `# exit 1`; else 0.
    var status: Int32 {
        guard let range = command.range(of: #"# exit \d+"#, options: .regularExpression) else {
            return 0
        }
        return Int32(command[range].dropFirst(7)) ?? 0
    }

    /// A line that only tells what happens in between.
    var isDirection: Bool { command.hasPrefix("# ") }
}

extension DocumentPage.Block {
    /// Kinds of blocks that hold no command line.
    static let silent: Set<String> = [
        "yaml", "html", "json", "mermaid", "text", "prometheus", "ini",
    ]

    /// The command lines; nil for a kind that nobody knows.
    var steps: [DocumentStep]? {
        switch kind {
        case "", "console":
            lines.contains { $0.text.hasPrefix("$ ") } ? session : plain
        case "crontab": scheduled
        case _ where Self.silent.contains(kind): []
        default: nil
        }
    }

    /// `$ command`, and what it prints.
    private var session: [DocumentStep] {
        var steps: [DocumentStep] = []
        for (number, text) in lines {
            if text.hasPrefix("$ ") {
                steps.append(DocumentStep(number: number, command: String(text.dropFirst(2))))
            } else if text.hasPrefix("# ") {
                steps.append(DocumentStep(number: number, command: text))
            } else if !steps.isEmpty {
                steps[steps.count - 1].shown = (steps[steps.count - 1].shown ?? []) + [text]
            }
        }
        return steps.map(\.trimmed)
    }

    /// A command a line; a backslash at the end joins the next one.
    private var plain: [DocumentStep] {
        var steps: [DocumentStep] = []
        var isOpen = false
        for (number, text) in lines where !text.isEmpty {
            if isOpen {
                steps[steps.count - 1].command += "\n" + text
            } else {
                steps.append(DocumentStep(number: number, command: text))
            }
            isOpen = text.hasSuffix("\\")
        }
        return steps
    }

    /// Lines of a crontab, without their times.
    private var scheduled: [DocumentStep] {
        lines.filter { !$0.text.isEmpty }.map { number, text in
            guard !text.hasPrefix("# ") else { return DocumentStep(number: number, command: text) }
            let times = text.hasPrefix("@") ? 1 : 5
            let words = text.split(separator: " ", maxSplits: times).map(String.init)
            return DocumentStep(number: number, command: words.last ?? "")
        }
    }
}

extension DocumentStep {
    /// Without empty lines at the end of what is shown.
    fileprivate var trimmed: Self {
        var step = self
        while step.shown?.last?.isEmpty == true { step.shown?.removeLast() }
        if step.shown?.isEmpty == true { step.shown = nil }
        return step
    }
}

/// What a page shows, compared with what was printed.
enum ShownOutput {
    /// - Parameter shown: `...` alone stands for any lines, elsewhere for any text of a line.
    static func matches(_ shown: some Collection<String>, _ printed: some Collection<String>)
        -> Bool
    {
        guard let first = shown.first else { return printed.isEmpty }
        let rest = shown.dropFirst()
        if first == "..." {
            return matches(rest, printed)
                || (!printed.isEmpty && matches(shown, printed.dropFirst()))
        }
        guard let line = printed.first else { return false }
        return matchesLine(first, line) && matches(rest, printed.dropFirst())
    }

    private static func matchesLine(_ shown: String, _ line: String) -> Bool {
        let parts = shown.components(separatedBy: "...").map(
            NSRegularExpression.escapedPattern(for:))
        return line.range(
            of: "^" + parts.joined(separator: ".*") + "$", options: .regularExpression) != nil
    }

    static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
