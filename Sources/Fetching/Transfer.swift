import CLibcurl
import Dispatch
import Synchronization

/// One HTTP transfer: an address, no redirects followed.
struct Transfer: Sendable {
    let address: HTTPAddress
    let validators: Validators?
    /// The line of the header that has cookies; nil without any.
    var cookies: String?
    let policy: FetchPolicy
    /// Milliseconds left for it.
    let timeout: Int
    let stopper: Stopper

    /// Performs it, blocking for as long as the time limit allows.
    ///
    /// A Content-Encoding that is none, as a charset, is passed over: what came is read as it is.
    func perform(on handle: borrowing TransferHandle) throws(FetchError) -> Reply {
        do {
            return try perform(on: handle, isDecoded: true)
        } catch {
            guard error.reason == .badEncoding, error.isUncompressed else { throw error }
            return try perform(on: handle, isDecoded: false)
        }
    }

    private func perform(
        on handle: borrowing TransferHandle, isDecoded: Bool
    ) throws(FetchError) -> Reply {
        let collector = Collector(policy: policy, stopper: stopper)
        var status = 0
        let (etag, modified) = validators?.fields ?? (nil, nil)
        let outcome = collector.lend(
            to: address.url, login: address.login, fields: [etag, modified, cookies],
            policy: policy, timeout: timeout
        ) {
            $0.keeps_encoding = isDecoded ? 0 : 1
            return belltower_perform(handle.pointer, &$0, &status)
        }
        if let reason = reason(outcome, collector) {
            var error = FetchError(reason, at: address.host, address: address.url)
            error.isUncompressed =
                collector.reply["content-encoding"].map { !Self.isCompression($0) } ?? false
            throw error
        }
        return collector.reply
    }

    /// Whether one of the codings that a field lists packs a body.
    private static func isCompression(_ field: String) -> Bool {
        field.lowercased().split { $0 == "," || $0 == " " }.contains { compressions.contains($0) }
    }

    private static let compressions: Set<Substring> = [
        "gzip", "x-gzip", "deflate", "br", "zstd", "compress", "x-compress", "dcb", "dcz", "bzip2",
        "xz", "lzma", "exi", "pack200-gzip", "aes128gcm",
    ]

    /// Nil when the reply is worth reading.
    private func reason(
        _ outcome: belltower_outcome, _ collector: Collector
    ) -> FetchError.Reason? {
        let isWhole = collector.reply.hasWholeHeader
        guard outcome != BELLTOWER_DONE else { return isWhole ? nil : .cutShort }
        if stopper.isStopped { return .cancelled }
        switch collector.reply.fault {
        case .bodyTooLarge: return .tooLarge(limit: policy.maximumBytes)
        case .headerTooLarge: return .headerTooLarge(limit: Reply.headerLimit)
        case nil: break
        }
        // A redirect or a refusal counts, however its body ended. libcurl gives up inside the
        // header when that announces too much.
        if isWhole || outcome == BELLTOWER_TOO_LARGE, collector.reply.status >= 300 { return nil }
        // Which inner names there are is nobody's to find out: one that leads inside is as one that is none.
        if outcome == BELLTOWER_NOT_CONNECTED, collector.hasOnlyRefused {
            return address.isByName ? .notResolved : .privateAddress
        }
        return FetchError.Reason(outcome, limit: policy.maximumBytes)
    }
}

extension Duration {
    /// Rounded down; at most what libcurl takes, which is 24 days.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        let bounded = Int(min(max(seconds, -1), 2_000_000))
        return bounded * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}

/// Owns a handle of libcurl's, and the connections that it keeps.
struct TransferHandle: ~Copyable {
    let pointer: OpaquePointer

    /// Nil when there is no libcurl on this machine.
    init?() {
        guard let pointer = belltower_open() else { return nil }
        self.pointer = pointer
    }

    /// On a thread of its own: libcurl says goodbye to mail servers, and waits for their answer.
    deinit {
        let address = UInt(bitPattern: pointer)
        DispatchQueue.global().async { belltower_close(OpaquePointer(bitPattern: address)) }
    }
}

/// Carries a task's cancellation to the thread that transfers for it.
final class Stopper: Sendable {
    private let stopped = Atomic(false)

    var isStopped: Bool { stopped.load(ordering: .relaxed) }

    func stop() { stopped.store(true, ordering: .relaxed) }
}

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
