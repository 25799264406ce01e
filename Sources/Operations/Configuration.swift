import Fetching
import Foundation
import Yams

/// What `config.yaml` says.
///
/// Every key has a default, stated here.
public struct Configuration: Sendable {
    /// The zone of the person who reads the calendar: an IANA id.
    ///
    /// The default is the machine's.
    public var zone: String?
    /// The campus whose profile says how it writes codes and years: a file `campus/NAME.yaml`.
    ///
    /// The default is none: the usual looks.
    public var campus: String?
    public var fetch = Fetch()
    public var events = Events()
    /// What channels need to know: servers and secrets.
    public var channels = Channels()

    public struct Events: Sendable {
        /// Hours that a freed place is kept for the first of a waiting list.
        ///
        /// The default is 24; it is less when the event is near.
        public var offerHours = 24
    }

    public struct Fetch: Sendable {
        /// Whether loopback, link-local and private addresses may be reached.
        ///
        /// The default is false.
        public var allowPrivate = false
        /// Seconds that one download may take in all.
        ///
        /// The default is 30.
        public var timeout = 30
        /// Bytes of a feed, counted after decompression.
        ///
        /// The default is 20 MiB.
        public var maximumBytes = 20 << 20
    }

    public init() {}

    /// Reads a configuration file; the defaults when there is none.
    ///
    /// - Throws: `Failure.configuration`, naming the key and its line.
    public init(file path: String) throws(Failure) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            guard FileManager.default.fileExists(atPath: path) else {
                self.init()
                return
            }
            throw Failure(.configuration, "\(path) cannot be read as UTF-8 text: check it")
        }
        try self.init(yaml: text, path: path)
    }

    init(yaml text: String, path: String) throws(Failure) {
        self.init()
        guard let section = try Section(yaml: text, path: path) else { return }
        try section.allow(["zone", "campus", "fetch", "events", "channels"])
        zone = try section.text("zone")
        campus = try section.text("campus")
        if let events = try section.section("events") {
            try events.allow(["offerHours"])
            self.events.offerHours =
                try events.number("offerHours", in: 1...720) ?? self.events.offerHours
        }
        if let channels = try section.section("channels") {
            self.channels = try Channels(channels)
        }
        if let fetch = try section.section("fetch") {
            try fetch.allow(["allowPrivate", "timeout", "maximumBytes"])
            self.fetch.allowPrivate = try fetch.bool("allowPrivate") ?? self.fetch.allowPrivate
            self.fetch.timeout =
                try fetch.number("timeout", in: 1...3_600) ?? self.fetch.timeout
            self.fetch.maximumBytes =
                try fetch.number("maximumBytes", in: 1_024...(1 << 30)) ?? self.fetch.maximumBytes
        }
    }
}

/// One mapping of the file, whose keys and types are checked as they are read.
struct Section {
    let mapping: Node.Mapping
    private let path: String

    /// The whole of a file; nil when it is empty.
    init?(yaml text: String, path: String) throws(Failure) {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw Failure(.configuration, "\(path): \(Self.oneLine(error)): mend the line")
        } catch {
            throw Failure(.configuration, "\(path) is not YAML: mend it")
        }
        guard let root, root.null == nil else { return nil }
        try self.init(root, named: "the file", path: path)
    }

    init(_ node: Node, named name: String, path: String) throws(Failure) {
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
                "there is no key `\(key.string ?? "?")`; known are \(keys.joined(separator: ", "))")
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

    private static func oneLine(_ error: YamlError) -> String {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _):
            "line \(mark.line): \(problem)"
        default: "not YAML"
        }
    }

    func problem(_ node: Node, _ what: String) -> Failure {
        Failure(.configuration, "\(path): line \(node.mark?.line ?? 1): \(what)")
    }
}
