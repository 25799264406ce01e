import Foundation
import TestSupport
import Testing

@Suite("Checking config.yaml")
struct ConfigurationCommandTests {
    @Test("check --config names every problem on a line, and opens no home")
    func file() throws {
        let belltower = try Belltower(people: [])
        let bad = try belltower.folder.write(
            "zoen: a\nfetch: {timeout: soon}\ncampus: tuwein\n", as: "bad.yaml")
        let outcome = try belltower.run("check", "--config", bad)
        #expect(outcome.status == 78 && outcome.output.isEmpty)
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count == 3, "\(outcome.errors)")
        #expect(lines[0].contains("line 1: there is no key `zoen`: did you mean zone?"))
        #expect(lines[1].contains("line 2: `fetch.timeout`: soon is not"))
        #expect(lines[2].contains("did you mean tuwien"))
        let json = try belltower.run("check", "--config", bad, "--json")
        #expect(json.status == 78)
        #expect((try json.object()["problems"] as? [String])?.count == 3)
        let good = try belltower.folder.write("zone: Europe/London\n", as: "good.yaml")
        let well = try belltower.run("check", "--config", good)
        #expect(well.status == 0 && well.output.hasSuffix("good.yaml sets 1 key\n"))
        #expect(try belltower.run("check", "--config", good + "x").status == 66)
        #expect(!FileManager.default.fileExists(atPath: belltower.home))
    }

    @Test("the sample is a file that check takes")
    func sample() throws {
        let belltower = try Belltower()
        let text = try belltower.run("check", "--sample-config").output
        let file = try belltower.folder.write(text, as: "sample.yaml")
        #expect(try belltower.run("check", "--config", file).output.contains("sets nothing"))
        let table = try belltower.run("check", "--sample-config", "--json").list()
        #expect(table.contains { $0["key"] as? String == "fetch.timeout" })
        #expect(table.allSatisfy { $0.count == 6 })
    }

    @Test("variables stand over the file; check names those that mean nothing")
    func environment() throws {
        let belltower = try Belltower()
        let variables = [
            "BELLTOWER_ZONE": "Asia/Tokyo", "BELLTOWER_FETCH_TIMEOT": "3",
        ]
        let findings =
            try belltower.run("check", "--json", environment: variables).object()["findings"]
            as? [[String: Any]]
        let finding = findings?.first { $0["subject"] as? String == "configuration" }
        let message = finding?["message"] as? String ?? ""
        #expect(finding?["ok"] as? Bool == true)
        #expect(message.contains("the environment BELLTOWER_ZONE"))
        #expect(message.contains("did you mean BELLTOWER_FETCH_TIMEOUT?"))
        let added = try belltower.run(
            "add", "Call", "--start", "fri 9:00", "--for", "1h", "--json", environment: variables)
        #expect((try added.object()["start"] as? String)?.hasSuffix("+09:00") ?? false)
        let wrong = try belltower.run("agenda", environment: ["BELLTOWER_ZONE": "Mars"])
        #expect(wrong.status == 78 && wrong.errors.contains("BELLTOWER_ZONE: Mars"))
    }

    @Test("settings and config.yaml send each other's keys on")
    func settings() throws {
        let belltower = try Belltower()
        for key in ["fetch.timeout", "timeout"] {
            let outcome = try belltower.run("settings", key, "3")
            #expect(outcome.status == 66)
            #expect(outcome.errors.contains("fetch.timeout is no setting of yours"))
        }
        let mixed = try belltower.folder.write("quiet: 22:00-07:00\n", as: "mixed.yaml")
        #expect(
            try belltower.run("check", "--config", mixed).errors.contains("`belltower settings`"))
    }
}
