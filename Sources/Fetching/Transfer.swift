import CLibcurl
import Glibc

/// One HTTP transfer: an address, no redirects followed.
struct Transfer {
    /// What came back.
    struct Answer {
        var status = 0
        var bytes: [UInt8] = []
        /// The last header block's fields by lower-case name.
        var fields: [String: String] = [:]
    }

    let address: HTTPAddress
    let validators: Validators?
    let policy: FetchPolicy
    /// Milliseconds left for it.
    let timeout: Int

    /// Performs it.
    ///
    /// Blocks for as long as the time limit allows.
    func perform() throws(FetchError) -> Answer {
        let collector = Collector(limit: policy.maximumBytes, allowPrivate: policy.allowPrivate)
        var status = 0
        let outcome = address.url.withCString { url in
            withOptional(address.credentials.map(Self.decoded)) { credentials in
                policy.userAgent.withCString { agent in
                    withOptional(validators?.etag.map { "If-None-Match: \($0)" }) { one in
                        withOptional(validators?.lastModified.map { "If-Modified-Since: \($0)" }) {
                            two in
                            var transfer = belltower_transfer(
                                url: url, credentials: credentials, user_agent: agent,
                                header_one: one, header_two: two, timeout_ms: timeout,
                                connect_timeout_ms: policy.connectTimeout.milliseconds,
                                body: Collector.takeBody, header: Collector.takeHeader,
                                gate: Collector.judge,
                                context: Unmanaged.passUnretained(collector).toOpaque())
                            return belltower_perform(&transfer, &status)
                        }
                    }
                }
            }
        }
        if let reason = reason(outcome, collector) { throw FetchError(reason, at: address.host) }
        collector.answer.status = status
        return collector.answer
    }

    private func reason(
        _ outcome: belltower_outcome, _ collector: Collector
    ) -> FetchError.Reason? {
        if collector.hasRefused { return .privateAddress }
        if collector.isFull { return .tooLarge(limit: policy.maximumBytes) }
        switch outcome {
        case BELLTOWER_DONE: return nil
        case BELLTOWER_NO_LIBCURL: return .noLibcurl
        case BELLTOWER_BAD_URL: return .badAddress
        case BELLTOWER_NOT_RESOLVED: return .notResolved
        case BELLTOWER_NOT_CONNECTED: return .notConnected
        case BELLTOWER_TLS: return .insecure
        case BELLTOWER_TIMED_OUT: return .timedOut
        case BELLTOWER_CUT_SHORT: return .cutShort
        case BELLTOWER_BAD_ENCODING: return .badEncoding
        default: return .other
        }
    }

    private static func decoded(_ credentials: String) -> String {
        var result: [UInt8] = []
        var rest = Array(credentials.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == 0x25, rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

private func withOptional<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
}

extension Duration {
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}

/// Gathers what libcurl's callbacks bring.
///
/// Lives on one thread, for one transfer.
private final class Collector {
    var answer = Transfer.Answer()
    private(set) var isFull = false
    private(set) var hasRefused = false
    private let limit: Int
    private let allowPrivate: Bool
    private var headerBytes = 0

    /// Servers that send more header than this mean no good.
    private static let headerLimit = 262_144

    init(limit: Int, allowPrivate: Bool) {
        self.limit = limit
        self.allowPrivate = allowPrivate
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> Collector? {
        context.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Counts decompressed bytes: libcurl 7.88's own limit does neither.
    static let takeBody: belltower_sink = { bytes, count, context in
        guard let collector = from(context), let bytes else { return 0 }
        guard collector.answer.bytes.count + count <= collector.limit else {
            collector.isFull = true
            return 0
        }
        collector.answer.bytes.append(
            contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        return count
    }

    static let takeHeader: belltower_sink = { bytes, count, context in
        guard let collector = from(context), let bytes else { return 0 }
        collector.headerBytes += count
        guard collector.headerBytes <= headerLimit else {
            collector.isFull = true
            return 0
        }
        let line = String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
        collector.take(line)
        return count
    }

    static let judge: belltower_gate = { address, context in
        guard let collector = from(context), let address else { return 0 }
        if collector.allowPrivate || PublicAddress.contains(address) {
            collector.hasRefused = false
            return 1
        }
        collector.hasRefused = true
        return 0
    }

    private func take(_ line: String) {
        if line.hasPrefix("HTTP/") {
            answer.fields = [:]
            return
        }
        guard let colon = line.firstIndex(of: ":") else { return }
        let value = line[line.index(after: colon)...]
            .drop(while: \.isWhitespace)
        var text = String(value)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        answer.fields[line[..<colon].lowercased()] = text
    }
}
