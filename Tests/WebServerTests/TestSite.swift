import Campus
import Credentials
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Locks
import Logging
import NIOCore
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// A site in a folder of its own, asked without a socket.
final class TestSite: Sendable {
    /// Thursday, 8 October 2026, 09:00 UTC.
    static let start = Instant(seconds: 1_791_450_000)

    let folder: TemporaryFolder
    let clock: JumpingClock
    let home: Home
    let site: Site
    private let client: RouterClient

    /// - Parameter planted: a home to begin with, which is copied.
    init(
        _ planted: String? = nil, configuration: String = "zone: UTC\n",
        logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    ) throws {
        folder = try TemporaryFolder()
        let clock = JumpingClock(Self.start)
        self.clock = clock
        let path = folder.path + "/home"
        if let planted {
            try FileManager.default.copyItem(atPath: planted, toPath: path)
        } else {
            try EmptyDatabase.copy(to: path)
            try Data(configuration.utf8).write(to: URL(fileURLWithPath: path + "/config.yaml"))
        }
        home = try Home(path)
        site = Site(home, logger: logger, isSecure: false) { clock.now }
        client = RouterClient(BelltowerServer.router(of: site).buildResponder())
    }

    deinit { site.close() }

    /// Asks, as somebody with a token or as nobody.
    func ask(
        _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil,
        as token: String? = nil, _ fields: [String: String] = [:]
    ) async throws -> TestAnswer {
        var headers = HTTPFields()
        if let token { headers[.authorization] = "Bearer \(token)" }
        if body != nil { headers[.contentType] = "application/json" }
        for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
        let isWhole = ["/api", "//", "/feed/"].contains { path.hasPrefix($0) }
        return try await client.ask(
            method, isWhole ? path : RouteTable.prefix + path, headers, body)
    }

    /// Signs somebody new up, as the operator where nobody is there yet; gives their token.
    @discardableResult
    func signUp(_ handle: String) throws -> String {
        let desk = home.signIn(at: clock.now)
        let invitation: SecretToken
        if let first = try desk.inviteFirst() {
            invitation = first.token
        } else {
            let op = try home.caller(try Handle.checked("op"), at: clock.now)
            invitation = try home.desks(as: op).account.invite(nil)
        }
        let opened = try desk.begin(
            invitation: invitation.text, device: "test",
            newcomer: SignInDesk.Newcomer(handle: handle, name: handle.capitalized))
        return opened.token.text
    }

    /// Begins another session of somebody; gives its token.
    func signIn(_ handle: String) throws -> String {
        let invitation = try desks("op").account.invite(handle)
        return try home.signIn(at: clock.now).begin(invitation: invitation.text, device: "other")
            .token.text
    }

    func desks(_ handle: String) throws -> Desks {
        home.desks(as: try home.caller(try Handle.checked(handle), at: clock.now))
    }
}

/// What was answered.
struct TestAnswer: Sendable {
    var status: Int
    var fields: HTTPFields
    var bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The JSON object that it is.
    var object: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]) ?? [:]
    }

    var reason: String? { object["reason"] as? String }
    var detail: String? { object["detail"] as? String }
    var items: [[String: Any]] { object["items"] as? [[String: Any]] ?? [] }
}
