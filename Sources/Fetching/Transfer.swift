import CLibcurl

/// One HTTP transfer: an address, no redirects followed.
struct Transfer: Sendable {
    let address: HTTPAddress
    let validators: Validators?
    let policy: FetchPolicy
    /// Milliseconds left for it.
    let timeout: Int
    let stopper: Stopper

    /// Performs it, blocking for as long as the time limit allows.
    func perform(on handle: borrowing TransferHandle) throws(FetchError) -> Reply {
        let collector = Collector(policy: policy, stopper: stopper)
        var status = 0
        let outcome = collector.lend(
            to: address.url, login: address.login, fields: validators?.fields ?? (nil, nil),
            policy: policy, timeout: timeout
        ) { belltower_perform(handle.pointer, &$0, &status) }
        if let reason = reason(outcome, collector) {
            throw FetchError(reason, at: address.host, address: address.url)
        }
        return collector.reply
    }

    /// Nil when the reply is worth reading.
    private func reason(
        _ outcome: belltower_outcome, _ collector: Collector
    ) -> FetchError.Reason? {
        let isWhole = collector.reply.hasWholeHeader
        guard outcome != BELLTOWER_DONE else { return isWhole ? nil : .cutShort }
        if stopper.isStopped { return .cancelled }
        switch collector.reply.fault {
        case .bodyTooLarge: return .tooLarge(limit: policy.maximumBytes)
        case .headerTooLarge: return .headerTooLarge(limit: Reply.headerLimit)
        case nil: break
        }
        // A redirect or a refusal counts, however its body ended. libcurl gives up inside the
        // header when that announces too much.
        if isWhole || outcome == BELLTOWER_TOO_LARGE, collector.reply.status >= 300 { return nil }
        if outcome == BELLTOWER_NOT_CONNECTED, collector.hasOnlyRefused { return .privateAddress }
        return FetchError.Reason(outcome, limit: policy.maximumBytes)
    }
}

extension Duration {
    /// Rounded down; at most what libcurl takes, which is 24 days.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        let bounded = Int(min(max(seconds, -1), 2_000_000))
        return bounded * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
