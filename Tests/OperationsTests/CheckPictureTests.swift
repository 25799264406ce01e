import TestSupport
import Testing

@testable import Operations

@Suite("What check says of pictures")
struct CheckPictureTests {
    static let lack = "/usr/bin/bwrap is missing (Debian's package bubblewrap)"

    @Test(
        "that none can be made, where a site takes them and something is not installed",
        arguments: [
            ("server: {url: https://bell.example.org}", lack, true),
            ("server: {url: https://bell.example.org}", nil, false), ("zone: UTC", lack, false),
            ("zone: UTC", nil, false),
        ] as [(String, String?, Bool)])
    func finding(configuration: String, lack: String?, isTold: Bool) throws {
        let home = try TestHome()
        _ = try home.as("op")
        _ = try home.folder.write(configuration, as: "home/config.yaml")
        let findings = try home.as("op").checks.pictureFindings(lacking: lack)
        #expect(findings.map(\.subject) == (isTold ? ["pictures"] : []))
        #expect(findings.allSatisfy { !$0.isWell })
        if let message = findings.first?.message {
            #expect(message == "no pictures can be made here: \(Self.lack)")
        }
    }
}
