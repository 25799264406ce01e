import Campus
import Foundation
import Recurrence
import Storage
import TestSupport
import Testing
import Words

@testable import Operations
@testable import WebServer

/// What the home keeps of events and of the bell is told in the language of whoever looks.
@Suite("Sentences that a home keeps, on pages")
struct KeptSentencePageTests {
    /// An event of a community at the lake, which is in the park now.
    private static func site(_ language: Language) throws -> PageSite {
        let site = try PageSite()
        let op = try site.desks("op")
        _ = try op.communities.create("Choir")
        var draft = EventDraft()
        (draft.title, draft.start, draft.length) = ("Picnic", "2026-10-10 18:00", 3_600)
        draft.location = "Lake"
        let event = try op.events.publish(draft, in: "Choir").event.name
        var edit = EventDraft()
        edit.location = "Park"
        _ = try op.events.edit(event, edit)
        _ = try site.desks("sam").communities.join("Choir")
        _ = try site.desks("sam").settings.set("language", language.rawValue)
        return site
    }

    private static let moved: [(Language, String)] = [
        (.english, "is in Park instead of Lake"), (.german, "ist in Park statt in Lake"),
        (.french, "se tient à Park au lieu de Lake"), (.spanish, "es en Park en vez de en Lake"),
        (.arabic, "مكانها Park بدل Lake"),
    ]

    @Test("an event's page, its community's, and the API", arguments: moved)
    func change(language: Language, words: String) async throws {
        let site = try Self.site(language)
        for path in ["/events/e1", "/communities/1", "/api/v1/events/e1"] {
            let page = try await site.get(path)
            #expect(page.status == 200 && page.has(words), "\(path): \(page.text)")
            #expect(!page.has("<span lang=\"en\">"), "\(path)")
        }
    }

    @Test("what was kept in English before is marked as English", arguments: moved)
    func old(language: Language, words: String) async throws {
        let site = try Self.site(language)
        let (op, now) = (try site.desks("op"), site.clock.now)
        let event = try op.events.show("e1").event
        try op.store.act {
            try $0.addChange(
                EventChange(kind: .changed, at: now, sentence: "takes 12 people"), of: event,
                by: nil)
        }
        for path in ["/events/e1", "/communities/1"] {
            let page = try await site.get(path)
            #expect(page.has("<span lang=\"en\">takes 12 people</span>") && page.has(words))
        }
    }

    @Test("the API tells one who chose no language in the one that the request wants")
    func wanted() async throws {
        let site = try Self.site(.english)
        _ = try site.desks("sam").settings.set("language", "usual")
        let answer = try await site.get(
            "/api/v1/events/e1", as: "sam", ["Accept-Language": "de"])
        #expect(answer.has("ist in Park statt in Lake"))
    }
}
