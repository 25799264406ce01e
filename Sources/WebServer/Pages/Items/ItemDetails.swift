import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// All that is told of an item on its own page.
struct ItemDetails {
    private let item: AgendaItem
    private let line: ItemModel
    private let view: CalendarView
    private let all: [AgendaItem]
    private let changes: [RecordedChange]
    private let isOwn: Bool
    private var frame: Frame { view.frame }
    private var desks: Desks { view.desks }

    /// So far back changes are told, in days.
    private static let past = 120
    private static let mostChanges = 10
    private static let mostFriends = 12

    /// - Parameters:
    ///   - line: the item as lists tell of it.
    ///   - all: the items of its day.
    init(_ line: ItemModel, among all: [AgendaItem], _ view: CalendarView) throws {
        (self.line, self.view, self.all) = (line, view, all)
        item = line.item
        isOwn = try view.desks.personal.isOwn(item)
        let since = view.today.adding(days: -Self.past).description
        let meetings = line.item.meetings
        changes =
            item.kind == .hydration || isOwn
            ? []
            : try view.desks.sources.changes(since: since).filter {
                $0.revertedAt == nil && $0.change.meeting.map(meetings.contains) ?? false
            }
    }

    var title: String { line.title }

    /// `Class`, `Entry`.
    var kind: String {
        if item.kind == .personal { return frame.words("page.item.entry") }
        return line.kindText ?? frame.words("kind.\(item.kind.rawValue)").beginningLarge
    }

    /// `today 11:15`.
    var shortWhen: String {
        if item.allDay { return frame.day(item.start.wall.date) }
        return "\(frame.day(line.start.date)) \(frame.clock(line.start))"
    }

    var model: [String: Any] {
        get throws {
            let clashes = clashes
            let changes = changes.prefix(Self.mostChanges).map(told)
            let facts = facts
            var model: [String: Any] = [
                "item": try itemModel(), "clashes": clashes, "hasClashes": !clashes.isEmpty,
                "also": also, "changes": changes, "hasChanges": !changes.isEmpty, "facts": facts,
                "hasFacts": !facts.isEmpty || !also.isEmpty,
            ]
            if let details = item.details?.harmless, details.contains(where: { !$0.isWhitespace }) {
                model["about"] = details
            }
            model["subject"] = subject
            model["isNameless"] = item.kind == .class && item.module == nil
            model.merge(try friends) { _, new in new }
            return model
        }
    }

    private func itemModel() throws -> [String: Any] {
        let isMuted = try subject.map { try desks.reminders.mutes().contains($0) } ?? false
        var model: [String: Any] = [
            "id": item.id.description, "summary": title, "whenText": when,
            "start": item.allDay
                ? item.start.wall.date.description : line.frame.timestamp(item.start.instant),
            "isOff": line.isOff, "isHidden": item.isHidden, "isMuted": isMuted, "isOwn": isOwn,
            "isSeries": item.recurrenceID != nil, "address": line.address,
        ]
        model["accent"] = line.accent
        model["module"] = item.module?.text
        model["classAddress"] = item.module.map(PageAddress.of)
        model["kindText"] = item.module == nil ? nil : line.kindText
        if isOwn {
            model["kicker"] = frame.words("page.item.kicker")
            model["editAddress"] = "\(line.address)/edit"
            model["deleteAddress"] = "\(line.address)/delete"
        } else if item.module == nil {
            model["kicker"] = item.source.harmless.oneLine
        }
        if let event = item.id.event {
            model["eventPage"] = "/events/e\(event)"
            model["answersText"] = try answersText("e\(event)")
        }
        model["begins"] = begins
        model["repeatText"] = try desks.items.repetition(of: item).map { frame.words.text($0) }
        model["offText"] = line.isOff ? changes.first { $0.change.kind == .cancelled }.map(by) : nil
        model["where"] = line.whereText
        model["place"] = line.place
        model["placeText"] = line.roomText
        model["unofficialText"] = unofficialText
        model["hasWhere"] = ["where", "place", "placeText", "unofficialText"]
            .contains { model[$0] != nil }
        return model
    }

    /// What classmates say beside what the timetable says.
    private var unofficialText: String? {
        guard let place = item.unofficialPlace?.harmless.oneLine else { return nil }
        guard let told = item.location?.harmless.oneLine, !told.isEmpty else {
            return frame.words("told.unofficial.alone", ["place": .text(place)])
        }
        return frame.words(
            "told.unofficial.instead", ["place": .text(place), "told": .text(told)])
    }

