package import Campus
import Foundation
package import Operations

/// What a path means.
///
/// Paths have numbers and words of ours, never handles, so that no name has to be written in an address.
package enum DAVResource: Hashable, Sendable {
    /// Where programs begin to look: `/dav/`, and where some look for that.
    case root
    case principal(PersonID)
    /// What holds somebody's collections.
    case home(PersonID)
    case collection(PersonID, CalendarCollection)
    case object(PersonID, CalendarCollection, name: String)

    package static let folder = "/dav/"
    private static let principals = "principals"
    private static let calendars = "calendars"

    /// An object's name may have a slash in it, which some programs, and some proxies, do not escape: so it may where
    /// programs name objects.
    ///
    /// - Parameter path: as it stands in an address, with its escapes.
    /// - Returns: nil where there is nothing, and never was.
    package init?(path: some StringProtocol) {
        var parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
        guard parts.allSatisfy({ !["", ".", ".."].contains($0) }),
            parts.prefix(Self.nameDepth).allSatisfy({ !$0.contains("/") })
        else { return nil }
        if parts.count > Self.nameDepth + 1 {
            guard CalendarCollection(named: parts[Self.nameDepth - 1]).isWritable else {
                return nil
            }
            let name = parts[Self.nameDepth...].joined(separator: "/")
            parts = parts.prefix(Self.nameDepth) + [name]
        }
        switch (parts.first, parts.count) {
        case (nil, _), (Self.principals?, 1), ("dav", 1): self = .root
        case ("dav", 2) where [Self.principals, Self.calendars].contains(parts[1]): self = .root
        case ("dav", 3...5): self.init(Array(parts.dropFirst()))
        default: return nil
        }
    }

    /// So many parts of a path stand before an object's name: `dav`, `calendars`, whose, which.
    private static let nameDepth = 4

    private init?(_ parts: [String]) {
        guard let number = Int64(parts[1]), number > 0 else { return nil }
        let person = PersonID(number)
        switch (parts[0], parts.count) {
        case (Self.principals, 2): self = .principal(person)
        case (Self.calendars, 2): self = .home(person)
        case (Self.calendars, 3...4):
            let collection = CalendarCollection(named: parts[2])
            self =
                parts.count == 3
                ? .collection(person, collection)
                : .object(person, collection, name: parts[3])
        default: return nil
        }
    }

    /// - Parameter href: a path, or an address of this site or any other: whoever asks means this one.
    init?(href: String) {
        let text = href.trimming { $0 == " " || $0.isNewline || $0 == "\t" }
        guard let scheme = text.firstRange(of: "://") else {
            guard text.hasPrefix("/") else { return nil }
            self.init(path: text)
            return
        }
        let rest = text[scheme.upperBound...]
        self.init(path: rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...])
    }

    /// Whose it is; nil for everybody's.
    var person: PersonID? {
        switch self {
        case .root: nil
        case .principal(let person), .home(let person), .collection(let person, _),
            .object(let person, _, _):
            person
        }
    }

    /// The calendar that it is, or is in.
    var collection: CalendarCollection? {
        switch self {
        case .root, .principal, .home: nil
        case .collection(_, let collection), .object(_, let collection, _): collection
        }
    }

    package var path: String {
        switch self {
        case .root: Self.folder
        case .principal(let person): "\(Self.folder)\(Self.principals)/\(person)/"
        case .home(let person): "\(Self.folder)\(Self.calendars)/\(person)/"
        case .collection(let person, let collection):
            "\(DAVResource.home(person).path)\(Self.escaped(collection.name))/"
        case .object(let person, let collection, let name):
            DAVResource.collection(person, collection).path + Self.escaped(name)
        }
    }

    private static func escaped(_ name: String) -> String {
        var text = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "@"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text
    }
}

extension StringProtocol {
    /// Without what is to go from both ends.
    fileprivate func trimming(_ isGone: (Character) -> Bool) -> String {
        var text = Substring(self)
        text = text.drop(while: isGone)
        while let last = text.last, isGone(last) { text.removeLast() }
        return String(text)
    }
}
