extension FetchError {
    /// What is wrong and what to do, naming no more than the place.
    package var description: String {
        switch reason {
        case .badAddress: "that is no address: give a path or an http, https or webcal URL"
        case .unsupportedScheme(let scheme):
            "\(scheme) addresses are not read: give an http, https or webcal URL"
        case .noLibcurl: "libcurl is missing: install libcurl4"
        case .noAuthorities: "no certificate authorities are known: install ca-certificates"
        case .noSuchFile: "there is no file \(place): check the path"
        case .isDirectory: "\(place) is a folder: give a calendar file in it"
        case .isNoFile:
            "\(place) cannot be read: it is no regular file: give - to read standard input"
        case .unreadable(let why): "\(place) cannot be read: \(why)"
        case .status(let status): "\(place) \(Self.words(onStatus: status))"
        default: "\(place) \(words)"
        }
    }

    private static func words(onStatus status: Int) -> String {
        switch status {
        case 401, 403:
            "refuses access (\(status)): get a new address from where you got this one"
        case 404: "knows no such calendar (404): check the address"
        case 410: "says that the calendar is gone for good (410): unsubscribe"
        case 429: "asks for fewer requests (429): try again later"
        default: "answered with status \(status): try again later"
        }
    }

    private var words: String {
        switch reason {
        case .timedOut: "did not answer in time: try again later"
        case .tooLarge(let limit):
            "sends more than \(Self.size(limit)): raise fetch.maximumBytes if it must be"
        case .headerTooLarge(let limit):
            "sends more than \(Self.size(limit)) of header: check the address"
        case .privateAddress:
            "is a private address: set fetch.allowPrivate to true in config.yaml to reach it"
        case .notResolved: "is not known to the name service: check the address and the network"
        case .notConnected: "cannot be reached: try again later"
        case .noTLS: "speaks no https: check the address"
        case .insecure: "has no valid certificate: check the address"
        case .tooManyRedirects(let limit): "redirects more than \(limit) times: check the address"
        case .redirectRefused:
            "redirects to where it may not lead, from https to http or off the web: "
                + "check the address"
        case .cutShort: "broke off in the middle: try again later"
        case .notHTTP: "is no web server: check the address"
        case .badEncoding: "sends a compression that cannot be read: try again later"
        case .cancelled: "was not waited for: try again"
        default: "could not be fetched: try again later"
        }
    }

    private static func size(_ bytes: Int) -> String {
        for (unit, name) in [(1 << 20, "MiB"), (1 << 10, "KiB")] where bytes >= unit {
            return bytes % unit == 0 ? "\(bytes / unit) \(name)" : "\(bytes) bytes"
        }
        return "\(bytes) bytes"
    }
}
