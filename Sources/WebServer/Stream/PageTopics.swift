import Campus
import Crypto
import Foundation
import Locks
import Operations

/// The topics that a page shows, as the page hands them to its stream: signed, so that nobody listens to what
/// they were not shown.
///
/// `3a.12~kD0f…`: keys in base 36, and 64 bits of an HMAC over them and the person.
struct PageTopics {
    private let key: SymmetricKey

    /// - Parameter secret: the same in all servers of a home.
    init(secret: String) { key = SymmetricKey(data: Data(secret.utf8)) }

    /// Longer would be no address any more: such a page listens to everything.
    private static let most = 200

    /// Nil for more topics than an address has room for.
    func text(_ topics: some Collection<Topic>, for person: PersonID) -> String? {
        guard topics.count <= Self.most else { return nil }
        let keys = topics.map(\.key).sorted().map { String($0, radix: 36) }.joined(separator: ".")
        return "\(keys)~\(signature(of: keys, person))"
    }

    /// Nil for what no page of the person's had.
    func topics(_ text: String, for person: PersonID) -> Set<Topic>? {
        let parts = text.split(separator: "~", maxSplits: 1).map(String.init)
        guard parts.count == 2, signature(of: parts[0], person) == parts[1] else { return nil }
        let keys = parts[0].split(separator: ".").map { Int64($0, radix: 36) }
        let topics = keys.compactMap { $0.flatMap(Topic.init(key:)) }
        // A kind of which a newer server told is not one that this one can tell of.
        return topics.count == keys.count ? Set(topics) : nil
    }

    private func signature(of keys: String, _ person: PersonID) -> String {
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("page/\(person)/\(keys)".utf8), using: key)
        return Data(code.prefix(8)).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

extension Site {
    /// What signs them: the home's own secret, which all its servers have.
    var pageTopics: PageTopics {
        topicSecret.withLock { kept in
            if let kept { return kept }
            // Where there is none and none can be written, streams tell of everything until there is.
            guard let secret = try? home.secret() else {
                return PageTopics(secret: UUID().uuidString)
            }
            let topics = PageTopics(secret: secret)
            kept = topics
            return topics
        }
    }
}
