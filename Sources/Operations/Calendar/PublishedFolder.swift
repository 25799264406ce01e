import Campus
import Foundation

/// A folder of published calendars, which a web server serves.
struct PublishedFolder {
    let path: String

    /// Web servers run as somebody else, and must be able to read what they serve.
    private static let fileMode: mode_t = 0o644
    /// Whoever knows a file's name may open it, but nobody may list the names.
    private static let folderMode: mode_t = 0o711

    /// The folder at an absolute path, created when it is missing.
    init(_ path: String) throws(Failure) {
        self.path = path
        var status = stat()
        guard stat(path, &status) != 0 else {
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw Failure(.cannotCreate, "\(path) is a file, not a folder: choose another")
            }
            return
        }
        guard mkdir(path, 0o700) == 0, chmod(path, Self.folderMode) == 0 else {
            throw Failure(
                .cannotCreate,
                "the folder \(path) cannot be created: \(String(cString: strerror(errno)))")
        }
    }

    func path(of name: PublishedName) -> String { path + "/" + name.text }

    /// Writes a calendar, unless the file holds it already; true when it was written.
    func put(_ bytes: [UInt8], as name: PublishedName) throws(Failure) -> Bool {
        let file = AtomicFile(path: path(of: name), mode: Self.fileMode)
        if file.holds(bytes) { return false }
        try file.write(bytes)
        return true
    }

    /// Takes away the files that were written here and are not wanted any more, and what writers
    /// that were killed left behind; all other files stay.
    ///
    /// - Parameter handle: only this person's; nil for everybody's.
    /// - Returns: how many calendars were taken away.
    func clear(
        keeping wanted: Set<String>, of handle: Handle?, key: String
    ) throws(Failure) -> Int {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Failure(.inputOutput, "the folder \(path) cannot be read: check its permissions")
        }
        var removed = 0
        for name in names.sorted() where !wanted.contains(name) {
            let isRest = name.hasSuffix(AtomicFile.temporaryEnd)
            guard let published = PublishedName(file: isRest ? Self.whole(name) : name, key: key),
                handle == nil || published.handle == handle
            else { continue }
            guard unlink(path + "/" + name) == 0 || errno == ENOENT else {
                throw Failure(
                    .inputOutput,
                    "\(path)/\(name) cannot be removed: \(String(cString: strerror(errno)))")
            }
            if !isRest { removed += 1 }
        }
        return removed
    }

    /// Takes events out of a published calendar, which is written anew at the next publication.
    static func remove(_ events: [Event], from path: String) {
        guard let bytes = try? NamedFile(path, atMost: 64 << 20).bytes() else { return }
        let uids = events.map { "UID:\($0.meeting().uid)" }
        var (kept, component): ([Substring], [Substring]) = ([], [])
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
            if !isOfThem { kept += component }
            component = []
        }
        let text = (kept + component).joined(separator: "\r\n")
        try? AtomicFile(path: path, mode: fileMode).write(Array(text.utf8))
    }

    /// `sam-TOKEN.ics` of `sam-TOKEN.ics.4711.tmp`.
    private static func whole(_ name: String) -> String {
        name.split(separator: ".", omittingEmptySubsequences: false).dropLast(2)
            .joined(separator: ".")
    }
}
