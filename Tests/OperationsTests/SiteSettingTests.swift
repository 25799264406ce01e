import Campus
import Foundation
import Recurrence
import Reminding
import TestSupport
import Testing

@testable import Operations
@testable import Storage

@Suite("Settings of the site")
struct SiteSettingTests {
    /// `op` runs the home, `ada` is staff, `cy` a student, and `sue` a suspended operator.
    private static func home(_ yaml: String? = nil) throws -> TestHome {
        let home = try TestHome()
        for handle in ["ada", "cy", "sue"] { _ = try home.as(handle) }
        let op = try home.as("op")
        _ = try op.people.edit("ada", ProfileEdit(), role: .staff)
        _ = try op.people.edit("sue", ProfileEdit(), role: .operator)
        _ = try op.people.suspend("sue")
        if let yaml { try home.configure(yaml) }
        return home
    }

    private static func value(_ home: TestHome, _ key: String) throws -> String {
        try home.as("op").site.setting(key).value
    }

    @Test("are as they come until an operator sets them, and then at once")
    func setting() throws {
        let home = try Self.home()
        let op = try home.as("op")
        #expect(
            try op.site.list().map(\.value)
                == ["Belltower", "invited", "", "", "24", "", "", "", "here"])
        #expect(try op.site.list().allSatisfy { $0.isStandard && !$0.isLocked })
        #expect(op.home.site.name == "Belltower")
        _ = try op.site.set(["name": " Campus\ncalendar ", "domains": "Example.org b.example"])
        #expect(op.home.site.name == "Campus, calendar")
        #expect(op.home.site.domains == ["example.org", "b.example"])
        let settings = try op.site.set(["signUp": "domains", "hotline": "+44 1225 000000"])
        #expect(
            settings.map(\.value).prefix(4)
                == ["Campus, calendar", "domains", "example.org, b.example", "+44 1225 000000"])
        #expect(settings.prefix(4).allSatisfy { !$0.isStandard })
        #expect(op.home.site.signUp == .domains)
        // An empty text puts it back.
        _ = try op.site.set(["name": ""])
        #expect(op.home.site.name == "Belltower")
        #expect(try op.site.setting("name").isStandard)
    }

    @Test(
        "are for operators alone",
        arguments: [
            ("op", nil, nil), ("ada", .forbidden, .forbidden), ("cy", .forbidden, .forbidden),
            ("sue", .forbidden, .forbidden),
        ] as [(String, Refusal.Reason?, Refusal.Reason?)])
    func callers(handle: String, looks: Refusal.Reason?, acts: Refusal.Reason?) throws {
        let home = try Self.home()
        _ = try home.as("op").site.set(["hotline": "1"])
        let desk = try home.as(handle).site
        #expect(reason { _ = try desk.list() } == looks)
        #expect(reason { _ = try desk.history() } == looks)
        #expect(reason { _ = try desk.set(["name": "Mine"]) } == acts)
        #expect(reason { _ = try desk.undo() } == acts)
        #expect(try Self.value(home, "name") == "Belltower")
    }

    @Test(
        "cannot be what config.yaml could not say, and all of a change or nothing is done",
        arguments: [
            (["name": String(repeating: "x", count: 61)], .invalid),
            (["signUp": "everybody"], .invalid), (["domains": "kim@example.org"], .invalid),
            (["domains": "exämple.org"], .invalid), (["domains": ","], .invalid),
            (["hotline": String(repeating: "1", count: 61)], .invalid),
            (["colour": "red"], .missing), (["listen": "0.0.0.0:80"], .missing),
            (["events.offerHours": "0"], .invalid), (["events.offerHours": "soon"], .invalid),
            (["offerHours": "2"], .missing), (["alerts.email": "ops"], .invalid),
            (["alerts.ntfy": "a/b"], .invalid), (["alerts.ntfy": "…"], .invalid),
            (["alerts.webhook": "ftp://example.org/x"], .invalid),
            (["alerts.webhook": "https://example.org/…"], .invalid),
            (
                ["alerts.webhook": "https://example.org/" + String(repeating: "x", count: 1_000)],
                .invalid
            ),
            (["alerts.backups": "nowhere"], .invalid),
            (["server.url": "https://b.example"], .missing),
            (["hotline": "1", "name": String(repeating: "x", count: 61)], .invalid),
        ] as [([String: String], Refusal.Reason)])
    func refused(texts: [String: String], expected: Refusal.Reason) throws {
        let home = try Self.home()
        #expect(reason { _ = try home.as("op").site.set(texts) } == expected)
        #expect(try home.as("op").site.history().isEmpty)
        #expect(try home.as("op").site.list().allSatisfy(\.isStandard))
    }

    @Test("what config.yaml sets it alone sets; what was set before waits until it does not")
    func locked() throws {
        let home = try Self.home()
        _ = try home.as("op").site.set(["name": "Ours", "hotline": "1"])
        try home.configure("server: {name: Theirs, signUp: closed}\n")
        let op = try home.as("op")
        #expect(op.home.site.name == "Theirs" && op.home.site.hotline == "1")
        #expect(try op.site.list().map(\.isLocked).prefix(4) == [true, true, false, false])
        #expect(reason { _ = try op.site.set(["name": "Mine"]) } == .conflict)
        #expect(reason { _ = try op.site.set(["signUp": ""]) } == .conflict)
        let name = try #require(try op.site.history().first { $0.key == .name })
        #expect(reason { _ = try op.site.undo(name.id) } == .conflict)
        try home.configure("")
        #expect(try home.as("op").home.site.name == "Ours")
    }

    @Test("each change is a version, and to take one back is another")
    func versions() throws {
        let home = try Self.home()
        let op = try home.as("op")
        for name in ["One", "Two", "Two", "Three"] { _ = try op.site.set(["name": name]) }
        _ = try op.site.set(["hotline": "1"])
        let history = try op.site.history()
        #expect(history.map(\.value) == ["1", "Three", "Two", "One"])
        #expect(history.map(\.former) == [nil, "Two", "One", nil])
        #expect(history.map(\.isNewest) == [true, true, false, false])
        #expect(history.allSatisfy { $0.author?.handle.text == "op" })
        #expect(reason { _ = try op.site.undo(history[2].id) } == .conflict)
        #expect(reason { _ = try op.site.undo(SiteChangeID(99)) } == .missing)
        _ = try op.site.undo(history[1].id)
        #expect(op.home.site.name == "Two" && op.home.site.hotline == "1")
        // The newest of all is that one now: taken back it is as before.
        _ = try op.site.undo()
        #expect(op.home.site.name == "Three")
        let fresh = try Self.home()
        #expect(reason { _ = try fresh.as("op").site.undo() } == .missing)
    }

    @Test("another process has them once it has heard, and a transaction at once")
    func otherProcess() throws {
        let home = try Self.home()
        let other = try home.as("op").home
        #expect(other.site.signUp == .invited)
        let before = try home.as("cy").revision()
        _ = try home.as("op").site.set(["signUp": "closed"])
        #expect(try home.as("cy").revision() != before)
        #expect(try other.store.look { try other.site(in: $0) }.signUp == .closed)
        try other.renewSite()
        #expect(other.site.signUp == .closed)
    }

    @Test("of a topic and a webhook nobody is shown more than a host, wherever it is told")
    func secrets() throws {
        let home = try Self.home()
        let op = try home.as("op")
        let webhook = "https://hooks.example.org:444/T0KEN?key=S3CRET"
        _ = try op.site.set([
            "alerts.webhook": "\(webhook), https://kim:pa55@b.example/",
            "alerts.ntfy": "s3cret-topic, https://ntfy.sh/s3cret",
            "alerts.email": "ops@example.org",
        ])
        #expect(
            try Self.value(home, "alerts.webhook")
                == "https://hooks.example.org:444/…, https://b.example/…")
        #expect(try Self.value(home, "alerts.ntfy") == "…, https://ntfy.sh/…")
        #expect(try Self.value(home, "alerts.email") == "ops@example.org")
        // As it is shown it is left as it is: a form that comes back with it alters nothing.
        let before = try op.site.history().count
        _ = try op.site.set(["alerts.webhook": try Self.value(home, "alerts.webhook")])
        #expect(try op.site.history().count == before)
        _ = try op.site.set(["alerts.webhook": "https://c.example/S3CRET"])
        _ = try op.site.undo()
        let kept = try op.store.look { try op.home.configuration(in: $0) }.alerts.webhook
        #expect(kept.first == ChannelSpecification("webhook:\(webhook)"))
        let told =
            try op.site.history().flatMap { [$0.value, $0.former] }
            + op.audit.list().map(\.detail) + op.site.list().map { Optional($0.value) }
        #expect(told.compactMap(\.self).contains("https://c.example/…"))
        for secret in ["T0KEN", "S3CRET", "s3cret", "pa55"] {
            #expect(!told.contains { $0?.contains(secret) ?? false }, "\(secret)")
        }
    }

    @Test("what config.yaml alone sets is told to operators, but for secrets")
    func file() throws {
        let home = try Self.home(
            """
            zone: Europe/London
            server: {url: "https://calendar.example.org", metricsToken: T0KEN, name: Ours}
            channels: {ntfy: {server: "https://kim:pa55@ntfy.example.org", token: S3CRET}}
            """)
        #expect(reason { _ = try home.as("ada").site.fileSettings() } == .forbidden)
        let settings = try home.as("op").site.fileSettings()
        func line(_ path: String) -> String? {
            settings.first { $0.path == path }
                .map { "\($0.value ?? "-")\($0.isSet ? "" : " as it comes")" }
        }
        #expect(line("zone") == "Europe/London")
        #expect(line("server.url") == "https://calendar.example.org")
        #expect(line("server.metricsToken") == "-" && line("channels.ntfy.token") == "-")
        #expect(line("channels.ntfy.server") == "https://ntfy.example.org/…")
        #expect(line("fetch.timeout") == "30 as it comes")
        #expect(line("database")?.hasPrefix("-") == true && line("server.name") == nil)
        #expect(line("alerts.webhook") == nil)
    }

    @Test("who may come is what operators set")
    func signUp() throws {
        let home = try Self.home()
        let op = try home.as("op")
        let desk = op.home.signIn(at: op.now)
        #expect(try op.store.look { try desk.mayJoin("kim@example.org", in: $0) } == false)
        _ = try op.site.set(["signUp": "open"])
        #expect(try op.store.look { try desk.mayJoin("kim@example.org", in: $0) })
        _ = try op.site.set(["signUp": "domains", "domains": "example.ac.uk"])
        #expect(try op.store.look { try desk.mayJoin("kim@example.org", in: $0) } == false)
        #expect(try op.store.look { try desk.mayJoin("kim@cs.example.ac.uk", in: $0) })
        #expect(reason { _ = try desk.mailable("kim@example.org") } == .invalid)
    }

    @Test("are on record, and stay when who set them is erased")
    func record() throws {
        let home = try Self.home()
        let op = try home.as("op")
        _ = try op.people.edit("ada", ProfileEdit(), role: .operator)
        _ = try home.as("ada").site.set(["name": "Campus calendar"])
        _ = try home.as("ada").site.undo()
        _ = try home.as("ada").site.set(["hotline": "1"])
        let lines = try op.audit.list().filter { $0.act == .changeSetting }
        #expect(lines.map(\.subject) == ["setting hotline", "setting name", "setting name"])
        #expect(lines.map(\.detail) == ["1", nil, "Campus calendar"])
        try op.people.erase("ada", .removed)
        #expect(try home.as("op").home.site.hotline == "1")
        #expect(try home.as("op").site.history().first?.author == nil)
        #expect(try home.as("op").audit.list().contains { $0.act == .changeSetting })
    }

    @Test("want a fresh proof of who changes them")
    func proof() throws {
        let home = try Self.home()
        var op = try home.as("op")
        op.caller.proof = .session(
            RowID(1), at: op.now.adding(seconds: -Session.freshness - 1))
        #expect(reason { _ = try op.site.set(["name": "Mine"]) } == .unauthenticated)
        #expect(reason { _ = try op.site.list() } == nil)
    }
}
