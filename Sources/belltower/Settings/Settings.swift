import ArgumentParser
import Campus
import Operations

struct Settings: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show or change what one set for oneself.",
        discussion: """
            Without words, every setting is listed with its value; with a key, that one; with a \
            value, it is changed. The value `default` puts it back to how it comes.

              waking       the hours one is awake, in which free time is looked for (08:00-22:00)
              share-busy   friends or nobody: who may ask for common free time, and so learn when
                           one is busy, never with what (nobody)

            Examples:
              belltower settings
              belltower settings waking 09:00-23:30
              belltower settings share-busy friends
            """)

    @Argument(help: "Which setting.")
    var key: String?

    @Argument(help: "Its new value.")
    var value: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        guard let key else { return say(try registrar.settings()) }
        let setting = try value.map { try registrar.set(key, $0) } ?? registrar.setting(key)
        if common.json {
            var json = JSONWriter()
            setting.write(to: &json)
            Console.say(json)
        } else {
            Console.say("\(setting.name) \(setting.value)")
        }
    }

    private func say(_ settings: [PersonalSetting]) {
        guard !common.json else {
            var json = JSONWriter()
            json.array(settings) { $1.write(to: &$0) }
            return Console.say(json)
        }
        let names = settings.map(\.name.count).max() ?? 0
        let values = settings.map(\.value.count).max() ?? 0
        for setting in settings {
            Console.say(
                "\(setting.name.padded(to: names))  \(setting.value.padded(to: values))  "
                    + setting.purpose)
        }
    }
}

extension PersonalSetting {
    /// Writes `{"key":"waking","value":"08:00-22:00","default":true}`.
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("key", name)
            json.field("value", value)
            json.field("default", isStandard)
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
