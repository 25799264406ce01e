import Foundation
import HTTPTypes

/// A file of the web app as it is served, and its compressed forms: each once in memory, for all answers.
struct WebFile: Sendable {
    private let plain: Reply
    /// By the name of the coding: `br`, `gzip`.
    private let codings: [String: Reply]

    /// - Parameter isForEver: whether it is named by its bytes: then it never changes.
    /// - Throws: what reading a file throws.
    init(_ path: String, isForEver: Bool) throws {
        let mediaType =
            Self.mediaTypes[String(path.split(separator: ".").last ?? "")] ?? "text/plain"
        func reply(_ data: Data, _ coding: String? = nil) -> Reply {
            var reply = Reply(status: .ok, bytes: Array(data), mediaType: mediaType)
            if let coding { reply.fields[.contentEncoding] = coding }
            reply.fields[.vary] = "Accept-Encoding"
            reply.fields[.cacheControl] =
                isForEver ? "public, max-age=31536000, immutable" : "no-cache"
            return reply.sharing
        }
        plain = reply(try Data(contentsOf: URL(fileURLWithPath: path)))
        var codings: [String: Reply] = [:]
        for (name, suffix) in [("br", "br"), ("gzip", "gz")] {
            let file = URL(fileURLWithPath: "\(path).\(suffix)")
            codings[name] = (try? Data(contentsOf: file)).map { reply($0, name) }
        }
        self.codings = codings
    }

    var bytes: [UInt8] { plain.bytes }

    /// - Parameter accepted: the codings that whoever asks takes.
    func reply(accepting accepted: String?) -> Reply {
        let wanted = (accepted ?? "").lowercased()
        let coding = ["br", "gzip"].first { wanted.contains($0) && codings[$0] != nil }
        return coding.flatMap { codings[$0] } ?? plain
    }

    private static let mediaTypes = [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml; charset=utf-8", "png": "image/png",
    ]
}
