import Foundation
import Storage

/// Which version of a collection a program has (RFC 6578 section 4).
struct SyncToken: Hashable {
    var version: Int64
    /// By which a version is told from one of the same number that another life of the database had: a
    /// backup that was restored goes on counting.
    var mark: String

    init(_ state: CollectionState) {
        (version, mark) = (state.version, state.mark)
    }

    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let version = Int64(parts[0]) else { return nil }
        self.version = version
        mark = String(parts[1])
    }

    var text: String { "\(version).\(mark)" }
    var uri: String { SyncWay.scheme + text }
}

/// How a program comes from one version to another, in several answers where it wants few at a time.
///
/// What has to be told on the way is told in the order of its names, not of versions: all of a timetable
/// may have become new with one version, so that a token that named the last version told whole would never
/// get beyond it. A token within the way says where it leads and the last name that was told. What becomes
/// another meanwhile is told as it is then if its name comes later, and on the next way in any case, which
/// begins at the version to which this one leads: so nothing is left out, and every way has an end.
struct SyncWay: Hashable {
    /// Nil for nothing: all there is has to be told.
    let from: SyncToken?
    /// What was current when it began.
    let to: SyncToken
    /// The last name that was told; nil at its beginning.
    var last: String?

    static let scheme = "urn:belltower:sync:"

    /// - Parameters:
    ///   - text: what a program sends; blank for none.
    ///   - now: to which a way leads that begins.
    /// - Returns: nil for what is no token of ours.
    init?(_ text: String, upTo now: SyncToken) {
        let text = text.filter { !$0.isWhitespace }
        guard !text.isEmpty else {
            (from, to) = (nil, now)
            return
        }
        guard text.hasPrefix(Self.scheme), text.utf8.count <= Self.longest else { return nil }
        let parts = text.dropFirst(Self.scheme.count).split(
            separator: "/", omittingEmptySubsequences: false)
        guard let first = SyncToken(parts[0]) else { return nil }
        guard parts.count == 3 else {
            guard parts.count == 1 else { return nil }
            (from, to) = (first, now)
            return
        }
        guard let last = parts[2].removingPercentEncoding, !last.isEmpty else { return nil }
        let from = SyncToken(parts[1])
        guard from != nil || parts[1].isEmpty else { return nil }
        (self.from, to, self.last) = (from, first, last)
    }

    /// A name has 200 characters at most.
    private static let longest = 2_000

    var uri: String {
        let name = last?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return "\(Self.scheme)\(to.text)/\(from?.text ?? "")/\(name)"
    }

    /// Those of some names, in order, that were not told yet.
    func rest(of names: [String]) -> [String] {
        guard let last else { return names }
        return names.filter { last < $0 }
    }

    /// What one answer tells.
    struct Step {
        let names: [String]
        /// With which the program asks next.
        let token: String
        /// There is more to be told already.
        let goesOn: Bool
    }

    /// - Parameter names: what is left of the way.
    /// - Returns: nil where nothing would be told of what there is.
    func step(_ names: [String], upTo now: SyncToken, atMost limit: Int?) -> Step? {
        guard let limit, names.count > limit else {
            return Step(names: names, token: to.uri, goesOn: to != now)
        }
        guard limit > 0 else { return nil }
        var way = self
        way.last = names[limit - 1]
        return Step(names: Array(names.prefix(limit)), token: way.uri, goesOn: true)
    }
}
