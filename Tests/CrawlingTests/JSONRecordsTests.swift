import Campus
import CheckedYAML
import Crawling
import Foundation
import Markup
import Recurrence
import Testing
import TestSupport

/// Records that are objects of JSON, wherever in a page it stands.
@Suite struct JSONRecordsTests {
    private static func yaml(_ json: String) -> String {
        """
        name: test
        about: a test
        manners: {delay: 0}
        modules:
          - json: \(json)
            fields:
              code: {member: code, required: true}
              title: {member: name}
              staff: {member: staff.name, all: true}
              credits: {member: credits}
        """
    }

    private func harvest(_ yaml: String, _ html: String) throws -> CrawlHarvest {
        let definition = try CrawlerDefinition(yaml: yaml, file: "test.yaml")
        let settings = try CrawlSettings(
            of: definition, given: [:], year: AcademicYear(beginning: 2026),
            zone: SystemZone.london, zones: SystemZone.find)
        return PageReader(definition, settings).harvest(try Page(Array(html.utf8)), at: nil)
            .merged()
    }

    private static let object =
        #"{"code": "AB 100", "name": "Sea <b>&amp;</b> Sky", "credits": 7.5, "#
        + #""staff": [{"name": "O'Neil 🚢"}, {"name": "Bo"}, {}]}"#

    private static var escaped: String {
        object.replacing("\\", with: "\\\\").replacing("\"", with: "\\u0022")
            .replacing("'", with: "\\x27").replacing("🚢", with: "\\uD83D\\udea2")
    }

    @Test(
        "objects are found as a value, a text that is JSON, in an attribute or alone",
        arguments: [
            (
                "{select: script, after: 'var all ='}",
                "<script>var all = [\(object)]; go();</script>"
            ),
            (
                "{select: script, after: 'all:', path: x.list}",
                "<script>b()</script><script>c({all: {\"x\": {\"list\": [\(object)]}}})</script>"
            ),
            (
                "{select: script, after: 'JSON.parse(', path: a.*.b}",
                "<script>JSON.parse('{\\u0022a\\u0022:{\"q\":{\"b\":\(escaped)}}}', 1)</script>"
            ),
            (
                "{select: '#app', attribute: data-page, path: 1}",
                "<p id=app data-page='[null, \(object.replacing("&", with: "&amp;").replacing("'", with: "&#39;"))]'>"
            ),
            (
                "{select: script, after: 'twice'}",
                "<script>twice\"\\\"[\(object.replacing("\"", with: #"\\\""#).replacing("'", with: "\\'"))]\\\"\"</script>"
            ),
            ("{select: pre}", "[\(object)]"),
        ])
    func found(_ json: String, _ html: String) throws {
        let modules = try harvest(Self.yaml(json), html).modules
        #expect(modules.map(\.code.text) == ["AB100"])
        #expect(modules.first?.title == "Sea & Sky")
        #expect(modules.first?.staff == ["O'Neil 🚢", "Bo"])
        #expect(modules.first?.credits == 7.5)
    }

