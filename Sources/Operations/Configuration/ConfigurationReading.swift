import Campus
import CheckedYAML
import Fetching
import Foundation
import Words

/// What a file and the environment say, and all that is wrong with it.
package struct ConfigurationReading: Sendable {
    /// The file's.
    package let path: String
    /// Whether there is such a file.
    package private(set) var isThere = false
    /// Each with its place, in the order of the file.
    package private(set) var problems: [String] = []
    /// The keys that the file gives a value.
    package private(set) var keys: [String] = []
    /// The variables of the environment that stand over it.
    package private(set) var variables: [String] = []
    /// What either says, by the keys' paths: of a secret nothing but that it does.
    private(set) var given: [String: String] = [:]
    private var draft = ConfigurationKey.Draft()
    private var lines: [String: Int] = [:]
    /// What is wrong with the file's text, each with its line.
    private var found: [(line: Int, problem: String)] = []
    /// Lines of which all is said.
    private var told: Set<Int> = []

    var configuration: Configuration { draft.configuration }

    /// Reads both; what cannot be read leaves its default.
    init(file path: String, environment: [String: String]) {
        self.path = path
        readFile()
        overlay(environment)
        settleEmail()
    }

    /// Reads a file by itself, without the environment.
    init(yaml text: String, path: String = "config.yaml") {
        self.path = path
        read(text)
        settleEmail()
    }

    /// The problems as one line; nil without one.
    var failure: Refusal? {
        guard let first = problems.first else { return nil }
        let rest = problems.count - 1
        return Refusal(
            .misconfigured,
            rest == 0 ? "refusal.configuration.wrong" : "refusal.configuration.wrong.more",
            with: ["path": "\(path)", "problem": "\(first)", "count": .number(rest)])
    }

    private mutating func readFile() {
        let bytes: [UInt8]
        do {
            bytes = try FileReader(limit: Self.mostBytes).read(path)
        } catch  where error.reason == .noSuchFile {
            return
        } catch {
            isThere = true
            if case .tooLarge(let limit) = error.reason {
                return problems.append(
                    "has over \(limit >> 10) KiB: no configuration needs as much")
            }
            return problems.append(
                "cannot be opened: see that it is a file, and one that you may read")
        }
        isThere = true
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            return problems.append("is not UTF-8 text: save it as such")
        }
        read(text)
    }

    private static let mostBytes = 256 << 10
    /// Problems that are told.
    private static let mostProblems = 20

    private mutating func read(_ text: String) {
        let yaml = YAMLReading(text)
        let hasTab = text.contains { $0 == "\t" } && yaml.root == nil
        found = yaml.problems.map { problem in
            let words = "line \(problem.place.line): \(problem.words): mend the line"
            return (problem.place.line, words + (hasTab ? " (indent by spaces, not by tabs)" : ""))
        }
        told = yaml.told
        if let root = yaml.root, !root.isNull {
            if let entries = root.entries {
                read(entries, of: "")
            } else {
                add("the file must hold `key: value` lines", at: root)
            }
        }
        found.sort { $0.line < $1.line }
        problems += found.prefix(Self.mostProblems).map(\.problem)
        if found.count > Self.mostProblems { problems.append("and more: mend these first") }
    }

    /// Reads what a section holds.
    private mutating func read(_ entries: [YAMLValue.Entry], of section: String) {
        for entry in entries {
            guard found.count <= Self.mostProblems else { return }
            let path = section.isEmpty ? entry.name : "\(section).\(entry.name)"
            if ConfigurationKey.sections.contains(where: { $0.path == path }) {
                readSection(entry.value, path)
            } else if let known = ConfigurationKey.all.first(where: { $0.path == path }) {
                take(entry.value, for: known)
            } else {
                let words = ConfigurationKey.words(onUnknown: entry.name, in: section)
                let key = entry.name.quotedKey(in: section)
                add("there is no key \(key)\(words)", at: entry.key)
            }
        }
    }

    private mutating func readSection(_ value: YAMLValue, _ path: String) {
        if let entries = value.entries { return read(entries, of: path) }
        guard !value.isNull else { return }
        add("`\(path)` holds keys of its own: write them below it, indented", at: value)
    }

    private mutating func take(_ value: YAMLValue, for key: ConfigurationKey) {
        guard let text = key.isList ? value.listed : value.text else {
            return add("`\(key.path)` must be \(key.form), not a list or keys", at: value)
        }
        guard !text.isEmpty else {
            return add("`\(key.path)` has no value: give \(key.form)", at: value)
        }
        guard key.take(text, &draft) else {
            return add("`\(key.path)`: \(key.words(onWrong: text))", at: value)
        }
        let other = key.path.hasSuffix("File") ? String(key.path.dropLast(4)) : key.path + "File"
        if keys.contains(other) {
            add("`\(key.path)` and `\(other)` exclude each other: give one", at: value)
        }
        keys.append(key.path)
        given[key.path] = key.isSecret ? "" : text
        lines[key.path] = value.place.line
    }

    /// Lets the environment's variables stand over the file; an empty one counts as none.
    private mutating func overlay(_ environment: [String: String]) {
        for key in ConfigurationKey.all {
            guard let text = environment[key.variable], !text.isEmpty else { continue }
            guard key.take(text, &draft) else {
                problems.append("\(key.variable): \(key.words(onWrong: text))")
                continue
            }
            variables.append(key.variable)
            given[key.path] = key.isSecret ? "" : text
        }
    }

    /// E-mail needs a server and a sender, or nothing at all.
    private mutating func settleEmail() {
        let section = "channels.email."
        let given = keys.first { $0.hasPrefix(section) }
        // A password alone may stand in the environment of a home without e-mail.
        guard given != nil || draft.email.host != nil else { return }
        draft.configuration.channels.email = Configuration.Channels.Email(draft.email)
        for (name, isThere) in [
            ("server", draft.email.host != nil), ("from", draft.email.sender != nil),
        ] where !isThere {
            let key = ConfigurationKey.all.first { $0.path == section + name }
            guard let key, !problems.contains(where: { $0.contains("`\(key.path)`") }) else {
                continue
            }
            let place = given.flatMap { lines[$0] }.map { "line \($0): " } ?? ""
            problems.append("\(place)`\(key.path)` is missing: give \(key.form)")
        }
    }

    /// What is said that can only be true where the file lies: the campus, and the files of secrets.
    ///
    /// - Parameter home: whose campuses are known beside those of the file's folder.
    mutating func look(around home: HomeFolder?) {
        let own = HomeFolder(known: FilePath.folder(of: path))
        let campuses = [own, home].compactMap(\.self).map { home in
            Self.problem(in: home) { () throws(Refusal) in
                _ = try CampusProfile(for: configuration, in: home)
            }
        }
        if let problem = campuses.last, campuses.allSatisfy({ $0 != nil }) { add(problem) }
        for secret in configuration.secrets {
            add(
                Self.problem(in: own) { () throws(Refusal) in
                    _ = try secret.read(relativeTo: own.path)
                })
        }
    }

    /// What something ends with, without the file's name, which is said already.
    private static func problem(
        in home: HomeFolder, _ body: () throws(Refusal) -> Void
    ) -> String? {
        do throws(Refusal) {
            try body()
            return nil
        } catch {
            let name = home.configuration + ": "
            let sentence = error.sentence
            return sentence.hasPrefix(name) ? String(sentence.dropFirst(name.count)) : sentence
        }
    }

    private mutating func add(_ problem: String?) {
        if let problem { problems.append(problem) }
    }

    private mutating func add(_ problem: String, at value: YAMLValue) {
        let line = value.place.line
        guard !told.contains(line) else { return }
        found.append((line, "line \(line): \(problem.harmless.oneLine)"))
    }
}

extension YAMLValue {
    /// The texts of a list with commas between them, or the text itself; nil for anything else.
    fileprivate var listed: String? {
        guard let list else { return text }
        let texts = list.compactMap(\.text)
        return texts.count == list.count ? texts.joined(separator: ",") : nil
    }
}
