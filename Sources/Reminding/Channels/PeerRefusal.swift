import Campus
import Fetching
import Words

/// What becomes of a notice when a peer did not take it.
enum PeerRefusal {
    /// - Parameters:
    ///   - now: seconds since 1970 UTC, from which a date in Retry-After counts.
    static func outcome(
        of answer: Result<PeerAnswer, FetchError>, from host: String, now: Int64
    ) -> DeliveryOutcome {
        switch answer {
        case .success(let answer) where answer.isTaken: .delivered
        case .success(let answer): .failed(error(status: answer, from: host, now: now))
        case .failure(let error): .failed(ChannelError(unreached: error, host: host))
        }
    }

    private static func error(
        status answer: PeerAnswer, from host: String, now: Int64
    ) -> ChannelError {
        let said = KeptSentence.because(
            "kept.channel.status", ["host": .text(host), "status": .number(answer.status)])
        switch answer.status {
        case 429, 503:
            // Longer than a day is no wait but a no.
            let wait = answer.retryAfter.map { min($0.wait(fromUnixTime: now), 86_400) }
            return ChannelError(said, retry: wait.map { .after($0) } ?? .later)
        case 500...: return ChannelError(said)
        // 408 and 425 ask for another attempt (RFC 9110, RFC 8470).
        case 408, 425: return ChannelError(said)
        case 300..<400:
            return ChannelError(
                .because(
                    "kept.channel.redirect",
                    ["host": .text(host), "status": .number(answer.status)]),
                retry: .never)
        default: return ChannelError(said, retry: .never)
        }
    }
}

extension ChannelError {
    /// Of a peer that gave no answer; in words that fit a POST and a letter.
    init(unreached error: FetchError, host: String) {
        switch error.reason {
        case .privateAddress, .noLibcurl, .noAuthorities:
            self.init(KeptSentence(error.description, error.message), retry: .never)
        case .noTLS:
            self.init(.because("kept.channel.noTLS", host), retry: .never)
        case .insecure:
            self.init(.because("kept.channel.insecure", host), retry: .never)
        case .badAddress: self.init(.because("kept.channel.badAddress", host), retry: .never)
        case .timedOut: self.init(.because("kept.channel.timedOut", host))
        case .cutShort: self.init(.because("kept.channel.cutShort", host))
        case .notHTTP: self.init(.because("kept.channel.notHTTP", host))
        case .notConnected: self.init(.because("kept.channel.notConnected", host))
        case .notResolved: self.init(.because("kept.channel.notResolved", host))
        default: self.init(.because("kept.channel.silent", host))
        }
    }
}

extension KeptSentence {
    /// What a peer did, by the name of its host.
    fileprivate static func because(_ key: String, _ host: String) -> KeptSentence {
        because(key, ["host": .text(host)])
    }
}
