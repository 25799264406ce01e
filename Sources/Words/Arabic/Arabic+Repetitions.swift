extension Arabic {
    /// How something repeats.
    static let repetitions: StaticString = #"""
        # كم مرة يتكرر الموعد
        repeat.rule = حسب القاعدة {rule}
        repeat.ended = {rhythm}، {end}
        repeat.count = {count, plural, =1 {مرة واحدة} =2 {مرتين} few {# مرات} other {# مرة}}
        repeat.until = حتى {day}
        repeat.every.day = {count, plural, =1 {كل يوم} =2 {كل يومين} few {كل # أيام} other {كل # يومًا}}
        repeat.every.week = {count, plural, =1 {كل أسبوع} =2 {كل أسبوعين} few {كل # أسابيع}
            other {كل # أسبوعًا}}
        repeat.every.month = {count, plural, =1 {كل شهر} =2 {كل شهرين} few {كل # أشهر} other {كل # شهرًا}}
        repeat.every.year = {count, plural, =1 {كل سنة} =2 {كل سنتين} few {كل # سنوات} other {كل # سنة}}
        repeat.every.hour = {count, plural, =1 {كل ساعة} =2 {كل ساعتين} few {كل # ساعات} other {كل # ساعة}}
        repeat.every.minute = {count, plural, =1 {كل دقيقة} =2 {كل دقيقتين} few {كل # دقائق}
            other {كل # دقيقة}}
        repeat.every.second = {count, plural, =1 {كل ثانية} =2 {كل ثانيتين} few {كل # ثوانٍ}
            other {كل # ثانية}}
        repeat.weekdays = من الاثنين إلى الجمعة
        repeat.weekly = كل أسبوع يوم {days}
        repeat.weekly.on = {every} يوم {days}
        repeat.weekly.weekdays = {every} من الاثنين إلى الجمعة
        repeat.monthly = {every} {days}
        repeat.yearly = {every} {days} من {months}
        repeat.yearly.day = {every} في {day} {month}
        repeat.day = في اليوم {day}
        repeat.day.last = في اليوم الأخير
        repeat.nth.every = كل يوم {weekday}
        repeat.nth.1 = يوم {weekday} الأول
        repeat.nth.2 = يوم {weekday} الثاني
        repeat.nth.3 = يوم {weekday} الثالث
        repeat.nth.4 = يوم {weekday} الرابع
        repeat.nth.5 = يوم {weekday} الخامس
        repeat.nth.-1 = يوم {weekday} الأخير
        repeat.nth.-2 = يوم {weekday} قبل الأخير
        repeat.omission = تُستثنى الأشهر التي ليس فيها يوم {day}
        """#
}
