/// What is said of what a campus counts.
extension Arabic {
    static let statistics: StaticString = #"""
        page.statistics.title = الإحصاءات
        page.statistics.period = المدّة
        page.statistics.none = لم يُحصَ شيء بعد: يظهر اليوم والأسبوع والشهر بعد انتهائه.
        page.statistics.numbers = الأرقام
        page.statistics.csv = كملف (CSV)
        page.statistics.archive = كل الجداول في ملف واحد (ZIP)
        told.statistics.why = أيام كاملة حتى أمس. العدد الأقل من {least} يظهر «أقل من {least}»، وحيث يمكن استنتاجه من
            غيره لا يظهر عدد آخر أيضًا. الأعمدة المخطّطة أقل من {least}.
        told.statistics.since = توجد أرقام منذ {date}: والفترة تمتد إلى ما قبل ذلك.
        told.statistics.plot = الأكثر {most}. في الجدول أدناه كل الأرقام.
        statistics.period.weeks = أربعة أسابيع
        statistics.period.term = الفصل
        statistics.period.year = السنة
        statistics.table.people = الأشخاص
        statistics.table.newPeople = أشخاص جدد في الأسبوع
        statistics.table.active = أشخاص نشطون في اليوم
        statistics.table.activeWeeks = أشخاص نشطون في أسبوع
        statistics.table.activeMonths = أشخاص نشطون في شهر
        statistics.table.enrolments = التسجيلات حسب المقرر
        statistics.table.reminders = التذكيرات حسب القناة
        statistics.table.imports = عمليات الاستيراد في اليوم
        statistics.table.events = الفعاليات في الأسبوع
        statistics.column.people = الأشخاص
        statistics.column.enrolments = التسجيلات
        statistics.column.onTime = في وقتها
        statistics.column.late = متأخرة أكثر من دقيقة
        statistics.column.failed = فاشلة
        statistics.column.imported = مستوردة
        statistics.column.unchanged = بلا تغيير
        statistics.column.refused = مرفوضة
        statistics.column.published = منشورة
        statistics.column.joined = الانضمامات
        statistics.role.student = الطلاب
        statistics.role.staff = الموظفون
        statistics.role.operator = المشغّلون
        statistics.channel.push = الهواتف والمتصفحات
        statistics.channel.email = البريد الإلكتروني
        statistics.channel.ntfy = ntfy
        statistics.channel.webhook = خطافات الويب
        statistics.channel.desktop = سطح المكتب
        statistics.channel.command = البرامج
        statistics.channel.jsonl = الملفات
        statistics.week = أسبوع {date}
        statistics.others = كل ما عداها
        statistics.total = المجموع
        statistics.few = أقل من {least}
        statistics.withheld = لا يظهر
        statistics.none = لم يُحصَ شيء بعد
        refusal.operator.statistics = الاطلاع على الإحصاءات للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.statistics.unknown = لا يوجد جدول {name}: الجداول هي {names}
        """#
}
