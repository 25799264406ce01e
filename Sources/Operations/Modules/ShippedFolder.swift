import Foundation
import Words

/// Where what ships beside the program is found.
package enum ShippedFolder {
    /// The folders of a name that may be beside a program, whether they are there or not.
    static func places(of name: String, beside executable: String) -> [String] {
        // As PREFIX/bin/belltower, or .build/<triple>/<configuration>/belltower in a checkout.
        let parts = executable.split(separator: "/").dropLast()
        return (1...4).filter { parts.count >= $0 }.map { level in
            let above = "/" + parts.dropLast(level).joined(separator: "/")
            return level == 1 ? "\(above)/share/belltower/\(name)" : "\(above)/\(name)"
        }
    }

    /// A file that ships beside this program.
    ///
    /// - Parameter name: in the folder, as `feeds/term.ics`.
    package static func file(_ name: String, of folder: String) throws(Refusal) -> String {
        let folders = executable.map { places(of: folder, beside: $0) } ?? []
        let paths = folders.map { "\($0)/\(name)" }
        let found = paths.first { FileManager.default.fileExists(atPath: $0) }
        return try found.orThrow(
            Refusal(
                .missing, "refusal.program.incomplete",
                with: ["folder": "\(folder)", "file": "\(name)"]))
    }

    /// A folder that ships beside this program.
    package static func path(of folder: String) throws(Refusal) -> String {
        let folders = executable.map { places(of: folder, beside: $0) } ?? []
        let found = folders.first { FileManager.default.fileExists(atPath: $0) }
        return try found.orThrow(
            Refusal(
                .missing, "refusal.program.incomplete",
                with: ["folder": "\(folder)", "file": ""]))
    }

    /// A program that stands beside this one.
    package static func program(_ name: String) throws(Refusal) -> String {
        let folder = (executable ?? "").split(separator: "/").dropLast().joined(separator: "/")
        let path = "/\(folder)/\(name)"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Refusal(
                .missing, "refusal.program.incomplete", with: ["folder": "bin", "file": "\(name)"])
        }
        return path
    }

    /// The path of this program.
    static var executable: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }
}
