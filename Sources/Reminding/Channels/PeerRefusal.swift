import Fetching

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
        let said = "\(host) answered with status \(answer.status)"
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
                "\(said): redirects are not followed, give the address it leads to",
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
            self.init(error.description, retry: .never)
        case .noTLS:
            self.init("\(host) speaks no TLS: nothing was sent", retry: .never)
        case .insecure:
            self.init("\(host) has no valid certificate: nothing was sent", retry: .never)
        case .badAddress: self.init("the address at \(host) is none", retry: .never)
        case .timedOut: self.init("\(host) did not answer in time")
        case .cutShort: self.init("\(host) closed the connection without an answer")
        case .notHTTP: self.init("\(host) answered something that is no answer")
        case .notConnected: self.init("\(host) cannot be reached")
        case .notResolved: self.init("\(host) is not known to the name service")
        default: self.init("\(host) gave no answer")
        }
    }
}
