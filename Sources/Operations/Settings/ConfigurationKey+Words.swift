import Campus
import ICalendar

extension ConfigurationKey {
    /// What is wrong with a value, and what would be right.
    func words(onWrong text: String) -> String {
        let value = mayHoldSecret || !text.isHarmlessValue ? "the value" : text.shortened
        return "\(value) is not \(form)"
            + (path == "zone" ? Self.question(Self.zones(near: text)) : "")
    }

    /// Whether a wrong value may be a secret, or hold one: what all channels need to know is such.
    private var mayHoldSecret: Bool { isSecret || section.hasPrefix("channels") }

    private static func question(_ near: [String]) -> String {
        near.isEmpty ? "" : ": did you mean \(near.listed("or"))?"
    }

    /// The zones that a mistyped one was probably meant to be.
    static func zones(near text: String) -> [String] {
        let known = ZoneDatabase().names
        let near = Nearest.names(to: text, among: known)
        guard near.isEmpty else { return near }
        // The city may be right, or nearly so, and the continent missing.
        let city = Nearest.names(
            to: Self.city(text), among: Array(Set(known.map(Self.city))), atMost: 1)
        return Array(known.filter { city.contains(Self.city($0)) }.prefix(3))
    }

    private static func city(_ zone: String) -> String {
        zone.split(separator: "/").last.map(String.init) ?? zone
    }

    /// What follows the news that a key is unknown: the nearest, or where it belongs, or which
    /// there are.
    static func words(onUnknown name: String, in section: String) -> String {
        let path = section.isEmpty ? name : "\(section).\(name)"
        if AnySetting.all.contains(where: { $0.name == path || $0.name.hasPrefix(path + ".") }) {
            return ": that is a person's own: `belltower settings`"
        }
        let here = names(in: section)
        let near = Nearest.names(to: name, among: here).map { under(section, $0) }
        if !near.isEmpty { return ": did you mean \(near.joined(separator: " or "))?" }
        let elsewhere = all.filter { key in
            Nearest.names(to: name, among: [key.name]).first != nil
        }
        if !elsewhere.isEmpty {
            let paths = elsewhere.prefix(3).map(\.path)
            return ": did you mean \(paths.joined(separator: " or "))?"
        }
        return ": known here are \(here.joined(separator: ", "))"
    }

    /// The keys and sections right below a section.
    private static func names(in section: String) -> [String] {
        let inner = sections.map(\.path).filter { parent($0) == section }
        return all.filter { $0.section == section }.map(\.name)
            + inner.compactMap { $0.split(separator: ".").last.map(String.init) }
    }

    private static func parent(_ path: String) -> String {
        path.split(separator: ".").dropLast().joined(separator: ".")
    }

    private static func under(_ section: String, _ name: String) -> String {
        section.isEmpty ? name : "\(section).\(name)"
    }

    /// Whether a word is a key of the file rather than a person's setting.
    static func named(_ word: String) -> ConfigurationKey? {
        let word = word.lowercased()
        return all.first { $0.path.lowercased() == word }
            ?? all.first {
                $0.name.lowercased() == word
            }
    }

    /// Variables that are there for other things than keys.
    private static let otherVariables = [
        "HOME", "PERSON", "NOW", "CRAWLERS", "KEY", "CORPUS", "RECORD", "SEED", "SOAK",
        "FUZZING", "KHAL",
    ].map { "BELLTOWER_" + $0 }

    /// What to say of variables that look like keys and are none.
    package static func words(onVariables names: some Sequence<String>) -> [String] {
        let known = all.map(\.variable) + otherVariables
        return names.filter { $0.hasPrefix("BELLTOWER_") && !known.contains($0) }.sorted().map {
            "\($0.shortened) means nothing" + Nearest.question($0, among: known)
        }
    }
}
