import Campus
import Fetching
import Foundation

/// The way to a provider: over the network, or to one of a test.
struct OpenIDTransport: Sendable {
    /// A document at a URL.
    var get: @Sendable (String) async throws(Refusal) -> Data
    /// What a form is answered, whatever its status.
    var post: @Sendable (String, PostMessage) async throws(Refusal) -> Data

    /// Longer documents are none.
    private static let mostBytes = 256 << 10

    /// Over the network, within the home's limits and at most ten seconds each.
    static func network(of home: Home) -> OpenIDTransport {
        let allowsPrivate = home.context.configuration.fetch.allowPrivate
        let policy = policy(allowsPrivate)
        return OpenIDTransport { url throws(Refusal) in
            do throws(FetchError) {
                let fetched = try await Fetcher(policy: policy).fetch(FetchRequest(url: url))
                guard case .body(let body) = fetched else { throw FetchError(.cutShort, at: "") }
                return Data(body.bytes)
            } catch {
                throw OpenIDProvider.unreached
            }
        } post: { url, message throws(Refusal) in
            guard let address = PostAddress(url),
                case .success(let answer)? = await Poster(policy: policy, width: 1)
                    .post([message], to: address).first
            else { throw OpenIDProvider.unreached }
            return Data(answer.body)
        }
    }

    private static func policy(_ allowsPrivate: Bool) -> FetchPolicy {
        var policy = FetchPolicy()
        policy.timeout = .seconds(10)
        policy.maximumBytes = mostBytes
        policy.allowPrivate = allowsPrivate
        policy.userAgent = "belltower/\(Belltower.version)"
        return policy
    }
}
