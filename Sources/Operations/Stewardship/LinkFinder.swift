/// Addresses of the web in what people write, also those of which only a phone makes a link.
enum LinkFinder {
    /// Whether an address stands in a text: `https://…`, `www.…`, a host with a path, or one that ends as hosts of
    /// the web do.
    ///
    /// Rooms, abbreviations, files and names of software have dots too, and are none.
    static func hasLink(_ text: String) -> Bool {
        let plain = text.lowercased()
        if plain.contains("://") || plain.contains("www.") { return true }
        return text.split { !isInAddress($0) }.contains(where: isAddress)
    }

    private static func isInAddress(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || ".-_@/?#".contains(letter)
    }

    private static func isAddress(_ word: Substring) -> Bool {
        var host = word.prefix { !"/?#".contains($0) }
        let hasPath = word[host.endIndex...].contains { $0.isLetter || $0.isNumber }
        if let at = host.lastIndex(of: "@") {
            // An address of mail is no link, and what only looks like one is.
            guard hasPath else { return false }
            host = host[host.index(after: at)...]
        }
        while host.last == "." { host.removeLast() }
        while host.first == "." { host.removeFirst() }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, isEnding(last, of: host),
            labels.allSatisfy({ label in
                !label.isEmpty && !label.contains("@") && label.first != "-" && label.last != "-"
            })
        else { return false }
        let (ending, name) = (last.lowercased(), host.lowercased())
        guard !files.contains(ending), !software.contains(name) else { return false }
        return endings.contains(ending)
            || hasPath && labels[labels.count - 2].contains(where: \.isLetter)
    }

    /// Whether a host may end so.
    ///
    /// A sentence may begin after a full stop without a space: `Bring food.It is cold`.
    private static func isEnding(_ last: Substring, of host: Substring) -> Bool {
        guard last.count > 1, last.allSatisfy(\.isLetter) else { return false }
        return last == last.lowercased() || host == host.uppercased()
    }

    /// What hosts of the web end with, most of them; without those that people write as words after a full
    /// stop (at, be, do, in, is, it, me, my, no, so, to, us): with a path they are found all the same.
    private static let endings: Set<String> = [
        "com", "net", "org", "info", "biz", "edu", "gov", "io", "co", "ai", "app", "dev",
        "xyz", "shop", "store", "online", "site", "club", "top", "live", "link", "click",
        "blog", "news", "space", "website", "tech", "icu", "vip", "fun", "pro", "mobi",
        "name", "cloud", "page", "gg", "ly", "tv", "ws", "uk", "de", "fr", "es", "ch", "nl",
        "eu", "ca", "au", "nz", "ie", "cn", "ru", "jp", "kr", "br", "mx", "pl", "se", "dk",
        "fi", "pt", "gr", "cz", "tr", "ua", "ar", "za", "ae", "sa", "eg", "ma", "tn", "dz",
    ]

    /// What files end with.
    private static let files: Set<String> = [
        "pdf", "txt", "md", "doc", "docx", "odt", "xls", "xlsx", "ods", "csv", "ppt",
        "pptx", "odp", "ics", "zip", "tar", "gz", "png", "jpg", "jpeg", "gif", "svg",
        "webp", "mp", "mov", "html", "htm", "css", "js", "ts", "py", "rs", "rb", "sh", "cc",
        "cpp", "java", "go", "swift", "ipynb", "tex", "bib", "json", "xml", "yaml", "yml",
        "sql", "exe",
    ]

    /// Software that is called as hosts are.
    private static let software: Set<String> = ["asp.net", "vb.net", "ado.net", "ml.net"]
}
