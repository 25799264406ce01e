import ArgumentParser
import Campus
import Operations

/// What is said of a configuration file.
enum ConfigurationText {
    /// Says every problem of a file on a line; without one, what it sets.
    ///
    /// - Throws: status 78 when there is a problem.
    static func check(_ reading: ConfigurationReading, _ common: CommonOptions) throws {
        let isWell = reading.problems.isEmpty
        if common.json {
            var json = JSONWriter()
            json.object { json in
                json.field("ok", isWell)
                json.field("file", reading.path)
                json.key("problems")
                json.array(reading.problems) { json, problem in json.string(problem) }
            }
            Console.say(json)
        } else if isWell {
            Console.say("\(reading.path.harmless): \(reading.summary)")
        } else {
            reading.problems.forEach { Console.complain("\(reading.path.harmless): \($0)") }
        }
        if !isWell { throw Refusal.Reason.misconfigured.exitCode }
    }

    static func saySample(asJSON isJSON: Bool) {
        guard isJSON else {
            let text = ConfigurationSample.text
            return Console.write(Array(text.utf8), to: 1)
        }
        var json = JSONWriter(reserving: 8_192)
        json.array(ConfigurationKey.all) { json, key in
            json.object { json in
                json.field("key", key.path)
                json.field("variable", key.variable)
                json.field("value", key.form)
                json.field("default", key.standard)
                json.field("example", key.example)
                json.field("purpose", key.purpose)
            }
        }
        Console.say(json)
    }
}
