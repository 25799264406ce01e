/// What is known of a property by its name.
struct PropertyTraits {
    enum Kind {
        /// RRULE and EXRULE, which go around libical.
        case rule
        /// RDATE and EXDATE.
        case times
        /// FREEBUSY.
        case periods
        case time, duration, integer
        case text
        /// One of a few words, in either case, such as those of STATUS.
        case word
        /// Kept as written.
        case other
    }

    /// In capitals.
    let name: String
    let kind: Kind
    /// It may stand in a component only once (RFC 5545 section 3.6.1).
    let isSingle: Bool
    /// False for extensions, whose values are texts.
    let isKnown: Bool
    /// One line holds several texts, with commas between them.
    let isList: Bool

    private init(_ name: String, _ kind: Kind, isSingle: Bool = false, isKnown: Bool = true) {
        self.name = name
        self.kind = kind
        self.isSingle = isSingle
        self.isKnown = isKnown
        isList = name == "CATEGORIES" || name == "RESOURCES"
    }

    var holdsTimes: Bool { kind == .time || kind == .times || kind == .periods }

    /// Without it something of an event is lost that matters.
    var isVital: Bool {
        switch kind {
        case .rule, .times, .periods, .time, .duration: !Self.stamps.contains(name)
        case .integer, .text, .word, .other: false
        }
    }

    private static let stamps: Set<String> = [
        "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "ACKNOWLEDGED",
    ]

    static func isSingle(_ name: String) -> Bool { known[PropertyKey(name)]?.isSingle ?? false }

    static let known: [PropertyKey: PropertyTraits] = {
        let all = [
            PropertyTraits("DTSTART", .time, isSingle: true),
            PropertyTraits("DTEND", .time, isSingle: true),
            PropertyTraits("RECURRENCE-ID", .time, isSingle: true),
            PropertyTraits("DTSTAMP", .time, isSingle: true),
            PropertyTraits("CREATED", .time, isSingle: true),
            PropertyTraits("LAST-MODIFIED", .time, isSingle: true),
            PropertyTraits("DUE", .time, isSingle: true),
            PropertyTraits("ACKNOWLEDGED", .time, isSingle: true),
            PropertyTraits("COMPLETED", .time, isSingle: true),
            PropertyTraits("DURATION", .duration, isSingle: true),
            PropertyTraits("TRIGGER", .duration, isSingle: true),
            PropertyTraits("SEQUENCE", .integer, isSingle: true),
            PropertyTraits("PRIORITY", .integer, isSingle: true),
            PropertyTraits("REPEAT", .integer, isSingle: true),
            PropertyTraits("PERCENT-COMPLETE", .integer, isSingle: true),
            PropertyTraits("RRULE", .rule),
            PropertyTraits("EXRULE", .rule),
            PropertyTraits("RDATE", .times),
            PropertyTraits("EXDATE", .times),
            PropertyTraits("UID", .text, isSingle: true),
            PropertyTraits("SUMMARY", .text, isSingle: true),
            PropertyTraits("LOCATION", .text, isSingle: true),
            PropertyTraits("STATUS", .word, isSingle: true),
            PropertyTraits("TRANSP", .word, isSingle: true),
            PropertyTraits("CLASS", .word, isSingle: true),
            PropertyTraits("ACTION", .word, isSingle: true),
            PropertyTraits("DESCRIPTION", .text),
            PropertyTraits("CATEGORIES", .text),
            PropertyTraits("RESOURCES", .text),
            PropertyTraits("COMMENT", .text),
            PropertyTraits("CONTACT", .text),
            PropertyTraits("RELATED-TO", .text),
            PropertyTraits("METHOD", .word, isSingle: true),
            PropertyTraits("CALSCALE", .word, isSingle: true),
            PropertyTraits("VERSION", .text, isSingle: true),
            PropertyTraits("PRODID", .text, isSingle: true),
            PropertyTraits("REFRESH-INTERVAL", .duration, isSingle: true),
            PropertyTraits("TZID", .text, isSingle: true),
            PropertyTraits("TZNAME", .text),
            PropertyTraits("TZOFFSETFROM", .other, isSingle: true),
            PropertyTraits("TZOFFSETTO", .other, isSingle: true),
            PropertyTraits("URL", .other, isSingle: true),
            PropertyTraits("ORGANIZER", .other, isSingle: true),
            PropertyTraits("ATTENDEE", .other),
            PropertyTraits("ATTACH", .other),
            PropertyTraits("GEO", .other, isSingle: true),
            PropertyTraits("REQUEST-STATUS", .other),
            PropertyTraits("FREEBUSY", .periods),
        ]
        return Dictionary(uniqueKeysWithValues: all.map { (PropertyKey($0.name), $0) })
    }()

    /// For a name that is not known.
    static func unknown(_ name: String) -> PropertyTraits {
        PropertyTraits(name.uppercased(), .text, isKnown: false)
    }
}
