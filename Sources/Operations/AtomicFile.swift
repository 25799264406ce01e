import Fetching
import Foundation

/// A file that is replaced at once when all of its new bytes are on disk, or not at all.
struct AtomicFile {
    let path: String
    /// The default is 0600: the owner's alone.
    var mode: mode_t = 0o600

    /// What a file is called until it is whole.
    static func temporaryName(_ path: String) -> String { "\(path).\(getpid())\(temporaryEnd)" }

    static let temporaryEnd = ".tmp"

    /// The process that writes a file of such a name, or what SQLite keeps beside one.
    ///
    /// - Returns: nil for every other name.
    static func writer(of name: String) -> pid_t? {
        let end = ["-wal", "-shm", "-journal"].first { name.hasSuffix($0) } ?? ""
        let whole = name.dropLast(end.count)
        guard whole.hasSuffix(temporaryEnd),
            let last = whole.dropLast(temporaryEnd.count).split(separator: ".").last,
            let process = pid_t(last), process > 0
        else { return nil }
        return process
    }

    /// Whether a process is alive; of somebody else's it is told, too.
    static func runs(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

    /// Removes from a folder the files, by their names, whose writers are no more.
    static func removeUnfinished(in folder: String, of isOurs: (String) -> Bool) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard isOurs(name), let writer = writer(of: name), !runs(writer) else { continue }
            unlink(FilePath.joined(folder, name))
        }
    }

    /// Replaces what is there.
    func write(_ bytes: [UInt8]) throws(Refusal) {
        var status = stat()
        // A device or a pipe would be replaced by a file of its name.
        guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
            throw Refusal(.cannotCreate, "refusal.file.irregular", with: ["path": "\(path)"])
        }
        try make(bytes) { rename($0, path) == 0 }
    }

    /// Gives the file its bytes unless somebody has made it before.
    ///
    /// - Returns: whether these are its bytes now.
    func create(_ bytes: [UInt8]) throws(Refusal) -> Bool {
        var isThere = false
        try make(bytes) { temporary in
            guard link(temporary, path) != 0 else { return true }
            isThere = errno == EEXIST
            return isThere
        }
        syncFolder()
        return !isThere
    }

    /// Writes the bytes, and gives them their name when all of them are on disk.
    private func make(_ bytes: [UInt8], _ name: (String) -> Bool) throws(Refusal) {
        let temporary = Self.temporaryName(path)
        // One of a process with our number that was killed; no other has it now.
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw failure(.cannotCreate, "refusal.file.unwritable")
        }
        defer {
            close(descriptor)
            unlink(temporary)
        }
        try fill(descriptor, with: bytes)
        guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0, name(temporary) else {
            throw failure(.failed, "refusal.file.irreplaceable")
        }
    }

    /// What the system said last; no room is a reason of its own.
    private func failure(_ reason: Refusal.Reason, _ key: String) -> Refusal {
        let number = errno
        return Refusal(
            [ENOSPC, EDQUOT].contains(number) ? .full : reason, key,
            with: ["path": "\(path)", "why": "\(String(cString: strerror(number)))"])
    }

    /// The name itself has to reach the disk.
    private func syncFolder() {
        let folder = open(FilePath.folder(of: path), O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(Refusal) {
        var done = 0
        while done < bytes.count {
            let written = bytes.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
                return Foundation.write(descriptor, rest.baseAddress, rest.count)
            }
            guard written > 0 || errno == EINTR else {
                throw failure(.failed, "refusal.file.full")
            }
            done += max(0, written)
        }
    }

    /// Whether the file holds just these bytes, and is a file.
    func holds(_ bytes: [UInt8]) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size == off_t(bytes.count)
        else { return false }
        var buffer = [UInt8](repeating: 0, count: bytes.count)
        var done = 0
        while done < buffer.count {
            let got = buffer.withUnsafeMutableBytes { buffer in
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
                return read(descriptor, rest.baseAddress, rest.count)
            }
            guard got > 0 || got < 0 && errno == EINTR else { return false }
            done += max(0, got)
        }
        return buffer == bytes
    }
}
