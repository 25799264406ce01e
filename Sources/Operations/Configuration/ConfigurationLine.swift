import Foundation

/// One line of `config.yaml`, for a key that stands in no section.
struct ConfigurationLine {
    let key: String
    let value: String

    var text: String { "\(key): \(value)" }

    /// A file's text with that line put in its place or at the end, and every other byte as it is.
    ///
    /// - Parameter isRight: whether what is read then is what was meant.
    /// - Returns: nil when a line cannot do it: the file is broken, or one mapping in braces.
    func put(into file: String, _ isRight: (Configuration) -> Bool) -> String? {
        var lines = file.components(separatedBy: "\n")
        if let index = lines.firstIndex(where: isOurs) {
            let comment = lines[index].range(of: " #").map {
                String(lines[index][$0.lowerBound...])
            }
            lines[index] = text + (comment ?? "")
        } else {
            // The text's last line ends in a line break, or is given one.
            if lines.last?.isEmpty ?? false { lines.removeLast() }
            lines += [text, ""]
        }
        let replaced = lines.joined(separator: "\n")
        let (before, after) = (
            ConfigurationReading(yaml: file), ConfigurationReading(yaml: replaced)
        )
        let isSame = Set(after.keys).subtracting([key]) == Set(before.keys).subtracting([key])
        guard after.problems.isEmpty, isRight(after.configuration), isSame else { return nil }
        return replaced
    }

    /// Writes it into a home's file, which may be a link to where the machine's is.
    ///
    /// - Returns: false when a line cannot do it.
    func write(
        into folder: HomeFolder, _ isRight: (Configuration) -> Bool
    ) throws(Refusal) -> Bool {
        let path = URL(fileURLWithPath: folder.configuration).resolvingSymlinksInPath().path
        var status = stat()
        let isThere = stat(path, &status) == 0
        let file = isThere ? try? NamedFile(path).text() : ""
        guard let file, let replaced = put(into: file, isRight) else { return false }
        guard replaced != file else { return true }
        try AtomicFile(path: path, mode: isThere ? status.st_mode & 0o777 : 0o600)
            .write(Array(replaced.utf8))
        return true
    }

    private func isOurs(_ line: String) -> Bool {
        line.hasPrefix(key + ":") || line.hasPrefix(key + " :")
    }
}
