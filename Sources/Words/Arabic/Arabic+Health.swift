/// What is told of servers and daemons over a day, and over a year.
extension Arabic {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = الردود
        health.answers = الطلبات اليوم: {count}، فشل منها {failures} (5xx).
        health.answers.none = لم يسأل أحد خادمًا اليوم.
        health.name.uptime = التوافر
        health.uptime.none = لا قياس بعد: يبدأ حين يعمل خادم أو خدمة تنبيه.
        health.uptime.server.whole = الخادم: لم يغب قطّ، القياس منذ {day} ({days, plural, zero {أقلّ من يوم} one
            {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}).
        health.uptime.server.down = الخادم: غاب {length}، القياس منذ {day} ({days, plural, zero {أقلّ من يوم} one
            {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}).
        health.uptime.bell.whole = التنبيه: لم يغب قطّ، القياس منذ {day} ({days, plural, zero {أقلّ من يوم} one
            {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}).
        health.uptime.bell.down = التنبيه: غاب {length}، القياس منذ {day} ({days, plural, zero {أقلّ من يوم} one
            {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}).
        health.uptime.gap = غياب من {since} إلى {until}.
        health.uptime.now = غياب منذ {since}.
        health.push.key = ليس لدى {machine} ملف push.key الذي اشتركت به الأجهزة: يُنسخ إليه من {source}.
        health.push.exchanged = ملف push.key لدى {machine} ليس الذي اشتركت به الأجهزة: تلزم استعادة نسخته
            الاحتياطية.
        """#
}
