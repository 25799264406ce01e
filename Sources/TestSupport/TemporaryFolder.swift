package import Foundation

/// A folder for one test, gone with this value.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("belltower-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }

    /// Writes a file into it; answers its path.
    @discardableResult
    package func write(_ text: String, as name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Writes a program (its first line says which interpreter) that only its owner runs; answers its
    /// path.
    @discardableResult
    package func write(program text: String, as name: String) throws -> String {
        try Self.write(program: text, to: url.appendingPathComponent(name).path)
    }

    /// Writes a program by another process.
    ///
    /// Written by this one, it might be open for writing in a child
    /// that another test starts at this instant, and the kernel runs nothing that is: "Text file busy".
    @discardableResult
    package static func write(
        program text: String, to path: String, mode: Int = 0o700
    ) throws -> String {
        let text = Data(text.utf8)
        let install = Process()
        install.executableURL = URL(fileURLWithPath: "/usr/bin/install")
        install.arguments = ["-m", String(mode, radix: 8), "/dev/stdin", path]
        let pipe = Pipe()
        install.standardInput = pipe
        try install.run()
        try pipe.fileHandleForWriting.write(contentsOf: text)
        try pipe.fileHandleForWriting.close()
        install.waitUntilExit()
        guard install.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        return path
    }
}
