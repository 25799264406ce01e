import Campus
import Foundation
import ICalendar
import Recurrence

/// What a home's configuration says, the campus profile that it names, and the zones of the day.
///
/// Of reference type, since every desk holds it.
final class HomeContext: Sendable {
    let configuration: Configuration
    /// How this home's campus writes module codes and years.
    let profile: CampusProfile
    let zones: ZoneDatabase
    /// The zone of who has none of their own: `config.yaml`'s, else the machine's.
    let zone: Zone
    private let files: [String: FileStamp?]

    /// Reads all of it.
    ///
    /// - Throws: `Refusal.misconfigured`, with the place of what is wrong.
    init(
        of folder: HomeFolder,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(Refusal) {
        // Looked at before they are read: what changes meanwhile is read again.
        let stamp = FileStamp(folder.configuration)
        configuration = try Configuration(file: folder.configuration, environment: environment)
        let profiles = CampusProfile.files(for: configuration, in: folder)
        var files: [String: FileStamp?] = [folder.configuration: stamp]
        for file in profiles { files[file] = FileStamp(file) }
        self.files = files
        profile = try CampusProfile(for: configuration, in: folder)
        zones = ZoneDatabase()
        zone = try zones.home(configuration.zone)
    }

    /// Another one where a file is another, or was written since; the same in every process.
    var fingerprint: UInt64 {
        let stamps = files.sorted { $0.key < $1.key }.map { $0.value?.text ?? "-" }
        return UIDKey(of: stamps.joined(separator: " ")).bits
    }

    /// Whether the files are as they were when they were read.
    var isCurrent: Bool { files.allSatisfy { FileStamp($0.key) == $0.value } }
}

/// What tells that a file was written since.
private struct FileStamp: Equatable {
    private let device: UInt64
    private let number: UInt64
    private let bytes: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil where there is no file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        bytes = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    var text: String { "\(device).\(number).\(bytes).\(seconds).\(nanoseconds)" }
}

extension ZoneDatabase {
    /// The zone of an IANA name.
    ///
    /// - Throws: `Refusal.invalid` for a name that is none.
    func named(_ id: String) throws(Refusal) -> Zone {
        guard let zone = zone(id) else {
            throw Refusal(.invalid, "refusal.zone.unknown", with: ["zone": "\(id)"])
        }
        return zone
    }

    /// A home's zone: the one that is configured, else the machine's, else UTC.
    fileprivate func home(_ id: String?) throws(Refusal) -> Zone {
        guard let id else { return zone(localZoneID) ?? .utc }
        return try named(id)
    }
}
