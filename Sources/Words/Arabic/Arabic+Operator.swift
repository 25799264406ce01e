/// What operators are told of how a site is doing.
extension Arabic {
    static let operating: StaticString = #"""
        # What operators see of how the home is doing
        refusal.operator.health = الاطّلاع على حال النظام للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.errors = الاطّلاع على الأخطاء للمشغّلين وحدهم: يمكنك سؤال أحدهم

        # What operators are called for
        alert.title = {site}: {what}
        alert.title.over = {site}، انتهى: {what}
        alert.name.imports = فشل استيراد
        alert.name.late = تأخّر التنبيه
        alert.name.waiting = لا أحد ينبّه
        alert.name.disk = القرص ممتلئ تقريبًا
        alert.name.backup = النسخة الاحتياطية قديمة
        alert.name.push = رُفضت الإشعارات
        alert.imports = {source}: يفشل الاستيراد منذ ساعة أو أكثر. ويبقى ما قُرئ آخر مرّة.
        alert.imports.over = {source}: عاد الاستيراد إلى العمل.
        alert.late = تأخّرت تنبيهات {count, plural, zero {أقلّ من ثانية} one {ثانية واحدة} two {ثانيتين} few {#
            ثوانٍ} many {# ثانية} other {# ثانية}}.
        alert.late.over = عادت التنبيهات في وقتها.
        alert.waiting = حان موعد تنبيه منذ أكثر من دقيقة ولا أحد يطلقه: يُرجى التحقّق من عمل الخدمة.
        alert.waiting.over = عاد كلّ ما حان موعده إلى التنبيه.
        alert.disk = {machine}: المتاح من القرص {count} ٪.
        alert.disk.over = {machine}: عادت المساحة متاحة على القرص.
        alert.backup = أحدث نسخة احتياطية من {day}.
        alert.backup.over = توفّرت نسخة احتياطية حديثة من جديد.
        alert.push = ترفض خدمات الإشعارات مفتاح الموقع {count, plural, zero {لأجهزة} one {لجهاز واحد} two
            {لجهازين} few {لـ# أجهزة} many {لـ# جهازًا} other {لـ# جهاز}}.
        alert.push.over = عادت خدمات الإشعارات تقبل إشعارات الموقع.

        # How it is doing, a line a subject
        health.name.imports = الاستيراد
        health.name.bell = التنبيه
        health.name.channels = القنوات
        health.name.push = الإشعارات
        health.name.database = قاعدة البيانات
        health.name.disk = القرص
        health.name.backup = النسخة الاحتياطية
        health.name.check = الفحص الليلي
        health.name.restore = تجربة النسخة
        health.name.certificate = الشهادة
        health.name.versions = الإصدارات
        health.state.wrong = خلل
        health.state.well = سليم
        health.state.unknown = غير معروف
        health.imports = {count, plural, zero {لا مصدر للجامعة أو لمجموعة} one {مصدر واحد للجامعة أو لمجموعة}
            two {مصدران للجامعة والمجموعات} few {# مصادر للجامعة والمجموعات} many {# مصدرًا للجامعة والمجموعات}
            other {# مصدر للجامعة والمجموعات}}: الفاشل {failing}، الموقوف {held}، المتأخّر {late}.
        health.own = مصادر الأشخاص: {count}، منها الفاشل {failing}، الموقوف {held}، المتأخّر {late}.
        health.bell.on = خدمة التنبيه تعمل.
        health.bell.off = لا تعمل خدمة تنبيه.
        health.bell.waiting = حان موعد تنبيه منذ {time}.
        health.bell.late = في 24 ساعة {count, plural, zero {لا تنبيهات} one {تنبيه واحد} two {تنبيهان} few {#
            تنبيهات} many {# تنبيهًا} other {# تنبيه}}، وأقصى تأخّر {worst}.
        health.bell.none = لم يرنّ شيء في 24 ساعة.
        health.channel = {channel}: المحاولات {attempts}، لم يُقبل منها {failed}.
        health.channels.none = لم يُسلَّم شيء في 24 ساعة.
        health.push = {count, plural, zero {لا أجهزة} one {جهاز واحد} two {جهازان} few {# أجهزة} many {# جهازًا}
            other {# جهاز}}: في 24 ساعة قُبل {sent} ووصل {received}؛ رُدّ {refused} بالرمز 403 و{gone} بالرمز 410.
        health.push.refused = المرفوض الآن: {count, plural, zero {لا أجهزة} one {جهاز واحد} two {جهازان} few {#
            أجهزة} many {# جهازًا} other {# جهاز}}.
        health.push.none = لا جهاز يستقبل الإشعارات.
        health.database = {engine}، {size}.
        health.disk = المتاح {count} ٪: {free} من {total}.
        health.disk.full = ممتلئ: لا يمكن حفظ شيء. يلزم إخلاء مساحة.
        health.disk.none = النظام لا يُفصح.
        health.backup = الأحدث من {time}.
        health.backup.none = لا نسخة معروفة: يصنعها belltower backup، ويُخبر عنها belltower keep --backups.
        health.check.well = كان كلّ شيء سليمًا، {time}.
        health.check.wrong = {count, plural, zero {لا خلل} one {خلل واحد} two {خللان} few {# أوجه خلل} many {#
            وجه خلل} other {# وجه خلل}}، {time}: {what}
        health.check.none = لم يُفحص بعد: يجري ذلك ليلًا.
        health.certificate = بقي {count, plural, zero {أقلّ من يوم} one {يوم واحد} two {يومان} few {# أيام} many
            {# يومًا} other {# يوم}}، حتى {day}.
        health.certificate.ended = انتهت في {day}.
        health.certificate.none = لا شهادة خاصّة بالخادم.
        health.versions = Belltower {program}، الجداول {schema}، المناطق الزمنية {zones}.

        # How a source is doing
        health.source.failing = يفشل منذ {time}: {reason}
        health.source.stopped = اختفى منذ {time}: هكذا يقول خادمه.
        health.source.held = موقوف منذ {time}: {count, plural, zero {لا مواعيد ستختفي} one {سيختفي موعد واحد}
            two {سيختفي موعدان} few {ستختفي # مواعيد} many {سيختفي # موعدًا} other {سيختفي # موعد}}.
        health.source.undone = تراجع أحدهم عن آخر استيراد: في {time} ظل المصدر يقول الشيء نفسه، ولا يؤخذ به.
        health.source.late = كان موعد قراءته {time} ولم يُقرأ: يُرجى التحقّق من عمل الاستيراد.
        health.source.healthy = قُرئ {time}، {count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few
            {# مواعيد} many {# موعدًا} other {# موعد}}.
        health.source.unread = لم يُقرأ بعد.
        health.source.drift = لم تعد صفحاته كما كانت.
        health.source.of = {source}، لمجموعة {community}

        # The page of operators
        page.operator.title = مكتب المشغّل
        page.operator.why = حال هذا الموقع وما يمكن فعله.
        page.operator.wrong = ما فيه خلل
        page.operator.isWell = كلّ شيء سليم.
        page.operator.glance = نظرة سريعة
        page.operator.late = تأخّر التنبيه
        page.operator.lateWhy = أكثر التنبيهات تأخّرًا في كلّ ساعة من آخر 24 ساعة. الخطّ دقيقة واحدة، وما فوقه
            تأخّر زائد.
        page.operator.minute = 1 min
        page.operator.table = الشيء نفسه في جدول
        page.operator.hour = الساعة
        page.operator.number = التنبيهات
        page.operator.median = نصفها خلال
        page.operator.worst = الأكثر تأخّرًا
        page.operator.sections = الإدارة
        page.operator.people = الأشخاص
        page.operator.catalogue = الدليل
        page.operator.reports = البلاغات
        page.operator.sources = المصادر والتقويمات
        page.operator.communities = المجموعات
        page.operator.statistics = الإحصاءات
        page.operator.announcements = الإعلانات
        page.operator.settings = إعدادات الموقع
        page.operator.audit = السجلّ
        page.operator.errors = الأخطاء
        page.operator.past = نداءات سابقة
        told.operator.alert = {what} منذ {time}.
        told.operator.past = {what} من {since} إلى {ended}.
        told.operator.plot = رنّ شيء في {hours, plural, zero {أيّ ساعة} one {ساعة واحدة} two {ساعتين} few {#
            ساعات} many {# ساعة} other {# ساعة}} من 24؛ وأقصى تأخّر {worst}، عند {time}.

        # Sources that the campus depends on
        page.shared.title = المصادر والتقويمات
        page.shared.none = لا مصدر للجامعة أو لمجموعة بعد.
        page.shared.noneWhy = يُضاف الأوّل بعنوانه: تصل مواعيده إلى كلّ من يدرس موادّه.
        page.shared.add = إضافة مصدر للجامعة
        page.shared.address = عنوانه
        page.shared.save = إضافة
        page.shared.ask = قراءة الآن
        page.shared.accept = قبول ما يقوله
        page.shared.undo = التراجع عن آخر استيراد
        page.shared.would = ما الذي سيتغيّر
        page.shared.own = مصادر الأشخاص
        page.shared.ownWhy = أعداد فقط: فأصحابها وعناوينها ليست شأن أحد.
        told.shared.undone = عاد {name} كما كان قبل آخر استيراد.
        told.shared.held = {name}: الردّ موقوف.
        told.shared.added = صار {name} مصدرًا للجامعة.

        # What went wrong
        page.errors.title = الأخطاء
        page.errors.why = ما فشل في الخوادم والخدمة والاستيراد، كلّ نوع مرّة. ورقم آخر طلب يدلّ عليه في السجلّ.
        page.errors.none = لم يحدث خطأ منذ المسح.
        page.errors.clear = مسح
        page.errors.question = مسح كلّ الأخطاء؟
        page.errors.effect = يبدأ العدّ من جديد من الآن، ويُسجَّل المسح في السجلّ.
        page.errors.place = أين
        page.errors.what = ماذا
        page.errors.often = كم مرّة
        page.errors.first = الأوّل
        page.errors.last = الأخير
        page.errors.request = الطلب
        told.errors.cleared = مُسح {count, plural, zero {لا شيء} one {نوع واحد من الأخطاء} two {نوعان من
            الأخطاء} few {# أنواع من الأخطاء} many {# نوعًا من الأخطاء} other {# نوع من الأخطاء}}.
        """#
}
