/// A year as recurrence sees it: where it lies, and which of 28 kinds of year it is.
///
/// A kind is the weekday of 1 January together with the lengths of the year and, since they
/// number the weeks at its ends, of its neighbours. Years of one kind have the same matching days.
struct YearFrame: Sendable {
    let year: Int
    /// The day number of 1 January.
    let firstDay: Int
    /// 365 or 366.
    let length: Int
    /// 0 to 27.
    let kind: Int

    static let kindCount = 28

    init(year: Int) {
        self.year = year
        let first = CivilDate(uncheckedYear: year, month: 1, day: 1)
        firstDay = first.dayNumber
        let isLeap = CivilDate.isLeap(year)
        length = isLeap ? 366 : 365
        let surroundings =
            isLeap ? 1 : CivilDate.isLeap(year - 1) ? 2 : CivilDate.isLeap(year + 1) ? 3 : 0
        kind = first.weekday.rawValue * 4 + surroundings
    }

    /// The weekday of 1 January, 0 for Monday.
    var firstWeekday: Int { kind >> 2 }
    var previousLength: Int { kind & 3 == 2 ? 366 : 365 }
    var nextLength: Int { kind & 3 == 3 ? 366 : 365 }
    var endDay: Int { firstDay + length }

    func contains(day: Int) -> Bool { day >= firstDay && day < endDay }

    /// The first day, counted from 1 January, and the length of each month of a year.
    func month(_ month: Int) -> (first: Int, length: Int) {
        let leapDay = length - 365
        let first = Self.monthStarts[month - 1] + (month > 2 ? leapDay : 0)
        let next = Self.monthStarts[month] + (month > 1 ? leapDay : 0)
        return (first, next - first)
    }

    private static let monthStarts = [
        0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365,
    ]
}
