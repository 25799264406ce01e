/// The times of day that a text names: `1:30 pm - 2:20 pm`, `09:00`, `0900-1050`, `02:10p`,
/// `8h-9h`, `14-16 Uhr`, `kl. 8.15-10`.
enum ClockText {
    /// Seconds since midnight, in the text's order; two at most.
    static func read(_ text: String) -> [Int] {
        let exact = read(text, withHours: false)
        guard exact.count < 2 else { return exact }
        let hours = read(text, withHours: true)
        return hours.count > exact.count ? hours : exact
    }

    /// The times that labels in a row or column begin with.
    static func row(_ labels: [String]) -> [Int: Int] {
        var hours: [Int: Int] = [:]
        for (place, label) in labels.enumerated() where label.count < 30 {
            hours[place] = read(label).first
        }
        return hours
    }

    /// The hours that labels mean which are numbers alone: `8`, `9`, `10-11`.
    ///
    /// They count only where all go on from one to the next and begin in the morning: else they
    /// number lessons.
    static func plainRow(_ labels: [String]) -> [Int: Int] {
        var hours: [Int: Int] = [:]
        var numbers: [(place: Int, hour: Int)] = []
        for (place, label) in labels.enumerated() where label.count < 30 {
            let digits = label.prefix { $0.isASCII && $0.isNumber }
            let rest = label[digits.endIndex...]
            if let hour = Int(digits), hour < 24, rest.allSatisfy({ "0123456789 -–.".contains($0) })
            {
                numbers.append((place, hour))
            }
        }
        guard numbers.count > 1, (6...12).contains(numbers[0].hour) else { return [:] }
        var last = -1
        for (place, hour) in numbers {
            let hour = hour <= last && hour < 12 ? hour + 12 : hour
            guard hour > last, hour <= 24 else { return [:] }
            hours[place] = hour * 3_600
            last = hour
        }
        return hours
    }

    private static func read(_ text: String, withHours: Bool) -> [Int] {
        let letters = Array(text.lowercased().utf8.prefix(200))
        var found: [(minutes: Int, half: UInt8?, hasHalf: Bool)] = []
        var place = 0
        /// Behind the last time that a `kl.` is for.
        var announced: Int?
        while place < letters.count, found.count < 2 {
            guard isDigit(letters[place]) else {
                place += 1
                continue
            }
            let isHour = withHours && isAnnounced(letters, place, after: announced)
            guard let time = time(in: letters, at: &place, withHours: withHours, isHour: isHour)
            else { continue }
            if isHour { announced = place }
            found.append((time.minutes, time.half, time.half != nil))
        }
        // `1:30-2:20 pm`: the half of the day stands once.
        if found.count == 2, let half = found[1].half, !found[0].hasHalf {
            let first = inHalf(found[0].minutes, half)
            found[0].minutes =
                first <= inHalf(found[1].minutes, half) ? first : found[0].minutes
            found[0].half = nil
        }
        return found.map { time in
            (time.half.map { inHalf(time.minutes, $0) } ?? time.minutes) * 60
        }
    }

    /// How long a text says that something takes: `50`, `1:30`, `2h`, `1.5 hours`; in seconds.
    static func length(_ text: String) -> Int? {
        let text = text.lowercased()
        let parts = text.split(separator: ":")
        if parts.count == 2, let hours = Int(parts[0].filter(\.isNumber)),
            let minutes = Int(parts[1].prefix { $0.isNumber }), hours < 24, minutes < 60
        {
            return hours * 3_600 + minutes * 60
        }
        let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
            .map { $0 == "," ? "." : $0 }
        guard let value = Double(String(number)), value > 0, value < 1_440 else { return nil }
        // `2h`, `2 Std`, `2 uur`; `50 minutes` has a `u` too.
        let unit = text.drop { !$0.isNumber }.first(where: \.isLetter)
        let isHours = unit.map { "hsu".contains($0) } ?? (value <= 12)
        return Int(value * (isHours ? 3_600 : 60))
    }

