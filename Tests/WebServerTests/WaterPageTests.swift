import Campus
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Page of water")
struct WaterPageTests {
    private static let id = "0f8fad5b-d9cb-469f-a165-70867728950e"
    private static let goal = [
        "on": "true", "amount": "64 oz", "from": "08:00", "to": "20:00", "rhythm": "cup",
        "cup": "8 oz", "every": "90", "times": "8", "dayLimit": "4 l", "hourLimit": "1 l",
    ]

    private func goal(_ site: PageSite) throws -> Goal { try site.desks("sam").water.goal().goal }

    // TW-3: "4, 8, and 16fl oz."; TW-6: an amount of one's own.
    @Test(
        "a drink, a glass, a bottle or an amount is logged",
        arguments: [
            (["category": "drink"], "Drink, 4 oz"), (["category": "glass"], "Glass, 8 oz"),
            (["category": "bottle"], "Bottle, 16 oz"), (["amount": "330 ml"], "330 ml"),
            (["amount": "12"], "12 oz"), (["amount": "0,5 l"], "0.5 l"),
        ])
    func log(form: [String: String], text: String) async throws {
        let site = try PageSite()
        var form = form
        form["next"] = "/water"
        let answer = try await site.post("/drinks", form)
        #expect((answer.status, answer.next) == (303, "/water"))
        #expect(try await site.get("/water").has("<span class=\"grow\">\(text)</span>"))
    }

    @Test("the same form sent twice is one drink")
    func twice() async throws {
        let site = try PageSite()
        for _ in 0..<2 {
            _ = try await site.post("/drinks", ["category": "glass", "id": Self.id])
        }
        #expect(try site.desks("sam").water.history(days: 1).days[0].drinks.count == 1)
    }

