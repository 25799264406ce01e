import CLibcurl

extension Collector {
    /// Lends the C side every text it needs, for the length of the body.
    ///
    /// - Parameters:
    ///   - fields: up to three lines of an HTTP header.
    ///   - timeout: milliseconds left for it.
    func lend<Result>(
        to url: String, login: (user: String, password: String)?,
        fields: [String?] = [], policy: FetchPolicy, timeout: Int,
        _ body: (inout belltower_transfer) -> Result
    ) -> Result {
        withExtendedLifetime(self) {
            let lines = fields + Array(repeating: nil, count: max(0, 3 - fields.count))
            return withTexts([url, login?.user, login?.password, policy.userAgent] + lines) {
                texts in
                var transfer = belltower_transfer(
                    url: texts[0], user: texts[1], password: texts[2], user_agent: texts[3],
                    header_one: texts[4], header_two: texts[5], header_three: texts[6],
                    keeps_encoding: 0,
                    maximum_bytes: Int64(policy.maximumBytes), timeout_ms: timeout,
                    connect_timeout_ms: max(1, policy.connectTimeout.milliseconds),
                    body: Collector.takeBody, header: Collector.takeHeader,
                    gate: Collector.judge, stop: Collector.isToStop,
                    context: Unmanaged.passUnretained(self).toOpaque())
                return body(&transfer)
            }
        }
    }
}

/// C strings of all texts, nil for nil, for the length of the body.
func withTexts<Result>(
    _ texts: [String?], lent: [UnsafePointer<CChar>?] = [],
    _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
    guard lent.count < texts.count else { return body(lent) }
    guard let text = texts[lent.count] else { return withTexts(texts, lent: lent + [nil], body) }
    return text.withCString { withTexts(texts, lent: lent + [$0], body) }
}
