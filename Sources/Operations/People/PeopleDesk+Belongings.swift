package import Campus
import Exporting
import Fetching
import Foundation
package import Recurrence
package import Storage

/// Everything of a person, to be written down.
package struct PersonArchive: Sendable {
    package var card: PersonCard
    /// Table by table.
    package var belongings: [Belongings]
    /// Their picture, as WebP; nil for none.
    package var picture: [UInt8]?
    /// On whose clock instants are told.
    package var zone: Zone

    package init(
        card: PersonCard, belongings: [Belongings], picture: [UInt8]? = nil, zone: Zone
    ) {
        (self.card, self.belongings) = (card, belongings)
        (self.picture, self.zone) = (picture, zone)
    }
}

/// The files that hold everything of a person.
package struct PersonExportFiles: Sendable {
    package var json: String
    package var calendar: String
    /// Nil where there is none.
    package var picture: String?

    package init(json: String, calendar: String, picture: String? = nil) {
        (self.json, self.calendar, self.picture) = (json, calendar, picture)
    }
}

extension PeopleDesk {
    /// Everything of the person.
    package func archive() throws(Refusal) -> PersonArchive {
        try looking { transaction, viewer in
            PersonArchive(
                card: PersonCard(viewer, try transaction.profile(of: viewer), shownTo: viewer),
                belongings: try transaction.belongings(of: viewer),
                picture: try transaction.picture(of: viewer), zone: zone)
        }
    }

    /// Everything of the person as one JSON document, their calendar, and their picture.
    ///
    /// - Parameters:
    ///   - path: of the JSON file, ending in `.json`: calendar and picture have the same name ending in
    ///     `.ics` and `.webp`; else of a folder for all, created when it is missing.
    ///   - document: writes the archive down.
    package func export(
        to path: String, document: (PersonArchive) -> [UInt8]
    ) throws(Refusal) -> PersonExportFiles {
        try Self.checkName(path)
        let archive = try archive()
        let calendar = try desks.exports.export(
            ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false))
        var files = try Self.files(at: path)
        try desks.exports.save(
            ExportDocument(bytes: document(archive), events: 0), as: files.json)
        try desks.exports.save(calendar, as: files.calendar)
        if let picture = archive.picture, let name = files.picture {
            try desks.exports.save(ExportDocument(bytes: picture, events: 0), as: name)
        } else {
            files.picture = nil
        }
        return files
    }

    /// Everything of the caller as one ZIP file: `everything.json`, `calendar.ics`, and `picture.webp` where
    /// there is one.
    ///
    /// - Parameter document: writes what is here of them.
    package func exportZip(_ document: (PersonArchive) -> [UInt8]) throws(Refusal) -> [UInt8] {
        var zip = ZipArchive(at: zone.wall(at: now))
        let archive = try archive()
        zip.add("everything.json", document(archive))
        let calendar = try desks.exports.export(
            ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false))
        zip.add("calendar.ics", calendar.bytes)
        if let picture = archive.picture { zip.add("picture.webp", picture) }
        return zip.document
    }

    /// What means something else elsewhere is no folder's name here.
    private static func checkName(_ path: String) throws(Refusal) {
        guard path != "-" else {
            throw Refusal(.invalid, "refusal.belongings.output")
        }
        guard !path.lowercased().hasSuffix(".zip") else {
            throw Refusal(
                .invalid, "refusal.belongings.archive", with: ["path": "\(path.shortened)"])
        }
    }

    private static func files(at path: String) throws(Refusal) -> PersonExportFiles {
        guard !path.hasSuffix(".json") else {
            let stem = String(path.dropLast(5))
            let (calendar, picture) = (stem + ".ics", stem + ".webp")
            let files = FileManager.default
            let taken = [calendar, picture].first { files.fileExists(atPath: $0) }
            if let taken, !files.fileExists(atPath: path) {
                throw Refusal(
                    .cannotCreate, "refusal.belongings.taken", with: ["file": "\(taken)"])
            }
            return PersonExportFiles(json: path, calendar: calendar, picture: picture)
        }
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
        } catch {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                isFolder.boolValue
            else {
                throw Refusal(.cannotCreate, "refusal.belongings.folder", with: ["path": "\(path)"])
            }
        }
        return PersonExportFiles(
            json: FilePath.joined(path, "everything.json"),
            calendar: FilePath.joined(path, "calendar.ics"),
            picture: FilePath.joined(path, "picture.webp"))
    }
}
