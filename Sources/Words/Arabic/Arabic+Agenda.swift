extension Arabic {
    /// What the agenda and its neighbours show: items, clashes, gaps, reminders, one's own entries.
    static let agenda: StaticString = #"""
        # الأيام وما فيها
        agenda.nothing = لا شيء يوم {day}.
        agenda.nothing.days = لا شيء من {first} إلى {last}.
        agenda.whole = طوال اليوم
        agenda.water = ماء
        agenda.quoted = «{text}»
        agenda.swapped = بجدول {weekday}
        agenda.cut = المعروض من {names} ليس كل {count, plural, zero {مواعيدها} one {مواعيده} two {مواعيدهما} few
            {مواعيدها} many {مواعيدها} other {مواعيدها}}: يلزم طلب فترة أقصر
        cup.listed = {cup, select, glass {كأس} bottle {زجاجة} other {كوب}} ماء ({amount})
        cup.at = {cup} في {times}
        cup.count = {count, plural, zero {لا أكواب} one {كوب واحد} two {كوبان} few {# أكواب} many {# كوبًا} other
            {# كوب}}
        grid.nothing = لا شيء في ساعة محددة.
        grid.water = ماء
        grid.cup = كوب
        grid.more = والمزيد: belltower agenda week --clashes
        month.more = +{count} غيرها
        year.few = · 1 أو 2
        year.some = • 3 أو 4
        year.many = ■ 5 أو أكثر
        year.exam = ! امتحان
        year.holiday = h عطلة
        year.today = ◂ اليوم

        # الشيء نفسه في جمل
        plain.nothing = لا شيء يوم {day}
        plain.nothing.days = لا شيء من {first} إلى {last}.
        plain.today = {day}، اليوم
        plain.place = المكان {place}
        plain.now = جارٍ الآن
        plain.local = التوقيت المحلي {time}
        plain.note = ملاحظة: {text}
        plain.number = الرقم {number}
        plain.at = الساعة {time}
        plain.times = من {from} إلى {until}
        plain.until = حتى {until}
        plain.whole.until = طوال اليوم حتى {day}
        plain.whole.time = طوال اليوم، حتى {until}
        plain.time.day = {time} يوم {day}

        # الآن والتالي
        next.nothing = لا شيء الآن، ولا شيء قادم خلال سنة.
        next.now = الآن
        next.now.nothing = الآن: لا شيء
        next.now.more = و{count} غيرها الآن
        next.next = التالي
        next.next.nothing = التالي: لا شيء خلال سنة
        next.next.more = و{count} غيرها بعد ذلك
        next.until = حتى {time}
        next.left = المتبقي {length}
        next.at = {day, select, today {الساعة {time}} other {{time}}}
        next.time.tomorrow = غدًا الساعة {time}
        next.time.day = {day} الساعة {time}

        # ما يقال عن موعد
        item.cancelled = ملغى
        item.cancelled.in = ملغى في {source}
        item.tentative = مبدئي
        item.provisional = غير نهائي
        item.hidden = مخفي
        item.exam = امتحان
        item.exam.provisional = امتحان، غير نهائي
        item.group = الشعبة {group} من عدة شُعب
        item.group.unnamed = واحدة من عدة شُعب
        item.group.choose = واحدة من عدة شُعب: اختيار شعبتك بـ --group
        item.unofficial = {place} بحسب زملائك
        item.field.when = متى
        item.field.where = أين
        item.field.unofficial = غير رسمي
        item.field.module = المقرر
        item.field.kind = النوع
        item.field.group = الشعبة
        item.field.source = المصدر
        item.field.note = ملاحظة
        item.field.colour = اللون
        item.field.rings = الرنين
        item.field.is = الحالة
        item.whole = {day}، طوال اليوم
        item.sources = {before}؛ وأيضًا من {other}
        item.rings.never = أبدًا
        item.rings.program = عبر برنامج التقويم الذي ضبط المنبه
        item.rings.before = قبل البداية بمدة {lengths}
        item.choose = أيها؟ رقمه:
        item.choose.more = و{count} غيرها: يلزم ذكر اليوم أيضًا
        kind.class = محاضرة
        kind.exam = امتحان
        kind.event = فعالية
        kind.personal = خاص
        kind.hydration = ماء
        kind.lecture = محاضرة
        kind.seminar = حلقة نقاش
        kind.tutorial = تمارين
        kind.lab = مختبر
        kind.workshop = ورشة عمل
        kind.project = مشروع
        kind.change = تغيير
        kind.news = خبر
        kind.offer = مقعد
        kind.digest = ملخص
        kind.summary = إجمال
        hidden.none = لا شيء مخفي.
        hidden.series = كل مواعيده
        hidden.show = لإظهار واحد منها: belltower item NUMBER --show، مع --series حين تكون كل مواعيده مخفية.

        # ما تقوله عنه مصادر أخرى
        difference.says = يقول {source}: {what}
        difference.source = {source}، وفيه: {what}
        difference.cancelled = ملغى
        difference.held = قائم
        difference.certain = مؤكد
        difference.tentative = مبدئي
        difference.untitled = بلا عنوان
        difference.start = البداية {time}
        difference.end = النهاية {time}

        # التعارضات والشُّعب
        clash.none = لا تعارضات.
        clash.other = موعد آخر
        clash.exam = امتحان {title}
        clash.with = تعارض مع {other}
        clash.with.for = تعارض مع {other} ({length})
        clash.far = بعيد عن {other}: مشي {walk} في {gap}
        clash.far.none = بعيد عن {other}: مشي {walk} بلا وقت بينهما
        clash.more = و{count, plural, zero {لا تعارض آخر} one {تعارض آخر} two {تعارضان آخران} few {# تعارضات أخرى}
            many {# تعارضًا آخر} other {# تعارض آخر}}
        clash.rest = و{count} غيرها: يلزم طلب فترة أقصر
        clash.unlisted = تعارضات أخرى غير معروضة ({count}): يلزم طلب فترة أقصر
        clash.inside = في وسطه
        clash.together = {length} في الوقت نفسه
        clash.apart = بعيد: مشي {walk}، وبينهما {gap}
        clash.head = تعارض{exam, select, true { [امتحان]} other {}}
        clash.new = {head}: {first} و{second} {time}: {reason}
        clash.new.times = {head}: {first} و{second}، {count, plural, zero {# مرة} one {مرة} two {مرتين} few {# مرات}
            many {# مرة} other {# مرة}}، أولها {time}: {reason}
        clash.new.times.until = {head}: {first} و{second}، {count, plural, zero {# مرة} one {مرة} two {مرتين} few
            {# مرات} many {# مرة} other {# مرة}} حتى {until}، أولها {time}: {reason}
        clash.new.more = و{count} غيرها: belltower agenda month --clashes
        group.fit = {classes}، الشعبة {group}: {fit}
        group.free = بلا تعارض
        group.clashes = تعارض مع {other} ({count} من {all}، أولها {time})
        group.more = و{count, plural, zero {لا شعبة أخرى} one {شعبة أخرى} two {شعبتان أخريان} few {# شُعب أخرى} many
            {# شعبة أخرى} other {# شعبة أخرى}}

        # الوقت الفارغ
        free.none = لا فراغ بهذا الطول في ساعات يقظتك.
        free.none.common = لا فراغ بهذا الطول في ساعات يقظة الجميع.
        free.long = طويل
        free.soon = قريب
        free.unusual = مبكر أو متأخر
        free.there = {count} من {all} هناك على أي حال

        # المواعيد الخاصة، والتراجع
        entry.added = أُضيف: {item}
        entry.now = الآن: {item}
        entry.deleted = حُذف: {item}
        entry.repeats = يتكرر {repetition}
        entry.repeats.but = يتكرر {repetition}؛ {omission}: --repeat "every month on the last day" يأتي في كل منها
        entry.over = انتهى {title} {time}: belltower undo يتراجع عنه
        entry.part = هذا وحده، أم هذا وما بعده، أم الكل؟ [this/following/all]
        undo.done = تم التراجع: {act}
        undo.ask = آخر ما فعلته {newer}. التراجع عن {act} الذي قبله؟
        undo.ask.remedy = آخر ما فعلته {newer} (`belltower {remedy}` يتراجع عنه). التراجع عن {act} الذي قبله؟
        ask.confirm = {question} [y/N]

        # قوائم التذكيرات
        reminders.none = لن يرن شيء.
        reminders.none.past = لم يحن شيء.
        reminder.grouped = مع غيره
        reminder.state.planned = مخطَّط
        reminder.state.claimed = قيد الإيصال
        reminder.state.delivered = وصل
        reminder.state.snoozed = مؤجَّل
        reminder.state.dismissed = متجاهَل
        reminder.state.lapsed = فات
        reminder.state.failed = فشل
        reminder.gone = {kind} لم يعد موجودًا، {item}
        reminder.of.change = تغيير في الجدول
        reminder.of.changes = تغييرات في الجدول
        reminder.of.offer = مقعد محجوز لك
        reminder.of.news = أخبار
        reminder.of.friend = طلب صداقة
        reminder.of.digest = ملخص اليوم
        reminder.of.summary = إجمال ما تأخر
        reminder.outcome = {state}
        reminder.outcome.by = {state} عبر {channel}
        reminder.punctual = في وقته
        reminder.overdue = بتأخير {length}
        reminder.attempt = في المحاولة {number}
        reminder.summarised = ذُكر مع غيره
        reminder.tally = حان {count}: {parts}
        reminder.tally.delivered = وصل {count}
        reminder.tally.retried = {count} منها في محاولة لاحقة
        reminder.tally.lapsed = فات {count}
        reminder.tally.failed = فشل {count}
        reminder.tally.dismissed = تُجوهل {count}
        reminder.tally.waiting = ينتظر {count}
        reminder.figures = التأخير: الوسيط {median}، و99 من 100 خلال {most}، والأسوأ {worst}
        dismiss.series = لا شيء من سلسلته يرن بعد الآن.
        dismiss.undone.series = عادت سلسلته ترن.
        mute.none = لا شيء مكتوم.
        mute.on = {name}: لا رنين بعد الآن.
        mute.off = {name}: عاد الرنين.

        # ما فات تحديثه، وما يُكتب
        stale.never = لم يُقرأ {source} قط: {why}
        stale.since = قُرئ {source} آخر مرة {age}: {why}
        stale.import = يلزم تشغيل belltower import
        export.done = {file}: صُدّر {count, plural, zero {لا شيء} one {موعد واحد} two {موعدان} few {# مواعيد} many
            {# موعدًا} other {# موعد}}
        export.published = {folder}: كُتب {written}، ولم يتغيّر {unchanged}
        export.published.removed = {folder}: كُتب {written}، ولم يتغيّر {unchanged}، وأُزيل {removed} قديم
        export.unknown = {files}: تقاويم من Belltower لم يكتبها هذا المجلد؛ تُزال ما لم ينشر هناك مجلد آخر
        export.unpublished = غير منشور: النشر بـ belltower export --publish
        """#
}
