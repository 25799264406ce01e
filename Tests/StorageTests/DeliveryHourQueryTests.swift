import Campus
import Testing

@testable import Storage

@Suite("Hours of deliveries")
struct DeliveryHourQueryTests {
    @Test("of 24 hours of which 23 are kept, the ledger is asked for one")
    func asked() throws {
        let engine = CountingEngine(try Store.fresh().engine)
        let store = Store(engine)
        func questions() throws -> Int {
            try engine.count {
                _ = try store.look { try $0.deliveryHours(77...100, current: 100) }
            }
        }
        #expect(try questions() == 26)
        try store.act { transaction in
            for hour: Int64 in 77...99 {
                try transaction.keep(DeliveryHour(hour, lateness: Lateness()))
            }
        }
        #expect(try questions() == 3)
    }

    @Test("two processes that count an hour at once keep it once")
    func twice() throws {
        let store = try Store.fresh()
        var tally = DeliveryTally("ntfy")
        tally.attempts = 4
        for _ in 0..<2 {
            try store.act {
                try $0.keep(DeliveryHour(5, [tally], lateness: Lateness(of: [10, 20])))
            }
        }
        let hours = try store.look { try $0.deliveryHours(5...5, current: 6) }
        #expect(hours == [DeliveryHour(5, [tally], lateness: Lateness(of: [10, 20]))])
    }
}
