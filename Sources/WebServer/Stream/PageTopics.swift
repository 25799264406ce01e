import Campus
import Credentials
import Crypto
import Foundation
import Locks
import Operations

/// The topics that a page shows, as the page hands them to its stream: sealed, since they say what others take whose
/// free time the page shows, and for its person alone, so that nobody listens to what they were not shown.
///
/// The same topics of the same person are the same text: a page that is asked for again listens on. The nonce is
/// of what is sealed therefore, under a key of its own (as RFC 5297 derives it).
struct PageTopics {
    private let sealing: SymmetricKey
    private let deriving: SymmetricKey

    /// - Parameter secret: the same in all servers of a home.
    init(secret: String) {
        func key(_ use: String) -> SymmetricKey {
            SymmetricKey(data: SHA256.hash(data: Data("\(use)/\(secret)".utf8)))
        }
        (sealing, deriving) = (key("seal"), key("derive"))
    }

    /// Longer would be no address any more: such a page listens to everything.
    private static let most = 200
    private static let nonceLength = 12

    /// Nil for more topics than an address has room for.
    func text(_ topics: some Collection<Topic>, for person: PersonID) -> String? {
        guard topics.count <= Self.most else { return nil }
        let keys = topics.map(\.key).sorted().map { String($0, radix: 36) }.joined(separator: ".")
        let message = Data(keys.utf8)
        var code = HMAC<SHA256>(key: deriving)
        code.update(data: Self.owner(person))
        code.update(data: message)
        let nonce = try? AES.GCM.Nonce(data: Data(code.finalize()).prefix(Self.nonceLength))
        guard let nonce,
            let box = try? AES.GCM.seal(
                message, using: sealing, nonce: nonce, authenticating: Self.owner(person))
        else { return nil }
        return box.combined.map { Base64URL.text($0) }
    }

    /// Nil for what no page of the person's had.
    func topics(_ text: String, for person: PersonID) -> Set<Topic>? {
        guard let bytes = Base64URL.bytes(text),
            let box = try? AES.GCM.SealedBox(combined: bytes),
            let message = try? AES.GCM.open(
                box, using: sealing, authenticating: Self.owner(person))
        else { return nil }
        let keys = String(decoding: message, as: UTF8.self).split(separator: ".")
            .map { Int64($0, radix: 36) }
        let topics = keys.compactMap { $0.flatMap(Topic.init(key:)) }
        // A kind of which a newer server told is not one that this one can tell of.
        return topics.count == keys.count ? Set(topics) : nil
    }

    private static func owner(_ person: PersonID) -> Data { Data("\(person)/".utf8) }
}

extension Site {
    /// What seals them: the same in all servers of a home; nil where it cannot be read or made, and streams tell of
    /// everything.
    var pageTopics: PageTopics? {
        topicSecret.withLock { kept in
            if let kept { return kept }
            kept = (try? home.pageKey()).map(PageTopics.init(secret:))
            return kept
        }
    }
}
