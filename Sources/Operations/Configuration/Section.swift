import Foundation
import Yams

/// One mapping of the file, whose keys and types are checked as they are read.
struct Section {
    let mapping: Node.Mapping
    private let path: String

    /// The whole of a file; nil when it is empty.
    init?(yaml text: String, path: String) throws(Failure) {
        let yaml = PatientYAML(text)
        if let problem = yaml.problems.first {
            throw Failure(.configuration, "\(path): \(problem.words): mend the line")
        }
        guard let root = yaml.root, root.null == nil else { return nil }
        try self.init(root, named: "the file", path: path)
    }

    private init(_ node: Node, named name: String, path: String) throws(Failure) {
        guard let mapping = node.mapping else {
            throw Failure(
                .configuration,
                "\(path): line \(node.mark?.line ?? 1): \(name) must hold `key: value` lines")
        }
        self.mapping = mapping
        self.path = path
    }

    func allow(_ keys: [String]) throws(Failure) {
        for (key, _) in mapping where !keys.contains(key.string ?? "") {
            throw problem(
                key,
                "there is no key \((key.string ?? "").quotedKey()); known are "
                    + keys.joined(separator: ", "))
        }
    }

    func text(_ key: String) throws(Failure) -> String? {
        guard let node = mapping[Node(key)] else { return nil }
        guard let text = node.string, !text.isEmpty else {
            throw problem(node, "`\(key)` must be text")
        }
        return text
    }

    func bool(_ key: String) throws(Failure) -> Bool? {
        guard let node = mapping[Node(key)] else { return nil }
        guard let value = node.bool else { throw problem(node, "`\(key)` must be true or false") }
        return value
    }

    func number(_ key: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
        guard let node = mapping[Node(key)] else { return nil }
        guard let value = node.int, range.contains(value) else {
            throw problem(
                node, "`\(key)` must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    func section(_ key: String) throws(Failure) -> Section? {
        guard let node = mapping[Node(key)] else { return nil }
        return try Section(node, named: "`\(key)`", path: path)
    }

    /// The keys and texts of a mapping, in the file's order.
    func texts(_ key: String) throws(Failure) -> [(key: String, value: String)] {
        guard let section = try section(key) else { return [] }
        var texts: [(key: String, value: String)] = []
        for (key, node) in section.mapping {
            guard let name = key.string, let text = node.string else {
                throw problem(key, "write `TEXT: TEXT` here")
            }
            texts.append((name, text))
        }
        return texts
    }

    /// The error that a key's value is wrong, with its line.
    func problem(with key: String, _ what: String) -> Failure {
        guard let node = mapping[Node(key)] else {
            return Failure(.configuration, "\(path): `\(key)` is missing: \(what)")
        }
        return problem(node, "`\(key)`: \(what)")
    }

    func problem(_ node: Node, _ what: String) -> Failure {
        Failure(.configuration, "\(path): line \(node.mark?.line ?? 1): \(what)")
    }
}
