/// Brings the bytes behind an address, within a policy's limits.
public struct Fetcher: Sendable {
    private let policy: FetchPolicy

    public init(policy: FetchPolicy) { self.policy = policy }

    /// Fetches a path, standard input (`-`), or an http, https or webcal URL.
    ///
    /// Redirects are followed here, hop by hop: at most `maximumRedirects`, never from https to
    /// http, credentials only to their own host, each hop's resolved address judged anew.
    public func fetch(_ request: FetchRequest) async throws(FetchError) -> Fetched {
        guard request.url.contains("://") else {
            let reader = FileReader(limit: policy.maximumBytes)
            let bytes =
                request.url == "-"
                ? try reader.readStandardInput() : try reader.read(request.url)
            return .body(FetchedBody(bytes: bytes))
        }
        guard request.url.hasPrefix("webcal://") else {
            return try await follow(request.url, request.validators)
        }
        // webcal says http, and means https nearly everywhere: so that first.
        let rest = request.url.dropFirst("webcal".count)
        do {
            return try await follow("https" + rest, request.validators)
        } catch {
            guard [.insecure, .notConnected, .timedOut, .cutShort].contains(error.reason) else {
                throw error
            }
            return try await follow("http" + rest, request.validators)
        }
    }

    private func follow(
        _ url: String, _ validators: Validators?
    ) async throws(FetchError) -> Fetched {
        guard var address = HTTPAddress(url) else { throw FetchError(.badAddress, at: "") }
        let lane = TransferLane()
        let clock = ContinuousClock()
        let deadline = clock.now + policy.timeout
        var permanent: HTTPAddress?
        var isPermanent = true
        for _ in 0...policy.maximumRedirects {
            let left = (deadline - clock.now).milliseconds
            guard left > 0 else { throw FetchError(.timedOut, at: address.host) }
            let transfer = Transfer(
                address: address, validators: validators, policy: policy, timeout: left)
            let answer = try await lane.perform(transfer)
            guard [301, 302, 303, 307, 308].contains(answer.status) else {
                return try Self.read(answer, from: address, permanent: permanent)
            }
            let next = try Self.next(after: address, answer)
            isPermanent = isPermanent && (answer.status == 301 || answer.status == 308)
            if isPermanent { permanent = next }
            address = next
        }
        throw FetchError(
            .tooManyRedirects(limit: policy.maximumRedirects), at: address.host)
    }

    private static func next(
        after address: HTTPAddress, _ answer: Transfer.Answer
    ) throws(FetchError) -> HTTPAddress {
        guard let location = answer.fields["location"],
            let next = address.following(location)
        else { throw FetchError(.redirectRefused, at: address.host) }
        guard address.scheme == "http" || next.scheme == "https" else {
            throw FetchError(.redirectRefused, at: address.host)
        }
        return next
    }

    private static func read(
        _ answer: Transfer.Answer, from address: HTTPAddress, permanent: HTTPAddress?
    ) throws(FetchError) -> Fetched {
        let validators = Validators(
            etag: answer.fields["etag"], lastModified: answer.fields["last-modified"])
        switch answer.status {
        case 200..<300:
            return .body(
                FetchedBody(
                    bytes: answer.bytes, validators: validators, httpStatus: answer.status,
                    permanentURL: permanent?.whole))
        case 304: return .unchanged(validators)
        default: throw FetchError(.status(answer.status), at: address.host)
        }
    }
}
