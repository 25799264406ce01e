import Foundation
import Synchronization
import TestSupport
import Testing

/// A home whose one source follows a loopback site, and what has to hold of it whatever happens.
final class TermHome {
    /// All items of an agenda, byte by byte and line by line.
    struct Agenda {
        var json: String
        var lines: Set<String>
        /// By line, so that an item that comes back can be compared with what it was.
        var ids: [String: String]
    }

    static let name = "Term"
    var belltower: Belltower
    let site: LoopbackSite
    /// A program that starts the binary; empty for none.
    var through: [String] = []
    private let script: Script
    /// The id of each item that was ever seen, by UID and occurrence.
    private var known: [String: String] = [:]

    /// A home that may reach the site, and has not subscribed to it.
    init(_ reply: LoopbackReply = .status(404)) throws {
        let script = Script(reply)
        self.script = script
        site = try LoopbackSite { request in
            switch request.path {
            case "/login": .ok(Faults.MisbehaviourTests.page)
            case "/empty.ics": .ok(TermFeed(version: 0, count: 0, passing: 0).text)
            default: script.now
            }
        }
        belltower = try Belltower()
        belltower.now = "2026-10-01T06:00:00Z"
        try belltower.allowLoopback()
    }

    /// A home subscribed to the first version of the term.
    static func subscribed(_ count: Int = 240) throws -> TermHome {
        let home = try TermHome(.ok(TermFeed(version: 0, count: count).text))
        let outcome = try home.run(home.subscribing)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return home
    }

    var reply: LoopbackReply {
        get { script.now }
        set { script.now = newValue }
    }

    var subscribing: [String] {
        ["subscribe", site.url("/term.ics?token=s3cret"), "--name", Self.name]
    }

    var database: String { belltower.database }

    static let agendaWords = [
        "agenda", "--from", "2026-09-01", "--to", "2027-07-01", "--zone", "UTC", "--json",
    ]

    @discardableResult
    func run(_ words: [String]) throws -> Belltower.Outcome {
        try belltower.run(words: words, through: through)
    }

    /// Starts a command that is to be killed.
    func victim(_ words: [String]) throws -> Victim {
        try Victim(
            Belltower.binary.path, words, environment: belltower.environment)
    }

    /// The whole agenda; each item has to have the id that it had whenever it was seen before.
    func agenda(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> Agenda {
        let outcome = try run(Self.agendaWords)
        #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
        var agenda = Agenda(json: outcome.output, lines: [], ids: [:])
        for item in try outcome.list() {
            func text(_ key: String) -> String { item[key] as? String ?? "-" }
            let start = text("start").prefix(13).filter { $0 != "-" }
            let line = "\(text("uid")) \(start) \(text("summary")) \(text("location"))"
            #expect(
                agenda.lines.insert(line).inserted, "twice: \(line)",
                sourceLocation: sourceLocation)
            agenda.ids[line] = text("id")
            // A single event has no recurrenceId and keeps its id wherever it moves.
            let key = "\(text("uid")) \(text("recurrenceId"))"
            #expect(
                known[key, default: text("id")] == text("id"), "another id: \(line)",
                sourceLocation: sourceLocation)
            known[key] = text("id")
        }
        return agenda
    }

    /// What `check` says of the database: `whole`, or what is wrong with it.
    func integrity() throws -> String {
        let outcome = try run(["check", "--json"])
        guard [0, 1].contains(outcome.status),
            let findings = try outcome.object()["findings"] as? [[String: Any]],
            let finding = findings.first(where: { $0["subject"] as? String == "database" })
        else { return "no finding: \(outcome.status) \(outcome.errors)" }
        return finding["message"] as? String ?? ""
    }

    /// The database is whole, and the agenda what it was, to the byte.
    func expectUnharmed(
        _ before: Agenda, after what: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try integrity() == "whole", "\(what)", sourceLocation: sourceLocation)
        let after = try agenda(sourceLocation)
        #expect(
            after.json == before.json,
            "\(what): lost \(before.lines.subtracting(after.lines).count), new \(after.lines.subtracting(before.lines).count)",
            sourceLocation: sourceLocation)
    }
}
