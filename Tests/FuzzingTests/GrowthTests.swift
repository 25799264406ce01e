import Campus
import CheckedYAML
import Credentials
import ICalendar
import Importing
import Markup
import Media
import Recurrence
import TestSupport
import Testing

/// What readers of bytes from outside cost when something in them is repeated.
@Suite("What is repeated costs what its bytes do", .serialized)
struct GrowthTests {
    private static func many(_ count: Int, _ part: (Int) -> String) -> String {
        (0..<count).map(part).joined()
    }

    private static func repeated(_ count: Int, _ part: String) -> String {
        String(repeating: part, count: count)
    }

    // MARK: - XML

    private static func xml(_ bytes: [UInt8]) {
        var limits = XMLLimits()
        limits.bytes = 8 << 20
        _ = XMLTree(reading: bytes, limits: limits)
    }

    private static let ofXML: [GrowthRow] = [
        GrowthRow("XML: attributes of a tag", 20_000, { "<a \(many($0) { "a\($0)='' " })/>" }, xml),
        GrowthRow(
            "XML: attributes of many tags", 400,
            { count in
                let tag = "<b \(many(60) { "a\($0)='' " })/>"
                return "<a>\(repeated(count, tag))</a>"
            }, xml),
        GrowthRow("XML: a tag that is none", 20_000, { "<a \(many($0) { "a\($0) '' " })" }, xml),
        GrowthRow(
            "XML: namespaces around each other", 200,
            { many($0) { "<a\($0) xmlns:b\($0)='urn:\($0)'>" } }, xml),
        GrowthRow(
            "XML: namespaces around many", 5_000,
            { "<a \(many(60) { "xmlns:n\($0)='urn:\($0)' " })>\(repeated($0, "<n0:b/>"))</a>" }, xml
        ),
        GrowthRow(
            "XML: elements inside each other", 20_000,
            { repeated($0, "<a>") + repeated($0, "</a>") }, xml),
        GrowthRow(
            "XML: elements beside each other", 5_000, { "<a>\(repeated($0, "<b/>x"))</a>" }, xml),
        GrowthRow("XML: a text", 50_000, { "<a>\(repeated($0, "x"))</a>" }, xml),
        GrowthRow("XML: a text of references", 10_000, { "<a>\(repeated($0, "&amp;"))</a>" }, xml),
        GrowthRow(
            "XML: a value of references", 5_000, { "<a b='\(repeated($0, "&#38;"))'/>" }, xml),
        GrowthRow("XML: a name", 20_000, { "<\(repeated($0, "a"))/>" }, xml),
        GrowthRow("XML: comments", 10_000, { "<a>\(repeated($0, "<!---->"))</a>" }, xml),
        GrowthRow(
            "XML: a comment without an end", 100_000, { "<a><!--\(repeated($0, "-- "))" }, xml),
        GrowthRow("XML: sections", 10_000, { "<a>\(repeated($0, "<![CDATA[]]>"))</a>" }, xml),
        GrowthRow("XML: instructions", 10_000, { "<a>\(repeated($0, "<?x y?>"))</a>" }, xml),
        GrowthRow(
            "XML: entities of a DTD", 10_000,
            { "<!DOCTYPE a [\(many($0) { "<!ENTITY e\($0) 'x'>" })]><a/>" }, xml),
    ]

    // MARK: - Pages

    private static func page(_ bytes: [UInt8]) { _ = try? Page(bytes).root.all(Selector("b")) }

    private static let ofPages: [GrowthRow] = [
        GrowthRow("HTML: attributes of a tag", 5_000, { "<p \(many($0) { "a\($0)=1 " })>x" }, page),
        GrowthRow("HTML: elements inside each other", 10_000, { repeated($0, "<div>") }, page),
        GrowthRow("HTML: tags that nobody closes", 10_000, { repeated($0, "<b><i>") }, page),
        GrowthRow("HTML: ends of nothing", 10_000, { repeated($0, "</b>") }, page),
        GrowthRow("HTML: a text", 100_000, { "<p>\(repeated($0, "x "))" }, page),
        GrowthRow("HTML: references", 10_000, { "<p>\(repeated($0, "&amp;"))" }, page),
        GrowthRow("HTML: comments", 10_000, { repeated($0, "<!-- -->") }, page),
        GrowthRow("HTML: comments without an end", 2_000, { repeated($0, "<!-- <p a=1 ") }, page),
        GrowthRow("HTML: a name", 50_000, { "<\(repeated($0, "a"))>" }, page),
        GrowthRow("HTML: a value", 100_000, { "<p a='\(repeated($0, "x"))'>" }, page),
    ]

    // MARK: - Calendars

    private static func calendar(_ bytes: [UInt8]) {
        _ = try? FeedReader(kind: .class, database: ZoneDatabase()).read(bytes)
    }

    private static func event(_ lines: String, uid: String = "1") -> String {
        "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20261009T090000Z\r\nDURATION:PT1H\r\n\(lines)END:VEVENT\r\n"
    }

    private static func whole(_ inside: String) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(inside)END:VCALENDAR\r\n"
    }

    private static let ofCalendars: [GrowthRow] = [
        GrowthRow(
            "iCalendar: events", 250, { whole(many($0) { event("", uid: "\($0)") }) }, calendar),
        GrowthRow(
            "iCalendar: events of one UID", 250, { whole(many($0) { event("SUMMARY:\($0)\r\n") }) },
            calendar),
        GrowthRow(
            "iCalendar: changes of one series", 250,
            {
                whole(
                    event("RRULE:FREQ=DAILY\r\n")
                        + many($0) {
                            event("RECURRENCE-ID:\(20_261_010 + $0 % 20)T0900\(10 + $0 % 50)Z\r\n")
                        })
            }, calendar),
        GrowthRow("iCalendar: lines", 2_000, { whole(event(repeated($0, "X-A:b\r\n"))) }, calendar),
        GrowthRow(
            "iCalendar: lines of one name", 2_000, { whole(event(repeated($0, "SUMMARY:b\r\n"))) },
            calendar),
        GrowthRow(
            "iCalendar: parameters", 2_000,
            { whole(event("SUMMARY\(many($0) { ";P\($0)=1" }):x\r\n")) }, calendar),
        GrowthRow(
            "iCalendar: a folded line", 5_000,
            { whole(event("SUMMARY:x\(repeated($0, "\r\n y"))\r\n")) }, calendar),
        GrowthRow(
            "iCalendar: a long line", 50_000, { whole(event("SUMMARY:\(repeated($0, "x"))\r\n")) },
            calendar),
        GrowthRow(
            "iCalendar: escapes", 20_000, { whole(event("SUMMARY:\(repeated($0, "\\,"))\r\n")) },
            calendar),
        GrowthRow(
            "iCalendar: categories", 5_000,
            { whole(event("CATEGORIES:\(repeated($0, "a,"))\r\n")) }, calendar),
        GrowthRow(
            "iCalendar: days off", 1_000,
            {
                whole(
                    event(
                        "RRULE:FREQ=DAILY\r\nEXDATE:\(repeated($0, "20261010T090000Z,"))20261011T090000Z\r\n"
                    ))
            },
            calendar),
        GrowthRow(
            "iCalendar: more days", 1_000,
            {
                whole(
                    event(
                        many($0) { "RDATE:2027\(10 + $0 % 3)1\($0 % 10)T09\(10 + $0 % 50)00Z\r\n" })
                )
            }, calendar),
        GrowthRow(
            "iCalendar: a rule's list", 2_000,
            { whole(event("RRULE:FREQ=YEARLY;BYYEARDAY=\(repeated($0, "1,"))2\r\n")) }, calendar),
        GrowthRow(
            "iCalendar: a rule's parts", 2_000,
            { whole(event("RRULE:FREQ=DAILY\(repeated($0, ";X=1"))\r\n")) }, calendar),
        GrowthRow(
            "iCalendar: rules", 500, { whole(event(repeated($0, "RRULE:FREQ=DAILY;COUNT=2\r\n"))) },
            calendar),
        GrowthRow(
            "iCalendar: components inside each other", 2_000,
            { whole(repeated($0, "BEGIN:X\r\n")) }, calendar),
        GrowthRow(
            "iCalendar: alarms", 500,
            {
                whole(
                    event(
                        repeated(
                            $0, "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\n")
                    ))
            }, calendar),
        GrowthRow(
            "iCalendar: zones", 400,
            {
                whole(
                    many($0) {
                        "BEGIN:VTIMEZONE\r\nTZID:Z\($0)\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
                            + "TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
                    } + event(""))
            }, calendar),
        GrowthRow(
            "iCalendar: calendars", 500, { many($0) { whole(event("", uid: "\($0)")) } }, calendar),
    ]

    // MARK: - Other files

    private static func table(_ bytes: [UInt8]) {
        _ = try? CatalogueReader(defaultYear: AcademicYear(beginning: 2026)).modules(bytes)
    }

    private static func yaml(_ bytes: [UInt8]) {
        _ = YAMLReading(String(decoding: bytes, as: UTF8.self)).root
    }

    private static func cbor(_ bytes: [UInt8]) {
        _ = CBORReader.value(of: bytes)
        _ = PasskeyKey(bytes)
        _ = AuthenticatorData(bytes)
    }

    private static func picture(_ bytes: [UInt8]) { _ = try? PictureHeader(bytes) }

    private static let ofFiles: [GrowthRow] = [
        GrowthRow("CSV: rows", 500, { "code,title\n\(many($0) { "CM\($0),x\n" })" }, table),
        GrowthRow("CSV: fields", 5_000, { "code,title\nCM1\(repeated($0, ",x"))\n" }, table),
        GrowthRow("CSV: names of fields", 5_000, { "code\(many($0) { ",f\($0)" })\nCM1\n" }, table),
        GrowthRow(
            "CSV: quotes", 20_000, { "code,title\nCM1,\"\(repeated($0, "\"\""))\"\n" }, table),
        GrowthRow("JSON: modules", 500, modules, table),
        GrowthRow("JSON: lists inside each other", 20_000, { repeated($0, "[") }, table),
    ]

    private static let ofYAML: [GrowthRow] = [
        GrowthRow("YAML: keys", 2_000, { many($0) { "k\($0): x\n" } }, yaml),
        GrowthRow("YAML: one key", 2_000, { repeated($0, "k: x\n") }, yaml),
        GrowthRow("YAML: a list", 2_000, { repeated($0, "- x\n") }, yaml),
        GrowthRow("YAML: lists inside each other", 20_000, { repeated($0, "[") }, yaml),
        GrowthRow("YAML: a text", 50_000, { "k: \(repeated($0, "x "))" }, yaml),
        GrowthRow("YAML: anchors", 1_000, { many($0) { "k\($0): &a\($0) x\n" } }, yaml),
        GrowthRow(
            "YAML: aliases", 1_000, { "a: &a [1, 2, 3]\n" + many($0) { "k\($0): *a\n" } }, yaml),
        GrowthRow(
            "YAML: aliases of aliases", 10,
            { "a0: &a0 [x]\n" + many($0) { "a\($0 + 1): &a\($0 + 1) [*a\($0), *a\($0)]\n" } }, yaml),
        GrowthRow("YAML: comments", 10_000, { repeated($0, "# x\n") }, yaml),
    ]

    private static let ofBytes: [GrowthRow] = [
        GrowthRow("CBOR: lists inside each other", 50_000, bytes: nested, cbor),
        GrowthRow("CBOR: a list", 10_000, bytes: list, cbor),
        GrowthRow("CBOR: a map", 4_000, bytes: map, cbor),
        GrowthRow("JPEG: parts before its size", 20_000, bytes: parts, picture),
        GrowthRow("JPEG: bytes between parts", 100_000, bytes: fill, picture),
        GrowthRow("WebP: parts", 20_000, bytes: chunks, picture),
    ]

    private static func modules(_ count: Int) -> String {
        let codes = (0..<count).map { "{\"code\":\"CM\($0)\"}" }
        return "[" + codes.joined(separator: ",") + "]"
    }

    /// In the one form that CBOR has for it: from 256 to 65,535.
    private static func number(_ count: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
    }

    private static func nested(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x81, count: count) }

    private static func list(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = [0x99]
        bytes += number(count)
        return bytes + [UInt8](repeating: 1, count: count)
    }

    private static func map(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = [0xb9]
        bytes += number(count)
        for key in 0..<count {
            bytes.append(0x19)
            bytes += number(key + 256)
            bytes.append(1)
        }
        return bytes
    }

    private static func parts(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = [0xff, 0xd8]
        for _ in 0..<count { bytes += [0xff, 0xe1, 0, 2] }
        return bytes
    }

    private static func fill(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = [0xff, 0xd8]
        bytes += [UInt8](repeating: 0xff, count: count)
        return bytes
    }

    private static func chunks(_ count: Int) -> [UInt8] {
        var text = "RIFF\u{7f}\u{7f}\u{7f}\u{0}WEBP"
        for _ in 0..<count { text += "XXXX\u{0}\u{0}\u{0}\u{0}" }
        return Array(text.utf8)
    }

    @Test(
        "four times as much takes four times as long, or is refused",
        arguments: [ofXML, ofPages, ofCalendars, ofFiles, ofYAML, ofBytes].flatMap { $0 })
    func linear(row: GrowthRow) {
        let factor = row.factor
        #expect(factor < Growth.allowed, "\(row): \(factor)")
    }
}
