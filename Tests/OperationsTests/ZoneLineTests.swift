import Foundation
import Testing

@testable import Operations

@Suite("The line of config.yaml that names the zone")
struct ZoneLineTests {
    @Test(
        "is put in its place or at the end, and nothing else changes",
        arguments: [
            ("", "zone: Asia/Tokyo\n"),
            ("zone: Europe/London\n", "zone: Asia/Tokyo\n"),
            ("zone: Europe/London # home\nfetch: {timeout: 5}", nil),
            (
                "# mine\nfetch:\n  timeout: 5 # five\n\n# last",
                "# mine\nfetch:\n  timeout: 5 # five\n\n# last\nzone: Asia/Tokyo\n"
            ),
            ("#zone: Europe/Paris\n", "#zone: Europe/Paris\nzone: Asia/Tokyo\n"),
            ("zone: nonsense\n", "zone: Asia/Tokyo\n"),
        ] as [(String, String?)])
    func replaced(_ text: String, _ expected: String?) {
        let found = ZoneLine.replaced(in: text, by: "Asia/Tokyo")
        #expect(found == expected ?? "zone: Asia/Tokyo # home\nfetch: {timeout: 5}")
    }

    @Test(
        "is not written where it would break the file",
        arguments: ["{fetch: {timeout: 5}}", "{zone: Europe/London}", "zoen: x\n", "- a\n"])
    func impossible(_ text: String) {
        #expect(ZoneLine.replaced(in: text, by: "Asia/Tokyo") == nil)
    }

    @Test("is the person's own setting where the home is somebody else's, or a line cannot do it")
    func place() throws {
        let home = try TestHome()
        let op = try home.as("op")
        #expect(
            try op.welcome.keepZone("asia/tokyo").place == .configuration(op.folder.configuration))
        #expect(try home.as("sam").welcome.keepZone("Europe/Paris").place == .setting)
        #expect(try home.as("sam").settings.setting("zone").value == "Europe/Paris")
        try Data("{zone: Europe/London}".utf8).write(
            to: URL(fileURLWithPath: op.folder.configuration))
        #expect(try home.as("op").welcome.keepZone("Asia/Tokyo").place == .setting)
        let failure = failure { _ = try op.welcome.keepZone("Lodnon") }
        #expect(failure?.reason == .invalid && failure?.sentence.contains("London") ?? false)
    }
}
