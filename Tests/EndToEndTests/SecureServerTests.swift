import Foundation
import TestSupport
import Testing

/// Another program, and what it says.
enum Tool {
    static func isThere(_ name: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
    }

    struct Outcome {
        var status: Int32
        /// Output and errors, as they come.
        var text: String
    }

    static func run(
        _ name: String, _ words: [String], environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(
            fileURLWithPath: name.hasPrefix("/") ? name : "/usr/bin/\(name)")
        process.arguments = words
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, text: String(decoding: bytes, as: UTF8.self))
    }
}

@Suite(
    "A server with TLS of its own",
    .enabled(if: Tool.isThere("openssl") && Tool.isThere("curl"), "needs openssl and curl"))
struct SecureServerTests {
    private let belltower: Belltower
    private let server: ServerProcess

    init() throws {
        belltower = try Belltower()
        try belltower.allowLoopback()
        let (chain, key) = (
            belltower.folder.path + "/chain.pem", belltower.folder.path + "/key.pem"
        )
        // Of RSA, so that old suites would have a key.
        let made = try Tool.run(
            "openssl",
            [
                "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-keyout", key,
                "-out", chain, "-subj", "/CN=localhost", "-addext",
                "subjectAltName=DNS:localhost,IP:127.0.0.1",
            ])
        try #require(made.status == 0, "\(made.text)")
        server = try ServerProcess(
            belltower, ["--tls-certificate", chain, "--tls-key", key])
    }

    private func shake(_ words: String...) throws -> Tool.Outcome {
        try Tool.run("openssl", ["s_client", "-connect", "127.0.0.1:\(server.port)"] + words)
    }

    @Test("speaks TLS 1.3, and 1.2 to who has nothing newer, and nothing older")
    func versions() throws {
        #expect(try shake().text.contains("New, TLSv1.3"))
        #expect(try shake("-tls1_2").text.contains("New, TLSv1.2"))
        for old in ["-tls1", "-tls1_1"] {
            let refused = try shake(old, "-cipher", "ALL:@SECLEVEL=0")
            #expect(refused.status != 0)
            // The server's own word, not the client's.
            #expect(refused.text.contains("alert protocol version"), "\(refused.text)")
        }
    }

    @Test("of TLS 1.2 takes suites with forward secrecy and authenticated encryption alone")
    func suites() throws {
        let good = ["ECDHE-RSA-AES128-GCM-SHA256", "ECDHE-RSA-AES256-GCM-SHA384"]
        for suite in good + ["ECDHE-RSA-CHACHA20-POLY1305"] {
            #expect(try shake("-tls1_2", "-cipher", suite).text.contains("Cipher is \(suite)"))
        }
        for suite in [
            "AES128-GCM-SHA256", "AES256-SHA", "AES128-SHA256", "ECDHE-RSA-AES128-SHA",
            "ECDHE-RSA-AES128-SHA256", "DHE-RSA-AES128-GCM-SHA256", "ECDHE-RSA-CAMELLIA128-SHA256",
        ] {
            let refused = try shake("-tls1_2", "-cipher", "\(suite):@SECLEVEL=0")
            #expect(refused.status != 0)
            #expect(refused.text.contains("alert handshake failure"), "\(suite) \(refused.text)")
        }
    }

    @Test("leads nobody who speaks http to https: it does not answer them at all")
    func plain() throws {
        let answer = try server.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(!answer.contains("HTTP/") && !answer.lowercased().contains("location"))
    }

    @Test("a certificate that nobody vouches for is not trusted by whoever asks")
    func trust() throws {
        let address = "https://127.0.0.1:\(server.port)/feed/none.ics"
        let outcome = try belltower.run("subscribe", address)
        #expect(outcome.status == 69, "\(outcome.errors)")
        #expect(outcome.errors.contains("no valid certificate"), "\(outcome.errors)")
        // It is there, for who does not look.
        let blind = try Tool.run("curl", ["-sk", "-o", "/dev/null", "-w", "%{http_code}", address])
        #expect(blind.text == "404")
    }

    @Test(
        "over HTTP/2 a body that is not as long as its head says is refused",
        arguments: [(0, "503"), (1, "refused"), (-1, "refused"), (100_000, "refused")])
    func length(_ wrong: Int, _ answer: String) throws {
        let body = #"{"address":"kim@example.org"}"#
        let told = try Tool.run(
            "curl",
            [
                "-sk", "--http2", "--max-time", "20", "-o", "/dev/null", "-w",
                "%{http_version} %{http_code}", "-H", "Content-Type: application/json", "-H",
                "Content-Length: \(body.utf8.count + wrong)", "--data", body,
                "https://127.0.0.1:\(server.port)/api/v1/codes",
            ])
        let isRefused =
            told.status != 0 || told.text.hasSuffix(" 000") || told.text.hasSuffix(" 400")
        #expect(answer == "refused" ? isRefused : told.text == "2 \(answer)", "\(told)")
    }
}
