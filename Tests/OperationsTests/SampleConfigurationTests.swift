import Fetching
import Foundation
import TestSupport
import Testing

@testable import Operations

@Suite("The sample configuration")
struct SampleConfigurationTests {
    private static func text(_ path: String) throws -> String {
        try String(
            contentsOf: Fixtures.packageRoot.appendingPathComponent(path), encoding: .utf8)
    }

    /// The sample with its keys in force: `#key` loses its sign, `# prose` stays.
    private static func inForce() throws -> String {
        try text(".packaging/config.yaml").split(separator: "\n").map { line in
            let blanks = line.prefix { $0 == " " }
            let rest = line.dropFirst(blanks.count)
            guard rest.first == "#", let second = rest.dropFirst().first, second != " " else {
                return String(line)
            }
            return String(blanks + rest.dropFirst())
        }.joined(separator: "\n")
    }

    @Test("changes nothing as it is shipped")
    func untouched() throws {
        let text = try Self.text(".packaging/config.yaml")
        let read = try Configuration(yaml: text, path: "config.yaml")
        #expect("\(read)" == "\(Configuration())")
    }

    @Test("is valid with every key in force, and tells the defaults")
    func inForce() throws {
        let read = try Configuration(yaml: try Self.inForce(), path: "config.yaml")
        let standard = Configuration()
        #expect("\(read.fetch)" == "\(standard.fetch)")
        #expect("\(read.events)" == "\(standard.events)")
        #expect(read.zone == "Europe/London" && read.campus == "tuwien")
        #expect(read.channels.ntfyServer == "https://ntfy.sh")
        let mail = try #require(read.channels.email)
        #expect(mail.server.security == .starttls)
        #expect(mail.server.port == mail.server.security.usualPort)
        #expect(mail.senderName == "Belltower")
    }

    @Test(
        "has every key, and so has belltower-config(5)",
        arguments: ["", "fetch", "events", "channels", "webhook", "ntfy", "email"])
    func complete(_ section: String) throws {
        let known = try Self.knownKeys(of: section)
        try #require(!known.isEmpty)
        let (sample, page) = (
            try Self.text(".packaging/config.yaml"), try Self.text(".packaging/man/config.md")
        )
        for key in known {
            #expect(sample.contains("#\(key):") || sample.contains("`\(key)`"), "\(key)")
            let isTold = ["`\(key)`", "`\(section).\(key)`", "`\(key)."].contains {
                page.contains($0)
            }
            #expect(isTold, "\(key)")
        }
    }

    /// What the configuration says it knows, when it is asked for what it does not.
    private static func knownKeys(of section: String) throws -> [String] {
        let isChannel = ["webhook", "ntfy", "email"].contains(section)
        let inside = section.isEmpty ? "nothing: 1" : "\(section): {nothing: 1}"
        let yaml = isChannel ? "channels: {\(inside)}" : inside
        let failure = try #require(throws: Failure.self) {
            try Configuration(yaml: yaml, path: "config.yaml")
        }
        let list = failure.message.split(separator: "known are ").last ?? ""
        return list.split(separator: ", ").map(String.init)
    }
}
