package import HTTPTypes
package import Words

/// What a calendar program asks.
package struct DAVRequest: Sendable {
    package var method: HTTPRequest.Method
    /// As it stands in the address.
    package var path: String
    package var resource: DAVResource?
    package var fields: HTTPFields
    package var body: [UInt8]
    /// In which names of collections are told.
    package var language: Language
    /// As whom the site is known: hosts, and their ports where they have one.
    private let hosts: Set<String>

    /// - Parameter hosts: by which the site is asked, and by which it calls itself.
    package init(
        _ method: HTTPRequest.Method, _ path: String, fields: HTTPFields, body: [UInt8],
        language: Language, hosts: [String] = []
    ) {
        self.hosts = Set(hosts.map(Self.host))
        self.method = method
        self.path = path
        resource = DAVResource(path: path)
        self.fields = fields
        self.body = body
        self.language = language
    }

    /// Whether an address is of this site: a path alone is.
    ///
    /// Entries are put nowhere else.
    func isHere(_ address: String) -> Bool {
        let text = address.drop { $0.isWhitespace }
        let start = text.firstRange(of: "://")?.upperBound
        guard start != nil || text.hasPrefix("//") else { return true }
        let rest = text[(start ?? text.index(text.startIndex, offsetBy: 2))...]
        return hosts.contains(Self.host(String(rest.prefix { !"/?#".contains($0) })))
    }

    /// A host as hosts are compared: in small letters, without who asks and the port that a scheme has anyway.
    private static func host(_ text: String) -> String {
        var host = text.lowercased().split(separator: "@").last.map(String.init) ?? ""
        for port in [":443", ":80"] where host.hasSuffix(port) {
            host.removeLast(port.count)
        }
        return host.hasSuffix(".") ? String(host.dropLast()) : host
    }

    /// What a resource is called in the answer: the folders above all homes are one, under several paths, and
    /// each is told by the one that was asked for.
    func path(of resource: DAVResource) -> String {
        guard resource == .root, self.resource == .root else { return resource.path }
        return path.split(separator: "/").reduce(into: "/") { $0 += "\($1)/" }
    }

    /// Whether what is below is asked for too.
    ///
    /// All there is below would be everything: who asks for that is told one level, as by most servers.
    var isDeep: Bool { fields[.depth].map { $0 != "0" } ?? false }

    /// RFC 8144: what is missing is not told.
    var wantsLittle: Bool { fields[.prefer]?.contains("return=minimal") ?? false }
}

extension HTTPField.Name {
    static var depth: Self { known("Depth") }
    static var prefer: Self { known("Prefer") }
    static var destination: Self { known("Destination") }
    static var overwrite: Self { known("Overwrite") }
    package static var dav: Self { known("DAV") }

    /// A name that is one: it is written here.
    private static func known(_ name: StaticString) -> Self { Self(name.description) ?? .via }
}

extension HTTPRequest.Method {
    package static var propfind: Self { named("PROPFIND") }
    package static var proppatch: Self { named("PROPPATCH") }
    package static var report: Self { named("REPORT") }
    package static var move: Self { named("MOVE") }
    package static var mkcalendar: Self { named("MKCALENDAR") }
    package static var mkcol: Self { named("MKCOL") }

    private static func named(_ name: StaticString) -> Self { Self(name.description) ?? .get }
}
