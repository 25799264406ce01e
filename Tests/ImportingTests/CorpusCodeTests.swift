import Campus
import Foundation
import ICalendar
import Importing
import TestSupport
import Testing

@Suite("Module codes in real feeds", .enabled(if: Corpus.isThere))
struct CorpusCodeTests {
    /// How many meetings of a calendar have codes, may have, and have none.
    struct Share: Sendable, Equatable {
        var linked: Int
        var doubtful: Int
        var none: Int
    }

    /// Every calendar of a university in the corpus, counted and looked through: none of the links is
    /// wrong; what is unlinked names no code, or one that a campus profile has to describe.
    static let shares: [(file: String, pattern: String?, share: Share)] = [
        ("ade__iut-rt-but1__2023", nil, Share(linked: 383, doubtful: 1023, none: 26)),
        ("ade__iut-rt-but1__2023", iut, Share(linked: 1406, doubtful: 0, none: 26)),
        ("ade__iut-rt-but2__2023", nil, Share(linked: 29, doubtful: 421, none: 144)),
        ("ade__iut-rt-but2__2023", iut, Share(linked: 575, doubtful: 0, none: 19)),
        ("ade__iut-rt-but3__empty", nil, Share(linked: 0, doubtful: 0, none: 0)),
        ("ade__montpellier__mini", nil, Share(linked: 3, doubtful: 0, none: 0)),
        ("ade__montpellier__m1-2021", nil, Share(linked: 339, doubtful: 0, none: 2)),
        ("ade__toulouse-n7__2021-22", nil, Share(linked: 321, doubtful: 0, none: 35)),
        ("ade__uclouvain__q2-serieA-headerless", nil, Share(linked: 149, doubtful: 0, none: 5)),
        ("ade__uclouvain__q3-serieA", nil, Share(linked: 123, doubtful: 0, none: 21)),
        ("aurion__isen-france__2022", nil, Share(linked: 0, doubtful: 0, none: 13)),
        ("blackboard__trinity-dublin__learn-2023", nil, Share(linked: 0, doubtful: 0, none: 272)),
        ("campusonline__tum__duplication", nil, Share(linked: 2, doubtful: 0, none: 0)),
        ("campusonline__tum__timeadjustment", nil, Share(linked: 4, doubtful: 0, none: 0)),
        ("canvas__purdue__fixture-2026", nil, Share(linked: 0, doubtful: 0, none: 3)),
        ("celcat__cy-cergy__gig3-2021", nil, Share(linked: 0, doubtful: 0, none: 55)),
        ("celcat__nch-london__2022", nil, Share(linked: 122, doubtful: 0, none: 11)),
        ("exchange__leeds__tds-2022", nil, Share(linked: 0, doubtful: 0, none: 10)),
        (
            "hyperplanning__avignon-ceri__m1-2024-large", nil,
            Share(linked: 0, doubtful: 0, none: 983)
        ),
        ("khronos-splus__groningen__2024", nil, Share(linked: 0, doubtful: 0, none: 14)),
        ("moodle__ifro-brazil__2020-pt", nil, Share(linked: 0, doubtful: 0, none: 15)),
        ("moodle__pusan__2021-40ev", nil, Share(linked: 40, doubtful: 0, none: 0)),
        ("moodle__pusan__time-error", nil, Share(linked: 40, doubtful: 0, none: 0)),
        ("nusmods__nus__2022-sem2", nil, Share(linked: 16, doubtful: 0, none: 0)),
        ("r-calendar__leeds__tds-timetable", nil, Share(linked: 0, doubtful: 0, none: 21)),
        ("sutd__sutd__2023_term1", nil, Share(linked: 0, doubtful: 0, none: 105)),
        ("sutd__sutd__20240113-025034-753845", nil, Share(linked: 0, doubtful: 0, none: 129)),
        ("sutd__sutd__schedule", nil, Share(linked: 0, doubtful: 0, none: 128)),
        ("timeedit__chalmers__basar-2021", nil, Share(linked: 528, doubtful: 0, none: 37)),
        ("tiss__tuwien__personal-2026", nil, Share(linked: 0, doubtful: 0, none: 172)),
        ("tiss__tuwien__personal-2026", wien, Share(linked: 148, doubtful: 0, none: 24)),
        ("trainex__phwt__semester", nil, Share(linked: 0, doubtful: 0, none: 209)),
        ("uhasselt__iCalRoosters__2013", nil, Share(linked: 0, doubtful: 0, none: 159)),
        ("unsw__unsw__my-timetable-2025", nil, Share(linked: 7, doubtful: 0, none: 12)),
        ("untis__school__2021", nil, Share(linked: 0, doubtful: 0, none: 72)),
    ]

    /// The patterns of the profiles that `Crawlers/campus` has for two of them.
    static let iut = #"(SAE|R) *(ROM *)?\d{3}"#
    static let wien = #"\d{3}\.[0-9A-Z]\d{2}"#

    @Test("as many meetings are linked as were counted by eye", arguments: shares)
    func counts(_ file: String, pattern: String?, share: Share) throws {
        let folder = try #require(Corpus.folder)
        let feed = folder.appendingPathComponent("ics/\(file).ics")
        let reading = try FeedReader(kind: .class, database: ZoneDatabase()).read(
            Array(try Data(contentsOf: feed)))
        var labels = LabelReading(
            MeetingLabeller(
                profile: CampusProfile(codePattern: try pattern.map { try CodePattern($0) })))
        var found = Share(linked: 0, doubtful: 0, none: 0)
        for meeting in reading.meetings {
            let label = labels.label(of: meeting)
            if !label.codes.isEmpty {
                found.linked += 1
            } else if !label.doubtful.isEmpty {
                found.doubtful += 1
            } else {
                found.none += 1
            }
        }
        #expect(found == share)
    }

    @Test("no calendar of a university is left out")
    func complete() throws {
        let folder = try #require(Corpus.folder)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("ics").path
        ).filter { $0.hasSuffix(".ics") && !$0.contains(".expected") }
        #expect(Set(files) == Set(Self.shares.map { $0.file + ".ics" }))
    }
}
