extension Arabic {
    /// What the pages of a month and a year say.
    static let month: StaticString = #"""
        # A month
        page.month.month = شهر
        page.month.this = هذا الشهر
        page.month.week = الذهاب إلى أسبوع يوم
        page.month.caption = ما في كل يوم
        page.month.weeks = الأسابيع
        page.month.empty = لا شيء في هذا الشهر.
        told.month.off = الملغى {count}
        told.month.coming = {day}، ما بقي منه

        # A year
        told.agenda.before = {period, select, day {اليوم السابق} week {الأسبوع السابق} month {الشهر السابق} other {السنة السابقة}}،
        told.agenda.after = {period, select, day {اليوم التالي} week {الأسبوع التالي} month {الشهر التالي} other {السنة التالية}}،
        page.year.year = سنة
        page.year.this = هذه السنة
        told.year.month = {count, plural, =0 {لا شيء} zero {لا شيء} one {موعد واحد} two {موعدان} few {# مواعيد} many
            {# موعدًا} other {# موعد}}{days, plural, =0 {} zero {} one { في يوم واحد} two { في يومين} few { في # أيام}
            many { في # يومًا} other { في # يوم}}
        """#
}
