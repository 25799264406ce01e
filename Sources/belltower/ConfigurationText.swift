import ArgumentParser
import Campus
import Operations
import Wire

/// What is said of a configuration file.
enum ConfigurationText {
    /// Says every problem of a file on a line; without one, what it sets.
    ///
    /// - Throws: status 78 when there is a problem.
    static func check(_ reading: ConfigurationReading, _ common: CommonOptions) throws {
        let isWell = reading.problems.isEmpty
        if common.json {
            Console.say(ConfigurationShape(reading))
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
        Console.say(ListShape(ConfigurationKey.all, as: ConfigurationKeyShape.init))
    }
}
