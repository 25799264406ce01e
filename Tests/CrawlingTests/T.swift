import Campus
import Crawling
import Foundation
import HTMLPages
import Recurrence
import Testing
import TestSupport

@Test("scratch") func scratch() throws {
    let root = Fixtures.packageRoot
    let env = ProcessInfo.processInfo.environment
    guard let name = env["D"], let pages = env["P"] else { return }
    let path = root.appendingPathComponent("Crawlers/\(name).yaml")
    let d: CrawlerDefinition
    do { d = try CrawlerDefinition(yaml: try String(contentsOf: path, encoding: .utf8), file: path.path) }
    catch let e as DefinitionError { print("\(e)"); return }
    var set: [String: String] = [:]
    for p in (env["S"] ?? "").split(separator: ",") { let k = p.split(separator: "="); set[String(k[0])] = String(k[1]) }
    for f in pages.split(separator: " ") {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "/work/shared/corpus/html/\(f)")))
        let settings = try CrawlSettings(of: d, given: set, year: AcademicYear(beginning: 2026), zone: "Europe/London")
        let page = try Page(bytes)
        let h = PageReader(d, settings).harvest(page, at: nil).merged()
        var j = JSONWriter(); h.write(to: &j)
        print("OUT \(f) m=\(h.modules.count) c=\(h.meetings.count) p=\(h.programmes.count) u=\(h.unscheduled)")
        for i in h.issues.prefix(8) { print("ISSUE \(i.message)") }
        if env["J"] != nil { print("JSON " + j.text) }
    }
}
