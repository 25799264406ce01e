import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

extension PageSite {
    /// Eight classes of one of them.
    static let classes = """
        BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:7\r\n\
        DTSTAMP:20261001T000000Z\r\nDTSTART:20261012T090000Z\r\nDTEND:20261012T100000Z\r\n\
        RRULE:FREQ=WEEKLY;COUNT=8\r\nSUMMARY:CM50123 Networks\r\nLOCATION:8W 2.1\r\n\
        END:VEVENT\r\nEND:VCALENDAR\r\n
        """

    /// With two modules and a programme of both; sam takes one, of which a feed of theirs tells.
    static func withModules() throws -> PageSite {
        let site = try PageSite()
        let folder = try TemporaryFolder()
        let op = try site.desks("op")
        let modules = try folder.write(
            #"""
            [{"code":"CM50123","title":"Networks & <b>","year":"2026/27","credits":6,
              "staff":["Dr Adeyemi"],"description":"Packets.\nAnd more."},
             {"code":"MA20216","title":"Algebra","year":"2026/27"},
             {"code":"AB/C1","title":"Slashes","year":"2026/27"}]
            """#, as: "modules.json")
        _ = try op.modules.loadModules(modules)
        let programmes = try folder.write(
            #"[{"name":"MSc <i>","year":"2026/27","modules":["CM50123","MA20216"]}]"#,
            as: "programmes.json")
        _ = try op.modules.loadProgrammes(programmes)
        let sam = try site.desks("sam")
        _ = try sam.sources.take(Array(Self.classes.utf8), named: "Classes")
        _ = try sam.enrolment.enrol(["CM50123"])
        return site
    }
}
