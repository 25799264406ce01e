import CLibcurl

/// What libcurl calls back during one transfer.
///
/// Lives on that transfer's thread alone.
final class Collector {
    private(set) var reply: Reply
    private var refused = 0
    private var allowed = 0
    private let allowPrivate: Bool
    private let stopper: Stopper

    init(policy: FetchPolicy, stopper: Stopper) {
        reply = Reply(limit: policy.maximumBytes)
        allowPrivate = policy.allowPrivate
        self.stopper = stopper
    }

    /// Whether the peer has addresses, and none that may be reached.
    var hasOnlyRefused: Bool { refused > 0 && allowed == 0 }

    var isStopped: Bool { stopper.isStopped }

    private static func from(_ context: UnsafeMutableRawPointer?) -> Collector? {
        context.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    static let takeBody: belltower_sink = { bytes, count, context in
        guard let collector = from(context) else { return 0 }
        let piece = UnsafeRawBufferPointer(start: bytes, count: count)
        return collector.reply.takeBody(piece) ? count : 0
    }

    static let takeHeader: belltower_sink = { bytes, count, context in
        guard let collector = from(context) else { return 0 }
        let piece = UnsafeRawBufferPointer(start: bytes, count: count)
        return collector.reply.takeHeader(piece) ? count : 0
    }

    /// Asked about each address before a socket for it exists, so that a name which resolves
    /// otherwise the second time gains nothing.
    static let judge: belltower_gate = { address, count, context in
        guard let collector = from(context) else { return 0 }
        let bytes = Array(UnsafeBufferPointer(start: address, count: count))
        guard collector.allowPrivate || PublicAddress.contains(bytes) else {
            collector.refused += 1
            return 0
        }
        collector.allowed += 1
        return 1
    }

    static let isToStop: belltower_stop = { context in
        from(context)?.stopper.isStopped ?? true ? 1 : 0
    }
}
