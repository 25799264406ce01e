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
    /// On whose clock instants are told.
    package var zone: Zone

    package init(card: PersonCard, belongings: [Belongings], zone: Zone) {
        (self.card, self.belongings, self.zone) = (card, belongings, zone)
    }
}

/// The files that hold everything of a person.
package struct PersonExportFiles: Sendable {
    package var json: String
    package var calendar: String
}

extension PeopleDesk {
    /// Everything of the person.
    package func archive() throws(Refusal) -> PersonArchive {
        try looking { transaction, viewer in
            PersonArchive(
                card: PersonCard(viewer, try transaction.profile(of: viewer), shownTo: viewer),
                belongings: try transaction.belongings(of: viewer), zone: zone)
        }
    }

    /// Everything of the person as one JSON document, and their calendar.
    ///
    /// - Parameters:
    ///   - path: of the JSON file, ending in `.json`: the calendar has the same name ending in
    ///     `.ics`; else of a folder for both, created when it is missing.
    ///   - document: writes the archive down.
    package func export(
        to path: String, document: (PersonArchive) -> [UInt8]
    ) throws(Refusal) -> PersonExportFiles {
        try Self.checkName(path)
        let archive = document(try archive())
        let calendar = try desks.exports.export(
            ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false))
        let files = try Self.files(at: path)
        try desks.exports.save(ExportDocument(bytes: archive, events: 0), as: files.json)
        try desks.exports.save(calendar, as: files.calendar)
        return files
    }

    /// Everything of the caller as one ZIP file: `everything.json` and `calendar.ics`.
    ///
    /// - Parameter document: writes what is here of them.
    package func exportZip(_ document: (PersonArchive) -> [UInt8]) throws(Refusal) -> [UInt8] {
        var zip = ZipArchive(at: zone.wall(at: now))
        zip.add("everything.json", document(try archive()))
        let calendar = try desks.exports.export(
            ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false))
        zip.add("calendar.ics", calendar.bytes)
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
            let calendar = String(path.dropLast(5)) + ".ics"
            let files = FileManager.default
            guard files.fileExists(atPath: path) || !files.fileExists(atPath: calendar) else {
                throw Refusal(
                    .cannotCreate, "refusal.belongings.taken", with: ["file": "\(calendar)"])
            }
            return PersonExportFiles(json: path, calendar: calendar)
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
            calendar: FilePath.joined(path, "calendar.ics"))
    }
}
