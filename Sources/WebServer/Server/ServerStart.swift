import Credentials
import Foundation
import Logging
package import Operations
import Recurrence
import Words

/// What a command line says of a server, and its way to a running one.
package struct ServerStart: Sendable {
    private let home: Home
    private let listen: ListenAddress?
    private let certificate: BelltowerServer.Certificate?

    /// - Parameters:
    ///   - home: the folder; nil for the environment's, or the standard one.
    ///   - listen: a host and a port; nil for the configuration's.
    ///   - url: where people reach it; nil for the configuration's.
    ///   - certificate: a PEM file; nil for plain http.
    /// - Throws: `Refusal.invalid`, `.misconfigured`, and what opening a home throws.
    package init(
        home: String?, listen: String?, url: String?, certificate: String?, key: String?
    ) throws(Refusal) {
        if let url { setenv("BELLTOWER_SERVER_URL", url, 1) }
        self.listen = try listen.map { text throws(Refusal) in
            guard let address = ListenAddress(text) else {
                throw Refusal(.invalid, "refusal.server.address", with: ["text": "\(text)"])
            }
            return address
        }
        switch (certificate, key) {
        case (nil, nil): self.certificate = nil
        case (let certificate?, let key?):
            self.certificate = BelltowerServer.Certificate(chain: certificate, key: key)
        default: throw Refusal(.invalid, "refusal.server.half")
        }
        self.home = try Home(HomeFolder.named(home))
    }

    /// Serves until it is told to end.
    package func run() async throws {
        let site = Site(
            home, logger: Logger(label: "belltower.server"), isSecure: certificate != nil)
        if let token = try home.signIn(at: site.now).inviteFirst() {
            Self.say("Nobody is here yet. To sign up as the operator, use this once: \(token.text)")
        }
        let address = listen ?? home.serverSettings.listen
        let scheme = certificate == nil ? "http" : "https"
        let server = try BelltowerServer(site, listen: listen, certificate: certificate)
        try await server.run { port in
            let host = ListenAddress(
                "\(address.host.contains(":") ? "[\(address.host)]" : address.host):\(port)")
            Self.say("Listening on \(scheme)://\(host?.description ?? "?")")
            SystemdNotice.ready()
        }
    }

    private static func say(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

/// What systemd is told of a service (sd_notify(3)).
enum SystemdNotice {
    static func ready() { send("READY=1") }

    private static func send(_ state: String) {
        guard let path = ProcessInfo.processInfo.environment["NOTIFY_SOCKET"] else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        // An abstract name begins with a zero byte, written as an at sign.
        if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return }
        defer { close(socket) }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                sendto(socket, state, state.utf8.count, Int32(MSG_NOSIGNAL), pointer, size)
            }
        }
    }
}
