import Glibc

/// Paths as a person types them, by their text alone: nothing is looked up but homes.
public enum FilePath {
    /// Without `~`, `.`, `..` and doubled slashes.
    ///
    /// Relative paths are relative to the folder; without one, to the working directory.
    public static func absolute(_ path: String, relativeTo folder: String? = nil) -> String {
        let path = withoutTilde(path)
        let whole = path.hasPrefix("/") ? path : (folder ?? workingDirectory) + "/" + path
        var kept: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = kept.popLast() } else { kept.append(part) }
        }
        return "/" + kept.joined(separator: "/")
    }

    static func lastPart(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
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