    // MARK: - Time

    private var when: String {
        ItemWhen(item: item, frame: frame) { frame.day($0).beginningLarge }.text
    }

    /// `Kim Novak: comes`; nil of what nobody was asked to by name.
    private func answersText(_ event: String) throws -> String? {
        let invitees = try desks.events.show(event).invitees.map {
            "\($0.person.shownName): \(frame.words("page.invite.\($0.answer.rawValue)"))"
        }
        return invitees.isEmpty ? nil : frame.words.list(invitees)
    }

    /// Only of what is near: nobody counts days down.
    private var begins: [String: Any]? {
        let ahead = item.start.instant - line.now
        guard !item.allDay, !line.isOff, (1..<86_400).contains(ahead) else { return nil }
        let length = frame.days.ahead(ahead, isSpoken: true)
        return [
            "beginsAt": line.frame.timestamp(item.start.instant),
            "beginsText": frame.words("page.today.begins", ["length": .text(length)]),
        ]
    }

    // MARK: - What else there is

    private var clashes: [[String: Any]] {
        let titles = Dictionary(
            all.map { ($0.id, ItemTitle.text($0, in: frame.words)) }
        ) { first, _ in first }
        return item.clashes.map { clash in
            [
                "clashText": line.text(clash), "clashAddress": PageAddress.of(clash.other),
                "clashName": titles[clash.other] ?? frame.words("clash.other"),
            ]
        }
    }

    private var also: [[String: Any]] {
        item.alsoFrom.flatMap { other in
            other.differences.map { difference in
                let value =
                    Timestamp.instant(difference.value).map { frame.moment($0) }
                    ?? difference.value.harmless.oneLine
                let text = frame.words(
                    "told.also",
                    ["source": .text(other.source.harmless.oneLine), "value": .text(value)])
                return ["alsoText": text]
            }
        }
    }

    private func told(_ recorded: RecordedChange) -> [String: Any] {
        [
            "changeTime": line.frame.timestamp(recorded.at),
            "changeTimeText": frame.moment(recorded.at),
            "changeText": ChangeList.text(recorded.change, frame),
        ]
    }

    private func by(_ recorded: RecordedChange) -> String {
        frame.words(
            "told.by",
            [
                "who": .text(recorded.source.harmless.oneLine),
                "when": .text(frame.moment(recorded.at)),
            ])
    }

    private var facts: [[String: Any]] {
        guard !isOwn, item.kind != .hydration else { return [] }
        var facts: [[String: Any]] = []
        func add(_ name: String, _ text: String?) {
            guard let text, !text.isEmpty else { return }
            facts.append(["factName": frame.words("page.fact.\(name)"), "factText": text])
        }
        add("staff", frame.words.list(item.staff.map(\.harmless.oneLine)))
        add("group", item.group?.harmless.oneLine)
        if let url = item.url?.harmless.oneLine,
            url.hasPrefix("https://") || url.hasPrefix("http://")
        {
            facts.append([
                "factName": frame.words("page.fact.page"), "factText": url, "factAddress": url,
            ])
        }
        add("source", item.source.harmless.oneLine)
        return facts
    }

    /// What a mute is about.
    private var subject: String? { item.module?.text }

    private var friends: [String: Any] {
        get throws {
            guard let module = item.module else { return ["friends": [], "hasFriends": false] }
            // Who does not take it sees nobody.
            let mates = (try? desks.enrolment.classmates(module.text)) ?? []
            let friends = mates.filter(\.isFriend)
            var model: [String: Any] = [
                "hasFriends": !mates.isEmpty,
                "friends": (friends + mates.filter { !$0.isFriend }).prefix(Self.mostFriends).map {
                    mate -> [String: Any] in
                    let name = (mate.name ?? mate.handle.text).harmless.oneLine
                    var line: [String: Any] = ["initials": Initials.of(name), "personName": name]
                    if mate.isFriend { line["personNote"] = frame.words("page.friends.friend") }
                    line["personPicture"] = mate.picture.map { Picture.address(of: $0, .small) }
                    return line
                },
            ]
            if !mates.isEmpty {
                model["friendsText"] = frame.words(
                    "told.classmates",
                    ["count": .number(mates.count), "friends": .number(friends.count)])
            }
            return model
        }
    }
}
