package import Campus
import Foundation
import ICalendar
import Recurrence
import Storage

/// One thing that was looked at, and whether it is as it should be.
package struct Finding: Sendable {
    package var subject: String
    package var isWell: Bool
    /// What is so, or what is wrong and what to do.
    package var message: String
    /// Of the finding about reminders: its figures.
    package var lateness: Lateness?
}

/// Whether the home works: every subject is looked at.
package struct CheckDesk: Desk {
    package let desks: Desks
}

extension CheckDesk {
    /// Looks at everything that has to be right for classes to be there and bells to ring.
    package func run() throws(Refusal) -> [Finding] {
        let calendar =
            try sourceFindings(of: desks.sources.list()) + desks.modules.moduleFindings()
            + entryFindings()
        return try homeFindings() + calendar + bellFindings() + pictureFindings()
    }

    /// The same without what is the person's own who asks: all who run the home may read it.
    func runForAll() throws(Refusal) -> [Finding] {
        let campus = try desks.sources.statuses(of: desks.sources.campusSources(), areKept: true)
        let calendar = try sourceFindings(of: campus) + desks.modules.unreachedFindings()
        return try homeFindings() + calendar + bellFindings() + pictureFindings()
    }

    private func homeFindings() throws(Refusal) -> [Finding] {
        try [databaseFinding(), writingFinding()] + copiesFinding()
            + [permissionFinding()] + openFileFindings() + operatorFindings()
            + [clockFinding(), zoneFinding(), configurationFinding()]
    }

    private func bellFindings() throws(Refusal) -> [Finding] {
        try desks.bell.reminderFindings() + desks.bell.bellFindings() + desks.bell.pushFindings()
    }

    private func databaseFinding() throws(Refusal) -> Finding {
        let store = store
        let late = now.adding(seconds: -2 * 86_400)
        let (problems, wanted, waiting) = try translating { () throws(StorageError) in
            (
                try store.integrityProblems(), try store.look { try $0.compactionWanted() },
                try store.look { try $0.departures(dueAt: late).count }
            )
        }
        if problems.isEmpty, waiting > 0 {
            return Finding(
                subject: "database", isWell: false,
                message: "\(waiting) who asked for it should have been erased two days ago: have "
                    + "`belltower keep` run every night")
        }
        if problems.isEmpty, let since = wanted?.since, since < late {
            return Finding(
                subject: "database", isWell: false,
                message: "bytes of somebody who was erased on \(zone.wall(at: since).date) "
                    + "are left: have `belltower keep` run every night")
        }
        return Finding(
            subject: "database", isWell: problems.isEmpty,
            message: problems.isEmpty
                ? "whole"
                : problems.map(\.oneLine).joined(separator: "; ")
                    + ": run `belltower check --repair`, or restore a backup")
    }

    private func permissionFinding() -> Finding {
        let isOpen = folder.path.permissions & 0o077 != 0
        return Finding(
            subject: "permissions", isWell: !isOpen,
            message: isOpen
                ? "others can read \(folder.path): chmod 700 it" : "nobody else can read the home")
    }

    /// A clock before this program's first year is a clock that nobody has set.
    private func clockFinding() -> Finding {
        let year = zone.wall(at: now).date.year
        return Finding(
            subject: "clock", isWell: (2026...2100).contains(year),
            message: "\(ClockTime(now, in: zone)) in \(zone.id)")
    }

    private func zoneFinding() -> Finding {
        let version = zones.version
        return Finding(
            subject: "zones", isWell: version != nil,
            message: version.map { "time zone database \($0)" }
                ?? "the time zone database is missing: install tzdata")
    }

    /// A file that cannot be read has ended the command before; what is left is what it means.
    private func configurationFinding() -> Finding {
        let environment = ProcessInfo.processInfo.environment
        var reading = ConfigurationReading(file: folder.configuration, environment: environment)
        reading.look(around: nil)
        let parts = reading.problems.isEmpty ? [reading.summary] : reading.problems
        return Finding(
            subject: "configuration", isWell: reading.problems.isEmpty,
            message: (parts + ConfigurationKey.words(onVariables: environment.keys))
                .joined(separator: "; "))
    }

    /// So many findings of one kind are told one by one.
    static var mostFindings: Int { 10 }

    /// What is wrong first; of many sources, the rest in one line.
    private func sourceFindings(of statuses: [SourceStatus]) -> [Finding] {
        let all = eachSourceFinding(of: statuses)
        let sorted = all.filter { !$0.isWell } + all.filter(\.isWell)
        guard sorted.count > Self.mostFindings else { return all }
        let rest = sorted.dropFirst(Self.mostFindings)
        let wrong = rest.count { !$0.isWell }
        return sorted.prefix(Self.mostFindings) + [
            Finding(
                subject: "sources", isWell: wrong == 0,
                message: "\(rest.count) more, \(wrong == 0 ? "all well" : "\(wrong) of them wrong")"
                    + ": see belltower sources")
        ]
    }

    private func eachSourceFinding(of statuses: [SourceStatus]) -> [Finding] {
        statuses.map { status in
            if let latest = status.latest, latest.reason != nil, latest.outcome != .unchanged {
                return Finding(
                    subject: "source \(status.source.name)", isWell: false,
                    message: latest.reason ?? "the last import failed")
            }
            // What was last read of them stays, so that nobody misses a class meanwhile.
            let kept = status.state.unread.filter(\.isKept).count
            return Finding(
                subject: "source \(status.source.name)", isWell: kept == 0,
                message: (status.meetings == 1 ? "1 meeting" : "\(status.meetings) meetings")
                    + (status.latest?.reason.map { "; \($0)" } ?? "") + unreadWords(status))
        }
    }

    /// What of the last answer could not be read, the first of it quoted.
    private func unreadWords(_ status: SourceStatus) -> String {
        let unread = status.state.unread
        guard let first = unread.first else { return "" }
        let kept = unread.count(where: \.isKept)
        let place = first.issue.line.map { "line \($0): " } ?? ""
        return "; \(unread.count == 1 ? "1 thing" : "\(unread.count) things") could not be read"
            + (kept == 0 ? "" : ", so what was last read of \(kept) stays")
            + ": \(place)\(first.issue.message.harmless.oneLine)"
    }
}
