import Campus
import Foundation
import TestSupport
import Testing

@testable import Operations

@Suite("config.yaml")
struct ConfigurationTests {
    @Test(
        "names every mistake with its line, and the nearest key",
        arguments: [
            ("zoen: Europe/London", "line 1: there is no key `zoen`: did you mean zone?"),
            ("\nzone: Europe/Lodnon", "line 2: `zone`: Europe/Lodnon is not an IANA name"),
            ("zone: London", "did you mean Europe/London?"),
            ("zone:", "line 1: `zone` has no value: give an IANA name"),
            ("zone: [a]", "line 1: `zone` must be an IANA name"),
            ("campus: ../x", "line 1: `campus`: ../x is not the name of a file"),
            ("timeout: 30", "line 1: there is no key `timeout`: did you mean fetch.timeout?"),
            ("fetch: {timeot: 3}", "line 1: there is no key `fetch.timeot`: did you mean fetch"),
            ("fetch:\n  timeout: 30s", "line 2: `fetch.timeout`: 30s is not a whole number"),
            ("fetch: {timeout: 0}", "`fetch.timeout`: 0 is not a whole number from 1 to 3600"),
            ("fetch: {maximumBytes: 5}", "5 is not a whole number from 1024 to"),
            ("fetch: {allowPrivate: maybe}", "maybe is not true or false"),
            ("fetch: {allowPrivate: {}}", "must be true or false, not a list or keys"),
            ("fetch: 3", "line 1: `fetch` holds keys of its own"),
            ("events: {offerHours: 721}", "`events.offerHours`: 721 is not a whole number"),
            ("quiet: 22:00-07:00", "there is no key `quiet`: that is a person's own"),
            ("leads: {class: 15m}", "there is no key `leads`: that is a person's own"),
            ("channels: {fax: {}}", "`channels.fax`: known here are webhook, ntfy, email"),
            ("channels: {ntfy: {token: a, tokenFile: b}}", "exclude each other: give one"),
            ("channels: {ntfy: {tokenFile: a, token: b}}", "exclude each other: give one"),
            ("a\n", "line 1: the file must hold `key: value` lines"),
            ("zone: UTC\nzone: UTC", "line 2: given twice: `zone`, first in line 1"),
            ("zone: UTC\n---\n", "line 2: a second document begins"),
            ("zone: *home\n", "line 1: a text that begins with * is put in quotes"),
            ("fetch:\n  timeout: 3\n  \"timeout\": 4", "line 3: given twice: `timeout`"),
            ("fetch:\n\ttimeout: 3", "line 2: found character"),
            ("fetch:\n\ttimeout: 3", "indent by spaces"),
        ])
    func mistakes(_ yaml: String, _ problem: String) {
        let problems = ConfigurationReading(yaml: yaml).problems
        #expect(problems.count == 1)
        #expect(problems.first?.contains(problem) ?? false, "\(problems)")
    }

    @Test("has all of its mistakes told at once")
    func together() {
        let reading = ConfigurationReading(yaml: "zoen: a\nfetch: {timeout: x, b: 1}\nevents: 3\n")
        let lines = reading.problems.map { $0.prefix(7) }
        #expect(lines == ["line 1:", "line 2:", "line 2:", "line 3:"])
        #expect(reading.failure?.sentence.contains("and 3 more") ?? false)
        #expect(reading.failure?.reason == .misconfigured)
    }

