import Fetching
import TestSupport

/// A fetch from loopback, which tests allow where they do not ask about just that.
func fetch(
    _ url: String, validators: Validators? = nil, policy: FetchPolicy = .loopback
) async throws(FetchError) -> Fetched {
    try await Fetcher(policy: policy).fetch(FetchRequest(url: url, validators: validators))
}

/// The body of a fetch.
func body(_ url: String, policy: FetchPolicy = .loopback) async throws -> FetchedBody {
    guard case .body(let body) = try await fetch(url, policy: policy) else {
        throw NoBody()
    }
    return body
}

/// Why a fetch fails; nil when it does not.
func failure(_ url: String, policy: FetchPolicy = .loopback) async -> FetchError? {
    do {
        _ = try await fetch(url, policy: policy)
        return nil
    } catch {
        return error
    }
}

struct NoBody: Error {}

extension FetchPolicy {
    static var loopback: FetchPolicy { loopback { _ in } }

    static func loopback(_ change: (inout FetchPolicy) -> Void) -> FetchPolicy {
        var policy = FetchPolicy()
        policy.allowPrivate = true
        policy.timeout = .seconds(120)
        change(&policy)
        return policy
    }
}

extension FetchedBody {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
