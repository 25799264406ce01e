package import Campus
import Recurrence

/// What one page, or a whole crawl, brings.
package struct CrawlHarvest: Sendable {
    package var modules: [Module] = []
    package var meetings: [CrawledMeeting] = []
    package var programmes: [Programme] = []
    /// Classes whose time or days are not fixed yet.
    package var unscheduled = 0
    /// The first of these: its name, and what stands there.
    package var firstUnscheduled: String?
    /// Numbers of weeks that were taken for the calendar's without anybody's having said so.
    var calendarWeeks: String?
    /// Modules of which a class is told of as cancelled, in place of a title.
    var cancelledCodes: Set<ModuleCode> = []
    /// What fields for weekdays say, in lower case.
    var weekdayWords: Set<String> = []
    package var issues: [Issue] = []

    package init() {}

    package mutating func add(_ other: CrawlHarvest) {
        modules += other.modules
        meetings += other.meetings
        programmes += other.programmes
        unscheduled += other.unscheduled
        firstUnscheduled = firstUnscheduled ?? other.firstUnscheduled
        calendarWeeks = calendarWeeks ?? other.calendarWeeks
        cancelledCodes.formUnion(other.cancelledCodes)
        issues += other.issues.prefix(max(0, Self.mostIssues - issues.count))
    }

    static let mostIssues = 200

    /// One of those that are the same, and one that repeats of those that are told of day by day
    /// and differ in the date alone.
    private static func joined(_ meetings: [CrawledMeeting]) -> [CrawledMeeting] {
        var joined: [CrawledMeeting] = []
        var seen: Set<CrawledMeeting> = []
        var places: [CrawledMeeting: Int] = [:]
        for meeting in meetings where seen.insert(meeting).inserted {
            guard meeting.isOneDay, let date = meeting.dates.first else {
                joined.append(meeting)
                continue
            }
            var known = meeting
            known.dates = [CivilDate(dayNumber: date.weekday.rawValue)]
            if let place = places[known] {
                joined[place].dates.append(date)
            } else {
                places[known] = joined.count
                joined.append(meeting)
            }
        }
        for place in places.values { joined[place].dates.sort() }
        return joined
    }

    /// One module a code and year, one class however many pages tell of it.
    ///
    /// What several records say of a module is put together: the first to say something counts,
    /// and staff are all that are named.
    package func merged() -> CrawlHarvest {
        var merged = self
        var places: [String: Int] = [:]
        merged.modules = []
        for module in modules {
            let key = "\(module.code) \(module.year)"
            guard let place = places[key] else {
                places[key] = merged.modules.count
                merged.modules.append(module)
                continue
            }
            merged.modules[place].fill(from: module)
        }
        merged.meetings = Self.joined(meetings)
        var named: [String: Int] = [:]
        merged.programmes = []
        for programme in programmes {
            let key = "\(programme.name) \(programme.year)"
            if let place = named[key] {
                let known = Set(merged.programmes[place].codes)
                merged.programmes[place].codes += programme.codes.filter { !known.contains($0) }
            } else {
                named[key] = merged.programmes.count
                merged.programmes.append(programme)
            }
        }
        return merged
    }
}

extension Module {
    fileprivate mutating func fill(from other: Module) {
        title = title ?? other.title
        credits = credits ?? other.credits
        level = level ?? other.level
        department = department ?? other.department
        period = period ?? other.period
        details = details ?? other.details
        prerequisites = prerequisites ?? other.prerequisites
        url = url ?? other.url
        staff += other.staff.filter { !staff.contains($0) }
    }
}
