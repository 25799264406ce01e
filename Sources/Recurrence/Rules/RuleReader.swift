/// What has been read of a rule so far.
struct RuleReader {
    private var rule = RecurrenceRule(.daily)
    private var problems: [RecurrenceProblem] = []
    private var hasFrequency = false
    private var isGregorian = true
    /// What decides on which days it falls, or how often, cannot be read.
    private var isRefused = false
    /// The parts that were met, a bit each.
    private var met: UInt32 = 0
    /// The part that stood last, which what follows without a name may go on with.
    private var last: RulePart?
    /// The days that BYDAY has so far.
    private var days = WeekdaySet()
    /// A COUNT of which nothing can be made.
    private var senseless: (text: String, isNumber: Bool)?

    mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = partEnd(bytes, of: range, from: start)
            readPart(bytes, start..<end)
            if end == range.upperBound - 1 { report("", "the rule ends with a semicolon") }
            start = end + 1
        }
        settleCount()
        // What is shorter than so many numbers has no list of them.
        if range.count > Self.mostNumbers { shortenLists() }
    }

    /// The rule was read without what stood around it or before its signs.
    mutating func tellWrapping() {
        report("", "the rule was read without the quotes, brackets, backslashes or names around it")
    }

    /// The next semicolon, or a comma behind which another part begins.
    private func partEnd(_ bytes: Span<UInt8>, of range: Range<Int>, from start: Int) -> Int {
        var end = start
        while end < range.upperBound {
            if bytes[end] == UInt8(ascii: ";") { break }
            if bytes[end] == UInt8(ascii: ","), isPart(bytes, end + 1..<range.upperBound) { break }
            end += 1
        }
        return end
    }

    /// Whether a part's name and an equals sign stand at the beginning of a range.
    private func isPart(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] <= 0x20 { start += 1 }
        var end = start
        while end < range.upperBound, bytes[end].isLetter { end += 1 }
        guard end < range.upperBound, bytes[end] == UInt8(ascii: "=") else { return false }
        return RulePart(key: bytes.key(start..<end)) != nil
    }

    func finish() -> (rule: RecurrenceRule?, problems: [RecurrenceProblem]) {
        var problems = problems
        guard hasFrequency else {
            problems.append(
                RecurrenceProblem(part: "FREQ", message: "the rule has no FREQ and was left out"))
            return (nil, problems)
        }
        guard isGregorian, !isRefused else { return (nil, problems) }
        problems += rule.forbiddenCombinations
        return (rule, problems)
    }

    private mutating func readPart(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let whole = bytes.trimmed(range)
        guard !whole.isEmpty else {
            if !range.isEmpty { report("", "the rule has blanks in it") }
            return
        }
        var equals = bytes.end(of: whole, from: whole.lowerBound, at: UInt8(ascii: "="))
        if equals == whole.upperBound {
            equals = bytes.end(of: whole, from: whole.lowerBound, at: UInt8(ascii: ":"))
        }
        guard equals < whole.upperBound else { return readRest(bytes, whole) }
        let name = bytes.trimmed(whole.lowerBound..<equals)
        let value = bytes.trimmed(equals + 1..<whole.upperBound)
        if name.count + value.count + 1 != range.count {
            report("", "the rule has blanks in it")
        }
        guard let part = RulePart(key: bytes.key(name)) else {
            let unknown = bytes.text(name)
            return report(unknown, "\(unknown) is not a rule part of RFC 5545 and was ignored")
        }
        let bit: UInt32 = 1 << UInt32(part.rawValue)
        if met & bit != 0 {
            let shown = bytes.text(name)
            report(
                shown,
                part.isList
                    ? "\(shown) stands there more than once: all of it counts"
                    : "\(shown) stands there more than once: the last counts",
                isLoss: !part.isList)
        }
        met |= bit
        last = part
        read(bytes, value, of: part)
    }

    /// What has no name: more of the list before it, where a semicolon stands for a comma.
    private mutating func readRest(_ bytes: Span<UInt8>, _ whole: Range<Int>) {
        if last == .byDay, WeekdayWords(bytes, whole).days != nil {
            report("BYDAY", "\(bytes.text(whole)) was read as more of BYDAY")
            return readDays(bytes, whole)
        }
        if let last, last.isList, bytes.number(whole) != nil {
            report("", "\(bytes.text(whole)) was read as more of the list before it")
            return read(bytes, whole, of: last)
        }
        report("", "\(bytes.text(whole)) has no value and was ignored", isLoss: true)
    }

    private mutating func read(_ bytes: Span<UInt8>, _ value: Range<Int>, of part: RulePart) {
        switch part {
        case .frequency: readFrequency(bytes, value)
        case .until: readUntil(bytes, value)
        case .count: readCount(bytes, value)
        case .interval: readInterval(bytes, value)
        case .bySecond:
            rule.bySecond += numbers(bytes, value, of: "BYSECOND", in: 0...60).map { min($0, 59) }
        case .byMinute: rule.byMinute += numbers(bytes, value, of: "BYMINUTE", in: 0...59)
        case .byHour: rule.byHour += numbers(bytes, value, of: "BYHOUR", in: 0...23)
        case .byDay: readDays(bytes, value)
        case .byMonthDay:
            rule.byMonthDay += numbers(bytes, value, of: "BYMONTHDAY", in: 1...31, signed: true)
        case .byYearDay:
            rule.byYearDay += numbers(bytes, value, of: "BYYEARDAY", in: 1...366, signed: true)
        case .byWeekNo:
            rule.byWeekNo += numbers(bytes, value, of: "BYWEEKNO", in: 1...53, signed: true)
        case .byMonth: rule.byMonth += numbers(bytes, value, of: "BYMONTH", in: 1...12)
        case .bySetPos:
            rule.bySetPos += numbers(bytes, value, of: "BYSETPOS", in: 1...366, signed: true)
        case .weekStart: readWeekStart(bytes, value)
        case .scale: readScale(bytes, value)
        case .skip: readSkip(bytes, value)
        }
    }

    private mutating func readFrequency(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        let key = bytes.key(value)
        guard let frequency = RecurrenceRule.Frequency(key: key) ?? .init(unit: key) else {
            isRefused = true
            return report("FREQ", "FREQ=\(bytes.text(value)) is not a frequency", isLoss: true)
        }
        if hasFrequency, frequency != rule.frequency { isRefused = true }
        rule.frequency = frequency
        hasFrequency = true
    }

    private mutating func readUntil(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        let exact = BasicForm(bytes, value)
        guard let form = exact ?? BasicForm(repairing: bytes, value) else {
            rule.count = 1
            let shown = bytes.text(value)
            return report(
                "UNTIL", "UNTIL=\(shown) is not a time: the rule happens once", isLoss: true)
        }
        rule.until =
            form.isDate
            ? .date(form.wall.date)
            : form.isUTC ? .utc(Instant(seconds: form.wall.seconds)) : .local(form.wall)
        if exact == nil {
            report("UNTIL", "UNTIL=\(bytes.text(value)) was read as \(rule.until?.text ?? "")")
        }
    }

    private mutating func readCount(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        let count = bytes.number(value)
        if let count, count > 0 {
            rule.count = count
            return
        }
        // What it means waits for the rest of the rule.
        senseless = (count.map { String($0) } ?? bytes.text(value), count != nil)
    }

    /// A COUNT that makes no sense leaves UNTIL alone to rule; without one nothing becomes endless.
    private mutating func settleCount() {
        guard let senseless else { return }
        guard rule.until == nil else {
            return report("COUNT", "COUNT=\(senseless.text) makes no sense: UNTIL counts")
        }
        if senseless.isNumber {
            rule.count = 0
            report("COUNT", "COUNT=\(senseless.text): the rule never happens")
        } else {
            rule.count = 1
            report(
                "COUNT", "COUNT=\(senseless.text) is not a number: the rule happens once",
                isLoss: true)
        }
    }

    private mutating func readInterval(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        guard let interval = bytes.number(value) ?? (value.isEmpty ? 0 : nil) else {
            isRefused = true
            return report(
                "INTERVAL", "INTERVAL=\(bytes.text(value)) is not a number", isLoss: true)
        }
        rule.interval = max(interval, 1)
        if interval < 1 { report("INTERVAL", "INTERVAL=\(bytes.text(value)) was read as 1") }
    }

    private mutating func readWeekStart(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        guard let day = bytes.weekday(value) else {
            return report("WKST", "WKST=\(bytes.text(value)) is not a weekday and was ignored")
        }
        rule.weekStart = day
    }

    private mutating func readScale(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        guard bytes.key(value) != "GREGORIAN".key else { return }
        isGregorian = false
        let shown = bytes.text(value)
        report("RSCALE", "the calendar \(shown) is not supported: the rule was left out")
    }

    private mutating func readSkip(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        guard bytes.key(value) != "OMIT".key else { return }
        report("SKIP", "SKIP=\(bytes.text(value)) is not supported and was read as OMIT")
    }

    private mutating func readDays(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        var (hasRead, hasLost) = (false, false)
        var start = value.lowerBound
        while let item = bytes.item(in: value, from: &start) {
            let words = WeekdayWords(bytes, item)
            guard let read = words.days else {
                hasLost = hasLost || !item.isEmpty
                report(
                    "BYDAY", "BYDAY=\(bytes.text(item)) is not a weekday and was left out",
                    isLoss: !item.isEmpty)
                continue
            }
            hasRead = true
            for day in read where days.insert(day) { rule.byDay.append(day) }
            if !words.isExact {
                let shown = read.map(\.text).joined(separator: ",")
                report("BYDAY", "BYDAY=\(bytes.text(item)) was read as \(shown)")
            }
        }
        if hasLost, !hasRead { isRefused = true }
    }

    private mutating func numbers(
        _ bytes: Span<UInt8>, _ value: Range<Int>, of part: String, in range: ClosedRange<Int>,
        signed: Bool = false
    ) -> [Int] {
        var numbers: [Int] = []
        var (hasNumber, hasLost) = (false, false)
        var start = value.lowerBound
        while let item = bytes.item(in: value, from: &start) {
            let number = bytes.number(item) ?? (part == "BYMONTH" ? bytes.month(item) : nil)
            hasNumber = hasNumber || number != nil
            if let number, range.contains(number) || signed && range.contains(0 &- number) {
                numbers.append(number)
            } else {
                let isLoss = number == nil && !item.isEmpty
                hasLost = hasLost || isLoss
                let shown = bytes.text(item)
                report(
                    part, "\(part)=\(shown) was left out: RFC 5545 has no such value",
                    isLoss: isLoss)
            }
        }
        // Without any of them the rule would fall on what its start happens to be.
        if hasLost, !hasNumber { isRefused = true }
        return numbers
    }

    /// No part has more numbers than that, -366 to 366: of a longer list some stand there twice.
    private static let mostNumbers = 732

    /// Keeps each number once of a list that no honest rule has.
    private mutating func shortenLists() {
        let lists: [WritableKeyPath<RecurrenceRule, [Int]>] = [
            \.bySecond, \.byMinute, \.byHour, \.byMonthDay, \.byYearDay, \.byWeekNo, \.byMonth,
            \.bySetPos,
        ]
        for list in lists where rule[keyPath: list].count > Self.mostNumbers {
            var met: Set<Int> = []
            rule[keyPath: list].removeAll { !met.insert($0).inserted }
        }
    }

    private mutating func report(_ part: String, _ message: String, isLoss: Bool = false) {
        problems.append(RecurrenceProblem(part: part, message: message, isLoss: isLoss))
    }
}

