import Glibc

/// Paths as a person types them, by their text alone: nothing is looked up but homes.
package enum FilePath {
    /// Without `~`, `.`, `..` and doubled slashes.
    ///
    /// Relative paths are relative to the folder; without one, to the working directory.
    package static func absolute(_ path: String, relativeTo folder: String? = nil) -> String {
        let path = withoutTilde(path)
        let whole = path.hasPrefix("/") ? path : (folder ?? workingDirectory) + "/" + path
        var kept: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = kept.popLast() } else { kept.append(part) }
        }
        return "/" + kept.joined(separator: "/")
    }

    // Foundation's path functions end the program on a name of one character, and take a slash with
    // a combining mark behind it for no slash; so these go by bytes.

    /// `sam.ics` of `/srv/sam.ics`; of a path of slashes alone the path.
    package static func lastPart(_ path: String) -> String {
        path.utf8.split(separator: slash).last.flatMap { String($0) } ?? path
    }

    /// The folder that a path names something in: `/srv` of `/srv/sam.ics`, `.` of `sam.ics`.
    package static func folder(of path: String) -> String {
        let bytes = withoutSlashes(path[...])
        guard let last = bytes.utf8.lastIndex(of: slash) else {
            return bytes.isEmpty && !path.isEmpty ? "/" : "."
        }
        let folder = withoutSlashes(bytes[..<last])
        return folder.isEmpty ? "/" : String(folder)
    }

    /// `/srv/sam.ics` of `/srv` and `sam.ics`.
    package static func joined(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
    }

    /// `/srv/sam` of `/srv/sam.ics`; a dot at the beginning of a name begins no extension.
    package static func withoutExtension(_ path: String) -> String {
        let name = lastPart(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            return path
        }
        return String(withoutSlashes(path[...]).dropLast(name[dot...].count))
    }

    private static let slash = UInt8(ascii: "/")

    private static func withoutSlashes(_ path: Substring) -> Substring {
        guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return "" }
        return path[...last]
    }

    /// The last part without its extension.
    static func stem(_ path: String) -> String {
        let name = lastPart(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// `~` and `~/...`, as the shell leaves them inside quotes.
    private static func withoutTilde(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
        return String(cString: home) + path.dropFirst()
    }

    private static var workingDirectory: String {
        guard let name = getcwd(nil, 0) else { return "" }
        defer { free(name) }
        return String(cString: name)
    }
}
