package import Operations

/// What a person set, or what holds as long as they do not.
package struct SettingShape: Shape {
    private let setting: PersonalSetting
    private let isRevealed: Bool

    /// - Parameter isRevealed: with the keys and passwords that are in it.
    package init(_ setting: PersonalSetting, isRevealed: Bool) {
        (self.setting, self.isRevealed) = (setting, isRevealed)
    }

    package static var schema: Schema { ["key": .text, "value": .text, "default": .flag] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("key", setting.name)
            json.field("value", isRevealed ? setting.value : setting.shown)
            json.field("default", setting.isStandard)
        }
    }
}

/// What is wrong with a configuration file.
package struct ConfigurationShape: Shape {
    private let reading: ConfigurationReading

    package init(_ reading: ConfigurationReading) { self.reading = reading }

    package static var schema: Schema { ["ok": .flag, "file": .text, "problems": .list(.text)] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("ok", reading.problems.isEmpty)
            json.field("file", reading.path)
            json.field("problems", texts: reading.problems)
        }
    }
}

/// A key that a configuration file may have.
package struct ConfigurationKeyShape: Shape {
    private let key: ConfigurationKey

    package init(_ key: ConfigurationKey) { self.key = key }

    package static var schema: Schema {
        [
            "key": .text, "variable": .optional(.text), "value": .text,
            "default": .optional(.text), "example": .optional(.text), "purpose": .text,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("key", key.path)
            json.field("variable", key.variable)
            json.field("value", key.form)
            json.field("default", key.standard)
            json.field("example", key.example)
            json.field("purpose", key.purpose)
        }
    }
}
