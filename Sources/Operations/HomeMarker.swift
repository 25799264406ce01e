import Fetching
import Foundation
import Storage

/// A file that says that a home was in use, whatever became of its database.
///
/// Without it a home whose database was removed would be a new one, empty and well.
struct HomeMarker {
    let home: HomeFolder

    private enum State {
        case none
        /// A database was made.
        case opened
        /// Somebody was in it.
        case peopled
    }

    private static let text = """
        This folder is a home of Belltower, and its database belongs to it.
        Without the database, restore a backup: belltower restore FILE

        """
    private static let people = "people: yes\n"

    private var state: State {
        guard let text = try? NamedFile(home.marker).text() else { return .none }
        return text.hasSuffix(Self.people) ? .peopled : .opened
    }

    private func write(_ state: State) {
        let text = Self.text + (state == .peopled ? Self.people : "")
        // A home that may not be written is read all the same.
        try? AtomicFile(path: home.marker).write(Array(text.utf8))
    }

    /// Whether something in the folder says that it had a database: the marker, or what a home that had none
    /// would not have.
    var wasInUse: Bool {
        let signs = [home.marker, home.pushKey, home.serveLockPath, home.database + "-wal"]
        return signs.contains(where: FileManager.default.fileExists) || newestCopy != nil
    }

    /// The latest backup that lies in the home, or another copy of its database.
    private var newestCopy: String? {
        let copies = HomeCopies(home: home).found().databases
        return copies.filter { BackupPlace.time(of: $0) != nil }.max {
            FilePath.lastPart($0) < FilePath.lastPart($1)
        } ?? copies.last
    }

    /// Refuses a database in which nobody ever was, where somebody was in this home's; and marks the home.
    func check(_ store: Store) throws(Refusal) {
        let hasHadPeople = try translating { () throws(StorageError) in
            try store.look { try $0.hasHadPeople() }
        }
        switch (state, hasHadPeople) {
        case (.peopled, true), (.opened, false): break
        case (.peopled, false): throw lost
        case (_, true): write(.peopled)
        case (.none, false): write(.opened)
        }
    }

    /// Says that whatever database the home has now is its own.
    func renew() { write(.opened) }

    static let lost = "refusal.home.lost"

    /// What is said of a home whose database is gone, and what to do.
    var lost: Refusal {
        Refusal(
            .unreadable, Self.lost,
            with: ["path": "\(home.path)", "backup": "\(newestCopy ?? "FILE")"])
    }
}
