/// The way from the address that was asked for to the one that answers.
struct RedirectTrail {
    /// How many more redirects may follow.
    private var left: Int
    private let limit: Int
    private(set) var address: HTTPAddress
    /// Where the way of permanent redirects (301, 308) led, before any other; nil without one.
    private(set) var permanent: HTTPAddress?
    private var isPermanent = true

    init(from address: HTTPAddress, limit: Int) {
        self.address = address
        self.limit = limit
        left = limit
    }

    /// Whether a reply leads elsewhere; one without a Location does not.
    static func isRedirect(_ reply: Reply) -> Bool {
        [301, 302, 303, 307, 308].contains(reply.status) && reply["location"] != nil
    }

    /// Goes on to where a redirect leads: never from https to http, nor off the web.
    mutating func follow(_ reply: Reply) throws(FetchError) {
        guard left > 0 else { throw failure(.tooManyRedirects(limit: limit)) }
        left -= 1
        guard let location = reply["location"], let next = address.following(location),
            address.scheme == "http" || next.scheme == "https"
        else { throw failure(.redirectRefused) }
        isPermanent = isPermanent && (reply.status == 301 || reply.status == 308)
        if isPermanent { permanent = next }
        address = next
    }

    func failure(_ reason: FetchError.Reason, retryAfter: RetryAfter? = nil) -> FetchError {
        FetchError(reason, at: address.host, address: address.url, retryAfter: retryAfter)
    }
}
