import TestSupport
import Testing

@testable import Reminding

@Suite("A channel's specification")
struct ChannelSpecificationTests {
    @Test(
        "is called in the ledger by its kind and its host, never by a secret",
        arguments: [
            ("jsonl:-", "jsonl:-"), ("jsonl:/tmp/a.jsonl", "jsonl:/tmp/a.jsonl"),
            ("command:/bin/true", "command:/bin/true"), ("desktop", "desktop"),
            ("webhook:https://me:pw@hooks.example.org/T0/secret", "webhook:hooks.example.org"),
            ("webhook:http://127.0.0.1:8080/x", "webhook:127.0.0.1:8080"),
            ("ntfy:https://ntfy.example.org/secret", "ntfy:ntfy.example.org"),
            ("email:Sam.Smith@Example.org", "email:example.org"),
        ])
    func named(_ text: String, _ name: String) throws {
        #expect(try ChannelSpecification(reading: text).name == name)
    }

    @Test("of an ntfy topic is called by the server's host")
    func topic() {
        #expect(Channel.open("ntfy:secret-topic").name == "ntfy:ntfy.sh")
    }

    @Test(
        "that is none says which there are, and repeats nothing",
        arguments: [
            "", "fax", "fax:secret", "webhook", "webhook:", "webhook:secret",
            "webhook:ftp://secret/",
            "ntfy:", "ntfy:a secret", "ntfy:ftp://secret", "email:secret", "email:<secret@x.org>",
            "email:a@secret", "jsonl", "jsonl:", "command:", "desktop:secret", "ntfy:s/ecret",
        ])
    func none(_ text: String) throws {
        #expect(ChannelSpecification(text) == nil)
        let error = try #require(throws: ChannelError.self) {
            try ChannelSpecification(reading: text)
        }
        #expect(error.retry == .never)
        #expect(error.description.contains("give "))
        #expect(!error.description.contains("secret"))
        #expect(!Channel.open(text).name.contains("secret"))
    }
}
