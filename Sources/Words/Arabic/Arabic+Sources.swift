extension Arabic {
    /// What sources, imports, changes and crawls show, and where one stands.
    static let sources: StaticString = #"""
        # المصادر
        source.none = لا مصدر بعد. للاشتراك في واحد: belltower subscribe URL
        source.campus = {source} (للجامعة)
        source.head.source = المصدر
        source.head.address = العنوان
        source.head.meetings = المواعيد
        source.head.read = القراءة
        source.head.next = التالية
        source.never = أبدًا
        source.just.now = للتو
        source.refused = مرفوض: {reason}
        source.postponed = مؤجَّل: {reason}
        source.error = آخر خطأ: {reason}
        source.held = معلَّق {age}؛ وكان سيغيّر:
        source.held.often = معلَّق {age}، وتكرر بعدها {count, plural, zero {# مرة} one {مرة} two {مرتين} few {#
            مرات} many {# مرة} other {# مرة}}؛ وكان سيغيّر:
        source.unread = تعذّرت قراءته: {what}
        source.unread.kept = تعذّرت قراءته، فبقي آخر ما ورد فيه: {what}
        source.unread.line = السطر {line}: {what}
        source.unread.more = تعذّرت قراءة {count, plural, zero {# عنصر آخر} one {عنصر آخر} two {عنصرين آخرين} few {# عناصر أخرى} many {# عنصرًا آخر} other {# عنصر آخر}}
        source.once = استُورد مرة واحدة
        source.gone = متوقف: يقول الخادم إنه زال نهائيًا
        source.due = موعده {time}
        source.due.now = حان موعده
        source.failures = {due} ({count, plural, zero {# إخفاق} one {إخفاق واحد} two {إخفاقان متتاليان} few
            {# إخفاقات متتالية} many {# إخفاقًا متتاليًا} other {# إخفاق متتالٍ}})
        source.remove = إزالة {source} مع كل مواعيده؟
        source.removed = {source}: أُزيل

        # ما فعله الاستيراد
        progress.importing = جارٍ الاستيراد
        import.state.imported = استُورد
        import.state.unchanged = لم يتغيّر
        import.state.refused = رُفض
        import.state.failed = فشل
        import.state.undone = تم التراجع
        import.done = {source}: استُورد، {count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few {#
            مواعيد} many {# موعدًا} other {# موعد}}
        import.unchanged = {source}: لم يتغيّر، {count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few
            {# مواعيد} many {# موعدًا} other {# موعد}}
        import.failed = {source}: فشل: {reason}
        import.refused = {source}: رُفض: {reason}
        import.postponed = {source}: أُجّل: {reason}
        import.reasonless = بلا سبب مذكور
        import.added = أُضيف {count}
        import.changed = تغيّر {count}
        import.removed = أُزيل {count}
        import.line = {source}، السطر {line}
        import.issues.more = {source}: {count} من المشكلات غيرها: تظهر بـ --json
        import.none.due = لم يحن موعد أي مصدر. كلها: --all
        history.alike = {state}، {count, plural, zero {# مرة} one {مرة} two {مرتين} few {# مرات} many {# مرة} other
            {# مرة}}
        history.counts = {state}: أُضيف {added}، وتغيّر {changed}، وأُزيل {removed}، وعُلّق {held}
        history.reason = {state}: {reason}

        # قوائم التغييرات
        change.none = لا تغيير مسجَّل.
        change.none.since = لا تغيير منذ {since}.
        change.more = {count} غيرها: {hint}
        change.hint = في belltower changes
        change.hint.json = في --json
        change.hint.sources = في sources --json
        change.at.once = {count} معًا
        change.later = أبعد بمقدار {length}
        change.earlier = أبكر بمقدار {length}
        change.now = الآن {value}
        change.unsaid = غير مذكور
        change.taken.back = تم التراجع
        change.kind.added = أُضيف
        change.kind.moved = تغيّر وقته
        change.kind.relocated = نُقل
        change.kind.renamed = تغيّر اسمه
        change.kind.cancelled = أُلغي
        change.kind.removed = أُزيل

        # الزحف
        crawl.done = {crawler}: {state}، {count, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات}
            many {# صفحة} other {# صفحة}}
        crawl.done.into = {crawler}: {state}، {count, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {#
            صفحات} many {# صفحة} other {# صفحة}}، إلى المصدر {source}
        crawl.head.modules = المقررات
        crawl.head.classes = المحاضرات
        crawl.row.added = أُضيف
        crawl.row.changed = تغيّر
        crawl.row.removed = أُزيل
        crawl.row.unchanged = لم يتغيّر
        crawl.issues.more = و{count} غيرها: في --json
        crawl.none = لا زاحف مثبَّت.
        crawl.unusable = لا يمكن استخدامه: {problem}
        crawl.unproven = غير مُثبت
        crawl.example.well = {page}: كما هو متوقع
        crawl.progress = {done} من {all} صفحة، {rate} في الثانية
        crawl.progress.left = {done} من {all} صفحة، {rate} في الثانية، المتبقي {seconds} ث

        # أين وصلنا
        status.head.water = الماء:
        status.head.imported = المستورد:
        status.head.joined = الفعاليات:
        status.head.bell = الجرس:
        status.head.friends = الأصدقاء:
        status.offer = لك مقعد في {place}: belltower event join {event}
        status.offer.until = لك مقعد في {place} حتى {until}: belltower event join {event}
        status.events.more = و{count} غيرها: belltower event list
        status.water = {drunk} اليوم؛ لوضع هدف: belltower goal 2l
        status.water.next = {drunk} من {goal}، الكوب التالي {time}
        status.bell.none = لا شيء يرن خلال اليوم القادم
        status.bell.silent = لا يعمل belltower remind
        status.sources = {count, plural, zero {لا مصادر} one {مصدر واحد} two {مصدران} few {# مصادر} many {# مصدرًا}
            other {# مصدر}}، آخرها {age}
        status.sources.unread = {count, plural, zero {لا مصادر} one {مصدر واحد} two {مصدران} few {# مصادر} many
            {# مصدرًا} other {# مصدر}}، لم تُقرأ قط
        status.asked = {count, plural, other {طلب صداقة من {who}: {answer}}}
        status.troubles.more = و{count} غيرها: belltower sources
        status.new = Belltower: تقويم واحد لمحاضراتك يرن في وقته. لا شيء فيه بعد.
        status.new.among = أنت {person}، ومعك في هذا المجلد {count, plural, zero {لا أحد} one {شخص آخر} two {شخصان
            آخران} few {# آخرون} many {# آخرون} other {# آخرون}}، وتقويمك ما زال فارغًا.
        status.new.other = شخص آخر؟ belltower --as HANDLE. المجلد: {home}
        status.new.home = المجلد: {home}
        guide.demo = يوم طالب في نصف دقيقة، في مجلد يُرمى بعدها
        guide.setup = يسأل عن منطقتك الزمنية وخلاصتك وطريقة الرنين
        guide.subscribe = يأخذ رابط جدولك كما تعطيه جامعتك
        guide.enrol = يسجّل مقررًا: belltower modules WORD يجد رمزه
        guide.events = ما هو قادم؛ و belltower community list لمعرفة من ينظّمه
        guide.help = كل ما سوى ذلك
        """#
}
