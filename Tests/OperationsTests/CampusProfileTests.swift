import Campus
import Foundation
import TestSupport
import Testing

@testable import Operations

@Suite("Campus profiles")
struct CampusProfileTests {
    static let folder = Fixtures.packageRoot.appendingPathComponent("Crawlers/campus")

    @Test("each that ships reads, and does what its examples say")
    func shipped() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.count >= 2)
        for file in files {
            let path = Self.folder.appendingPathComponent(file).path
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let profile = try CampusProfile(yaml: text, path: path)
            #expect(profile.codePattern != nil && text.contains("examples:"), "\(file)")
        }
    }

    @Test("what a campus calls exams, and what is cancelled, is read, and labels its classes anew")
    func words() throws {
        let yaml = "words:\n  exam: [Viva, Take home]\n  cancelled: [Hitzefrei]\n"
        let profile = try CampusProfile(yaml: yaml, path: "/x/campus/y.yaml")
        #expect(
            profile.words == CampusWords(exams: ["Viva", "Take home"], cancelled: ["Hitzefrei"]))
        #expect(
            MeetingLabeller(profile: profile).fingerprint
                != MeetingLabeller(profile: CampusProfile()).fingerprint)
    }

    /// What is wrong with a file, with its line.
    static let mistakes: [(yaml: String, says: String)] = [
        ("name: X\npatern: 3", "line 2: there is no key `patern`"),
        ("name: X\nmoduleCode:\n  pattern: '[A-'", "line 3: `pattern`"),
        ("moduleCode:\n  pattern: '\\d{3}'\n  examples:\n    CM123: '124'", "line 4: `examples`"),
        ("academicYear:\n  begins: 13-01", "line 2: `begins`"),
        ("academicYear: {ends: 1}", "no key `ends`"), ("- a", "line 1"), ("\tx", "line 1"),
        ("moduleCode: 3", "must hold"), ("words:\n  exams: [Viva]", "no key `exams`"),
    ]

    @Test("what is wrong with one is named with its line", arguments: mistakes)
    func reports(_ yaml: String, says: String) {
        let failure = #expect(throws: Refusal.self) {
            try CampusProfile(yaml: yaml, path: "/x/campus/y.yaml")
        }
        #expect(failure?.reason == .misconfigured)
        #expect(failure?.sentence.contains(says) == true, "\(failure?.sentence ?? "")")
    }

    @Test("files are looked for where one says, beside the program, above a checkout, in the home")
    func folders() throws {
        let folder = try TemporaryFolder()
        let home = try HomeFolder(folder.path + "/home")
        let installed = CrawlerFolder(
            home: home, environment: ["BELLTOWER_CRAWLERS": "/mine"],
            executable: "/usr/local/bin/belltower")
        #expect(installed.paths.first == "/mine")
        #expect(installed.paths[1] == "/usr/local/share/belltower/Crawlers")
        #expect(installed.paths.last == home.path + "/Crawlers")
        let checkout = CrawlerFolder(
            home: home, environment: [:], executable: "/src/b/.build/x86/debug/belltower")
        #expect(checkout.paths.contains("/src/b/Crawlers"))
        #expect(CrawlerFolder(home: home, environment: [:]).names(in: "campus").contains("tuwien"))
        #expect(CrawlerFolder(home: home, environment: [:], executable: nil).paths.count == 1)
    }

    @Test("a campus that is not known is named with those that are")
    func unknown() throws {
        let folder = try TemporaryFolder()
        let home = try HomeFolder(folder.path + "/home")
        for (name, says) in [
            ("tuwein", "did you mean tuwien"), ("../x", "is not the name of a file"),
        ] {
            try Data("campus: \(name)\n".utf8).write(to: URL(fileURLWithPath: home.configuration))
            let failure = #expect(throws: Refusal.self) {
                try Desks(Invocation(home: home.path, person: "sam"))
            }
            #expect(failure?.reason == .misconfigured)
            #expect(failure?.sentence.contains(says) == true, "\(failure?.sentence ?? "")")
        }
    }
}
