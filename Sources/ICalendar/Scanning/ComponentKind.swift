/// What BEGIN and END lines name.
enum ComponentKind: Hashable {
    case calendar, event, zone, todo, journal, freeBusy, alarm
    /// In capitals; the first 64 bytes.
    case other(String)

    init(name: UnsafeRawBufferPointer) {
        switch name.count {
        case 6 where name.equals("VEVENT"): self = .event
        case 6 where name.equals("VALARM"): self = .alarm
        case 9 where name.equals("VCALENDAR"): self = .calendar
        case 9 where name.equals("VTIMEZONE"): self = .zone
        case 5 where name.equals("VTODO"): self = .todo
        case 8 where name.equals("VJOURNAL"): self = .journal
        case 9 where name.equals("VFREEBUSY"): self = .freeBusy
        default:
            self = .other(String(decoding: name.prefix(64), as: UTF8.self).uppercased())
        }
    }

    var name: String {
        switch self {
        case .calendar: "VCALENDAR"
        case .event: "VEVENT"
        case .zone: "VTIMEZONE"
        case .todo: "VTODO"
        case .journal: "VJOURNAL"
        case .freeBusy: "VFREEBUSY"
        case .alarm: "VALARM"
        case .other(let name): name
        }
    }

    /// All that calendars have.
    static let named: [ComponentKind] = [
        .calendar, .event, .zone, .todo, .journal, .freeBusy, .alarm,
    ]

    /// Whether it is one of those that calendars have.
    var isNamed: Bool {
        if case .other = self { return false }
        return true
    }

    /// Whether it lies in a VCALENDAR and in nothing else (RFC 5545 section 3.6).
    var isTopLevel: Bool {
        switch self {
        case .event, .zone, .todo, .journal, .freeBusy: true
        case .calendar, .alarm, .other: false
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes are these capitals, in either case.
    @inline(__always)
    func equals(_ capitals: StaticString) -> Bool {
        count == capitals.utf8CodeUnitCount && starts(withCapitals: capitals)
    }

    /// Whether the bytes begin with these capitals, in either case.
    @inline(__always)
    func starts(withCapitals capitals: StaticString) -> Bool {
        let wanted = capitals.utf8Start
        guard count >= capitals.utf8CodeUnitCount else { return false }
        for index in 0..<capitals.utf8CodeUnitCount {
            let byte = self[index]
            if byte != wanted[index], byte != wanted[index] | 0x20 { return false }
        }
        return true
    }
}
