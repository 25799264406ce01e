import Campus
import Fetching
import Foundation
import Yams

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
    private var draft = ConfigurationKey.Draft()
    private var lines: [String: Int] = [:]
    /// What is wrong with the file's text, each with its line.
    private var found: [(line: Int, problem: String)] = []

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
    var failure: Failure? {
        guard let first = problems.first else { return nil }
        let rest = problems.count - 1
        return Failure(
            .configuration,
            "\(path): \(first)"
                + (rest == 0 ? "" : " (and \(rest) more: `belltower check --config \(path)`)"))
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
        let yaml = PatientYAML(text)
        let hasTab = text.contains { $0 == "\t" } && yaml.root == nil
        found = yaml.problems.map { problem in
            let words = "\(problem.words): mend the line"
            return (problem.line ?? 0, words + (hasTab ? " (indent by spaces, not by tabs)" : ""))
        }
        if let root = yaml.root, root.null == nil {
            if let mapping = root.mapping {
                read(mapping, of: "", yaml)
            } else {
                add("the file must hold `key: value` lines", at: root, yaml)
            }
        }
        found.sort { $0.line < $1.line }
        problems += found.prefix(Self.mostProblems).map(\.problem)
        if found.count > Self.mostProblems { problems.append("and more: mend these first") }
    }

    /// Reads what a section holds.
    private mutating func read(
        _ mapping: Node.Mapping, of section: String, _ yaml: PatientYAML
    ) {
        for (key, node) in mapping {
            guard found.count <= Self.mostProblems else { return }
            let name = yaml.name(of: key)
            let path = section.isEmpty ? name : "\(section).\(name)"
            if ConfigurationKey.sections.contains(where: { $0.path == path }) {
                readSection(node, path, yaml)
            } else if let known = ConfigurationKey.all.first(where: { $0.path == path }) {
                take(node, for: known, yaml)
            } else {
                let words = ConfigurationKey.words(onUnknown: name, in: section)
                add("there is no key \(name.quotedKey(in: section))\(words)", at: key, yaml)
            }
        }
    }

    private mutating func readSection(_ node: Node, _ path: String, _ yaml: PatientYAML) {
        if let mapping = node.mapping { return read(mapping, of: path, yaml) }
        guard node.null == nil else { return }
        add("`\(path)` holds keys of its own: write them below it, indented", at: node, yaml)
    }

    private mutating func take(
        _ node: Node, for key: ConfigurationKey, _ yaml: PatientYAML
    ) {
        guard let text = node.string else {
            return add("`\(key.path)` must be \(key.form), not a list or keys", at: node, yaml)
        }
        guard !text.isEmpty else {
            return add("`\(key.path)` has no value: give \(key.form)", at: node, yaml)
        }
        guard key.take(text, &draft) else {
            return add("`\(key.path)`: \(key.words(onWrong: text))", at: node, yaml)
        }
        let other = key.path.hasSuffix("File") ? String(key.path.dropLast(4)) : key.path + "File"
        if keys.contains(other) {
            add("`\(key.path)` and `\(other)` exclude each other: give one", at: node, yaml)
        }
        keys.append(key.path)
        lines[key.path] = node.mark?.line
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
            Self.problem(in: home) { () throws(Failure) in
                _ = try CampusProfile(for: configuration, in: home)
            }
        }
        if let problem = campuses.last, campuses.allSatisfy({ $0 != nil }) { add(problem) }
        let channels = configuration.channels
        for secret in [channels.webhookSecret, channels.ntfyToken, channels.email?.password] {
            add(
                Self.problem(in: own) { () throws(Failure) in
                    _ = try secret?.read(relativeTo: own.path)
                })
        }
    }

    /// What something ends with, without the file's name, which is said already.
    private static func problem(
        in home: HomeFolder, _ body: () throws(Failure) -> Void
    ) -> String? {
        do throws(Failure) {
            try body()
            return nil
        } catch {
            let name = home.configuration + ": "
            return error.message.hasPrefix(name)
                ? String(error.message.dropFirst(name.count)) : error.message
        }
    }

    private mutating func add(_ problem: String?) {
        if let problem { problems.append(problem) }
    }

    private mutating func add(_ problem: String, at node: Node, _ yaml: PatientYAML) {
        let line = node.mark?.line ?? 1
        guard !yaml.told.contains(line) else { return }
        found.append((line, "line \(line): \(problem.harmless.oneLine)"))
    }
}
