/// Opens replies that are no page but hold one, as scripts ask for them.
enum Envelope {
    /// HTML of an XML reply whose CDATA sections are HTML, and of JSON.
    ///
    /// What is in a section and begins with a tag is taken as it stands, anything else as text; the
    /// elements around stay. JSON is the text of a `pre`. XHTML, whose scripts may be in CDATA, and
    /// every other page are returned as they are.
    static func opened(_ utf8: [UInt8]) -> [UInt8] {
        var start = 0
        skipSpace(utf8, &start)
        guard start < utf8.count else { return utf8 }
        switch utf8[start] {
        case 0x3c: return isXML(utf8, start) ? withoutSections(utf8, from: start) : utf8
        case 0x5b, 0x7b:
            return isJSON(utf8, start) ? wrapped(utf8[start...], in: "pre") : utf8
        default: return utf8
        }
    }

    private static func wrapped(_ text: ArraySlice<UInt8>, in tag: String) -> [UInt8] {
        var html = Array("<\(tag)>".utf8)
        html.reserveCapacity(text.count + 100)
        appendText(text, to: &html)
        return html + "</\(tag)>".utf8
    }

    /// Its last letter closes what the first has opened.
    private static func isJSON(_ utf8: [UInt8], _ start: Int) -> Bool {
        let last = utf8.last { !isSpace($0) }
        return last == (utf8[start] == 0x5b ? 0x5d : 0x7d)
    }

    /// An XML declaration, and then anything but a page.
    private static func isXML(_ utf8: [UInt8], _ start: Int) -> Bool {
        guard utf8[start...].starts(with: "<?xml".utf8),
            var place = utf8[start...].firstIndex(of: 0x3e)
        else { return false }
        place += 1
        skipSpace(utf8, &place)
        let next = String(decoding: utf8[place...].prefix(14), as: UTF8.self).lowercased()
        return !next.hasPrefix("<html") && !next.hasPrefix("<!doctype html")
    }

    private static func withoutSections(_ utf8: [UInt8], from start: Int) -> [UInt8] {
        var html: [UInt8] = []
        html.reserveCapacity(utf8.count)
        var place = start
        while let open = find(opening, in: utf8, from: place) {
            html += utf8[place..<open]
            let inside = open + opening.count
            let close = find(closing, in: utf8, from: inside) ?? utf8.count
            appendSection(utf8[inside..<close], to: &html)
            place = min(close + closing.count, utf8.count)
        }
        return place == start ? utf8 : html + utf8[place...]
    }

    private static let opening = Array("<![CDATA[".utf8)
    private static let closing = Array("]]>".utf8)

    private static func find(_ wanted: [UInt8], in utf8: [UInt8], from start: Int) -> Int? {
        var place = start
        while let next = utf8[place...].firstIndex(of: wanted[0]) {
            if utf8[next...].starts(with: wanted) { return next }
            place = next + 1
        }
        return nil
    }

    private static func appendSection(_ section: ArraySlice<UInt8>, to html: inout [UInt8]) {
        if section.first(where: { !isSpace($0) }) == 0x3c {
            html += section
        } else {
            appendText(section, to: &html)
        }
    }

    private static func appendText(_ text: ArraySlice<UInt8>, to html: inout [UInt8]) {
        for byte in text {
            switch byte {
            case 0x26: html += "&amp;".utf8
            case 0x3c: html += "&lt;".utf8
            default: html.append(byte)
            }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private static func skipSpace(_ utf8: [UInt8], _ place: inout Int) {
        while place < utf8.count, isSpace(utf8[place]) { place += 1 }
    }
}