    @Test("has them told behind what YAML itself refuses, too")
    func togetherWithYAML() {
        let reading = ConfigurationReading(
            yaml:
                "zone: UTC\nzoen: a\nzone: Lodnon\nfetch: {timeout: *x}\nzone: UTC\n---\nevents: 3\n"
        )
        let lines = reading.problems.map { $0.prefix(7) }
        #expect(
            lines == ["line 2:", "line 3:", "line 3:", "line 4:", "line 5:", "line 6:", "line 7:"],
            "\(reading.problems)")
        #expect(
            reading.problems[1].contains("given twice")
                != reading.problems[2].contains("given twice"))
    }

    @Test("does not tell a secret that it cannot take")
    func secrets() {
        let reading = ConfigurationReading(yaml: "channels: {webhook: {secret: {hush: 1}}}")
        #expect(reading.problems.count == 1)
        #expect(!reading.problems.joined().contains("hush"))
    }

    @Test(
        "is no way to read another file: no line of it is quoted, only what may be a key or a value",
        arguments: [
            "root:$y$j9T$hush$hush:19700:0:99999:7:::\n", "the hush: is here\n", "$hush: 1\n",
            "zone: my hush is this\n", "fetch: {the hush: 1}\n", "hush hush: 1\nhush hush: 1\n",
            "- hush hush\n", "channels: {email: {server: a hush}}\n",
            "\"hush hush\n", "zone: 'hush\nhush'\n",
        ])
    func quoting(_ text: String) throws {
        let reading = ConfigurationReading(yaml: text)
        #expect(!reading.problems.isEmpty)
        #expect(!reading.problems.joined().contains("hush"), "\(reading.problems)")
        // The files of a campus are read by the same words.
        let failure = #expect(throws: Refusal.self) {
            try CampusProfile(yaml: text, path: "x.yaml")
        }
        #expect(failure?.sentence.contains("hush") == false, "\(failure?.sentence ?? "")")
    }

    @Test("is read within a moment, however many keys it has")
    func huge() throws {
        let folder = try TemporaryFolder()
        let keys = (0..<1_000_000).lazy.map { "k\($0): 1\n" }
        let file = try folder.write(keys.joined(separator: ""), as: "config.yaml")
        let some = try folder.write(keys.prefix(20_000).joined(separator: ""), as: "some.yaml")
        let seconds = ThreadTime.seconds {
            let large = ConfigurationReading(file: file, environment: [:])
            #expect(large.problems == ["has over 256 KiB: no configuration needs as much"])
            let reading = ConfigurationReading(file: some, environment: [:])
            #expect(reading.problems.count == 21)
            #expect(reading.problems.last == "and more: mend these first")
        }
        #expect(seconds < 10 * ThreadTime.slowness)
    }

    @Test(
        "repeats nothing of where secrets stand, nor an address with a user in it",
        arguments: [
            "channels: {ntfy: {server: 'ftp://tk_SECRET@x'}}",
            "channels: {email: {server: 'a:SECRET@x', from: SECRET}}",
            "channels: {email: {port: SECRET, security: SECRET, passwordFile: SECRET}}",
            "channels: {webhook: {secret: [SECRET]}}", "channels: {SECRET1: 1}",
            "hunter2SECRET: 1", "zone: https://kim:SECRET@x", "campus: a/SECRET@b",
        ])
    func secrets(_ yaml: String) throws {
        let folder = try TemporaryFolder()
        var reading = ConfigurationReading(
            file: try folder.write(yaml, as: "config.yaml"), environment: [:])
        reading.look(around: nil)
        #expect(!reading.problems.isEmpty)
        #expect(!reading.problems.joined().contains("SECRET"), "\(reading.problems)")
    }

    @Test("stands below the environment, whose mistakes are told by the variable")
    func environment() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("zone: Europe/London\nfetch: {timeout: 5}\n", as: "config.yaml")
        let overlaid = try Configuration(
            file: file,
            environment: [
                "BELLTOWER_FETCH_TIMEOUT": "7", "BELLTOWER_FETCH_ALLOW_PRIVATE": "true",
                "BELLTOWER_EVENTS_OFFER_HOURS": "", "BELLTOWER_ZONE": "Asia/Tokyo",
            ])
        #expect(overlaid.fetch.timeout == 7 && overlaid.fetch.allowPrivate)
        #expect(overlaid.zone == "Asia/Tokyo" && overlaid.events.offerHours == 24)
        let alone = try Configuration(file: file, environment: [:])
        #expect(alone.fetch.timeout == 5 && alone.zone == "Europe/London")
        let wrong = ConfigurationReading(
            file: file, environment: ["BELLTOWER_FETCH_TIMEOUT": "soon"])
        #expect(
            wrong.problems
                == ["BELLTOWER_FETCH_TIMEOUT: soon is not a whole number from 1 to 3600"])
    }

    @Test("knows which variables mean nothing")
    func variables() {
        let words = ConfigurationKey.words(onVariables: [
            "BELLTOWER_FETCH_TIMEOT", "BELLTOWER_HOME", "BELLTOWER_ZONE", "BELLTOWER_RECORD", "X",
        ])
        #expect(
            words == [
                "BELLTOWER_FETCH_TIMEOT means nothing: did you mean BELLTOWER_FETCH_TIMEOUT?"
            ])
    }

    @Test("is shown whole by the sample, which sets nothing as it stands")
    func sample() {
        #expect(ConfigurationReading(yaml: ConfigurationSample.text).problems.isEmpty)
        #expect(ConfigurationReading(yaml: ConfigurationSample.text).keys.isEmpty)
        // A secret and its file exclude each other.
        for isWithoutFiles in [true, false] {
            let lines = ConfigurationSample.text.split(separator: "\n").map { line in
                let bare = line.drop { $0 == " " }
                let key = bare.dropFirst().prefix { $0 != ":" }
                let hasFile = ["secret", "token", "password", "metricsToken", "databasePassword"]
                    .contains {
                        key.hasPrefix($0)
                    }
                let isLeft = hasFile && key.hasSuffix("File") == isWithoutFiles
                guard bare.hasPrefix("#"), !bare.hasPrefix("# "), !isLeft else { return line }
                return line.prefix(line.count - bare.count) + bare.dropFirst()
            }
            let reading = ConfigurationReading(yaml: lines.joined(separator: "\n"))
            #expect(reading.problems.isEmpty, "\(reading.problems)")
            let pairs = ConfigurationKey.all.count { pair in
                ConfigurationKey.all.contains { $0.path == pair.path + "File" }
            }
            #expect(reading.keys.count == ConfigurationKey.all.count - pairs, "\(reading.keys)")
        }
    }

    @Test("has a variable of its own for every key, and an example that it takes")
    func table() {
        #expect(Set(ConfigurationKey.all.map(\.variable)).count == ConfigurationKey.all.count)
        #expect(Set(ConfigurationKey.all.map(\.path)).count == ConfigurationKey.all.count)
        for key in ConfigurationKey.all {
            var draft = ConfigurationKey.Draft()
            #expect(key.take(key.example, &draft), "\(key.path)")
            #expect(AnySetting.all.allSatisfy { $0.name != key.path || key.path == "zone" })
        }
    }

    @Test("is on belltower-config(5), key by key")
    func manual() throws {
        let page = try String(
            contentsOf: Fixtures.packageRoot.appendingPathComponent(".packaging/man/config.md"),
            encoding: .utf8)
        for key in ConfigurationKey.all {
            let steps = key.path.split(separator: ".").map(String.init)
            let names = [steps.suffix(1), steps.suffix(2)].map { $0.joined(separator: ".") }
            #expect(names.contains { page.contains("| `\($0)` |") }, "\(key.path)")
        }
    }
}
