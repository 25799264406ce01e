import CLibcurl

/// One HTTP POST: no redirects followed.
struct PostTransfer: PeerDelivery {
    let address: HTTPAddress
    let message: PostMessage
    let policy: FetchPolicy
    let stopper: Stopper

    var host: String { address.host }

    func perform(on handle: borrowing TransferHandle) -> Result<PeerAnswer, FetchError> {
        guard !stopper.isStopped else { return .failure(FetchError(.cancelled, at: host)) }
        let collector = Collector(policy: policy, stopper: stopper)
        var status = 0
        let outcome = collector.lend(
            to: address.url, login: address.login, policy: policy,
            timeout: max(1, policy.timeout.milliseconds)
        ) { transfer in
            withPost { belltower_perform_post(handle.pointer, &transfer, &$0, &status) }
        }
        // What it says above the body is its answer, however the body ends.
        let reply = collector.reply
        if reply.hasWholeHeader, reply.status >= 200 {
            var answer = PeerAnswer(
                status: reply.status, retryAfter: reply["retry-after"].flatMap { RetryAfter($0) })
            if message.wantsBody, outcome == BELLTOWER_DONE { answer.body = reply.bytes }
            return .success(answer)
        }
        return .failure(
            FetchError(collector.reason(outcome, limit: policy.maximumBytes), at: host))
    }

    private func withPost<Result>(_ body: (inout belltower_post) -> Result) -> Result {
        withTexts(message.header.map(Optional.some)) { lines in
            lines.withUnsafeBufferPointer { lines in
                message.body.withUnsafeBufferPointer { bytes in
                    var post = belltower_post(
                        headers: lines.baseAddress, header_count: lines.count,
                        body: bytes.baseAddress, count: bytes.count)
                    return body(&post)
                }
            }
        }
    }
}

extension Collector {
    /// Why there is no whole answer.
    func reason(_ outcome: belltower_outcome, limit: Int) -> FetchError.Reason {
        if isStopped { return .cancelled }
        if outcome == BELLTOWER_NOT_CONNECTED, hasOnlyRefused { return .privateAddress }
        return outcome == BELLTOWER_DONE ? .cutShort : FetchError.Reason(outcome, limit: limit)
    }
}
