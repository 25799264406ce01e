@testable import Fetching
import Foundation
import Glibc
import Testing

@Suite struct FileReaderTests {
    @Test("a file of up to the limit is read, a longer one refused", arguments: [0, 1, 999, 1_000])
    func whole(_ count: Int) throws {
        try withFolder { folder in
            let path = folder + "/feed.ics"
            let bytes = [UInt8](repeating: 0x61, count: count)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            #expect(try FileReader(limit: 1_000).read(path) == bytes)
            #expect(
                reason { try FileReader(limit: count - 1).read(path) }
                    == .tooLarge(limit: count - 1))
        }
    }

    @Test("a missing file, one below a file, and a folder are told apart")
    func missing() throws {
        try withFolder { folder in
            let reader = FileReader(limit: 1_000)
            try Data().write(to: URL(fileURLWithPath: folder + "/file"))
            #expect(reason { try reader.read(folder + "/none") } == .noSuchFile)
            #expect(reason { try reader.read(folder + "/file/none") } == .noSuchFile)
            #expect(reason { try reader.read(folder) } == .isDirectory)
        }
    }

    @Test("a pipe and a device are refused at once")
    func special() throws {
        try withFolder { folder in
            let pipe = folder + "/pipe"
            try #require(mkfifo(pipe, 0o600) == 0)
            for path in [pipe, "/dev/zero", "/dev/null"] {
                guard reason({ try FileReader(limit: 1_000).read(path) }) == .isNoFile else {
                    Issue.record("\(path) was read")
                    return
                }
            }
        }
    }

    @Test(
        "standard input is read to its end, and no further than the limit", arguments: [0, 5_000])
    func standardInput(_ count: Int) throws {
        let pipe = Pipe()
        let bytes = [UInt8](repeating: 0x61, count: count)
        try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
        try pipe.fileHandleForWriting.close()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        #expect(try FileReader(limit: 5_000).readStandardInput(descriptor) == bytes)
    }

    @Test("standard input without an end is cut off at the limit")
    func endlessInput() throws {
        let zero = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
        #expect(
            reason { try FileReader(limit: 100_000).readStandardInput(zero.fileDescriptor) }
                == .tooLarge(limit: 100_000))
    }

    private func reason(_ read: () throws -> [UInt8]) -> FetchError.Reason? {
        do {
            _ = try read()
            return nil
        } catch {
            return (error as? FetchError)?.reason
        }
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("belltower-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }
}
