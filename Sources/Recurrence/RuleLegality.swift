/// What RFC 5545 section 3.3.10 forbids. Such rules are kept: each part is a filter.
enum RuleLegality {
    static func problems(of rule: RecurrenceRule) -> [String] {
        var problems: [String] = []
        let frequency = rule.frequency
        if !rule.byWeekNo.isEmpty, frequency != .yearly {
            problems.append("BYWEEKNO belongs to FREQ=YEARLY alone")
        }
        if !rule.byYearDay.isEmpty, [.daily, .weekly, .monthly].contains(frequency) {
            problems.append("BYYEARDAY does not belong to FREQ=\(frequency.rawValue)")
        }
        if !rule.byMonthDay.isEmpty, frequency == .weekly {
            problems.append("BYMONTHDAY does not belong to FREQ=WEEKLY")
        }
        if rule.byDay.contains(where: { $0.ordinal != 0 }) {
            if frequency != .monthly, frequency != .yearly {
                problems.append(
                    "numbered BYDAY does not belong to FREQ=\(frequency.rawValue); the numbers "
                        + "are ignored")
            } else if !rule.byWeekNo.isEmpty {
                problems.append("numbered BYDAY does not go with BYWEEKNO")
            }
        }
        if !rule.bySetPos.isEmpty, !rule.hasOtherByPart {
            problems.append("BYSETPOS needs another BY part")
        }
        if rule.count != nil, rule.until != nil {
            problems.append("COUNT and UNTIL exclude each other; the earlier end holds")
        }
        return problems
    }
}

extension RecurrenceRule {
    fileprivate var hasOtherByPart: Bool {
        !bySecond.isEmpty || !byMinute.isEmpty || !byHour.isEmpty || !byDay.isEmpty
            || !byMonthDay.isEmpty || !byYearDay.isEmpty || !byWeekNo.isEmpty || !byMonth.isEmpty
    }
}
