import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// What pages say of an agenda's item: its time, its place, and how it stands to others.
struct ItemModel {
    let item: AgendaItem
    let frame: Frame
    private let accents: Accents
    /// What told where it is now, of the last days; nil where it is where it was.
    private let relocation: RecordedChange?
    private let titles: [ItemID: String]

    /// - Parameter all: what may be named beside it: the items of the window.
    init(_ item: AgendaItem, among all: [AgendaItem], _ view: CalendarView) {
        self.item = item
        frame = view.frame
        accents = view.accents
        relocation = view.rooms[item]
        let clashing = Set(item.clashes.map(\.other))
        let frame = frame
        titles = Dictionary(
            all.filter { clashing.contains($0.id) }.map {
                ($0.id, ItemTitle.text($0, in: frame.words))
            }
        ) { first, _ in first }
    }

    var now: Instant { frame.request.now }
    var title: String { ItemTitle.text(item, in: frame.words) }
    var address: String { PageAddress.of(item.id) }
    var accent: String? { accents[item] }
    var start: WallTime { frame.zone.wall(at: item.start.instant) }
    var end: WallTime { frame.zone.wall(at: item.end.instant) }
    var isOff: Bool { item.status == .cancelled }
    var isNow: Bool {
        !item.allDay && !isOff && item.start.instant <= now && now < item.end.instant
    }
    var hasLength: Bool { item.end.instant > item.start.instant }

    /// `Lecture`; nil where nothing names it.
    var kindText: String? {
        let key: String? =
            item.meetingKind.map { "kind.\($0.rawValue)" }
            ?? (item.kind == .exam ? "kind.exam" : nil)
        return key.map { frame.words($0).beginningLarge }
    }

    /// A room on its plate, for what a campus and its communities tell; nil for one's own, and without
    /// a place.
    var place: [String: Any]? {
        guard let location = item.location?.harmless.oneLine, !location.isEmpty,
            item.kind.isTaught || item.kind == .event || item.module != nil
        else { return nil }
        var place: [String: Any] = ["room": location, "isOnline": Self.isOnline(location)]
        place["former"] = relocation?.change.before?.harmless.oneLine
        return place
    }

    /// `Room changed, told by Timetable today 8:12`; nil where it is where it was.
    var roomText: String? {
        relocation.map { moved in
            frame.words(
                "told.room",
                [
                    "source": .text(moved.source.harmless.oneLine),
                    "when": .text(frame.moment(moved.at)),
                ])
        }
    }

    /// `Classmates say: C4 2.01 (unofficial)`; nil where nothing stands beside what its source says.
    var unofficialText: String? {
        item.unofficialPlace.map {
            frame.words("told.unofficial", ["place": .text($0.harmless.oneLine)])
        }
    }

    /// A place that is no room.
    var whereText: String? {
        guard place == nil, let location = item.location?.harmless.oneLine, !location.isEmpty else {
            return nil
        }
        return location
    }

    /// `room B2`, which no line's end parts, or a place as it is called; nil without one.
    var spokenPlace: String? {
        guard let location = item.location?.harmless.oneLine, !location.isEmpty else { return nil }
        guard item.kind.isTaught, Self.isRoomCode(location) else { return location }
        let room = location.replacing(" ", with: "\u{a0}")
        return frame.words("told.simple.room", ["room": .text(room)])
    }

    /// Whether each word is a number or capital letters: `8W 2.1`, unlike `Great Hall` and `Lab 2`.
    static func isRoomCode(_ location: String) -> Bool {
        location.contains(where: \.isNumber)
            && location.split(separator: " ").allSatisfy { word in
                word.contains(where: \.isNumber) || word.allSatisfy(\.isUppercase)
            } && !isOnline(location)
    }

    static func isOnline(_ location: String) -> Bool {
        let plain = location.lowercased()
        return ["online", "teams", "zoom", "http://", "https://"].contains { plain.contains($0) }
    }

    /// `Overlaps Open hour for 35 minutes`.
    func text(_ clash: Clash) -> String {
        ClashWords(frame: frame).text(
            clash.reason, with: titles[clash.other] ?? frame.words("clash.other"))
    }

    /// A line of an agenda: see `partials/rows`.
    var row: [String: Any] {
        var model: [String: Any] = [
            "id": item.id.description, "address": address,
            "start": frame.timestamp(item.start.instant),
            "startText": item.allDay ? frame.words("told.allDay") : frame.clock(start),
            "summary": title, "isNow": isNow, "isOff": isOff,
        ]
        model["accent"] = accent
        if !item.allDay, hasLength {
            model["end"] = frame.timestamp(item.end.instant)
            model["endText"] = frame.clock(end)
        }
        model["place"] = place
        model["where"] = whereText
        model["module"] = item.module?.text
        model["kindText"] = kindText
        if isNow {
            let left = frame.words(
                "page.today.left", ["length": .text(frame.days.spoken(item.end.instant - now))])
            model["leftText"] = frame.words("told.now", ["left": .text(left)])
        }
        model["unofficialText"] = unofficialText
        model["changeText"] = isOff ? nil : roomText
        if !isOff { model["overlaps"] = ClashWords(frame: frame).lines(of: item, titles) }
        if let also = item.alsoFrom.first, let difference = also.differences.first {
            model["alsoText"] = frame.words(
                "told.also",
                [
                    "source": .text(also.source.harmless.oneLine),
                    "value": .text(difference.value.harmless.oneLine),
                ])
        }
        model["noteText"] = item.note?.harmless.oneLine
        return model
    }
}

/// A colour of ten for each module: the same on every page, and two of a person's are alike only where
/// they have more than ten.
struct Accents {
    private var places: [String: Int] = [:]

    /// - Parameter modules: those that the person takes.
    init(_ modules: [ModuleCode]) {
        var taken: Set<Int> = []
        for code in Set(modules.map(\.text)).sorted() {
            let first = Self.usual(code)
            let free = (0..<10).lazy.map { (first + $0) % 10 }.first { !taken.contains($0) }
            let place = free ?? first
            taken.insert(place)
            places[code] = place
        }
    }

    private static func usual(_ name: String) -> Int { Int(UIDKey(of: name).bits >> 33 % 10) }

    /// `1` to `10`; nil for one's own.
    subscript(item: AgendaItem) -> String? {
        guard item.kind != .personal, item.kind != .hydration else { return nil }
        return accent(of: item.module?.text ?? item.source)
    }

    /// Of what stands for itself, as a community does: the one that its events have in an agenda.
    static func accent(of name: String) -> String { "\(usual(name) + 1)" }

    subscript(code: ModuleCode) -> String { accent(of: code.text) }

    private func accent(of name: String) -> String { "\((places[name] ?? Self.usual(name)) + 1)" }
}
