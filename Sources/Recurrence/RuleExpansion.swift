/// Expands one rule in one window.
struct RuleExpansion {
    private let rule: RecurrenceRule
    private let start: WallTime
    private let isDate: Bool

    init(_ rule: RecurrenceRule, start: WallTime, isDate: Bool) {
        self.rule = rule
        self.start = start
        self.isDate = isDate
    }

    /// Gives the starts to the sink, in order.
    func run(into sink: inout OccurrenceSink) {
        guard !sink.isDone else { return }
        if let steps = WeeklySteps(rule, start: start, isDate: isDate) {
            return steps.run(into: &sink, counted: rule.count != nil)
        }
        switch rule.frequency {
        case .yearly, .monthly, .weekly:
            var periods = PeriodExpansion(rule, start: start, isDate: isDate)
            periods.run(into: &sink)
        case .daily:
            var days = DailyExpansion(rule, start: start, isDate: isDate)
            days.run(into: &sink)
        case .hourly, .minutely, .secondly:
            guard !isDate else {
                // Units below the day mean nothing to a DATE (the parts are ignored there too):
                // the day itself is left.
                _ = sink.take(start.seconds)
                return
            }
            var units = SubdailyExpansion(rule, start: start)
            units.run(into: &sink)
        }
    }
}
