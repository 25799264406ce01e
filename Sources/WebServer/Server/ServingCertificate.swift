import Locks
import NIOCore
import NIOSSL
import Operations

/// The certificate that connections are shown: read again when it was renewed.
final class ServingCertificate: Sendable {
    /// A chain and its key, as they were read.
    private struct Pair {
        var chain: [NIOSSLCertificate]
        var key: NIOSSLPrivateKey
    }

    private let files: BelltowerServer.Certificate
    private let current: Locked<Pair>

    /// - Throws: `Refusal.misconfigured` for files that cannot be read.
    init(_ files: BelltowerServer.Certificate) throws(Refusal) {
        self.files = files
        current = Locked(try Self.read(files))
    }

    /// Reads both files again.
    func reload() throws(Refusal) {
        let fresh = try Self.read(files)
        current.withLock { $0 = fresh }
    }

    /// TLS 1.2 and later, with the certificate of the moment of each connection.
    var configuration: TLSConfiguration {
        let pair = current.withLock { $0 }
        var tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: pair.chain.map { .certificate($0) }, privateKey: .privateKey(pair.key)
        )
        tls.minimumTLSVersion = .tlsv12
        tls.sslContextCallback = { [current] _, promise in
            let pair = current.withLock { $0 }
            var override = NIOSSLContextConfigurationOverride()
            override.certificateChain = pair.chain.map { .certificate($0) }
            override.privateKey = .privateKey(pair.key)
            promise.succeed(override)
        }
        return tls
    }

    private static func read(_ files: BelltowerServer.Certificate) throws(Refusal) -> Pair {
        do {
            return Pair(
                chain: try NIOSSLCertificate.fromPEMFile(files.chain),
                key: try NIOSSLPrivateKey(file: files.key, format: .pem))
        } catch {
            throw Refusal(.misconfigured, "refusal.server.certificate")
        }
    }
}
