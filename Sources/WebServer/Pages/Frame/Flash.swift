import Foundation
import HTTPTypes
import Hummingbird

/// What the last act did, said once on the page that comes next: kept in a cookie meanwhile.
struct Flash {
    let text: String
    let isUndoable: Bool

    /// The cookie's name: with its prefix no other host of the domain can set it (RFC 6265bis, 4.1.3.2).
    private static func name(at site: Site) -> String {
        site.isSecure ? "__Host-belltower-said" : "belltower-said"
    }

    init(_ text: String, isUndoable: Bool = false) {
        self.text = text
        self.isUndoable = isUndoable
    }

    /// What a browser brought back; nil for nothing.
    init?(_ fields: HTTPFields, at site: Site) {
        guard let text = fields.cookie(Self.name(at: site))?.removingPercentEncoding,
            text.count > 1
        else { return nil }
        isUndoable = text.first == "u"
        self.text = String(text.dropFirst().prefix(300))
    }

    var model: [String: Any] { ["text": text, "isAlert": false, "isUndoable": isUndoable] }

    func cookie(at site: Site) -> Cookie {
        let plain = (isUndoable ? "u" : "-") + text.prefix(300)
        let value = plain.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return site.cookie(Self.name(at: site), value, lasting: 60)
    }

    static func none(at site: Site) -> Cookie { site.cookie(name(at: site), "", lasting: 0) }
}
