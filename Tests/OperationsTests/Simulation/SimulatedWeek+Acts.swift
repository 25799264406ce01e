import Campus
import Foundation
import Recurrence
import Scheduling
import TestSupport
import Testing

@testable import Operations

/// What people and their university do.
extension SimulatedWeek {
    mutating func alterFeed() async throws {
        let handle = Self.people.randomElement(using: &random) ?? "ann"
        feeds[handle]?.alter(at: clock.now, using: &random)
        _ = try home.folder.write(feeds[handle]?.text ?? "", as: "\(handle).ics")
        count("import of \(handle)")
        let reports = try await by(handle).imports.run(
            .named(["Timetable"]), .acceptingRemovals, isNarrowed: true)
        #expect(reports.allSatisfy { $0.reason == nil }, "\(reports)")
        try look([handle])
    }

    mutating func keepEntries() throws {
        let handle = Self.people.randomElement(using: &random) ?? "ann"
        let desks = try by(handle)
        let window = clock.now..<clock.now.adding(seconds: 2 * 86_400)
        let own = try desks.calendar.agenda(AgendaQuery(window: window, kinds: [.personal]))
            .inOrder
        let start = clock.now.adding(seconds: Int64.random(in: 5...1_500, using: &random) * 60)
        let wall = desks.zone.wall(at: start)
        let words = "\(wall.date) \(wall.clockText)"
        switch (Int.random(in: 0..<4, using: &random), own.randomElement(using: &random)) {
        case (0, let item?):
            count("delete")
            _ = try desks.personal.delete(item.id.description, nil)
        case (1, let item?):
            count("edit")
            _ = try desks.personal.edit(item.id.description, part: nil, PersonalWords(start: words))
        default:
            count("add")
            _ = try desks.personal.add(PersonalWords(summary: "Gym", start: words, length: "45m"))
        }
        try look([handle])
    }

    mutating func keepEvents() throws {
        let start = clock.now.adding(seconds: Int64.random(in: 1...48, using: &random) * 1_800)
        var draft = EventDraft()
        let wall = callers["op"]?.zone.wall(at: start)
        draft.start = wall.map { "\($0.date) \($0.clockText)" }
        let known = events.randomElement(using: &random)
        switch (Int.random(in: 0..<6, using: &random), known) {
        case (0, let name?):
            count("event cancelled")
            _ = try by("op").events.cancel(name, reason: "rain")
        case (1, let name?), (2, let name?):
            count("event moved")
            _ = try by("op").events.edit(name, draft)
        case (3, let name?):
            count("event dropped")
            _ = try by(Self.people.randomElement(using: &random) ?? "ann").events.drop(name)
        default:
            count("event")
            draft.title = "Night \(events.count)"
            draft.capacity = 2
            let name = try by("op").events.publish(draft, in: "Chess").event.name
            events.append(name)
            for handle in Self.people.shuffled(using: &random).prefix(3) {
                _ = try by(handle).events.join(name)
            }
        }
        try look(["op"] + Self.people)
    }

    mutating func alterView() throws {
        let handle = Self.people.randomElement(using: &random) ?? "ann"
        let desks = try by(handle)
        let window = clock.now.adding(seconds: 60)..<clock.now.adding(seconds: 86_400)
        let items = try desks.calendar.agenda(AgendaQuery(window: window, kinds: [.class, .event]))
            .inOrder
        guard let item = items.randomElement(using: &random) else { return }
        if handle == "cy", Bool.random(using: &random) {
            count("cy hides or shows \(item.id)")
            let edit = ItemEdit(isHidden: !item.isHidden)
            _ = try desks.items.change(item.id.description, edit, isSeries: false)
        } else {
            let leads = ["20m", "1h,5m", "none", "usual"].randomElement(using: &random) ?? "none"
            count("leads of \(handle)'s \(item.id): \(leads)")
            _ = try desks.items.change(item.id.description, ItemEdit(leads: leads), isSeries: false)
        }
        try look([handle])
    }

    mutating func alterSettings() throws {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            count("leads")
            let (text, seconds) =
                [("15m", [900]), ("30m,5m", [1_800, 300]), ("none", []), ("1h", [3_600])]
                .randomElement(using: &random) ?? ("15m", [900])
            _ = try by("ann").settings.set("leads.class", text)
            leads["ann"]?[.class] = seconds.map(Int64.init)
            try look(["ann"])
        case 1:
            count("quiet hours")
            let quiet =
                ["off", "22:00-08:15", "12:30-17:00"].randomElement(using: &random) ?? "off"
            _ = try by("ben").settings.set("quiet", quiet)
        default:
            count("cy mutes or not")
            let code = try #require(ModuleCode("CM50123"))
            let isMuted = mutes["cy"]?.modules.contains(code) ?? false
            _ = try by("cy").reminders.mute("CM50123", isMuted: !isMuted)
            mutes["cy"] = Mutes(modules: isMuted ? [] : [code])
            try look(["cy"])
        }
    }
}

extension [AgendaItem] {
    /// In an order that no row's number has a part in: engines number differently.
    fileprivate var inOrder: [AgendaItem] {
        sorted { one, other in
            (one.start.instant, one.summary, one.source)
                < (other.start.instant, other.summary, other.source)
        }
    }
}
