import Fetching
import Foundation

/// A file that lines are appended to, all of them or none.
struct LineFile {
    /// How long a pipe may be full, in thousandths of a second.
    static let patience: Int32 = 10_000

    let descriptor: Int32
    /// For errors.
    let name: String

    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Opens a file, or makes it.
    ///
    /// A pipe that nobody reads is an error, and not waited for.
    init(_ path: String) throws(ChannelError) {
        descriptor = Foundation.open(
            path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        name = path
        guard descriptor >= 0 else { throw failure("cannot be written") }
    }

    /// Looks whether a path names something to write into, or a folder to make it in.
    static func check(_ path: String) throws(ChannelError) {
        var status = stat()
        let isThere = stat(path, &status) == 0
        guard !isThere || status.st_mode & S_IFMT != S_IFDIR else {
            throw ChannelError("\(path) is a folder: name a file in it", retry: .never)
        }
        let place = isThere ? path : FilePath.folder(of: path)
        guard access(place, isThere ? W_OK : W_OK | X_OK) == 0 else {
            throw ChannelError(
                "\(path) cannot be written: \(String(cString: strerror(errno))): choose another",
                retry: .never)
        }
    }

    func close() { Foundation.close(descriptor) }

    /// Appends lines; when there is no room for all of them the file is as it was.
    func append(_ lines: [UInt8]) throws(ChannelError) {
        var rest = lines[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN, isReady() {
                continue
            } else if errno != EINTR {
                let error = failure("takes no more")
                takeBack(lines.count - rest.count)
                throw error
            }
        }
    }

    /// Whether the last line was cut: the disk was full, or the writer was killed.
    ///
    /// What is written next has to stand on a line of its own, or it would be lost with that one.
    var endsTorn: Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size > 0
        else { return false }
        let reading = Foundation.open(name, O_RDONLY | O_CLOEXEC)
        guard reading >= 0 else { return false }
        defer { Foundation.close(reading) }
        var last: UInt8 = 0x0a
        return pread(reading, &last, 1, status.st_size - 1) == 1 && last != 0x0a
    }

    /// What is recorded as delivered is to be on the disk.
    func sync() throws(ChannelError) {
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
            throw failure("cannot be synced")
        }
    }

    /// Cuts off what was written of lines that have no room, unless somebody wrote behind it.
    private func takeBack(_ count: Int) {
        let end = lseek(descriptor, 0, SEEK_CUR)
        var status = stat()
        guard count > 0, end >= count, fstat(descriptor, &status) == 0, status.st_size == end
        else { return }
        ftruncate(descriptor, end - count)
    }

    /// Waits until a pipe has room.
    private func isReady() -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&waiting, 1, Self.patience) > 0
    }

    private func failure(_ what: String) -> ChannelError {
        ChannelError("\(name) \(what): \(String(cString: strerror(errno)))")
    }
}
