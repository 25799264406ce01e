/// What comes back of one transfer, gathered piece by piece.
struct Reply {
    /// Why gathering ended before the transfer did.
    enum Fault {
        case bodyTooLarge, headerTooLarge
    }

    /// Servers that send more header than this, in bytes, mean no good.
    static let headerLimit = 262_144
    /// How many bytes of a body that nobody reads are let pass to keep the connection.
    private static let ignoredLimit = 65_536

    /// 0 before there is one.
    private(set) var status = 0
    private(set) var bytes: [UInt8] = []
    private(set) var fault: Fault?
    /// The last header block's fields by lower-case name; of a repeated one the first.
    private var fields: [String: String] = [:]
    /// What the last header block sets as cookies, a line each.
    private(set) var cookies: [String] = []
    private var isInHeader = false
    private var headerBytes = 0
    private var ignoredBytes = 0
    private let limit: Int

    /// - Parameter limit: bytes that a body may have, decompressed.
    init(limit: Int) { self.limit = limit }

    subscript(field: String) -> String? { fields[field] }

    /// Whether the header has come to its end; libcurl 7.88 does not mind when it has not.
    var hasWholeHeader: Bool { status != 0 && !isInHeader }

    var isSuccess: Bool { (200..<300).contains(status) }

    /// Takes a piece of the body; false when no more is wanted.
    mutating func takeBody(_ piece: UnsafeRawBufferPointer) -> Bool {
        guard isSuccess else {
            // The body of a redirect or of an error page: its status says it all.
            ignoredBytes += piece.count
            return ignoredBytes <= Self.ignoredLimit
        }
        guard piece.count <= limit - bytes.count else {
            fault = .bodyTooLarge
            return false
        }
        bytes.append(contentsOf: piece)
        return true
    }

    /// Takes a line of the header; false when no more is wanted.
    mutating func takeHeader(_ piece: UnsafeRawBufferPointer) -> Bool {
        headerBytes += piece.count
        guard headerBytes <= Self.headerLimit else {
            fault = .headerTooLarge
            return false
        }
        let line = String(decoding: piece, as: UTF8.self).trimmed
        if line.hasPrefix("HTTP/") {
            // A block of its own: an interim answer (1xx) may have come before.
            isInHeader = true
            fields = [:]
            cookies = []
            status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        } else if line.isEmpty {
            // What comes later are trailers, which are not to be taken for the header.
            isInHeader = false
        } else if isInHeader, let colon = line.firstIndex(of: ":") {
            let name = line[..<colon].lowercased()
            let value = String(line[line.index(after: colon)...]).trimmed
            if name == "set-cookie" { cookies.append(value) }
            if fields[name] == nil { fields[name] = value }
        }
        return true
    }
}
