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
import Storage
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// A site with its pages in a folder of its own, asked as a browser does, without a socket.
final class PageSite: Sendable {
    /// Thursday, 8 October 2026, 09:00 UTC.
    static let start = Instant(seconds: 1_791_450_000)

    let clock = JumpingClock(PageSite.start)
    let home: Home
    private let folder: TemporaryFolder
    /// Where codes go; nil where none are sent.
    private let mail: MailSite?
    let site: Site
    private let application: Application<RouterResponder<SiteContext>>
    /// By handle.
    private let tokens = Locked<[String: String]>([:])

    /// With an operator, `op`, and `sam`, who has one class, one entry and a source.
    ///
    /// - Parameters:
    ///   - isSecure: whether browsers reach it by https.
    ///   - signUp: who may come; where anybody may, there is a mail server.
    init(isSecure: Bool = false, signUp: String = "invited") throws {
        folder = try TemporaryFolder()
        mail = signUp == "open" ? try MailSite() : nil
        let path = folder.path + "/home"
        try EmptyDatabase.copy(to: path)
        let configuration =
            "zone: UTC\nserver:\n  hotline: \"+44 1225 000000, Monday to Friday\"\n"
            + "  signUp: \(signUp)\n"
            + (mail.map { mail in
                "channels: {email: {server: 127.0.0.1, port: \(mail.port), security: none, "
                    + "from: bell@example.org}}\n"
            } ?? "")
        try Data(configuration.utf8).write(to: URL(fileURLWithPath: path + "/config.yaml"))
        home = try Home(path)
        let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        site = Site(home, logger: quiet, isSecure: isSecure) { [clock] in clock.now }
        let app = try Self.app.get()
        application = Application(
            responder: BelltowerServer.router(of: site, app).buildResponder(), logger: quiet)
        for handle in ["op", "sam"] { try self.signUp(handle) }
        let sam = try desks("sam")
        _ = try sam.sources.take(Array(Self.calendar.utf8), named: "Campus <b>feed</b>")
        _ = try sam.personal.add(
            PersonalWords(summary: "Dentist", start: "2026-10-09 14:00", end: "2026-10-09 15:00"))
    }

    deinit { site.close() }

    /// Gives somebody an address, by which they can prove who they are.
    func proveAddress(of handle: String) throws {
        let desks = try desks(handle)
        try desks.store.act {
            try $0.prove("\(handle)@example.org", of: desks.person, at: desks.now)
        }
    }

    /// Read once for all: to parse the templates took more than half of what these tests compute.
    static let app = Result {
        try WebApp(folder: Fixtures.packageRoot.appending(path: ".build/web").path)
    }

    /// A class on 9 October, whose texts want to be markup.
    private static let calendar = """
        BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n\
        DTSTAMP:20261001T000000Z\r\nDTSTART:20261009T090000Z\r\nDTEND:20261009T100000Z\r\n\
        RRULE:FREQ=WEEKLY;COUNT=4\r\n\
        SUMMARY:<script>alert(1)</script>\r\nLOCATION:"><img src=x>\r\n\
        DESCRIPTION:</main><script>2</script>\\nStaff: <i>Ada</i>\r\n\
        URL:javascript:alert(3)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
        """

    /// The ids of what sam has.
    static let entry = "m2"
    static let lesson = "m1-20261009T090000"

    func desks(_ handle: String) throws -> Desks {
        home.desks(as: try home.caller(try Handle.checked(handle), at: clock.now))
    }

    func signUp(_ handle: String) throws {
        let desk = home.signIn(at: clock.now)
        let invitation = try desk.inviteFirst()?.token ?? desks("op").account.invite(nil)
        let opened = try desk.begin(
            invitation: invitation.text, device: "test",
            newcomer: SignInDesk.Newcomer(handle: handle, name: handle.capitalized))
        tokens.withLock { $0[handle] = opened.token.text }
    }

    // MARK: - Asking

    /// What went wrong here, until it is handed to the home.
    var errors: ErrorBook { site.errors }

    /// Where browsers find it.
    var origin: String { site.origin }

    func get(
        _ path: String, as handle: String? = "sam", _ fields: [String: String] = [:]
    ) async throws -> PageAnswer {
        try await ask(.get, path, Data(), as: handle, fields)
    }

    /// Sends a form.
    ///
    /// - Parameter key: of one that waited for the network.
    func post(
        _ path: String, _ form: [String: String] = [:], as handle: String? = "sam",
        key: String? = nil
    ) async throws -> PageAnswer {
        let pairs = form.sorted { $0.key < $1.key }.map { name, value in
            let text = value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            return "\(name)=\(text)"
        }
        var fields = ["Content-Type": "application/x-www-form-urlencoded"]
        fields["Idempotency-Key"] = key
        return try await ask(
            .post, path, Data(pairs.joined(separator: "&").utf8), as: handle, fields)
    }

    func ask(
        _ method: HTTPRequest.Method, _ path: String, _ body: Data, as handle: String?,
        _ fields: [String: String]
    ) async throws -> PageAnswer {
        var headers = HTTPFields()
        for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
        if let token = handle.flatMap({ handle in tokens.withLock { $0[handle] } }) {
            let said = fields["Cookie"].map { "; \($0)" } ?? ""
            headers[.cookie] = "\(site.cookieName)=\(token)\(said)"
        }
        return try await application.test(.router) { [headers] client in
            try await client.execute(
                uri: path, method: method, headers: headers, body: ByteBuffer(bytes: body)
            ) { response in
                PageAnswer(
                    status: response.status.code, fields: response.headers,
                    text: String(decoding: response.body.readableBytesView, as: UTF8.self))
            }
        }
    }
}

/// What a browser got.
struct PageAnswer: Sendable {
    var status: Int
    var fields: HTTPFields
    var text: String

    var next: String? { fields[.location] }
    /// What is said on the page that comes next.
    var flash: String? {
        fields[values: .setCookie].first { $0.hasPrefix("belltower-said=") }?
            .prefix { $0 != ";" }.dropFirst("belltower-said=".count).description
            .removingPercentEncoding
    }
    var isUndoable: Bool { flash?.hasPrefix("u") ?? false }

    /// Whether something stands in the page; pages are compared without their lines' ends.
    func has(_ part: String) -> Bool { text.contains(part) }
}
