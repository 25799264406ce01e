/// The sample `config.yaml`: every key with what it is for and its default, none of them set.
package enum ConfigurationSample {
    /// The file's text.
    package static var text: String {
        var lines = [
            "# What the administrator of this home decides. What people decide for themselves is in",
            "# `belltower settings`. Every key is shown with its default, or an example where there",
            "# is none: take away its # to set it. `belltower check --config FILE` reads it over.",
        ]
        var section = ""
        for key in ConfigurationKey.all {
            if key.section != section {
                lines += headings(of: key.section, after: section)
                section = key.section
            }
            lines += entry(key, indent(section))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The lines that open a section, and those around it that are not open yet.
    private static func headings(of section: String, after open: String) -> [String] {
        ConfigurationKey.sections.filter { one in
            (section == one.path || section.hasPrefix(one.path + "."))
                && open != one.path && !open.hasPrefix(one.path + ".")
        }.flatMap { one in
            let name = one.path.split(separator: ".").last.map(String.init) ?? one.path
            let space = String(indent(one.path).dropLast(2))
            return [""] + comment(one.purpose, space) + ["\(space)\(name):"]
        }
    }

    private static func entry(_ key: ConfigurationKey, _ space: String) -> [String] {
        let facts = "Value: \(key.form). Default: \(key.standard). Variable: \(key.variable)."
        let value = key.example.contains(":") ? "\"\(key.example)\"" : key.example
        return [""] + comment(key.purpose, space) + comment(facts, space)
            + ["\(space)#\(key.name): \(value)"]
    }

    /// Two spaces a section.
    private static func indent(_ section: String) -> String {
        String(repeating: "  ", count: section.split(separator: ".").count)
    }

    /// A text in comment lines of at most 96 columns.
    private static func comment(_ text: String, _ space: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count < 95 {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append("\(space)# \(word)")
            }
        }
        return lines
    }
}
