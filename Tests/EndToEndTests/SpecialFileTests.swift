import Foundation
import TestSupport
import Testing

/// Names behind which is no file: whoever opened a pipe would wait for ever.
@Suite("Pipes, sockets, devices and folders in place of files")
struct SpecialFileTests {
    private let belltower: Belltower
    private var place: String { belltower.folder.path + "/special" }

    init() throws {
        belltower = try Belltower()
        try belltower.run("goal", "2l", "--on")
    }

    enum Kind: String, CaseIterable, Sendable { case pipe, socket, device, folder }

    private func make(_ kind: Kind, _ path: String) throws {
        switch kind {
        case .pipe: try #require(mkfifo(path, 0o600) == 0)
        case .socket:
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { bytes in
                bytes.copyBytes(from: Array(path.utf8))
            }
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, size)
                }
            }
            try #require(bound == 0)
        case .device:
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: "/dev/zero")
        case .folder:
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
        }
    }

    /// The command lines in which FILE is such a name.
    static let commands = [
        "check --config FILE", "subscribe FILE", "subscribe --url-file FILE",
        "backup FILE", "restore FILE --yes", "modules --load FILE", "programmes --load FILE",
        "drinks --sync FILE", "crawl FILE", "crawl syllabusplus-list --start FILE",
        "crawl syllabusplus-list --start FILE --print", "event join 1 --password-file FILE",
        "export FILE",
    ]

    @Test("a command that is given one refuses it in a sentence, and at once", arguments: commands)
    func given(_ command: String) throws {
        for kind in Kind.allCases {
            // Into a folder a backup is written, and one to export to is another test's.
            if kind == .folder, command.hasPrefix("backup") { continue }
            let path = "\(place)-\(kind.rawValue)"
            try? FileManager.default.removeItem(atPath: path)
            try make(kind, path)
            let words = command.split(separator: " ").map { $0 == "FILE" ? path : String($0) }
            let outcome = try belltower.run(
                words: words, through: ["/usr/bin/timeout", "-s", "KILL", "5"])
            let told = "\(words): \(outcome)"
            #expect(outcome.status != 0 && outcome.status != 124, "\(told)")
            #expect(outcome.errors.hasPrefix("belltower: "), "\(told)")
            #expect(outcome.errors.split(separator: "\n").count == 1, "\(told)")
            var status = stat()
            #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG, "\(told)")
        }
    }

    @Test(
        "a home that has one in place of a file of its own says so at once",
        arguments: ["belltower.sqlite", "config.yaml", "Crawlers/campus/here.yaml"])
    func home(_ name: String) throws {
        for kind in Kind.allCases {
            let home = "\(belltower.folder.path)/home-\(kind.rawValue)"
            let path = "\(home)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true)
            if name.hasSuffix("here.yaml") {
                try Data("campus: here\n".utf8)
                    .write(to: URL(fileURLWithPath: home + "/config.yaml"))
            }
            try make(kind, path)
            for words in [["agenda"], ["check"], ["remind", "--once", "--channel", "jsonl:-"]] {
                let outcome = try belltower.run(
                    words: words + ["--home", home],
                    through: ["/usr/bin/timeout", "-s", "KILL", "5"])
                let told = "\(kind) \(words): \(outcome)"
                #expect(outcome.status != 0 && outcome.status != 124, "\(told)")
                #expect(outcome.errors.hasPrefix("belltower: "), "\(told)")
            }
        }
    }

    @Test("another program's database is no home, and stays as it is")
    func foreign() throws {
        let home = belltower.folder.path + "/foreign"
        let path = home + "/belltower.sqlite"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
        var bytes = [UInt8](repeating: 0, count: 4_096)
        bytes.replaceSubrange(0..<16, with: Array("SQLite format 3\0".utf8))
        // application_id: a note book's.
        bytes.replaceSubrange(68..<72, with: [0x0f, 0x05, 0x51, 0x11])
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let outcome = try belltower.run("agenda", "--home", home)
        #expect(outcome.status == 65 && outcome.errors.contains("another program's"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        let restored = try belltower.run("restore", path, "--yes")
        #expect(restored.status == 65, "\(restored.errors)")
    }
}