/// Some of the days that BYDAY may have, found at once however many they are.
private struct WeekdaySet {
    /// A bit for each ordinal of a weekday.
    private var ordinals = InlineArray<7, UInt128>(repeating: 0)

    /// Whether it was not in there before.
    mutating func insert(_ day: RecurrenceRule.WeekdayNum) -> Bool {
        let bit: UInt128 = 1 << UInt128(day.ordinal + 53)
        guard ordinals[day.weekday.rawValue] & bit == 0 else { return false }
        ordinals[day.weekday.rawValue] |= bit
        return true
    }
}

/// The names of rule parts, found by their bytes.
enum RulePart: UInt8, Hashable, Sendable {
    case frequency, until, count, interval
    case bySecond, byMinute, byHour, byDay, byMonthDay, byYearDay, byWeekNo, byMonth, bySetPos
    case weekStart, scale, skip

    /// Its value is a list, to which more may be added.
    var isList: Bool {
        switch self {
        case .bySecond, .byMinute, .byHour, .byDay, .byMonthDay, .byYearDay, .byWeekNo, .byMonth,
            .bySetPos:
            true
        case .frequency, .until, .count, .interval, .weekStart, .scale, .skip: false
        }
    }

    /// In order of how often calendars use them.
    ///
    /// `BYWEEKDAY` is not RFC 5545's, but some write it.
    private static let names: [(key: UInt128, part: RulePart)] = [
        ("FREQ".key, .frequency), ("BYDAY".key, .byDay), ("UNTIL".key, .until),
        ("COUNT".key, .count), ("INTERVAL".key, .interval), ("WKST".key, .weekStart),
        ("BYMONTHDAY".key, .byMonthDay), ("BYMONTH".key, .byMonth), ("BYSETPOS".key, .bySetPos),
        ("BYHOUR".key, .byHour), ("BYMINUTE".key, .byMinute), ("BYSECOND".key, .bySecond),
        ("BYYEARDAY".key, .byYearDay), ("BYWEEKNO".key, .byWeekNo), ("RSCALE".key, .scale),
        ("SKIP".key, .skip), ("BYWEEKDAY".key, .byDay),
    ]

    /// The part with this name, given as `Span.key`.
    init?(key: UInt128) {
        guard let found = Self.names.first(where: { $0.key == key }) else { return nil }
        self = found.part
    }
}
