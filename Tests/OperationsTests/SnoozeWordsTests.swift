import Operations
import Testing

@Suite("The words of a snooze")
struct SnoozeWordsTests {
    @Test(
        "part into what rings and how long it is not to",
        arguments: [
            ("choir 10m", "choir", "10m"), ("choir for 10m", "choir", "10m"),
            ("choir for 10 min", "choir", "10 min"), ("choir in 1h", "choir", "1h"),
            ("choir until 13:30", "choir", "13:30"), ("choir Till 13:30", "choir", "13:30"),
            ("choir at 13:30", "choir", "13:30"),
            ("choir until tomorrow 9:00", "choir", "tomorrow 9:00"),
            ("study for exams for 10m", "study for exams", "10m"),
            ("lunch at noon until 13:30", "lunch at noon", "13:30"),
            ("time for tea 10m", "time for tea", "10m"), ("until 10m", "until", "10m"),
        ])
    func parts(_ line: String, item: String, length: String) throws {
        let words = try SnoozeWords(line.split(separator: " ").map(String.init))
        #expect(words.item.joined(separator: " ") == item)
        #expect(words.length == length)
    }

    @Test(
        "without a length at their end are refused",
        arguments: [
            "", "choir", "choir until", "choir for ever", "choir next week", "choir friday",
        ])
    func refused(_ line: String) {
        #expect(
            reason { _ = try SnoozeWords(line.split(separator: " ").map(String.init)) } == .invalid)
    }
}
