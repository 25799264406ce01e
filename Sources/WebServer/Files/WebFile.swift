import Foundation
import HTTPTypes

/// A file of the web app as it is served, and its compressed forms.
struct WebFile: Sendable {
    let bytes: [UInt8]
    let mediaType: String
    /// By the name of the coding: `br`, `gzip`.
    private let codings: [String: [UInt8]]
    /// Named by its bytes: it never changes.
    let isForEver: Bool

    /// - Throws: what reading a file throws.
    init(_ path: String, isForEver: Bool) throws {
        bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
        var codings: [String: [UInt8]] = [:]
        for (name, suffix) in [("br", "br"), ("gzip", "gz")] {
            let file = URL(fileURLWithPath: "\(path).\(suffix)")
            codings[name] = (try? Data(contentsOf: file)).map(Array.init)
        }
        self.codings = codings
        mediaType = Self.mediaTypes[String(path.split(separator: ".").last ?? "")] ?? "text/plain"
        self.isForEver = isForEver
    }

    /// - Parameter accepted: the codings that whoever asks takes.
    func reply(accepting accepted: String?) -> Reply {
        var reply = Reply(status: .ok, bytes: bytes, mediaType: mediaType)
        let wanted = (accepted ?? "").lowercased()
        for coding in ["br", "gzip"] where wanted.contains(coding) {
            guard let bytes = codings[coding] else { continue }
            reply.bytes = bytes
            reply.fields[.contentEncoding] = coding
            break
        }
        reply.fields[.vary] = "Accept-Encoding"
        reply.fields[.cacheControl] = isForEver ? "public, max-age=31536000, immutable" : "no-cache"
        return reply
    }

    private static let mediaTypes = [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml; charset=utf-8", "png": "image/png",
    ]
}
