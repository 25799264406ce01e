/// One fetch over the network, redirects included.
struct RedirectChain {
    private let request: FetchRequest
    private let policy: FetchPolicy
    private let lane: TransferLane
    private let stopper: Stopper
    private let deadline: ContinuousClock.Instant

    init(
        _ request: FetchRequest, policy: FetchPolicy, on lane: TransferLane, stopper: Stopper
    ) {
        self.request = request
        self.policy = policy
        self.lane = lane
        self.stopper = stopper
        deadline = ContinuousClock.now + policy.timeout
    }

    func fetch() async throws(FetchError) -> Fetched {
        var (trail, reply) = try await start()
        var jar = CookieJar()
        while RedirectTrail.isRedirect(reply) {
            jar.take(reply, from: trail.address)
            try trail.follow(reply)
            reply = try await hop(to: trail, with: jar)
        }
        return try read(reply, at: trail)
    }

    /// The first hop.
    ///
    /// webcal means http by its history and https nearly everywhere: so that first.
    private func start() async throws(FetchError) -> (RedirectTrail, Reply) {
        guard let rest = request.url.afterWebcal else {
            let trail = try trail(from: request.url)
            return (trail, try await hop(to: trail))
        }
        let trail = try trail(from: "https" + rest)
        do {
            return (trail, try await hop(to: trail))
        } catch {
            // Who wrote a password did not mean it to be seen on the way.
            guard [.notConnected, .noTLS].contains(error.reason), trail.address.credentials == nil
            else { throw error }
            let trail = try self.trail(from: "http" + rest)
            return (trail, try await hop(to: trail))
        }
    }

    private func trail(from url: String) throws(FetchError) -> RedirectTrail {
        guard let address = HTTPAddress(url) else { throw FetchError(.badAddress, at: "") }
        return RedirectTrail(from: address, limit: policy.maximumRedirects)
    }

    private func hop(
        to trail: RedirectTrail, with jar: CookieJar = CookieJar()
    ) async throws(FetchError) -> Reply {
        guard !stopper.isStopped else { throw trail.failure(.cancelled) }
        let left = (deadline - ContinuousClock.now).milliseconds
        guard left > 0 else { throw trail.failure(.timedOut) }
        return try await lane.perform(
            Transfer(
                address: trail.address, validators: request.validators,
                cookies: jar.field(for: trail.address), policy: policy, timeout: left,
                stopper: stopper))
    }

    private func read(_ reply: Reply, at trail: RedirectTrail) throws(FetchError) -> Fetched {
        let validators = Validators(etag: reply["etag"], lastModified: reply["last-modified"])
        let retryAfter = reply["retry-after"].flatMap { RetryAfter($0) }
        switch reply.status {
        // Part of a body (206), which nobody asked for, is no body.
        case 206: throw trail.failure(.cutShort)
        case 200..<300:
            return .body(
                FetchedBody(
                    bytes: LegacyText.utf8(
                        reply.bytes, contentType: reply["content-type"],
                        encoding: reply["content-encoding"]), validators: validators,
                    httpStatus: reply.status,
                    finalHost: trail.address.host, finalURL: trail.address.whole,
                    permanentURL: trail.permanent?.whole, contentType: reply["content-type"],
                    retryAfter: retryAfter))
        case 304 where request.validators?.areAsked == true: return .unchanged(validators)
        default: throw trail.failure(.status(reply.status), retryAfter: retryAfter)
        }
    }
}

extension String {
    /// What follows `webcal`, from the colon on; nil for other schemes.
    fileprivate var afterWebcal: Substring? {
        lowercased().hasPrefix("webcal://") ? dropFirst("webcal".count) : nil
    }
}
