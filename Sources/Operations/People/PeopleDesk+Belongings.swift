import Campus
import Fetching
import Foundation
import Recurrence
import Storage

/// The files that hold everything of a person.
package struct PersonExportFiles: Sendable {
    package var json: String
    package var calendar: String
}

extension PeopleDesk {
    /// Everything of the person as one JSON document, and their calendar.
    ///
    /// - Parameter path: of the JSON file, ending in `.json`: the calendar has the same name ending
    ///   in `.ics`; else of a folder for both, created when it is missing.
    package func export(to path: String) throws(Refusal) -> PersonExportFiles {
        try Self.checkName(path)
        let json = try looking { transaction, viewer in
            let card = PersonCard(viewer, try transaction.profile(of: viewer), shownTo: viewer)
            return document(card, try transaction.belongings(of: viewer))
        }
        let calendar = try desks.exports.export(
            ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false))
        let files = try Self.files(at: path)
        try desks.exports.save(ExportDocument(bytes: json.bytes, events: 0), as: files.json)
        try desks.exports.save(calendar, as: files.calendar)
        return files
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

    private func document(_ card: PersonCard, _ belongings: [Belongings]) -> JSONWriter {
        var json = JSONWriter()
        json.object { json in
            json.key("person")
            card.write(to: &json)
            for part in belongings {
                json.key(named: part.name)
                json.array(part.rows) { json, row in
                    json.object { json in
                        for (name, value) in row {
                            json.key(named: name)
                            write(value, to: &json)
                        }
                    }
                }
            }
        }
        return json
    }

    private func write(_ value: Belongings.Value, to json: inout JSONWriter) {
        switch value {
        case .null: json.null()
        case .number(let number): json.number(number)
        case .text(let text): json.string(text)
        case .flag(let flag): json.bool(flag)
        case .instant(let instant): json.timestamp(ClockTime(instant, in: zone))
        case .volume(let volume): volume.write(to: &json)
        }
    }
}
