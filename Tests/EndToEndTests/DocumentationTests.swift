import Foundation
import TestSupport
import Testing

/// Every command line of README.md and docs/ does what its page says.
///
/// A page is run in a home of its own, from top to bottom. It states another exit status than 0 as
/// `# exit 1`, and what stands below `$ command` is what is printed, with `...` for any text, or alone
/// for any lines. What a page needs beforehand is in `DocumentScene`.
@Suite("The documentation")
struct DocumentationTests {
    @Test("each command line does what its page says", arguments: try DocumentPage.names())
    func commands(_ name: String) throws {
        let page = try DocumentPage(name)
        let scene = try DocumentScene(page)
        for block in page.blocks {
            let steps = try #require(
                block.steps,
                "\(name): nobody knows what to do with a block of `\(block.kind)`")
            for step in steps { try run(step, of: page, in: scene) }
        }
        #expect(scene.unused.isEmpty, "\(name) has no such line any more")
        #expect(scene.missing().isEmpty, "\(name): this did not ring")
    }

    private func run(_ step: DocumentStep, of page: DocumentPage, in scene: DocumentScene) throws {
        let place = "\(page.name):\(step.number): \(step.command)"
        if step.isDirection {
            #expect(try scene.follow(step.command), "\(place): nobody follows this")
            return
        }
        guard scene.skips(step.command) == nil else { return }
        let outcome = try scene.world.run(step.command)
        #expect(outcome.status == step.status, "\(place)\n\(outcome.output)")
        guard let shown = step.shown else { return }
        #expect(
            ShownOutput.matches(shown, ShownOutput.lines(outcome.output)),
            "\(place) printed\n\(outcome.output)")
    }

    @Test("a configuration that a page shows can be read", arguments: try DocumentPage.names())
    func configurations(_ name: String) throws {
        for block in try DocumentPage(name).blocks
        where block.kind == "yaml" && block.lines.first?.text == "# config.yaml" {
            let world = try DocumentWorld()
            try world.write(block.text, as: "home/.local/share/belltower/config.yaml")
            let outcome = try world.run("belltower person add " + world.person)
            #expect(outcome.status == 0, "\(name):\(block.lines[0].number)\n\(outcome.output)")
        }
    }

    @Test("links lead to files that are there", arguments: try DocumentPage.names())
    func links(_ name: String) throws {
        let page = Fixtures.packageRoot.appendingPathComponent(name)
        let text = try String(contentsOf: page, encoding: .utf8)
        for match in text.matches(of: #/\]\(([^)#:\s]+)\)/#) {
            let target = page.deletingLastPathComponent().appendingPathComponent(
                String(match.output.1))
            #expect(
                FileManager.default.fileExists(atPath: target.path), "\(name): \(match.output.1)")
        }
    }

    @Test("a page is taken apart into what is run, what is shown and what is neither")
    func parts() throws {
        let text = """
            ```
            one   # exit 1: because
            two \\
                three
            ```
            ```console
            # It rains.
            $ four
            shown

            $ five
            ```
            ```crontab
            */15 * * * * six --quiet
            ```
            ```yaml
            no: command
            ```
            ```sh
            seven
            ```
            """
        let blocks = DocumentPage.blocks(text)
        let steps = blocks.compactMap(\.steps).flatMap(\.self)
        #expect(
            steps.map(\.command) == [
                "one   # exit 1: because", "two \\\n    three", "# It rains.", "four", "five",
                "six --quiet",
            ])
        #expect(steps.map(\.status) == [1, 0, 0, 0, 0, 0])
        #expect(steps.map(\.shown) == [nil, nil, nil, ["shown"], nil, nil])
        #expect(blocks.last?.steps == nil)
    }

    @Test("what is shown may leave out lines and parts of them, and nothing else")
    func shown() {
        let printed = ["added: m8", "Monday", "  08:00 – 09:00  Tea"]
        #expect(ShownOutput.matches(printed, printed))
        #expect(ShownOutput.matches(["added: ...", "..."], printed))
        #expect(ShownOutput.matches(["...", "  08:00 – ...  Tea"], printed))
        #expect(ShownOutput.matches(["...", "Monday", "..."], printed))
        #expect(!ShownOutput.matches(["added: m8"], printed))
        #expect(!ShownOutput.matches(["...", "Tuesday", "..."], printed))
        #expect(!ShownOutput.matches(["added: m8", "Monday", "  08.00 – 09:00  Tea"], printed))
    }
}