    @Test(
        "a way that leads nowhere any more is said, with what stands there now",
        arguments: [
            (
                "{a: 1}", "`script after data = path a.list`",
                "`script`, but what begins with \"{a: 1}\" is no JSON"
            ),
            (
                #"{"a": {"items": [], "total": 7}}"#, "`script after data = path a.list`",
                #"nothing at `list`, but at `a` {items, total: "7"}"#
            ),
            (#"[]"#, "path a.list", "nothing at `a`, but a list of 0"),
            (#"{"a": {"list": []}}"#, "path a.list", "0 objects"),
            (#"{"a": {"list": [1, 2]}}"#, "path a.list", #"no objects, but "1""#),
            (#"{"a": [1"#, "path a.list", "`script`, but it is cut short"),
            (#"'\u00g'"#, "path a.list", #"`script`, but "\u00g'" is no letter"#),
            (
                String(repeating: "[", count: 90) + String(repeating: "]", count: 90),
                "path a.list", "it nests lists and objects over 64 deep"
            ),
            (
                #"{"a": {"list": [{"key": "AB 100"}, {"key": "AB 200"}]}}"#,
                "`code: member code` is missing in 2 of 2 records",
                #"there stands now nothing at `code`, but {key: "AB 100"}"#
            ),
        ])
    func drift(_ json: String, _ looked: String, _ now: String) async throws {
        let yaml = Self.yaml("{select: script, after: 'data =', path: a.list}")
        let site = try LoopbackSite { request in
            request.path == "/" ? .ok("<p>x</p><script>data = \(json);</script>") : .status(404)
        }
        let result = try await CrawlTests().crawl(site, yaml: yaml)
        guard case .refused(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains(looked), "\(reason)")
        #expect(reason.contains(now), "\(reason)")
    }

    @Test(
        "a path that is broken is drift beside other records, an empty list is none",
        arguments: [(#"{"list": []}"#, true), ("null", true), (#"{"items": [{}]}"#, false)])
    func beside(_ json: String, _ isComplete: Bool) async throws {
        let yaml = """
            name: test
            about: a test
            manners: {delay: 0}
            modules: {record: li, fields: {code: b}}
            meetings:
              json: {select: i, attribute: data-classes, path: list}
              least: 0
              fields: {title: {member: t}, begins: {member: a}, ends: {member: z}}
            """
        let site = try LoopbackSite { request in
            let data = json == "null" ? "title" : "data-classes"
            return request.path == "/"
                ? .ok("<li><b>AB100</b></li><i \(data)='\(json)'></i>") : .status(404)
        }
        let verdict = try await CrawlTests().crawl(site, yaml: yaml).verdict
        #expect((verdict == .complete) == isComplete, "\(verdict)")
        if !isComplete { #expect("\(verdict)".contains("nothing at `list`"), "\(verdict)") }
    }

    @Test("a page without what the JSON stands behind is said to be one")
    func marker() async throws {
        let yaml = Self.yaml("{select: script, after: 'data ='}")
        let site = try LoopbackSite { request in
            request.path == "/" ? .ok("<p>x</p><script>a</script><script>b</script>") : .status(404)
        }
        let result = try await CrawlTests().crawl(site, yaml: yaml)
        guard case .refused(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains("2 of `script`, none with `data =` in it"), "\(reason)")
    }

    @Test("classes inside an object, at instants and on clocks")
    func classes() throws {
        let yaml = """
            name: test
            about: a test
            modules:
              - json: {select: pre}
                fields: {code: {member: code}}
                meetings:
                  - json: {path: classes}
                    fields:
                      code: {from: code}
                      begins: {member: from}
                      ends: {member: to}
                      room: {member: where, select: 'a'}
                      note: {member: where, select: 'a', attribute: title}
            """
        let html = """
            [{"code": "AB100", "classes": [
              {"from": "2026-10-05T10:00:00Z", "to": "2026-10-05T12:00:00.000+01:00",
               "where": "at <a title='by the sea'>Pier 2</a>"},
              {"from": "2026-10-12 11:00:00", "to": "2026-10-12 12:00",
               "where": "at <a title='by the sea'>Pier 2</a>"},
              {"from": 1793098800, "to": 1793106000000}, {"from": "2026-11-02T09:00"},
              {"from": "soon 1"}, {"from": "soon"}]},
             {"code": "AB200"}]
            """
        let found = try harvest(yaml, html)
        #expect(found.modules.count == 2)
        let lines = found.meetings.map { meeting in
            "\(meeting.dates.map(\.description)) \(meeting.start / 60)-\(meeting.end / 60)"
        }
        // One that is the same a week later is one that repeats; the clocks went back on 25 October.
        #expect(lines == [#"["2026-10-05", "2026-10-12"] 660-720"#, #"["2026-10-27"] 660-780"#])
        #expect(found.meetings.first?.room == "Pier 2")
        #expect(found.meetings.first?.note == "by the sea")
        #expect(found.unscheduled == 1)
        #expect(found.issues.count == 2)
    }

    @Test("an element's own JSON has its classes")
    func ofElements() throws {
        let yaml = """
            name: test
            about: a test
            modules:
              - record: li
                fields: {code: b}
                meetings:
                  - json: {select: i, attribute: data-classes}
                    fields: {code: {from: code}, title: {member: t}, begins: {member: a}, ends: {member: z}}
            """
        let html = """
            <li><b>AB100</b><i data-classes='[{"a":"2026-10-05 09:00","z":"2026-10-05 10:00","t":true}]'></i>
            <li><b>AB200</b><i data-classes='{"a":"2026-10-06 09:00","z":"2026-10-06 10:00","t":7}'></i>
            <li><b>AB300</b>
            """
        let found = try harvest(yaml, html)
        let lines = found.meetings.map { "\($0.code ?? "") \($0.dates[0]) \($0.title ?? "")" }
        #expect(lines == ["AB100 2026-10-05 true", "AB200 2026-10-06 7"])
        #expect(found.modules.count == 3)
    }

    @Test("a required field that most classes inside lack is drift, in share of the classes")
    func inner() async throws {
        let yaml = """
            name: test
            about: a test
            manners: {delay: 0}
            modules:
              - json: {select: pre}
                fields: {code: {member: code}}
                meetings:
                  - json: {path: classes}
                    fields: {code: {from: code}, begins: {member: a.from, required: true}, ends: {member: to}}
            """
        let good = #"{"a": {"from": "2026-10-05 10:00"}, "to": "2026-10-05 11:00"}"#
        let site = try LoopbackSite { request in
            switch request.path {
            case "/": .ok("[{\"code\": \"AB100\", \"classes\": [\(good), {}, \(good)]}]")
            case "/new": .ok("[{\"code\": \"AB100\", \"classes\": [\(good), {\"b\": 1}, {}]}]")
            default: .status(404)
            }
        }
        #expect(try await CrawlTests().crawl(site, yaml: yaml).verdict == .complete)
        let result = try await CrawlTests().crawl(site, from: ["/new"], yaml: yaml)
        guard case .refused(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(
            reason.contains("`begins: member a.from` is missing in 2 of 3 records"), "\(reason)")
        #expect(reason.contains(#"nothing at `a`, but {b: "1"}"#), "\(reason)")
    }

    @Test(
        "what cannot be in a rule for objects is shown in its line",
        arguments: [
            (
                "json: {select: script}\n    record: tr\n    fields: {code: {member: a}}",
                "`record`: the objects of `json` are the records"
            ),
            ("json: {path: a}\n    fields: {code: {member: a}}", "`select` is missing"),
            (
                "json: {select: script, path: a..b}\n    fields: {code: {member: a}}",
                "`path`: write names with dots"
            ),
            (
                "json: {select: script}\n    fields: {code: td}",
                "a record of `json` has no elements"
            ),
            (
                "record: tr\n    fields: {code: {member: a}}",
                "`member` is for the records of `json`"
            ),
            (
                "json: {select: script}\n    fields: {code: {member: a, from: b}}",
                "give one of"
            ),
        ])
    func refuses(_ rule: String, _ message: String) {
        let error = #expect(throws: YAMLError.self) {
            try CrawlerDefinition(
                yaml: "name: x\nabout: y\nmodules:\n  - \(rule)", file: "x.yaml")
        }
        #expect(error?.message.contains(message) == true, "\(error?.description ?? "")")
    }
}
