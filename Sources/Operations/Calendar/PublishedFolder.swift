import Campus
import Fetching
import Foundation

/// A folder of published calendars, which a web server serves.
struct PublishedFolder {
    let path: String

    /// Web servers run as somebody else, and must be able to read what they serve.
    private static let fileMode: mode_t = 0o644
    /// Whoever knows a file's name may open it, but nobody may list the names.
    private static let folderMode: mode_t = 0o711

    /// The folder at an absolute path, created when it is missing.
    init(_ path: String) throws(Refusal) {
        self.path = path
        var status = stat()
        guard stat(path, &status) != 0 else {
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw Refusal(.cannotCreate, "refusal.publish.file", with: ["path": "\(path)"])
            }
            return
        }
        guard mkdir(path, 0o700) == 0, chmod(path, Self.folderMode) == 0 else {
            throw Refusal(
                .cannotCreate, "refusal.publish.uncreatable",
                with: ["path": "\(path)", "why": "\(String(cString: strerror(errno)))"])
        }
    }

    func path(of name: PublishedName) -> String { path + "/" + name.text }

    /// Writes a calendar, unless the file holds it already; true when it was written.
    func put(_ bytes: [UInt8], as name: PublishedName) throws(Refusal) -> Bool {
        let file = AtomicFile(path: path(of: name), mode: Self.fileMode)
        if file.holds(bytes) { return false }
        try file.write(bytes)
        return true
    }

    /// Takes away the files that were written here and are not wanted any more, and what writers
    /// that were killed left behind; all other files stay.
    ///
    /// - Parameter handle: only this person's; nil for everybody's.
    /// - Returns: how many calendars were taken away, and the paths of those that look like
    ///   published ones, and were written by another home or one that is lost.
    func clear(
        keeping wanted: Set<String>, of handle: Handle?, key: String
    ) throws(Refusal) -> (removed: Int, unknown: [String]) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Refusal(.failed, "refusal.publish.closed", with: ["path": "\(path)"])
        }
        var (removed, unknown): (Int, [String]) = (0, [])
        for name in names.sorted() where !wanted.contains(name) {
            guard let published = PublishedName(file: Self.whole(name), key: key) else {
                let file = path + "/" + name
                if PublishedName.isForm(of: name), Self.isCalendar(file) { unknown.append(file) }
                continue
            }
            guard handle == nil || published.handle == handle else { continue }
            guard unlink(path + "/" + name) == 0 || errno == ENOENT else {
                throw Refusal(
                    .failed, "refusal.publish.irremovable",
                    with: [
                        "path": "\(path)", "file": "\(name)",
                        "why": "\(String(cString: strerror(errno)))",
                    ])
            }
            if !name.hasSuffix(AtomicFile.temporaryEnd) { removed += 1 }
        }
        return (removed, handle == nil ? unknown : [])
    }

    /// Removes from folders whatever was published there of somebody.
    ///
    /// - Parameter known: the files that the database knew of.
    /// - Returns: what was removed, and what is there still; or may be, since its folder is not
    ///   where it was.
    static func forget(
        _ handle: Handle, _ known: [String], in folders: [String], key: String
    ) -> (removed: [String], left: [String]) {
        var files = Set(known)
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names
            where PublishedName(file: whole(name), key: key)?.handle == handle {
                files.insert(folder + "/" + name)
            }
        }
        var (removed, left): ([String], [String]) = ([], [])
        for file in files.sorted() {
            if unlink(file) == 0 {
                removed.append(file)
            } else if errno != ENOENT || access(FilePath.folder(of: file), F_OK) != 0 {
                left.append(file)
            }
        }
        return (removed, left)
    }

    /// Takes events out of a published calendar, which is written anew at the next publication.
    ///
    /// - Returns: false when they are in it, or may be, and it cannot be written.
    static func remove(_ events: [Event], from path: String) -> Bool {
        guard let bytes = try? NamedFile(path, atMost: 64 << 20).bytes() else {
            return access(path, F_OK) != 0
        }
        let uids = events.map { "UID:\($0.meeting().uid)" }
        var (kept, component): ([Substring], [Substring]) = ([], [])
        var isChanged = false
        for line in String(decoding: bytes, as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: false)
        {
            guard line == "BEGIN:VEVENT" || !component.isEmpty else {
                kept.append(line)
                continue
            }
            component.append(line)
            guard line == "END:VEVENT" else { continue }
            // One UID of two meetings gets the meeting's number behind it.
            let isOfThem = component.contains { line in
                uids.contains { line == $0 || line.hasPrefix($0 + "-m") }
            }
            if isOfThem { isChanged = true } else { kept += component }
            component = []
        }
        guard isChanged else { return true }
        let text = (kept + component).joined(separator: "\r\n")
        return (try? AtomicFile(path: path, mode: fileMode).write(Array(text.utf8))) != nil
    }

    /// Whether a file begins as the calendars do that Belltower writes.
    private static func isCalendar(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var start = [UInt8](repeating: 0, count: 512)
        let count = read(descriptor, &start, start.count)
        let text = String(decoding: start.prefix(max(0, count)), as: UTF8.self)
        return text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.contains("\r\nPRODID:-//Belltower//")
    }

    /// `sam-TOKEN.ics` of `sam-TOKEN.ics.4711.tmp`; any other name itself.
    private static func whole(_ name: String) -> String {
        guard name.hasSuffix(AtomicFile.temporaryEnd) else { return name }
        return name.split(separator: ".", omittingEmptySubsequences: false).dropLast(2)
            .joined(separator: ".")
    }
}
