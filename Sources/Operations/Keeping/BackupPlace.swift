import Campus
import Fetching
import Foundation
import Recurrence

/// Where a backup goes, and which older ones make room for it.
struct BackupPlace {
    /// The file that is to be written.
    let file: String
    /// The file beside it for what the home's config.yaml says; nil outside a folder of backups,
    /// where a name of our choice might be somebody's.
    var configuration: String? { isDated ? Self.configuration(of: file) : nil }
    /// The same for the key pair of pushes.
    var pushKey: String? { isDated ? Self.pushKey(of: file) : nil }
    private let folder: String
    private let keep: Int?
    private let isDated: Bool

    /// - Parameters:
    ///   - target: a file; or a folder, in which each backup is named after its time.
    ///   - keep: how many backups there are afterwards; nil for a folder's all, or the file alone.
    init(_ target: String, stamp: String, keep: Int?) throws(Refusal) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: target, isDirectory: &isFolder)
        isDated = target.hasSuffix("/") || exists && isFolder.boolValue
        self.keep = keep
        guard isDated else {
            file = target
            folder = FilePath.folder(of: target)
            return
        }
        folder = target
        file = FilePath.joined(target, Self.begin + stamp + Self.end)
        guard !exists else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: target, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw Refusal(.cannotCreate, "refusal.backup.folder", with: ["path": "\(target)"])
        }
    }

    private static let begin = "belltower-"
    private static let end = ".sqlite"
    private static let configurationEnd = ".config.yaml"
    private static let pushKeyEnd = ".push.key"

    /// Removes what backups that were killed have left.
    func removeUnfinished() {
        let start = isDated ? Self.begin : FilePath.lastPart(file) + "."
        AtomicFile.removeUnfinished(in: folder) { $0.hasPrefix(start) }
    }

    /// Gives a file that is whole its name, and removes what is too old.
    ///
    /// - Returns: the files that were removed.
    func take(_ temporary: String) throws(Refusal) -> [String] {
        if !isDated, let keep { shift(keep) }
        guard rename(temporary, file) == 0 else {
            throw Refusal(
                .cannotCreate, "refusal.file.unwritable",
                with: ["path": "\(file)", "why": "\(String(cString: strerror(errno)))"])
        }
        sync()
        guard isDated, let keep else { return [] }
        // A clock that was ahead has left later names: the one just made stays all the same.
        let old = Self.dated(in: folder).filter { $0 != file }.dropLast(keep - 1)
        for file in old {
            unlink(Self.configuration(of: file))
            unlink(Self.pushKey(of: file))
        }
        return old.filter { unlink($0) == 0 }
    }

    /// What a backup has beside it when it lies in a folder and its home had a config.yaml.
    static func configuration(of backup: String) -> String {
        FilePath.withoutExtension(backup) + configurationEnd
    }

    /// What a backup has beside it when it lies in a folder and its home pushes.
    static func pushKey(of backup: String) -> String {
        FilePath.withoutExtension(backup) + pushKeyEnd
    }

    /// Whether a file is what a folder of backups has of a home's config.yaml or key pair.
    static func isBesideBackup(_ file: String) -> Bool {
        let name = FilePath.lastPart(file)
        return [configurationEnd, pushKeyEnd].contains { ending in
            name.hasSuffix(ending) && isDated(String(name.dropLast(ending.count)) + end)
        }
    }

    /// `FILE` becomes `FILE.1`, that becomes `FILE.2`, and the last one is overwritten.
    private func shift(_ keep: Int) {
        for number in stride(from: keep - 2, through: 0, by: -1) {
            rename(number == 0 ? file : "\(file).\(number)", "\(file).\(number + 1)")
        }
    }

    private static func isDated(_ name: String) -> Bool {
        let stamp = name.dropFirst(begin.count).dropLast(end.count)
        return name.hasPrefix(begin) && name.hasSuffix(end) && stamp.count == 16
            && stamp.hasSuffix("Z") && stamp.dropLast().allSatisfy { $0.isNumber || $0 == "T" }
    }

    /// When a folder's newest backup was made, by its name; nil where there is none.
    static func newestTime(in folder: String) -> Instant? {
        dated(in: folder).last.flatMap(time)
    }

    /// When a backup of a folder was made, by its name: `belltower-20261005T070000Z.sqlite`.
    static func time(of file: String) -> Instant? {
        let name = FilePath.lastPart(file)
        guard isDated(name) else { return nil }
        let digits = name.dropFirst(begin.count).filter(\.isNumber).prefix(14).map(String.init)
        guard digits.count == 14 else { return nil }
        func part(_ range: Range<Int>) -> String { digits[range].joined() }
        return Timestamp.instant(
            "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T"
                + "\(part(8..<10)):\(part(10..<12)):\(part(12..<14))Z")
    }

    /// A folder's backups, the oldest first: only what this program names so.
    static func dated(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter(isDated).sorted().map { FilePath.joined(folder, $0) }
    }

    /// The name itself has to reach the disk.
    private func sync() {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}

extension SelfCheck {
    /// When the newest backup was made: as its folder says, where that can be read here, else as was written
    /// down.
    var newestBackup: Instant {
        let found = findings.first.flatMap { BackupPlace.newestTime(in: $0.subject) }
        return found.map { max($0, at) } ?? at
    }
}
