import Campus
import Recurrence
import TestSupport
import Testing
import Wire

@testable import Crawling
@testable import Operations
@testable import Reminding
@testable import Scheduling
@testable import Storage

extension Samples {
    var person: Person {
        Person(id: 1, handle: handle, role: .student, name: text, picture: isFull ? "5b0c" : nil)
    }

    var card: PersonCard {
        var profile = Profile()
        (profile.name, profile.gender) = (text, text)
        (profile.bio, profile.zone) = (text, text)
        // Somebody else's where nothing is given.
        let viewer = isFull ? person : Person(id: 2, handle: handle, role: .student)
        return PersonCard(person, profile, shownTo: viewer)
    }

    var archive: PersonArchive {
        let values: [Belongings.Value] = [
            .null, .number(-7), .text(word), .flag(true), .instant(at),
            .volume(Volume(tenths: 4_731_760_000)),
        ]
        let row = zip(["none", "number", "text", "flag", "at", "amount"], values).map { ($0, $1) }
        return PersonArchive(
            card: card, belongings: isFull ? [Belongings(name: "drinks", rows: [row])] : [],
            zone: zone)
    }

    private var suspension: Suspension {
        Suspension(since: at, until: at, reason: .spam, words: "ads")
    }

    var people: [(String, any Shape)] {
        [
            ("person", PersonShape(card, isFull ? suspension : nil, in: zone)),
            ("person-name", PersonNameShape(person)),
            (
                "friends",
                FriendListShape(
                    isFull
                        ? FriendList(
                            friends: [person], received: [person],
                            sent: [.person(person), .address(word)], blocked: [person],
                            sharing: [person])
                        : FriendList())
            ),
            ("friend-state", FriendStateShape(word)), ("archive", PersonArchiveShape(archive)),
            ("person-export", PersonExportShape(PersonExportFiles(json: word, calendar: word))),
            (
                "erasure",
                ErasureShape(
                    ErasureReport(
                        copies: words, unknown: words, damaged: words, published: words,
                        handed: isFull ? [HandedSource(name: word, heir: handle)] : []), of: word)
            ),
        ]
    }

    var event: EventCard {
        let plan = EventPlan(
            title: word, description: text, location: text, start: clock.wall, length: 6_600,
            zone: "UTC", rule: isFull ? RecurrenceRule(.weekly) : nil, capacity: isFull ? 20 : nil,
            hashtag: isFull ? Hashtag("#picnic") : nil)
        var card = EventCard(
            event: Event(
                id: 3, communityID: nil, community: text, organiser: isFull ? person : nil,
                plan: plan, password: text),
            start: clock, end: later, joined: 17, waiting: 2,
            mine: isFull ? Attendance(state: .offered, position: 1, offeredUntil: at) : nil,
            state: .open,
            changes: isFull
                ? [EventChange(kind: .changed, at: at, sentence: KeptSentence(typed: word))] : [])
        card.clashes = news
        return card
    }

    var door: EventDoor {
        let guest = DoorGuest(person: person, came: at)
        return EventDoor(
            card: event, code: isFull ? EventDoor.Code(text: "482913", until: at) : nil,
            present: isFull ? 1 : 0, guests: isFull ? [guest] : [])
    }

    var community: CommunityCard {
        CommunityCard(
            community: Community(
                id: 1, name: word, members: 41, topic: text, description: text),
            isJoined: isFull, isOrganiser: isFull, unread: 2)
    }

    var communities: [(String, any Shape)] {
        [
            ("event", EventShape(event, in: zone)), ("deleted-event", DeletedEventShape(word)),
            ("door", DoorShape(door, in: zone)),
            ("community", CommunityShape(community)),
            (
                "community-page",
                CommunityPageShape(
                    CommunityPage(
                        card: community, organisers: isFull ? [person] : [],
                        events: isFull ? [event] : []), in: zone)
            ),
            ("organiser", OrganiserShape(word, of: word, isOrganiser: isFull)),
            ("closed-community", ClosedCommunityShape(community, cancelled: 2)),
        ]
    }
}
