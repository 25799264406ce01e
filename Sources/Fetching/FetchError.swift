/// Why an address could not be fetched.
///
/// A feed's address is a password, so the description names the host of it and no more.
public struct FetchError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        case badAddress
        case unsupportedScheme(String)
        case status(Int)
        case timedOut
        case tooLarge(limit: Int)
        case privateAddress
        case notResolved
        case notConnected
        case insecure
        case tooManyRedirects(limit: Int)
        case redirectRefused
        case cutShort
        case badEncoding
        case noLibcurl
        case other
        case noSuchFile
        case isDirectory
        case unreadable(String)
    }

    public let reason: Reason
    /// A host, or a file's path.
    public let place: String

    public init(_ reason: Reason, at place: String) {
        self.reason = reason
        self.place = place
    }

    public var description: String {
        switch reason {
        case .badAddress: "that is no address: give a path or an http, https or webcal URL"
        case .unsupportedScheme(let scheme):
            "\(scheme) addresses are not read: give an http, https or webcal URL"
        case .status(401), .status(403):
            "\(place) refuses access: get a new address from where you got this one"
        case .status(404): "\(place) knows no such calendar (404): check the address"
        case .status(410): "\(place) says the calendar is gone for good (410): unsubscribe"
        case .status(let status): "\(place) answered with status \(status): try again later"
        case .timedOut: "\(place) did not answer in time: try again later"
        case .tooLarge(let limit):
            "\(place) sends more than \(limit / 1_048_576) MiB: raise fetch.maximumBytes if it must be"
        case .privateAddress:
            "\(place) is a private address: set fetch.allowPrivate to true in config.yaml to reach it"
        case .notResolved: "there is no host \(place): check the address and the network"
        case .notConnected: "\(place) cannot be reached: try again later"
        case .insecure: "\(place) has no valid certificate: check the address"
        case .tooManyRedirects(let limit):
            "\(place) redirects more than \(limit) times: check the address"
        case .redirectRefused:
            "\(place) redirects from https to an address that is not: check the address"
        case .cutShort: "\(place) broke off in the middle: try again later"
        case .badEncoding: "\(place) sends a compression that cannot be read: try again later"
        case .noLibcurl: "libcurl is missing: install libcurl4"
        case .other: "\(place) could not be fetched: try again later"
        case .noSuchFile: "there is no file \(place)"
        case .isDirectory: "\(place) is a folder, not a calendar file"
        case .unreadable(let why): "\(place) cannot be read: \(why)"
        }
    }
}
