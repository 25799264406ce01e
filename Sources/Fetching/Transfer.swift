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
        let outcome = withTransfer(collector) { belltower_perform(handle.pointer, &$0, &status) }
        if let reason = reason(outcome, collector) {
            throw FetchError(reason, at: address.host, address: address.url)
        }
        return collector.reply
    }

    /// Lends the C side every text it needs, for the length of the body.
    private func withTransfer<Result>(
        _ collector: Collector, _ body: (inout belltower_transfer) -> Result
    ) -> Result {
        let login = address.login
        let fields = validators?.fields ?? (nil, nil)
        return withExtendedLifetime(collector) {
            withTexts(
                [address.url, login?.user, login?.password, policy.userAgent, fields.0, fields.1]
            ) { texts in
                var transfer = belltower_transfer(
                    url: texts[0], user: texts[1], password: texts[2], user_agent: texts[3],
                    header_one: texts[4], header_two: texts[5],
                    maximum_bytes: Int64(policy.maximumBytes), timeout_ms: timeout,
                    connect_timeout_ms: max(1, policy.connectTimeout.milliseconds),
                    body: Collector.takeBody, header: Collector.takeHeader,
                    gate: Collector.judge, stop: Collector.isToStop,
                    context: Unmanaged.passUnretained(collector).toOpaque())
                return body(&transfer)
            }
        }
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
        return Self.reason(outcome, limit: policy.maximumBytes)
    }

    private static func reason(_ outcome: belltower_outcome, limit: Int) -> FetchError.Reason {
        switch outcome {
        case BELLTOWER_BAD_URL: .badAddress
        case BELLTOWER_NOT_RESOLVED: .notResolved
        case BELLTOWER_NOT_CONNECTED: .notConnected
        case BELLTOWER_NO_TLS: .noTLS
        case BELLTOWER_BAD_CERTIFICATE: .insecure
        case BELLTOWER_NO_AUTHORITIES: .noAuthorities
        case BELLTOWER_TIMED_OUT: .timedOut
        case BELLTOWER_CUT_SHORT: .cutShort
        case BELLTOWER_TOO_LARGE: .tooLarge(limit: limit)
        case BELLTOWER_NOT_HTTP: .notHTTP
        case BELLTOWER_BAD_ENCODING: .badEncoding
        default: .other
        }
    }
}

/// C strings of all texts, nil for nil, for the length of the body.
private func withTexts<Result>(
    _ texts: [String?], lent: [UnsafePointer<CChar>?] = [],
    _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
    guard lent.count < texts.count else { return body(lent) }
    guard let text = texts[lent.count] else { return withTexts(texts, lent: lent + [nil], body) }
    return text.withCString { withTexts(texts, lent: lent + [$0], body) }
}

extension Duration {
    /// Rounded down; at most what libcurl takes, which is 24 days.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        let bounded = Int(min(max(seconds, -1), 2_000_000))
        return bounded * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
