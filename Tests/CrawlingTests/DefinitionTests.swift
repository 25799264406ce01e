import CheckedYAML
import Crawling
import Foundation
import Testing
import TestSupport

@Suite struct DefinitionTests {
    @Test(
        "what is wrong in a definition is shown with its line and a caret",
        arguments: [
            (
                "name: x\nabout: y\ncolour: red\nmodules: {fields: {code: td}}",
                "x.yaml:3:1: there is no key `colour`", "colour: red", 0
            ),
            (
                "name: x\nabout: y\nmodules:\n  record: 'tr[class'\n  fields: {code: td}",
                "x.yaml:4:20: `=` is missing here", "  record: 'tr[class'", 19
            ),
            (
                "name: x\nabout: y\nmodules:\n  record: tr\n  fields:\n    code: {select: td, match: 'a(b'}",
                "x.yaml:6:33: the group", "    code: {select: td, match: 'a(b'}", 32
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: {select: td, match: abc}",
                "x.yaml:5:31: the regular expression has 0 groups",
                "    code: {select: td, match: abc}", 30
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: td\n    price: b",
                "x.yaml:6:5: modules have no field `price`", "    price: b", 4
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    title: td",
                "x.yaml:5:5: a module needs the field `code`", "    title: td", 4
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: {from: _a}",
                "x.yaml:5:18: `from`: there is no field `_a` above", "    code: {from: _a}", 17
            ),
            (
                "name: x\nabout: y\nstart: '{base}/x'\nmodules: {fields: {code: td}}",
                "x.yaml:3:8: `start`: there is no parameter `base`", "start: '{base}/x'", 7
            ),
            ("name: x\nabout: y", "x.yaml:1:1: it reads nothing", "name: x", 0),
            ("name: x\nabout: [y", "x.yaml:2:8: this [ does not end", "about: [y", 7),
            (
                "name: x\nabout: y\nmeetings:\n  grid: {table: table, days: across}\n  fields: {code: td}",
                "x.yaml:4:30: `days`", "  grid: {table: table, days: across}", 29
            ),
            (
                "name: x\nabout: y\nmeetings:\n  record: tr\n  fields: {code: td, time: td, weeks: 'td:foo'}",
                "x.yaml:5:42: there is no pseudo-class `:foo`",
                "  fields: {code: td, time: td, weeks: 'td:foo'}", 41
            ),
            (
                "name: x\nabout: y\nname: z\nmodules: {fields: {code: td}}",
                "x.yaml:1:1: `name` stands twice", "name: x", 0
            ),
            (
                "name: x\nabout: y\nmodules:\n  record: #main li\n  fields: {code: td}",
                "x.yaml:4:3: `record` has no value: what begins with # is a comment",
                "  record: #main li", 2
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: #main",
                "x.yaml:5:10: a selector is wanted here: what begins with #", "    code: #main", 9
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: [a=b]",
                "x.yaml:5:11: a selector is wanted here, and this is a list: put it in quotes",
                "    code: [a=b]", 10
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields: {code: {select: #main}}\n",
                "x.yaml:4:11: this { does not end (what begins with # is a comment",
                "  fields: {code: {select: #main}}", 10
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: td\n\ttitle: b\n    url: c",
                "x.yaml:6:1: a tab: use spaces", " title: b", 0
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: td\n    title:em\n    url: c",
                "x.yaml:6:10: a space is wanted behind the colon: `title: ...`", "    title:em", 9
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: td\n    title em\n    url: c",
                "x.yaml:6:10: a colon is wanted: `title: ...`", "    title em", 9
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: td\n   title: em\n    url: c",
                "x.yaml:6:4: no line above begins in this column", "   title: em", 3
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: td\n      title: em\n    url: c",
                "x.yaml:6:7: this line stands too far right", "      title: em", 6
            ),
            (
                "name: x\nabout: y\nmodules:\n  record: \"li\n  fields:\n    code: td\n    url: \"a\"",
                "x.yaml:4:11: this quote does not end on its line", "  record: \"li", 10
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: {select: td\n    url: c",
                "x.yaml:5:11: this { does not end", "    code: {select: td", 10
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: *td",
                "x.yaml:5:11: a text that begins with * or & is put in quotes", "    code: *td", 10
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: {select:td}",
                "x.yaml:5:12: there is no key `select:td` here; a space is wanted behind the colon",
                "    code: {select:td}", 11
            ),
            (
                "name: x\nabout: y\nparameters:\n  week1: 21 Sept\nmodules: {fields: {code: td}}",
                "x.yaml:4:10: `week1`: `21 Sept` is wrong: write a date", "  week1: 21 Sept", 9
            ),
            (
                "name: x\nabout: y\nmodules:\n  fields:\n    code: {select: td, match: '(a)', group: 2}",
                "x.yaml:5:32: the regular expression has 1 group, so no group 2",
                "    code: {select: td, match: '(a)', group: 2}", 31
            ),
            ("- a", "x.yaml:1:1: `key: value` lines", "- a", 0),
            ("", "x.yaml:1:1: the file is empty", "", 0),
        ] as [(String, String, String, Int)])
    func refuses(_ yaml: String, _ message: String, _ line: String, _ caret: Int) {
        let error = #expect(throws: YAMLError.self) {
            try CrawlerDefinition(yaml: yaml, file: "x.yaml")
        }
        let shown = (error?.description ?? "").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(shown.first?.hasPrefix(message) == true, "\(shown.first ?? "")")
        guard caret >= 0, shown.count == 3 else { return }
        #expect(shown[1] == line)
        #expect(shown[2] == String(repeating: " ", count: caret) + "^")
    }

    @Test("every shipped definition can be read")
    func shipped() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Fixtures.crawlers.path)
            .filter { $0.hasSuffix(".yaml") }
        #expect(names.count >= 4)
        for name in names {
            let file = Fixtures.crawlers.appendingPathComponent(name)
            let definition = try CrawlerDefinition(
                yaml: try String(contentsOf: file, encoding: .utf8), file: file.path)
            #expect(definition.name + ".yaml" == name)
            #expect(!definition.examples.isEmpty, "\(name) has no example page")
        }
    }
}
