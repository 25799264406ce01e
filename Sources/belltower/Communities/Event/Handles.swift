/// Handles with commas between them, as options take them.
enum Handles {
    static func parted(_ text: String) -> [String] {
        text.split(separator: ",").map { part in String(part.filter { $0 != " " }) }
            .filter { !$0.isEmpty }
    }
}
