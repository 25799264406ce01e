import Fetching

/// Which pages are to be read, in which order, and which never.
struct Frontier {
    struct Visit: Sendable {
        var address: PageAddress
        /// Steps from a start page.
        var depth: Int
        /// Steps by `meta refresh` in a row.
        var refreshes = 0
    }

    private let hosts: Set<String>
    private let folders: [String]
    private let queries: Int
    private var seen: Set<String> = []
    private var waiting: [Visit] = []
    private var place = 0
    private var targets: [String: Int] = [:]
    /// Paths of which more forms turned up than are followed.
    private(set) var endless: Set<String> = []

    init(start: [PageAddress], manners: Manners) {
        hosts = Set(start.filter { !$0.isFile }.map(\.host) + manners.hosts)
        folders = start.filter(\.isFile).map { address in
            String(address.text[...(address.text.lastIndex(of: "/") ?? address.text.startIndex)])
        }
        queries = manners.queries
        for address in start { add(Visit(address: address, depth: 0)) }
    }

    var count: Int { waiting.count - place }

    /// Whether a page may be read at all: of the start's hosts, or beside a saved start page.
    func isHome(_ address: PageAddress) -> Bool {
        address.isFile
            ? folders.contains { address.text.hasPrefix($0) }
            : hosts.contains(address.host)
    }

    func isHome(host: String) -> Bool { hosts.contains(host) }

    mutating func add(_ visit: Visit) {
        let address = visit.address
        guard isHome(address), !seen.contains(address.text) else { return }
        let path = "\(address.host)\(address.path)"
        guard targets[path, default: 0] < queries else {
            endless.insert(path)
            return
        }
        targets[path, default: 0] += 1
        seen.insert(address.text)
        waiting.append(visit)
    }

    /// A page was found at another address than it was looked for.
    mutating func note(_ address: PageAddress) { seen.insert(address.text) }

    mutating func next() -> Visit? {
        guard place < waiting.count else { return nil }
        place += 1
        return waiting[place - 1]
    }
}
