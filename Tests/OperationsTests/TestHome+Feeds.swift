import Campus
import Reminding
import Scheduling
import Storage
import TestSupport
import Testing
import Wire

@testable import Operations

/// What suites on feeds do with a home: a file says something else, is imported, and the agenda is
/// looked at.
extension TestHome {
    /// Imports one of somebody's sources.
    ///
    /// - Parameters:
    ///   - feed: what `term.ics` says from now on; nil for what it says.
    ///   - handle: whose source it is; the operator sees everybody's.
    func importing(
        _ feed: String? = nil, of name: String = "Mine", _ way: ImportWay = .guarded,
        as handle: String = "ann", at time: String
    ) async throws -> ImportReport {
        if let feed { try write(feed, to: folder.path + "/term.ics") }
        let reports = try await self.as(handle, now: time)
            .imports.run(.named([name]), way, isNarrowed: handle != "op")
        return try #require(reports.first)
    }

    /// Somebody's agenda of some days, both dates.
    func agenda(
        of handle: String = "ann", from: String = "2026-09-01", to: String = "2027-01-01",
        now: String? = nil
    ) throws -> [AgendaItem] {
        let desks = try self.as(handle, now: now)
        let window = try desks.calendar.window(.day, date: nil, from: from, to: to)
        return try desks.calendar.agenda(.init(window: window))
    }
}

extension TestHome {
    /// Writes everybody's plan, as the daemon does.
    func plan() throws {
        let op = try self.as("op")
        let rules = try op.bell.bellRules(on: .still(at: op.now))
        for mark in try op.store.look({ try $0.marked(at: op.now, limit: 99) }) {
            let window = PlanWindow(for: mark, at: op.now)
            let planned = try rules.plan(mark.person, window.from..<window.until)
            _ = try op.store.relaxed {
                try $0.reconcile(mark, planned: planned, in: window, at: op.now)
            }
        }
    }
}

extension [AgendaItem] {
    /// All that is known of them.
    var json: String {
        ListShape(self, as: AgendaItemShape.init).text
    }
}