    private static func inHalf(_ minutes: Int, _ half: UInt8) -> Int {
        let hour = minutes / 60
        guard hour <= 12 else { return minutes }
        return minutes - hour * 60 + (hour % 12 + (half == 0x70 ? 12 : 0)) * 60
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func number(_ letters: [UInt8], _ place: inout Int) -> (value: Int, digits: Int)
    {
        var value = 0
        let start = place
        while place < letters.count, isDigit(letters[place]) {
            if place - start < 6 { value = value * 10 + Int(letters[place] - 0x30) }
            place += 1
        }
        return (value, place - start)
    }

    /// One time that begins here; the place moves behind it, or behind what is none.
    private static func time(
        in letters: [UInt8], at place: inout Int, withHours: Bool, isHour: Bool
    ) -> (minutes: Int, half: UInt8?)? {
        let first = number(letters, &place)
        var (hour, minute) = (first.value, 0)
        var hasMinutes = false
        if first.digits <= 2, place + 2 < letters.count,
            [0x3a, 0x2e, 0x68].contains(letters[place]),
            isDigit(letters[place + 1]), isDigit(letters[place + 2])
        {
            place += 1
            let second = number(letters, &place)
            guard second.digits == 2 else { return nil }
            minute = second.value
            hasMinutes = true
            // Seconds, which no timetable needs.
            if place + 2 < letters.count, letters[place] == 0x3a, isDigit(letters[place + 1]) {
                place += 1
                _ = number(letters, &place)
            }
        } else if first.digits == 4 || first.digits == 3 {
            (hour, minute) = (first.value / 100, first.value % 100)
            hasMinutes = true
        } else if first.digits > 4 {
            return nil
        }
        if withHours, !hasMinutes, first.digits <= 2 {
            hasMinutes = isHour || Self.isHour(letters, place)
        }
        let half = half(letters, &place)
        guard hasMinutes || half != nil, minute < 60, hour * 60 + minute <= 1_440 else {
            return nil
        }
        return (hour * 60 + minute, half)
    }

    /// Whether a number is an hour by what stands before it: `kl. 8`, and the `10` of `kl. 8.15-10`.
    private static func isAnnounced(_ letters: [UInt8], _ place: Int, after last: Int?) -> Bool {
        let text = String(decoding: letters[(last ?? 0)..<place], as: UTF8.self)
        if last != nil, ["-", "–"].contains(text.filter { !" \u{a0}".contains($0) }) {
            return true
        }
        guard let end = text.lastIndex(where: { !" .\u{a0}".contains($0) }) else { return false }
        let word = text[...end].reversed().prefix { $0.isLetter }
        return word.elementsEqual("lk") || word.elementsEqual("olk")
    }

    /// Whether a number is an hour by what stands behind it: `8h`, `8 Uhr`, `14-16 Uhr`.
    private static func isHour(_ letters: [UInt8], _ place: Int) -> Bool {
        let rest = String(decoding: letters[place...], as: UTF8.self)
            .drop { " \u{a0}".contains($0) }
        let word = rest.prefix { $0.isLetter }
        guard word.isEmpty else { return ["h", "hs", "uhr", "u", "uur"].contains(word) }
        guard let sign = rest.first, "-–".contains(sign) else { return false }
        let next = rest.dropFirst().drop { $0 == " " }
        let digits = next.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(digits.count) else { return false }
        let unit = next[digits.endIndex...].drop { " \u{a0}".contains($0) }.prefix { $0.isLetter }
        return ["h", "hs", "uhr", "u", "uur"].contains(unit)
    }

    /// `am`, `p.m.`, `p`.
    private static func half(_ letters: [UInt8], _ place: inout Int) -> UInt8? {
        var next = place
        while next < letters.count, letters[next] == 0x20 { next += 1 }
        guard next < letters.count, letters[next] == 0x61 || letters[next] == 0x70 else {
            return nil
        }
        let half = letters[next]
        next += 1
        if next < letters.count, letters[next] == 0x2e { next += 1 }
        if next < letters.count, letters[next] == 0x6d { next += 1 }
        if next < letters.count, (0x61...0x7a).contains(letters[next]) { return nil }
        place = next
        return half
    }
}
