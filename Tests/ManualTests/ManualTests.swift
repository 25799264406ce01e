import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import belltower
@testable import manual

@Suite("Manual pages")
struct ManualTests {
    private static func roff(_ markdown: String) -> String {
        var roff = Roff()
        roff.write(Block.blocks(ofMarkdown: markdown))
        return roff.text
    }

    private static func document(_ path: String) throws -> [Block] {
        let file = Fixtures.packageRoot.appendingPathComponent(path)
        return Block.blocks(ofMarkdown: try String(contentsOf: file, encoding: .utf8))
    }

    @Test(
        "are what a document means",
        arguments: [
            ("Ring on time.\nAlways.", "Ring on time.\nAlways.\n"),
            ("`a --b` and *c*", "\\fBa \\-\\-b\\fR and \\fIc\\fR\n"),
            ("- one\n  more\n- two", ".IP \\(bu 2\none more\n.IP \\(bu 2\ntwo\n"),
            ("```\n.x 'y' \\\n```", ".RS 4\n.EX\n\\&.x \\(aqy\\(aq \\e\n.EE\n.RE\n"),
            (
                "| key | what | default |\n|---|---|---|\n| `zone` | of days | none |",
                ".TP\n\\fBzone\\fR\nof days.\nDefault: none.\n"
            ),
            ("## Files\nat ~/x", ".SH \"FILES\"\nat \\(ti/x\n"),
            ("[the format](crawlers.md) of `", "the format of \\(ga\n"),
            ("“é”", "\\[u201C]\\[u00E9]\\[u201D]\n"),
        ])
    func blocks(_ markdown: String, _ roff: String) {
        #expect(Self.roff(markdown).replacing(".PP\n", with: "") == roff)
    }

    @Test("name every command and every option of the parser")
    func everything() throws {
        let json = Data(BelltowerCommand._dumpHelp().utf8)
        let dump = try JSONDecoder().decode(CommandDump.self, from: json)
        var page = ManualPage(
            name: "belltower", section: "1", date: "2026-10-05",
            document: try Self.document(".packaging/man/belltower.md"))
        page.fill(with: dump)
        let text = page.text
        #expect(dump.command.leaves.count > 50)
        for command in dump.command.leaves {
            #expect(text.contains(".SS \"\(command.words)\"\n"))
            for argument in command.arguments ?? [] where argument.shouldDisplay {
                for name in argument.names ?? [] {
                    let written = name.name.replacing("-", with: "\\-")
                    #expect(text.contains("\\-\(written)"), "\(command.words) \(name.name)")
                }
            }
        }
        #expect(!text.contains("<!--"))
    }
}
