/// How often, and over how long, what looks like a loss is seen until it is believed.
///
/// A server that is broken is mended within a day; what it says after that it means.
package enum RepeatedSight {
    private static let times = 3
    private static let seconds: Int64 = 24 * 3_600

    /// - Parameters:
    ///   - count: how often it was seen, this time too.
    ///   - first: seconds since 1970, when it was seen first.
    ///   - now: likewise.
    package static func isEnough(_ count: Int, since first: Int64, at now: Int64) -> Bool {
        count >= times && now - first >= seconds
    }
}
