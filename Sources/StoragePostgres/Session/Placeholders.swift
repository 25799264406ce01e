/// Parameters as SQLite numbers them, as PostgreSQL writes them.
enum Placeholders {
    /// A statement with `$1` for `?1`, and the next number for `?` alone.
    ///
    /// A question mark in a text stays.
    static func numbered(_ sql: String) -> String {
        var written = String.UnicodeScalarView()
        var highest = 0
        var isQuoted = false
        var rest = sql.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "'" { isQuoted.toggle() }
            guard scalar == "?", !isQuoted else {
                written.append(scalar)
                continue
            }
            let digits = rest.prefix { ("0"..."9").contains($0) }
            rest = rest.dropFirst(digits.count)
            let number = Int(String(digits)) ?? highest + 1
            highest = max(highest, number)
            written.append("$")
            written.append(contentsOf: String(number).unicodeScalars)
        }
        return String(written)
    }
}
