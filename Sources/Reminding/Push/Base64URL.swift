import Foundation

/// Bytes as text in the alphabet of URLs, without padding (RFC 4648, section 5).
package enum Base64URL {
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    /// Padding is taken too, as some browsers' scripts leave it; nil for what is no such text.
    package static func bytes(_ text: String) -> [UInt8]? {
        let plain = text.replacing("=", with: "")
        guard !plain.utf8.contains(where: { "+/".utf8.contains($0) }) else { return nil }
        let usual = plain.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - usual.utf8.count % 4) % 4)
        return Data(base64Encoded: usual + padding).map(Array.init)
    }
}
