package import Campus
import Foundation
import Recurrence
import Storage
import StorageSQLite
import Words

/// What becomes of what an erased person wrote for others.
package enum Erasure: Sendable {
    /// It stays, without a name.
    case anonymous
    /// It goes too.
    case removed
}

/// Where somebody is gone from.
package struct ErasureReport: Sendable {
    /// The copies of the database that they were taken out of.
    package var copies: [String]
    /// Files and links in the home that are not Belltower's, as a copy may be that is too damaged
    /// to be known: what they hold they hold still.
    package var unknown: [String]
    /// Copies, as they seem, that cannot be read and written: they may hold the person still.
    package var damaged: [String] = []
    /// Published calendars that hold them still, or may: they cannot be removed or written, or
    /// their folder is not where it was.
    package var published: [String] = []
    /// The sources for others that they kept, with who keeps them now.
    package var handed: [HandedSource] = []
    /// Whether bytes of theirs may be left in the database until `keep` has written it anew.
    package var waitsForCompaction = false
    /// With what the command is to end once all this is told; nil when nobody has to do anything.
    package var failure: Refusal?
}

extension PeopleDesk {
    /// Takes a person out of the home so that no trace of them is left in its files: the database,
    /// the copies of it that lie beside it, the calendars that are published, the pages of crawls.
    ///
    /// Once they are out of the database the rest is the program's own work, not theirs: nobody of that name is left
    /// to look anything up.
    ///
    /// - Returns: with a failure when a copy cannot be read, a calendar stays, or another process keeps a file from
    ///   being rewritten: the person is erased then, and to ask again finishes it.
    @discardableResult
    package func erase(
        _ handle: String, _ erasure: Erasure
    ) throws(Refusal) -> ErasureReport {
        guard desks.caller.isFresh else {
            throw Refusal(.unauthenticated, "refusal.account.stale")
        }
        let erased: Erased
        do {
            erased = try takeOut(handle, erasure)
        } catch  where error.reason == .missing && person.role == .operator {
            guard let report = try finish(handle, erasure) else { throw error }
            return report
        }
        var published = erased.publication?.forget().left ?? []
        published += erased.others.filter { !PublishedFolder.remove(erased.events, from: $0) }
        let files = try forgetFiles(of: handle, erasure)
        var report = try report(files, published: published) { what in
            Refusal(
                .incomplete, "refusal.erase.left", with: ["handle": "\(handle)", "what": what])
        }
        let store = store
        report.waitsForCompaction =
            try translating { () throws(StorageError) in
                try store.look { try $0.compactionWanted() }
            } != nil
        report.handed = erased.handed
        return report
    }

    private func takeOut(_ handle: String, _ erasure: Erasure) throws(Refusal) -> Erased {
        try erasing(.erasePerson) { transaction, actor in
            let person = try transaction.person(named: handle, orSelf: actor)
            if person.id != actor.id {
                try actor.mustBeOperator(else: "refusal.operator.erase")
                try transaction.audit(.erasePerson, by: actor, on: person, at: now)
            }
            try keepOperator(person, in: transaction)
            try transaction.wantCompaction(at: now)
            let handed =
                try desks.sources.handOverCampusSources(of: person, in: transaction)
                + transaction.handOverCommunityFeeds(of: person)
            var erased = try takeOut(person, erasure, in: transaction)
            erased.handed = handed
            return erased
        }
    }

    /// Whoever is gone already may have left bytes behind when a file was busy.
    ///
    /// - Returns: nil where nothing of such a name was left.
    private func finish(
        _ handle: String, _ erasure: Erasure
    ) throws(Refusal) -> ErasureReport? {
        let published = try forgetPublished(of: handle)
        let files = try forgetFiles(of: handle, erasure)
        let found = [files.left, files.done, published.left, published.removed]
        guard files.problem != nil || found.contains(where: { !$0.isEmpty }) else { return nil }
        return try report(files, published: published.left) { what in
            Refusal(
                .missing, "refusal.erase.left.nobody",
                with: ["handle": "\(handle.shortened)", "what": what])
        }
    }

    /// - Parameters:
    ///   - published: the calendars that are left.
    ///   - refusal: with what is said of the files that may hold somebody still.
    private func report(
        _ files: ForgottenFiles, published: [String],
        else refusal: (Message.Argument) -> Refusal
    ) throws(Refusal) -> ErasureReport {
        let parts = [
            Self.named(files.left, "refusal.erase.files"),
            Self.named(published, "refusal.erase.published"),
        ].compactMap(\.self)
        let what =
            parts.count == 2
            ? Message("refusal.erase.both", ["one": parts[0], "other": parts[1]]) : nil
        return ErasureReport(
            copies: files.done, unknown: try unknown(files.others), damaged: files.left,
            published: published,
            failure: (what.map(Message.Argument.message) ?? parts.first).map(refusal)
                ?? files.problem)
    }

    /// The copies of the database that somebody was taken out of, those that cannot be read and
    /// written, what is not Belltower's, and what kept the rest from being done.
    private typealias ForgottenFiles = (
        done: [String], left: [String], others: [String], problem: Refusal?
    )

