/// What is told of servers and daemons over a day, and over a year.
extension Arabic {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = الردود
        health.answers = الطلبات اليوم: {count}، فشل منها {failures} (5xx).
        health.answers.none = لم يسأل أحد خادمًا اليوم.
        """#
}
