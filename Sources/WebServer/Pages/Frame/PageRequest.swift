import Campus
import Foundation
import HTTPTypes
import Hummingbird
import Operations
import Recurrence
import Words

/// A browser's request for a page, or a form that it sent.
struct PageRequest: Sendable {
    let site: Site
    let app: WebApp
    let context: SiteContext
    let now: Instant
    /// As the address bar has it, without the query.
    let path: String
    /// With the query.
    let target: String
    /// What stands in places of the path.
    let places: [String: String]
    private let query: [(name: String, value: String)]
    private var form: [(name: String, value: String)] = []
    private var files: [String: MultipartForm.File] = [:]
    /// What a form with a key sent, as it came.
    private var sent = ""
    let fields: HTTPFields

    /// - Parameter most: so many bytes may come.
    /// - Throws: `HTTPError` where more do.
    init(
        _ request: Request, _ context: SiteContext, at site: Site, with app: WebApp, upTo most: Int
    ) async throws {
        self.init(head: request, context, at: site, with: app)
        guard request.method == .post else { return }
        let buffer = try await site.body(of: request, upTo: most, by: context)
        let type = request.headers[.contentType] ?? ""
        if type.lowercased().hasPrefix("multipart/") {
            let sent = MultipartForm(Array(buffer.readableBytesView), as: type)
            (form, files) = (sent?.fields ?? [], sent?.files ?? [:])
            return
        }
        let text = String(decoding: buffer.readableBytesView, as: UTF8.self)
        form = Self.pairs(of: text)
        if hasWaited { sent = text }
    }

    /// A request of which the body is not read.
    init(head request: Request, _ context: SiteContext, at site: Site, with app: WebApp) {
        self.site = site
        self.app = app
        self.context = context
        now = site.now
        path = request.uri.path
        target = request.uri.description
        places = Dictionary(
            context.coreContext.parameters.map {
                (String($0.key), $0.value.removingPercentEncoding ?? "")
            }
        ) { first, _ in first }
        // As forms write it: a space is a plus sign there.
        query = Self.pairs(of: request.uri.query ?? "").prefix(1_000).map { ($0.name, $0.value) }
        fields = request.headers
    }

    /// How often whoever asks may ask.
    var limits: RateLimits { site.limits(of: context.credential) }

    /// What a query says; nil where it does not.
    func query(_ name: String) -> String? {
        query.first { $0.name == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    /// All that a query says of a name, as of boxes that were ticked.
    func queries(_ name: String) -> [String] {
        query.filter { $0.name == name && !$0.value.isEmpty }.map(\.value)
    }

    /// What a form says; nil where it does not, empty where it was left empty.
    subscript(name: String) -> String? { form.first { $0.name == name }?.value }

    /// All values of a name, of boxes that were ticked.
    func all(_ name: String) -> [String] { form.filter { $0.name == name }.map(\.value) }

    /// What a form says, or that which came back in the query when it had to wait for a proof.
    ///
    /// Empty where it was left empty.
    func typed(_ name: String) -> String? {
        self[name] ?? (isProved ? query.first { $0.name == name }?.value : nil)
    }

    /// Whether a form had a value that could not come back in the query: a secret, or a long one.
    func wasDropped(_ name: String) -> Bool { isProved && queries(Self.dropped).contains(name) }

    /// The same of boxes that were ticked.
    func allTyped(_ name: String) -> [String] { isProved ? queries(name) : all(name) }

    /// Whether who asks comes from proving who they are, for something that they wanted to do here.
    var isProved: Bool { query(Self.proved) != nil }

    private static let proved = "proved"
    private static let dropped = "dropped"
    /// By which somebody proves who they are: they are wanted anew in any case.
    private static let proofs: Set = ["password", "code", "credential"]

    /// What a form sent, as an address may have it: no secrets, and of those and of what is long the names alone.
    var typedOpenly: [(String, String)] {
        let secrets = Set(SiteKey.allCases.filter(\.isSecret).map(\.rawValue))
        let wanted = form.filter { !Self.proofs.contains($0.name) }.prefix(20)
        let sent = wanted.map { field -> (String, String) in
            let isOpen = field.value.isEmpty || !secrets.contains(field.name)
            return isOpen && field.value.utf8.count <= 400
                ? (field.name, field.value) : (Self.dropped, field.name)
        }
        return sent + [(Self.proved, "true")]
    }

    /// A file that was sent.
    ///
    /// - Throws: `Refusal.invalid` where there is none, or nothing in it.
    func file(_ name: String) throws(Refusal) -> MultipartForm.File {
        guard let file = files[name], !file.bytes.isEmpty else {
            throw Refusal(.invalid, "refusal.field.missing", with: ["field": "\(name)"])
        }
        return file
    }

    /// Whether a form waited for the network in the browser's outbox, which sends it until it is answered.
    ///
    /// Nobody looks at what comes: it is answered by a text or by a problem, not by a page.
    var hasWaited: Bool { fields[.idempotencyKey] != nil }

    /// By what a form that waited is told from another one; nil for one that did not.
    ///
    /// - Throws: `Refusal.invalid` for a key that is none.
    func key() throws(Refusal) -> RequestKey? {
        guard let key = fields[.idempotencyKey] else { return nil }
        return try RequestKey(key, of: "POST \(target)\n\(sent)")
    }

    /// Who asks.
    ///
    /// - Throws: `Refusal.unauthenticated` where nobody is signed in.
    func signedIn() throws(Refusal) -> Caller {
        try context.caller.orSignIn()
    }

    /// Where a form goes on to: a page of this site, the first one without a word of it.
    var next: String { Self.ownPath(self["next"] ?? query("next")) }

    /// A path of this site; the first page for anything else, which could lead elsewhere.
    static func ownPath(_ text: String?) -> String {
        guard let text, text.hasPrefix("/"), !text.hasPrefix("//"), !text.contains("\\"),
            text.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
        else { return "/" }
        return text
    }

    /// `name=value&…` (application/x-www-form-urlencoded).
    static func pairs(of text: String) -> [(name: String, value: String)] {
        text.split(separator: "&").prefix(1_000).compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let texts = parts.map {
                $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
            }
            guard let name = texts.first ?? nil else { return nil }
            return (name, texts.count > 1 ? texts[1] ?? "" : "")
        }
    }
}

extension Caller? {
    func orSignIn() throws(Refusal) -> Caller {
        guard let self else { throw Refusal(.unauthenticated, "refusal.session.none") }
        return self
    }
}
