/// Brings the bytes behind an address, within a policy's limits.
///
/// Copies share their lanes: as many fetches go on at a time, others wait their turn.
package struct Fetcher: Sendable {
    private let policy: FetchPolicy
    private let lanes: LanePool

    /// Makes a fetcher with so many lanes, 4 by default: as many fetches go on at a time.
    package init(policy: FetchPolicy, lanes: Int = 4) {
        self.policy = policy
        self.lanes = LanePool(count: lanes)
    }

    /// Fetches a path, standard input (`-`), or an http, https or webcal URL.
    ///
    /// Redirects are followed here, hop by hop: at most `maximumRedirects`, never from https to
    /// http, credentials only to their own host, each hop's resolved address judged anew. The time
    /// limit runs from when a lane is free, and is the whole way's. Standard input is waited for.
    ///
    /// webcal is tried over https, and over http only where nothing answers to https or what does
    /// speaks no TLS: a bad certificate does not lead to a connection without any.
    package func fetch(_ request: FetchRequest) async throws(FetchError) -> Fetched {
        let stopper = Stopper()
        let result = await withTaskCancellationHandler {
            await attempt(request, stopper)
        } onCancel: {
            stopper.stop()
        }
        return try result.get()
    }

    /// As a value, since a cancellation handler would forget the error's type.
    private func attempt(
        _ request: FetchRequest, _ stopper: Stopper
    ) async -> Result<Fetched, FetchError> {
        let lane = await lanes.lend()
        let result: Result<Fetched, FetchError>
        do {
            result = .success(try await fetch(request, on: lane, stopper))
        } catch {
            result = .failure(error)
        }
        await lanes.giveBack(lane)
        return result
    }

    private func fetch(
        _ request: FetchRequest, on lane: TransferLane, _ stopper: Stopper
    ) async throws(FetchError) -> Fetched {
        guard HTTPAddress.isURL(request.url) else {
            let bytes = try await lane.read(request.url, limit: policy.maximumBytes)
            return .body(FetchedBody(bytes: bytes))
        }
        return try await RedirectChain(request, policy: policy, on: lane, stopper: stopper)
            .fetch()
    }
}

/// How far a fetch may go.
package struct FetchPolicy: Hashable, Sendable {
    /// How long one fetch may take, redirects included.
    ///
    /// The default is 30 seconds.
    package var timeout: Duration = .seconds(30)
    /// How long one connection, its TLS handshake included, may take to come about.
    ///
    /// The default is 10 seconds.
    package var connectTimeout: Duration = .seconds(10)
    /// Longer bodies are refused, not truncated; counted after decompression.
    ///
    /// The default is 20 MiB.
    package var maximumBytes = 20 << 20
    /// The default is 5.
    package var maximumRedirects = 5
    /// Whether loopback, link-local and private addresses may be reached.
    ///
    /// The default is false.
    package var allowPrivate = false
    /// How the fetcher names itself to servers.
    ///
    /// The default is `belltower`, without a version.
    package var userAgent = "belltower"

    package init() {}
}
