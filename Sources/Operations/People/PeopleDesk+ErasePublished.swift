import Campus
import Storage

/// Where somebody's calendar was published.
struct Publication: Sendable {
    var handle: Handle
    /// What the names of the home's files are signed with.
    var key: String
    /// The files that the database knows of; a backup may have been made before a name was renewed.
    var files: [String]
    /// All folders that the home publishes in.
    var folders: [String]

    /// Removes what is there of them.
    ///
    /// - Returns: what was removed, and what is left.
    func forget() -> (removed: [String], left: [String]) {
        PublishedFolder.forget(handle, files, in: folders, key: key)
    }
}

extension Publication {
    /// Nil when nothing was published in this home.
    init?(of person: Person, in transaction: Transaction) throws(StorageError) {
        guard let key = try transaction.publicationKey() else { return nil }
        self.init(
            handle: person.handle, key: key,
            files: try ExportDesk.publishedFiles(of: person, in: transaction),
            folders: try transaction.publicationFolders())
    }
}

extension PeopleDesk {
    /// Removes what is still published of somebody who is in the home no more.
    func forgetPublished(
        of handle: String
    ) throws(Refusal) -> (removed: [String], left: [String]) {
        guard let handle = Handle(handle) else { return ([], []) }
        let publication = try overlooking { transaction -> Publication? in
            guard let key = try transaction.publicationKey() else { return nil }
            return Publication(
                handle: handle, key: key, files: [], folders: try transaction.publicationFolders())
        }
        return publication?.forget() ?? ([], [])
    }
}
