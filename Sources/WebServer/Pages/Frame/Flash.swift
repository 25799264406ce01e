import Campus
import Foundation
import HTTPTypes
import Hummingbird

/// What the last act did, said once on the page that comes next: kept in a cookie meanwhile.
struct Flash {
    /// What takes it back.
    enum Undo: Equatable {
        /// Of what was done last to entries and items.
        case act
        case drink(DrinkID)

        /// Where its button goes.
        var address: String {
            switch self {
            case .act: "/undo"
            case .drink(let id): "/drinks/\(id)/delete"
            }
        }
    }

    let text: String
    /// Nil for what stays.
    let undo: Undo?

    private static let mostLetters = 300

    /// The cookie's name: with its prefix no other host of the domain can set it (RFC 6265bis, 4.1.3.2).
    private static func name(at site: Site) -> String {
        site.isSecure ? "__Host-belltower-said" : "belltower-said"
    }

    init(_ text: String, undo: Undo? = nil) {
        self.text = text
        self.undo = undo
    }

    /// What a browser brought back; nil for nothing.
    init?(_ fields: HTTPFields, at site: Site) {
        guard let plain = fields.cookie(Self.name(at: site))?.removingPercentEncoding,
            let (undo, text) = Self.parts(of: plain), !text.isEmpty
        else { return nil }
        self.undo = undo
        self.text = String(text.prefix(Self.mostLetters))
    }

    /// What takes it back, told by the first letter, and what is said.
    private static func parts(of plain: String) -> (undo: Undo?, text: Substring)? {
        let rest = plain.dropFirst()
        switch plain.first {
        case "u": return (.act, rest)
        case "d": return DrinkID(String(rest.prefix(36))).map { (.drink($0), rest.dropFirst(36)) }
        default: return (nil, rest)
        }
    }

    var model: [String: Any] {
        var model: [String: Any] = ["text": text, "isAlert": false]
        model["undoAddress"] = undo?.address
        return model
    }

    func cookie(at site: Site) -> Cookie {
        let mark =
            switch undo {
            case nil: "-"
            case .act: "u"
            case .drink(let id): "d\(id)"
            }
        let plain = mark + text.prefix(Self.mostLetters)
        let value = plain.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return site.cookie(Self.name(at: site), value, lasting: 60)
    }

    static func none(at site: Site) -> Cookie { site.cookie(name(at: site), "", lasting: 0) }
}
