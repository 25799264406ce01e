import CLibcurl

extension FetchError.Reason {
    /// What an outcome that is not `BELLTOWER_DONE` means.
    init(_ outcome: belltower_outcome, limit: Int) {
        self =
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
