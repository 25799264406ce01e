package import Campus
import Fetching
import Foundation
import Storage

/// A calendar that was published.
package struct PublishedCalendar: Sendable {
    package enum Status: String, Sendable { case written, unchanged }

    package var person: Handle
    /// The file's path.
    package var file: String
    package var events: Int
    package var status: Status
}

/// What publishing did.
package struct PublishReport: Sendable {
    /// In order of the handle.
    package var calendars: [PublishedCalendar]
    /// How many files of earlier times were taken away.
    package var removed: Int
    /// Calendars in the folder that Belltower wrote, but not for this home: another one's, or left of
    /// one that is lost.
    package var unknown: [String]
}

extension ExportDesk {
    /// Writes one calendar a person into a folder that a web server serves.
    ///
    /// An operator does so for everybody in the home, all others for themselves. A file whose
    /// content is the same is not touched. Files under older names, and those of people who are no
    /// longer in the home, go.
    /// - Parameters:
    ///   - renewing: gives the files new names, so that nobody finds them who knew the old ones.
    ///   - isNarrowed: an operator, too, publishes only their own.
    /// - Throws: `Refusal.busy` while another process publishes.
    package func publish(
        _ request: ExportRequest, in folder: String, renewing: Bool, isNarrowed: Bool
    ) throws(Refusal) -> PublishReport {
        let lock = try FileLock(
            home.folder.publishLockPath, waiting: 10, for: "belltower export --publish")
        defer { withExtendedLifetime(lock) {} }
        let place = try PublishedFolder(FilePath.absolute(folder))
        let (key, names, isWhole) = try names(in: place, renewing, isNarrowed)
        var calendars: [PublishedCalendar] = []
        for (person, name) in names {
            let document = try asking(for: person).exports.export(request)
            let isNew = try place.put(document.bytes, as: name)
            calendars.append(
                PublishedCalendar(
                    person: person.handle, file: place.path(of: name), events: document.events,
                    status: isNew ? .written : .unchanged))
        }
        let (removed, unknown) = try place.clear(
            keeping: Set(names.map(\.1.text)), of: isWhole ? nil : person.handle, key: key)
        return PublishReport(calendars: calendars, removed: removed, unknown: unknown)
    }

    /// Where the person's own calendar is published.
    package func publishedFiles() throws(Refusal) -> [String] {
        try looking { transaction, viewer in
            try Self.publishedFiles(of: viewer, in: transaction)
        }
    }

    static func publishedFiles(
        of person: Person, in transaction: Transaction
    ) throws(StorageError) -> [String] {
        guard let key = try transaction.publicationKey(),
            let token = try transaction.publicationToken(of: person)
        else { return [] }
        let name = PublishedName(person.handle, token: token, key: key)
        return try transaction.publicationFolders(of: person).map { $0 + "/" + name.text }
    }

    /// Whose calendars are to be published, and under which names; known to the home before there
    /// is a file.
    private func names(
        in place: PublishedFolder, _ renewing: Bool, _ isNarrowed: Bool
    ) throws(Refusal) -> (key: String, names: [(Person, PublishedName)], isWhole: Bool) {
        try acting(reaching: .seen) { transaction, actor in
            let isWhole = actor.role == .operator && !isNarrowed
            let key = try transaction.publicationKey(
                orKeep: PublishedName.token() + PublishedName.token())
            let people = isWhole ? try transaction.people().map(\.person) : [actor]
            let names = try people.map { person in
                var token = renewing ? nil : try transaction.publicationToken(of: person)
                if token == nil {
                    let fresh = PublishedName.token()
                    try transaction.setPublicationToken(fresh, of: person, at: now)
                    token = fresh
                }
                try transaction.addPublicationFolder(place.path, of: person)
                return (person, PublishedName(person.handle, token: token ?? "", key: key))
            }
            return (key, names, isWhole)
        }
    }
}