    @Test("a goal that does not remind is a goal; without one nothing is told of it")
    func quiet() async throws {
        let site = try PageSite()
        let bare = try await site.get("/water")
        #expect(bare.has("No goal is set.") && !bare.has("Its reminders are off."))
        let drunk = try await site.post("/drinks", ["category": "glass"])
        #expect(drunk.flash?.contains("8 oz so far today") == true)
        #expect(
            try await site.post("/water/goal", Self.goal.filter { $0.key != "on" }).status == 303)
        let page = try await site.get("/water")
        #expect(page.has("Its reminders are off.") && page.has("8 oz of 64 oz"))
        #expect(!page.has("No goal is set."))
    }

    @Test("an average needs an earlier day, and millilitres a goal in them")
    func average() async throws {
        let site = try PageSite()
        let ounces = try await site.get("/water")
        #expect(ounces.has("value=\"64 oz\"") && ounces.has("value=\"8 oz\""))
        _ = try await site.post("/me/settings", ["units": "ml"])
        let metric = try await site.get("/water")
        #expect(metric.has("value=\"2000 ml\"") && metric.has("value=\"250 ml\""))
        _ = try await site.post("/drinks", ["category": "glass"])
        let today = try await site.get("/water")
        #expect(
            today.has("Nothing was logged from Fri 2 Oct to yesterday.") && !today.has("Average: "))
        site.clock.jump(86_400)
        let next = try await site.get("/water")
        #expect(!next.has("Nothing was logged") && next.has("Average: "))
        _ = try await site.post("/water/goal", Self.goal)
        let set = try await site.get("/water")
        #expect(set.has("value=\"1893 ml\"") && !set.has("value=\"2000 ml\""))
    }

    @Test("an amount that is none is told beside its field, and stays there")
    func wrongAmount() async throws {
        let answer = try await PageSite().post("/drinks", ["amount": "<lots>", "next": "/water"])
        #expect(answer.status == 422)
        #expect(answer.has("id=\"amount-p\"") && answer.has("value=\"&lt;lots&gt;\""))
    }

    // TW-4, TW-7, TW-17: each with category and time, earlier days compared.
    @Test("the history has each drink of each day, further back by a link")
    func history() async throws {
        let site = try PageSite()
        let water = try site.desks("sam").water
        _ = try water.log("glass", at: "08:10", id: Self.id)
        _ = try water.log("bottle", at: "2026-10-07T19:00:00Z")
        _ = try water.log("250ml", at: "2026-09-20T19:00:00Z")
        let page = try await site.get("/water")
        #expect(page.has(">8:10</time>") && page.has("Glass, 8 oz"))
        #expect(page.has("<b>Wed 7 Oct</b>") && page.has(">19:00</time>"))
        #expect(page.has("/drinks/\(Self.id)/delete"))
        #expect(!page.has("20 Sep") && page.has("href=\"/water?days=28#history\""))
        #expect(try await site.get("/water?days=28").has("20 Sep"))
        #expect(try await !site.get("/water?days=99999").has("?days="))
    }

    @Test("a drink is taken back, by whom it is alone")
    func takeBack() async throws {
        let site = try PageSite()
        _ = try site.desks("sam").water.log("glass", id: Self.id)
        let path = "/drinks/\(Self.id)/delete"
        #expect(try await site.post(path, as: "op").status == 422)
        #expect(try site.desks("sam").water.history(days: 1).days[0].drinks.count == 1)
        let answer = try await site.post(path)
        #expect((answer.status, answer.next) == (303, "/water"))
        #expect(answer.flash?.contains("Glass taken back") == true)
        #expect(try site.desks("sam").water.history(days: 1).days[0].drinks.isEmpty)
    }

    // TW-18: ounces, how often or how many times, start and end, on/off.
    @Test("a goal is set with one of three rhythms, and switched off")
    func setGoal() async throws {
        let site = try PageSite()
        for (rhythm, expected) in [
            ("every", Goal.Rhythm.every(5_400)), ("times", .times(8)),
            ("cup", .cup(try #require(Amount("8 oz")))),
        ] {
            let form = Self.goal.merging(["rhythm": rhythm]) { $1 }
            #expect(try await site.post("/water/goal", form).next == "/water")
            #expect(try goal(site).rhythm == expected)
        }
        #expect(try goal(site).isOn && goal(site).from.description == "08:00")
        // TW-8, TW-20
        let page = try await site.get("/water")
        #expect(page.has("0 oz of 64 oz") && page.has("64 oz to go until 20:00."))
        #expect(try await site.get("/").has("href=\"/water\""))
        _ = try await site.post("/water/goal", Self.goal.filter { $0.key != "on" })
        #expect(try !goal(site).isOn)
    }

    @Test(
        "a goal that cannot be is told, and what was typed stays",
        arguments: [
            ("amount", "much"), ("to", "08:00"), ("cup", ""), ("dayLimit", "-1"), ("from", ""),
        ])
    func wrongGoal(field: String, value: String) async throws {
        let site = try PageSite()
        let form = Self.goal.merging([field: value, "hourLimit": "2 l"]) { $1 }
        let answer = try await site.post("/water/goal", form)
        #expect(answer.status == 422)
        #expect(answer.has("id=\"problem\"") && answer.has("value=\"2 l\""))
        #expect(try !goal(site).isOn)
    }

    @Test("minutes and times that are no numbers are refused", arguments: ["every", "times"])
    func wrongNumber(rhythm: String) async throws {
        let form = Self.goal.merging(["rhythm": rhythm, rhythm: "often"]) { $1 }
        let answer = try await PageSite().post("/water/goal", form)
        #expect(answer.status == 422 && answer.has("value=\"often\""))
    }

    @Test("while nobody chose a unit, all amounts are told in that of the goal")
    func units() async throws {
        let site = try PageSite()
        _ = try await site.post("/water/goal", Self.goal.merging(["amount": "2 l"]) { $1 })
        let answer = try await site.post("/drinks", ["category": "glass", "next": "/water"])
        #expect(answer.flash?.contains("237 ml of 2000 ml") == true)
        let page = try await site.get("/water")
        #expect(page.has(">Glass, 237 ml<") && page.has("Another amount, in ml"))
        #expect(!page.has("Glass, 8 oz"))
    }

    @Test("ounces and millilitres are a tap apart, whatever the goal was written in")
    func otherUnit() async throws {
        let site = try PageSite()
        #expect(try await site.get("/water").has(">Show millilitres</button>"))
        #expect(
            try await site.post("/me/settings", ["units": "ml", "next": "/water"]).next == "/water")
        let page = try await site.get("/water")
        #expect(page.has(">Glass, 237 ml<") && page.has(">Show fluid ounces</button>"))
        _ = try await site.post("/water/goal", Self.goal.merging(["amount": "2 l"]) { $1 })
        let turned = try await site.post("/me/settings", ["units": "oz", "next": "/water"])
        #expect(turned.flash?.contains("Shown in fluid ounces now.") == true)
        let ounces = try await site.get("/water")
        #expect(ounces.has(">Glass, 8 oz<") && ounces.has("0 oz of 68 oz"))
        #expect(ounces.has("value=\"68 oz\" aria-describedby=\"goal-h\""))
        // What nobody altered stays as it was written.
        _ = try await site.post("/water/goal", Self.goal.merging(["amount": "68 oz"]) { $1 })
        #expect(try goal(site).amount.description == "2 l")
        #expect(try await site.get("/me/look").has("value=\"oz\" selected"))
    }

    @Test("a glass is as large as the cups of the goal, wherever one is logged")
    func ownGlass() async throws {
        let site = try PageSite()
        _ = try await site.post("/me/settings", ["units": "ml"])
        #expect(try await site.get("/water").has(">Glass, 237 ml<"))
        let form = Self.goal.merging(["amount": "2 l", "rhythm": "cup", "cup": "250 ml"]) { $1 }
        _ = try await site.post("/water/goal", form)
        let page = try await site.get("/water")
        #expect(page.has("value=\"250 ml\">Glass, 250 ml<") && !page.has("237 ml"))
        #expect(try await site.get("/").has("name=\"category\" value=\"250 ml\""))
        let logged = try await site.post("/drinks", ["category": "250 ml"])
        #expect(logged.flash?.contains("250 ml logged: 250 ml of 2000 ml") == true)
        _ = try await site.post("/me/settings", ["view": "simple"])
        #expect(try await site.get("/").has("name=\"category\" value=\"250 ml\""))
    }

    @Test("whoever chose nothing finds the unit of the goal chosen among the settings")
    func look() async throws {
        let site = try PageSite()
        #expect(try await site.get("/me/look").has("value=\"oz\" selected"))
        _ = try await site.post("/water/goal", Self.goal.merging(["amount": "2 l"]) { $1 })
        #expect(try await site.get("/me/look").has("value=\"ml\" selected"))
    }

    @Test("a day tells of the next cup and of how many follow; one that was missed is due")
    func cups() async throws {
        let site = try PageSite()
        _ = try await site.post("/water/goal", Self.goal)
        for path in ["/", "/agenda/day", "/agenda/day/2026-10-09"] {
            let page = try await site.get(path)
            #expect(page.text.matches(of: /row--cup/).count == 1, "\(path)")
            #expect(page.has("Cup of 8 oz, ") && page.has(" more until "), "\(path)")
        }
        let drunk = Self.goal.merging(["from": "06:00", "to": "10:20", "cup": "64 oz"]) { $1 }
        _ = try await site.post("/water/goal", drunk)
        #expect(try await site.get("/water").has("A cup is due."))
        #expect(try await site.get("/").has("0 oz of 64 oz, a cup is due"))
    }

    // TW-27: "seek the advice of a doctor", not while driving, not more than a healthy amount.
    @Test("the page advises, and warns who drank more than is healthy")
    func advice() async throws {
        let site = try PageSite()
        let before = try await site.get("/water")
        #expect(before.has("seek the advice of a doctor") && before.has("while driving"))
        #expect(!before.has("Drink no more"))
        for _ in 0..<3 { _ = try await site.post("/drinks", ["amount": "1.5 l"]) }
        #expect(try await site.get("/water").has("more than the 135 oz a day"))
    }

    @Test("who has drunk nothing is told how to begin")
    func empty() async throws {
        let page = try await PageSite().get("/water")
        #expect(page.has("Nothing logged yet today.") && page.has("No goal is set."))
    }
}
