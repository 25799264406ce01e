package import Campus
package import Recurrence

/// A setting of the site.
package struct SiteSettingShape: Shape {
    private let setting: SiteSetting

    package init(_ setting: SiteSetting) { self.setting = setting }

    package static var schema: Schema {
        [
            "key": .words(SiteKey.self), "value": .optional(.text), "locked": .flag,
            "standard": .flag,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("key", setting.key.rawValue)
            json.field("value", setting.value.isEmpty ? nil : setting.value)
            json.field("locked", setting.isLocked)
            json.field("standard", setting.isStandard)
        }
    }
}

/// A key that config.yaml alone sets; the value of a secret is null.
package struct FileSettingShape: Shape {
    private let setting: FileSetting

    package init(_ setting: FileSetting) { self.setting = setting }

    package static var schema: Schema {
        ["key": .text, "value": .optional(.text), "set": .flag]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("key", setting.path)
            json.field("value", setting.value)
            json.field("set", setting.isSet)
        }
    }
}

/// One version of a setting of the site.
package struct SiteChangeShape: Shape {
    private let change: SiteChange
    private let zone: Zone

    package init(_ change: SiteChange, in zone: Zone) { (self.change, self.zone) = (change, zone) }

    package static var schema: Schema {
        [
            "id": .integer, "key": .words(SiteKey.self), "value": .optional(.text),
            "former": .optional(.text), "at": .instant,
            "author": .optional(PersonNameShape.component), "newest": .flag,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", change.id.number)
            json.field("key", change.key.rawValue)
            json.field("value", change.value)
            json.field("former", change.former)
            json.field("at", change.at, in: zone)
            json.field("author", change.author.map(PersonNameShape.init))
            json.field("newest", change.isNewest)
        }
    }
}

/// All settings of the site, and how they came to be.
package struct SiteSettingsShape: Shape {
    private let settings: [SiteSetting]
    private let file: [FileSetting]
    private let history: [SiteChange]
    private let zone: Zone

    package init(
        _ settings: [SiteSetting], _ file: [FileSetting], _ history: [SiteChange], in zone: Zone
    ) {
        (self.settings, self.file, self.history, self.zone) = (settings, file, history, zone)
    }

    package static var schema: Schema {
        [
            "settings": .list(SiteSettingShape.component),
            "file": .list(FileSettingShape.component),
            "history": .list(SiteChangeShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("settings", list: settings, as: SiteSettingShape.init)
            json.field("file", list: file, as: FileSettingShape.init)
            json.field("history", list: history) { SiteChangeShape($0, in: zone) }
        }
    }
}
