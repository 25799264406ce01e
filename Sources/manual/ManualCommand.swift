import Foundation

/// Makes a manual page: `manual NAME SECTION DATE DOCUMENT.md [DUMP.json]` prints it.
@main
struct ManualCommand {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 4 else {
            FileHandle.standardError.write(
                Data("use: manual NAME SECTION DATE DOCUMENT.md [DUMP.json]\n".utf8))
            exit(64)
        }
        var page = ManualPage(
            name: words[0], section: words[1], date: words[2],
            document: Block.blocks(
                ofMarkdown: try String(contentsOfFile: words[3], encoding: .utf8)))
        if words.count > 4 {
            let dump = try Data(contentsOf: URL(fileURLWithPath: words[4]))
            page.fill(with: try JSONDecoder().decode(CommandDump.self, from: dump))
        }
        FileHandle.standardOutput.write(Data(page.text.utf8))
    }
}
