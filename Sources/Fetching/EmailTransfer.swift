import CLibcurl

/// One letter on its way to a mail server.
struct EmailTransfer: PeerDelivery {
    let letter: EmailMessage
    let server: MailServer
    let policy: FetchPolicy
    let stopper: Stopper

    var host: String { server.host }

    func perform(on handle: borrowing TransferHandle) -> Result<PeerAnswer, FetchError> {
        guard !stopper.isStopped else { return .failure(FetchError(.cancelled, at: host)) }
        // Either would end its line of the envelope.
        guard !letter.from.hasControls, !letter.to.hasControls else {
            return .failure(FetchError(.badAddress, at: host))
        }
        let collector = Collector(policy: policy, stopper: stopper)
        var status = 0
        let login = server.user.map { (user: $0, password: server.password ?? "") }
        let outcome = collector.lend(
            to: server.url, login: login, policy: policy,
            timeout: max(1, policy.timeout.milliseconds)
        ) { transfer in
            withLetter { belltower_perform_letter(handle.pointer, &transfer, &$0, &status) }
        }
        if outcome == BELLTOWER_DONE { return .success(PeerAnswer(status: 250)) }
        // Not what it last said before it broke off.
        if status >= 400, outcome != BELLTOWER_TIMED_OUT {
            return .success(PeerAnswer(status: status))
        }
        return .failure(
            FetchError(collector.reason(outcome, limit: policy.maximumBytes), at: host))
    }

    private func withLetter<Result>(_ body: (inout belltower_letter) -> Result) -> Result {
        withTexts([letter.from, letter.to]) { texts in
            letter.text.withUnsafeBufferPointer { bytes in
                var lent = belltower_letter(
                    from: texts[0], to: texts[1], needs_tls: server.security == .none ? 0 : 1,
                    text: bytes.baseAddress, count: bytes.count)
                return body(&lent)
            }
        }
    }
}
