import Campus
import Recurrence
import Scheduling
import Storage
import Locks

/// Who takes a module, what is said on its page and of its rooms, as reminders need it.
struct Roster: Sendable {
    let entries: [RosterEntry]
    /// Where somebody is among the entries.
    let places: [PersonID: Int]
    /// How many are shown.
    let shown: Int
    /// The newest first, a few more than are told.
    let comments: [Comment]
    /// What they say of the rooms of its classes.
    let corrections: Corrections

    init(_ entries: [RosterEntry], comments: [Comment], corrections: Corrections) {
        self.entries = entries
        self.comments = comments
        self.corrections = corrections
        places = Dictionary(
            entries.enumerated().map { ($1.id, $0) }
        ) { first, _ in first }
        shown = entries.lazy.filter(\.isShown).count
    }

    /// The names of two who will be there, friends first, and how many there are; nothing for who
    /// does not take the module.
    ///
    /// - Parameters:
    ///   - others: who is not to be named to the person.
    ///   - reported: whose profile they reported, and who are named by their handle therefore.
    func company(
        of person: PersonID, friends: [PersonID], without others: [PersonID],
        reported: Set<PersonID>
    ) -> (names: [String], count: Int) {
        guard let own = places[person] else { return ([], 0) }
        let hidden = Set(others)
        let absent = hidden.count { places[$0].map { entries[$0].isShown } ?? false }
        let count = shown - (entries[own].isShown ? 1 : 0) - absent
        func name(_ entry: RosterEntry) -> String {
            let name = reported.contains(entry.id) ? nil : entry.name
            return name ?? entry.handle
        }
        let known = friends.filter { !hidden.contains($0) }.compactMap { places[$0] }.sorted()
        var names = known.map { entries[$0] }.filter(\.isShown).prefix(2).map(name)
        if names.count < 2, count > names.count {
            let named = Set(known)
            for (place, entry) in entries.enumerated()
            where place != own && entry.isShown && !hidden.contains(entry.id)
                && !named.contains(place)
            {
                names.append(name(entry))
                if names.count == 2 { break }
            }
        }
        return (names, count)
    }
}

/// Rosters that were read, kept as long as the topics that they were made of stay.
///
/// At nine o'clock thirty thousand reminders are of a few hundred modules.
struct RosterCache: Sendable {
    private var revision: Int64?
    private var kept: [Key: Kept] = [:]
    /// Which comments are known to be as they were, of the transaction that was prepared for.
    private var current: Set<Topic> = []

    private struct Key: Hashable {
        var code: ModuleCode
        var year: AcademicYear
    }

    private struct Kept {
        /// Nil for a module that is not in the catalogue.
        var roster: Roster?
        var comments: (topic: Topic, number: Int64)?
    }

    mutating func prepare(_ transaction: Transaction) throws {
        let now = try transaction.campusRevision()
        if revision != now { kept = [:] }
        (revision, current) = (now, [])
    }

    /// Nil for a module that is not in the catalogue.
    mutating func roster(
        of code: ModuleCode, in year: AcademicYear, _ transaction: Transaction
    ) throws -> Roster? {
        let key = Key(code: code, year: year)
        if let known = kept[key], try isCurrent(known, transaction) { return known.roster }
        guard let module = try transaction.modules(code).first(where: { $0.year == year }),
            let comments = module.id.map(Topic.comments)
        else {
            kept[key] = Kept()
            return nil
        }
        let number = try transaction.numbers(of: [comments])[comments] ?? 0
        let roster = Roster(
            try transaction.roster(of: module),
            comments: try transaction.comments(on: module, atMost: 8),
            corrections: Corrections(try transaction.corrections(of: module)))
        kept[key] = Kept(roster: roster, comments: (comments, number))
        current.insert(comments)
        return roster
    }

    private mutating func isCurrent(_ known: Kept, _ transaction: Transaction) throws -> Bool {
        guard let (topic, number) = known.comments, !current.contains(topic) else { return true }
        guard try transaction.numbers(of: [topic])[topic] == number else { return false }
        current.insert(topic)
        return true
    }
}

/// The rosters of one database: a daemon keeps one as long as that is open.
final class SharedRosters: Sendable {
    let cache = Locked(RosterCache())
}
