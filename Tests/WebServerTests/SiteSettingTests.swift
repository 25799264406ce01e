import Campus
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// It is Thursday, 8 October 2026, 9:00; config.yaml has a hotline and who may sign up.
@Suite("Page of the site's settings")
struct SiteSettingPageTests {
    private static let address = "/operator/settings"

    @Test("what is saved stands on every page, and can be taken back")
    func saved() async throws {
        let site = try PageSite()
        let page = try await site.get(Self.address, as: "op")
        #expect(page.status == 200 && page.has("value=\"Belltower\""))
        #expect(page.has("Nothing was changed here yet."))
        #expect(try await site.get("/help", as: nil).has("· Belltower</title>"))
        let answer = try await site.post(
            Self.address, ["name": "Campus & co", "domains": ""], as: "op")
        #expect((answer.status, answer.next) == (303, Self.address))
        for (path, handle) in [("/help", nil), ("/", "sam"), ("/sign-in", nil)]
            as [(String, String?)]
        {
            #expect(try await site.get(path, as: handle).has("· Campus &amp; co</title>"))
        }
        let versions = try await site.get(Self.address, as: "op")
        #expect(versions.has("Op, 9:00; before: as it comes"))
        #expect(versions.has("action=\"\(Self.address)/1/undo\""))
        #expect(!versions.has("/2/undo"))
        let undone = try await site.post("\(Self.address)/1/undo", as: "op")
        #expect((undone.status, undone.next) == (303, Self.address))
        #expect(try await site.get("/help", as: nil).has("· Belltower</title>"))
        #expect(try await site.post("\(Self.address)/1/undo", as: "op").status == 422)
        #expect(try await site.post("\(Self.address)/x/undo", as: "op").status == 422)
    }

    @Test("what config.yaml sets is shown and cannot be altered")
    func locked() async throws {
        let site = try PageSite()
        let page = try await site.get(Self.address, as: "op")
        #expect(
            page.has("id=\"hotline\" name=\"hotline\" value=\"+44 1225 000000, Monday to Friday\""))
        #expect(page.has("config.yaml, or the server’s environment, sets this"))
        let refused = try await site.post(Self.address, ["hotline": "1"], as: "op")
        #expect(refused.status == 422 && refused.has("file config.yaml sets hotline"))
    }

    @Test("keeps what was typed beside what is wrong with it")
    func refused() async throws {
        let site = try PageSite()
        let page = try await site.post(
            Self.address, ["name": "Ours", "domains": "kim@example.org"], as: "op")
        #expect(page.status == 422 && page.has("id=\"domains-p\""))
        #expect(page.has("value=\"kim@example.org\"") && page.has("value=\"Ours\""))
    }

    @Test("is for operators, who prove anew who they are")
    func callers() async throws {
        let site = try PageSite()
        #expect(try await site.get(Self.address).status == 403)
        #expect(try await site.post(Self.address, ["name": "Mine"]).status == 403)
        site.clock.jump(3_600)
        #expect(try await site.get(Self.address, as: "op").status == 200)
        let answer = try await site.post(Self.address, ["name": "Ours"], as: "op")
        #expect(answer.status == 303 && answer.next?.hasPrefix("/prove?next=") == true)
    }
}

@Suite("The site's settings by the API")
struct SiteSettingRouteTests {
    @Test("are set, listed and taken back")
    func life() async throws {
        let site = try TestSite(configuration: "zone: UTC\nserver: {hotline: \"1\"}\n")
        let (op, kim) = (try site.signUp("op"), try site.signUp("kim"))
        let path = "/operator/settings"
        #expect(try await site.ask(.get, path).status == 401)
        #expect(try await site.ask(.get, path, as: kim).status == 403)
        #expect(try await site.ask(.patch, path, #"{"name":"Mine"}"#, as: kim).status == 403)
        #expect(try await site.ask(.post, path + "/undo", "{}", as: kim).status == 403)
        let set = try await site.ask(
            .patch, path, #"{"name":"Campus","signUp":"closed"}"#, as: op)
        #expect(set.status == 200)
        let settings = try #require(set.object["settings"] as? [[String: Any]])
        #expect(settings.compactMap { $0["value"] as? String } == ["Campus", "closed", "1"])
        #expect(settings.map { $0["locked"] as? Bool } == [false, false, false, true])
        #expect((set.object["history"] as? [[String: Any]])?.count == 2)
        let cleared = try await site.ask(.patch, path, #"{"name":null}"#, as: op)
        #expect(cleared.status == 200 && site.home.site.name == "Belltower")
        #expect(try await site.ask(.post, path + "/undo", "{}", as: op).status == 200)
        #expect(site.home.site.name == "Campus")
        #expect(try await site.ask(.post, path + "/undo", #"{"id":1}"#, as: op).status == 409)
        #expect(try await site.ask(.post, path + "/undo", #"{"id":99}"#, as: op).status == 404)
        #expect(try await site.ask(.patch, path, #"{"hotline":"2"}"#, as: op).status == 409)
        for body in [#"{"signUp":"all"}"#, #"{"listen":"x"}"#, #"{"domains":"a@b"}"#] {
            #expect(try await site.ask(.patch, path, body, as: op).status == 422)
        }
    }
}
