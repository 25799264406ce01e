extension English {
    /// How something repeats.
    static let repetitions: StaticString = #"""
        # How often something takes place
        repeat.rule = by the rule {rule}
        repeat.ended = {rhythm}, {end}
        repeat.count = {count, plural, =1 {once} other {# times}}
        repeat.until = until {day}
        repeat.every.day = {count, plural, =1 {every day} other {every # days}}
        repeat.every.week = {count, plural, =1 {every week} other {every # weeks}}
        repeat.every.month = {count, plural, =1 {every month} other {every # months}}
        repeat.every.year = {count, plural, =1 {every year} other {every # years}}
        repeat.every.hour = {count, plural, =1 {every hour} other {every # hours}}
        repeat.every.minute = {count, plural, =1 {every minute} other {every # minutes}}
        repeat.every.second = {count, plural, =1 {every second} other {every # seconds}}
        repeat.weekdays = every weekday
        repeat.weekly = every {days}
        repeat.weekly.on = {every} on {days}
        repeat.weekly.weekdays = {every} on weekdays
        repeat.monthly = {every} on {days}
        repeat.yearly = {every} on {days} of {months}
        repeat.yearly.day = {every} on {day} {month}
        repeat.day = the {day, select, 1 {1st} 2 {2nd} 3 {3rd} 21 {21st} 22 {22nd} 23 {23rd}
            31 {31st} other {{day}th}}
        repeat.day.last = the last day
        repeat.nth.every = every {weekday}
        repeat.nth.1 = the first {weekday}
        repeat.nth.2 = the second {weekday}
        repeat.nth.3 = the third {weekday}
        repeat.nth.4 = the fourth {weekday}
        repeat.nth.5 = the fifth {weekday}
        repeat.nth.-1 = the last {weekday}
        repeat.nth.-2 = the last but one {weekday}
        repeat.omission = months without a {day, select, 31 {31st} other {{day}th}} are left out
        """#
}
