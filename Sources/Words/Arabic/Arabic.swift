/// All words in Arabic: those of this file, and of its neighbours by subject.
enum Arabic {
    static let texts = [
        general, agenda, sources, screens, campus, home, calendar, people, pages,
        pageSettings, classes, events, friends, month, water, hours, reminders, changed, told, done,
        accounts, corrections, repetitions, feeds, collections, door, invitations, kept,
        server, stewardship, announcements, operating, desk, reports, reportPages, statistics, site,
        health, operatorHelp, commandLine,
    ]

    /// What reminders and news say, and the parts that sentences are made of.
    static let general: StaticString = #"""
        verbatim = {text}

        # القوائم والتواريخ والمقادير
        list.more = {before}، {last}
        list.or = {before} أو {last}
        list.and = {before} و{last}
        list.rest = {names} و{count, plural, zero {# غيرها} one {واحد غيرها} two {اثنان غيرها} few {# غيرها} many
            {# غيرها} other {# غيرها}}
        date.short = {weekday} {day} {month}
        date.short.year = {weekday} {day} {month} {year}
        date.full = {day} {month} {year}
        date.named = {weekday} {date}
        date.listed = {weekday} {date}
        date.span = {first} إلى {last}
        date.month = {day} {month}
        date.day = {day}
        date.month.year = {month} {year}
        weekday.monday = الاثنين
        weekday.tuesday = الثلاثاء
        weekday.wednesday = الأربعاء
        weekday.thursday = الخميس
        weekday.friday = الجمعة
        weekday.saturday = السبت
        weekday.sunday = الأحد
        month.1 = يناير
        month.2 = فبراير
        month.3 = مارس
        month.4 = أبريل
        month.5 = مايو
        month.6 = يونيو
        month.7 = يوليو
        month.8 = أغسطس
        month.9 = سبتمبر
        month.10 = أكتوبر
        month.11 = نوفمبر
        month.12 = ديسمبر
        weekday.short.monday = إثنين
        weekday.short.tuesday = ثلاثاء
        weekday.short.wednesday = أربعاء
        weekday.short.thursday = خميس
        weekday.short.friday = جمعة
        weekday.short.saturday = سبت
        weekday.short.sunday = أحد
        month.short.1 = يناير
        month.short.2 = فبراير
        month.short.3 = مارس
        month.short.4 = أبريل
        month.short.5 = مايو
        month.short.6 = يونيو
        month.short.7 = يوليو
        month.short.8 = أغسطس
        month.short.9 = سبتمبر
        month.short.10 = أكتوبر
        month.short.11 = نوفمبر
        month.short.12 = ديسمبر
        time.twelve = {hour}:{minute} {half, select, am {ص} other {م}}
        time.minutes = {count, plural, zero {# دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other
            {# دقيقة}}
        time.hours = {count, plural, zero {# ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other
            {# ساعة}}
        time.days = {count, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}
        time.days.by = {count, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}
        time.min = {count} د
        time.h = {count} س
        time.s = {count} ث
        time.none = بلا وقت
        time.ago = قبل {length}
        time.now = الآن
        time.in = خلال {length}
        time.began = منذ {length}
        day.tomorrow = غدًا
        day.today = اليوم
        day.on = يوم {date}
        day.from = من {day}
        day.until = حتى {day}
        more.lines = و{count} غيرها

        # التذكيرات
        reminder.untitled = (بلا عنوان)
        reminder.title = {name} الساعة {time}
        reminder.title.day = {name} {day} الساعة {time}
        reminder.title.whole = {name} {day}
        reminder.title.doubt = {title}، وربما أُلغيت
        reminder.title.unread = {title}، غير مؤكد
        reminder.title.called = مُعلَّم بأنه ملغى: {name}، {time}
        reminder.doubt = إلغاء محتمل بحسب {who}
        reminder.unread = تتعذّر قراءة {who} الآن: هذا آخر ما ورد فيه
        reminder.called = العنوان في {who} يقول إنه ملغى
        reminder.until = حتى {time}
        reminder.whole = طوال اليوم
        reminder.place = {place}، {until}
        reminder.leave = الانطلاق قبل {time}
        reminder.by = تنظيم {organiser}
        reminder.unofficial = بحسب زملائك: {place} (غير رسمي)
        reminder.with = مع {people}
        reminder.with.others = مع {people} و{count, plural, zero {# غيرهم} one {واحد غيرهم} two {اثنين غيرهم} few
            {# غيرهم} many {# غيرهم} other {# غيرهم}}
        reminder.late = {title} (بتأخير {length})
        reminder.several = {count, plural, zero {لا تذكيرات} one {تذكير واحد} two {تذكيران} few {# تذكيرات} many
            {# تذكيرًا} other {# تذكير}}
        reminder.says = بحسب {source}

        # الماء
        cup.title = حان وقت {cup, select, glass {كأس} bottle {زجاجة} other {كوب}} ماء ({amount}): الباقي {rest} حتى
            {time}

        # أخبار الفعاليات
        news.changed = تغيّرت
        news.changed.now = تغيّرت: الآن {date} الساعة {time}
        news.changed.place = تغيّرت: الآن {date} الساعة {time}، {place}
        news.cancelled = أُلغيت
        news.removed = حذفها منظِّمها
        news.lapsed = لم يُقبل المقعد في وقته
        news.withdrawn = صارت مقاعدها أقل: عدت إلى قائمة انتظارها
        news.offered = لك مقعد
        news.offered.until = لك مقعد حتى {date} الساعة {time}
        news.offered.how = {place}: belltower event join {event}
        news.offered.how.page = {place}: {page}

        # الأصدقاء
        friend.named = {name} ({handle})
        friend.asks = طلب صداقة من {who}
        sharing.asks = طلب من {who} لمشاركة أوقات فراغك
        sharing.how = المشاركة: belltower settings share-busy friends؛ أو الرفض: belltower friend decline
            {handle}
        sharing.how.page = المشاركة أو الرفض: {page}
        friend.how = القبول أو الرفض: belltower friend accept {handle}
        friend.how.page = القبول أو الرفض: {page}
        friend.now = تمت الصداقة مع {who}
        friend.now.how = متى لديكما وقت فراغ معًا: belltower free --with {handle}
        friend.now.how.page = متى لديكما وقت فراغ معًا: {page}

        # الملخص
        digest.title = {date}: {count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few {# مواعيد} many
            {# موعدًا} other {# موعد}}
        digest.nothing = لا شيء في تقويمك
        digest.water = ماء أمس: {drunk} من {goal}
        digest.item = {time} {name}
        digest.item.place = {time} {name}، {place}
        digest.groups = {module}: ترن عدة شُعب حتى اختيار شعبتك

        # التغييرات
        change.new = جديد: {name}
        change.again = تراجُع عن إلغاء {name}
        change.cancelled = إلغاء {name}
        change.removed = غياب {name} عن الجدول
        change.renamed = تغيّر اسم {before} إلى {name}
        change.roomless = {name} بلا قاعة الآن
        change.roomless.was = {name} بلا قاعة الآن (كانت {before})
        change.room = {name} في {after}
        change.room.was = {name} في {after} بدل {before}
        change.room.other = قاعة أخرى
        change.time = تغيّر وقت {name}
        change.moved = {name}: {moved}
        change.moved.place = {moved}، والمكان الآن {place}
        change.times.then = {count, plural, zero {# مرة} one {مرة} two {مرتين} few {# مرات} many {# مرة} other {#
            مرة}} من ذلك الحين
        change.times = {count, plural, zero {# مرة} one {مرة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}
            ابتداءً من {first}
        change.from.to = تغيّر الوقت من {before} إلى {after}
        change.end = النهاية {after} بدل {before}
        change.until = {moved}، حتى {time}
        change.former.room = تغيّرت القاعة، كانت {before}
        change.former.time = تغيّر الوقت، كان {before}
        change.former.name = الاسم السابق {before}
        change.point = {date} {time}

        # تغييرات كثيرة في استيراد واحد
        changes.look = لرؤية التغييرات: belltower changes
        changes.look.page = لرؤية التغييرات: {page}
        changes.each = كل محاضرة {direction, select, earlier {مبكرة} other {متأخرة}} بمقدار {length}
        changes.title.shift = تحرّك جدولك بمقدار {length}: {classes}
        changes.title = تغيّر جدولك: {what}
        changes.classes = {count, plural, zero {# محاضرة} one {محاضرة واحدة} two {محاضرتين} few {# محاضرات} many
            {# محاضرة} other {# محاضرة}}
        changes.in = نقل {classes} إلى {place}
        changes.placeless = بقاء {classes} بلا مكان
        changes.kind.again = عودة {classes} بعد إلغاء
        changes.kind.new = إضافة {classes}
        changes.kind.moved = تغيير وقت {classes}
        changes.kind.relocated = تغيير مكان {classes}
        changes.kind.renamed = تغيير اسم {classes}
        changes.kind.cancelled = إلغاء {classes}
        changes.kind.removed = غياب {classes} عن الجدول
        changes.count.again = عودة {count}
        changes.count.new = إضافة {count}
        changes.count.moved = تغيير وقت {count}
        changes.count.relocated = تغيير مكان {count}
        changes.count.renamed = تغيير اسم {count}
        changes.count.cancelled = إلغاء {count}
        changes.count.removed = غياب {count}
        """#
}
