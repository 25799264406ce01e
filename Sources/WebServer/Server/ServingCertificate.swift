import Locks
import NIOCore
import NIOSSL
import Operations
import Recurrence

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

    /// Until when all of the chain holds; nil for a chain of none.
    var end: Instant? {
        current.withLock { pair in
            pair.chain.map { Instant(seconds: Int64($0.notValidAfter)) }.min()
        }
    }

    /// TLS 1.2 and later with forward secrecy and authenticated encryption, and the certificate of the
    /// moment of each connection.
    ///
    /// Of TLS 1.2 those suites alone that every browser of ten years has, with keys of the moment.
    var configuration: TLSConfiguration {
        let pair = current.withLock { $0 }
        var tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: pair.chain.map { .certificate($0) }, privateKey: .privateKey(pair.key)
        )
        tls.minimumTLSVersion = .tlsv12
        tls.cipherSuiteValues = Self.ciphers
        tls.cipherSuites = "ECDH+AESGCM:ECDH+CHACHA20"
        tls.sslContextCallback = { [current] _, promise in
            let pair = current.withLock { $0 }
            var override = NIOSSLContextConfigurationOverride()
            override.certificateChain = pair.chain.map { .certificate($0) }
            override.privateKey = .privateKey(pair.key)
            promise.succeed(override)
        }
        return tls
    }

    /// Of TLS 1.2; those of 1.3 are all so.
    private static let ciphers: [NIOTLSCipher] = [
        .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
        .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,
        .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]

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