    /// Files of the home that are no calendars of Belltower's either.
    private func unknown(_ files: [String]) throws(Refusal) -> [String] {
        guard !files.isEmpty else { return [] }
        let published = try overlooking { transaction in
            try transaction.people().flatMap {
                try ExportDesk.publishedFiles(of: $0.person, in: transaction)
            }
        }
        func real(_ path: String) -> String {
            URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        }
        let known = Set(published.map(real))
        return files.filter { !known.contains(real($0)) }
    }

    /// Nil for no files.
    private static func named(_ paths: [String], _ key: String) -> Message.Argument? {
        guard !paths.isEmpty else { return nil }
        let first = paths.prefix(CheckDesk.mostFindings)
        return .message(
            Message(
                key,
                [
                    "files": "\(first.joined(separator: ", ").harmless)",
                    "more": .number(paths.count - first.count),
                ]))
    }

    /// What is to be done outside the database once somebody is out of it.
    private struct Erased {
        /// Of their published calendar; nil when none was published.
        var publication: Publication?
        /// Everybody else's, which tell of what is removed.
        var others: [String] = []
        var events: [Event] = []
        var handed: [HandedSource] = []
    }

    private func takeOut(
        _ person: Person, _ erasure: Erasure, in transaction: Transaction
    ) throws -> Erased {
        var erased = Erased(publication: try Publication(of: person, in: transaction))
        if erasure == .removed {
            erased.events = try transaction.events(organisedBy: person)
            for event in erased.events {
                try desks.events.remove(event, by: person, in: transaction)
            }
        }
        let attended = try transaction.eventsAttended(by: person, after: now)
        try desks.reports.sealAll(of: person, in: transaction)
        try WayBack.bar(person, in: transaction, at: now)
        try transaction.erase(person, removingContent: erasure == .removed, at: now)
        for event in attended { try desks.events.settle(event, in: transaction) }
        if !erased.events.isEmpty {
            erased.others = try transaction.people().flatMap {
                try ExportDesk.publishedFiles(of: $0.person, in: transaction)
            }
        }
        return erased
    }

    /// Makes unreadable what the files of the home still hold of somebody who is erased.
    private func forgetFiles(
        of handle: String, _ erasure: Erasure
    ) throws(Refusal) -> ForgottenFiles {
        for folder in try crawlsOfNobody() { folder.remove() }
        let copies = HomeCopies(home: folder)
        // What fails of one thing does not keep the others from being done: who is gone asks no second time.
        var problem: Refusal?
        do throws(Refusal) {
            try forgetBytes(of: handle)
        } catch {
            problem = error
        }
        do throws(Refusal) {
            try copies.removeUnfinished()
        } catch {
            problem = error
        }
        let found = copies.found()
        var (done, left): ([String], [String]) = ([], found.unreadable)
        for path in found.databases {
            do throws(Refusal) {
                if try takeOut(handle, erasure, ofCopy: path) { done.append(path) }
            } catch {
                left.append(path)
            }
        }
        let secrets = Set(configuration.secrets.compactMap { $0.path(relativeTo: folder.path) })
        return (done, left, found.others.filter { !secrets.contains($0) }, problem)
    }

    /// A larger file is written anew by night: meanwhile nobody could write.
    private static let largestAtOnce = 32 << 20

    /// Has no byte of somebody left in the database, or none that is not overwritten tonight.
    ///
    /// - Throws: `Refusal.busy` when another process keeps the file from being rewritten.
    private func forgetBytes(of handle: String) throws(Refusal) {
        let store = store
        do {
            try store.size().bytes > Self.largestAtOnce ? store.tidy() : store.compact()
        } catch {
            guard error == .busy else { throw Refusal(error) }
            throw Refusal(.busy, "refusal.erase.busy", with: ["handle": "\(handle)"])
        }
    }

    /// Takes a person out of a copy of the database.
    ///
    /// - Returns: whether they were in it.
    private func takeOut(
        _ handle: String, _ erasure: Erasure, ofCopy path: String
    ) throws(Refusal) -> Bool {
        let operators = try overlooking { transaction in
            try transaction.people().map(\.person).filter { $0.role == .operator }.map(\.handle)
        }
        var other = desks
        other.store = try translating { () throws(StorageError) in try Store(path: path) }
        let copy = other
        let isIn = try translatingAny {
            defer { try? copy.store.close() }
            let isIn = try copy.store.transaction(.erasure) { transaction in
                guard let handle = Handle(handle), let person = try transaction.person(handle)
                else { return false }
                // Who runs this home runs what comes back of it.
                for handle in operators {
                    guard let heir = try transaction.person(handle) else { continue }
                    try transaction.setRole(.operator, of: heir)
                }
                _ = try transaction.handOverCampusSources(of: person)
                _ = try transaction.handOverCommunityFeeds(of: person)
                _ = try copy.people.takeOut(person, erasure, in: transaction)
                return true
            }
            try copy.store.compact()
            return isIn
        }
        return isIn
    }

    /// The pages of crawls that no source takes its classes from.
    private func crawlsOfNobody() throws(Refusal) -> [CrawlFolder] {
        let kept = try desks.sources.everySource().compactMap { CrawlAddress($0.address) }
            .map { CrawlFolder(home: folder, $0).path }
        return CrawlFolder.all(in: folder).filter { !kept.contains($0.path) && !$0.isInUse }
    }
}
