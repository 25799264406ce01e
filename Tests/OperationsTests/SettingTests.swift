import Campus
import Storage
import TestSupport
import Testing

@testable import Operations

@Suite("Settings", .serialized)
struct SettingTests {
    @Test("a setting is as it comes until it is set, and is one person's own")
    func own() throws {
        let home = try TestHome()
        let fresh = try home.as("ann").settings.list()
        #expect(fresh.map(\.name) == fresh.map(\.name).sorted() && fresh.allSatisfy(\.isStandard))
        #expect(fresh.last.map { [$0.name, $0.value] } == ["zone", "usual"])
        let set = try home.as("ann").settings.set("waking", "9-1")
        #expect(set.value == "09:00-01:00" && !set.isStandard)
        #expect(try home.as("ann").settings.setting("waking") == set)
        #expect(try home.as("op").settings.setting("waking").isStandard)
        #expect(try home.as("ann").settings.set("Waking", "DEFAULT").value == "08:00-22:00")
        #expect(try home.as("ann").settings.setting("waking").isStandard)
    }

    @Test("an unknown key is named with the nearest, a bad value with its form")
    func slips() throws {
        let home = try TestHome()
        let unknown = failure { _ = try home.as("ann").settings.setting("share-bussy") }
        #expect(unknown?.reason == .missing)
        #expect(unknown?.sentence.contains("did you mean share-busy?") ?? false)
        let far = failure { _ = try home.as("ann").settings.set("zzzzzzzz", "1") }
        #expect(far?.reason == .missing && far?.sentence.contains("belltower settings") ?? false)
        let bad = failure { _ = try home.as("ann").settings.set("waking", "8-8") }
        #expect(bad?.reason == .invalid && bad?.sentence.contains("08:00-22:00") ?? false)
        #expect(
            failure { _ = try home.as("ann").settings.set("share-busy", "all") }?.reason == .invalid
        )
    }

    @Test("of every setting usual is how it comes, and nothing at all is no value")
    func every() throws {
        let ann = try TestHome().as("ann")
        for setting in try ann.settings.list() {
            #expect(try ann.settings.set(setting.name, "usual") == setting)
            #expect(try ann.settings.set(setting.name, setting.value) == setting)
            let failure = failure { _ = try ann.settings.set(setting.name, "") }
            let message = failure?.sentence ?? ""
            #expect(failure?.reason == .invalid)
            #expect(
                message.hasPrefix("nothing is no value of \(setting.name): give "), "\(message)")
            #expect(message.contains(" or "), "\(message)")
        }
        let unknown = failure { _ = try ann.settings.set("", "1") }
        #expect(unknown?.sentence.contains("waking 08:00-22:00 or quiet 22:00-07:00") ?? false)
    }

    @Test("hours are taken as they are said", arguments: ["10pm-7am", "10 PM to 7 am", "22–7"])
    func hours(_ words: String) throws {
        let ann = try TestHome().as("ann")
        #expect(try ann.settings.set("quiet", words).value == "22:00-07:00")
        #expect(try ann.settings.set("digest", "7.30 am").value == "07:30")
    }

    @Test("what a newer program wrote and this one cannot read counts as not set")
    func newer() throws {
        let home = try TestHome()
        _ = try home.as("ann").settings.set("waking", "9-1")
        let store = try home.as("ann").store
        let ann = try #require(
            try store.look { try $0.everybody() }.first { $0.handle.text == "ann" })
        try store.transaction { try $0.set("waking", "whenever", of: ann) }
        #expect(try home.as("ann").settings.setting("waking").value == "08:00-22:00")
    }

    @Test("a suspended person sets nothing, and settings go with the person")
    func rights() throws {
        let home = try TestHome()
        _ = try home.as("ann").settings.set("waking", "09:17-21:43")
        #expect(try home.holds("09:17-21:43"))
        _ = try home.as("op").people.suspend("ann")
        #expect(reason { _ = try home.as("ann").settings.set("waking", "8-9") } == .forbidden)
        try home.as("op").people.erase("ann", .removed)
        #expect(try !home.holds("09:17-21:43"))
    }
}
