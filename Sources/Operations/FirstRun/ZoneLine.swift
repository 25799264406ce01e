/// The line of `config.yaml` that names the zone.
enum ZoneLine {
    /// The file's text with that line; nil when a line cannot do it.
    static func replaced(in text: String, by id: String) -> String? {
        line(id).put(into: text) { $0.zone == id }
    }

    /// - Returns: false when a line cannot do it.
    static func write(_ id: String, into folder: HomeFolder) throws(Refusal) -> Bool {
        try line(id).write(into: folder) { $0.zone == id }
    }

    private static func line(_ id: String) -> ConfigurationLine {
        ConfigurationLine(key: "zone", value: id)
    }
}
