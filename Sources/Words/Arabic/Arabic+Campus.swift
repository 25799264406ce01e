extension Arabic {
    /// What modules, people, communities, settings and backups show.
    static let campus: StaticString = #"""
        # المقررات
        module.none = لا مقررات بعد: يلزم الاشتراك في خلاصة محاضرات، أو تحميل دليل بـ --load.
        module.none.found = لا مقرر كهذا.
        module.untitled = (بلا عنوان بعد)
        module.loaded = {count, plural, zero {لا مقررات} one {مقرر واحد} two {مقرران} few {# مقررات} many {# مقررًا}
            other {# مقرر}}: أُضيف {added}، وتغيّر {changed}، ولم يتغيّر {unchanged}
        module.taken = هذا المقرر من مقرراتك.
        module.untaken = ليس من مقرراتك: belltower enrol {code}
        module.credits = الساعات المعتمدة: {credits}
        module.meetings = {count, plural, zero {لا لقاءات} one {لقاء واحد} two {لقاءان} few {# لقاءات} many {# لقاءً}
            other {# لقاء}}
        module.meetings.own = {count, plural, zero {لا لقاءات} one {لقاء واحد} two {لقاءان} few {# لقاءات} many
            {# لقاءً} other {# لقاء}} في تقويمك
        module.meetings.next = {count}؛ التالي:
        module.classmates = {count, plural, zero {لا زملاء} one {زميل واحد} two {زميلان} few {# زملاء} many {# زميلًا}
            other {# زميل}}
        module.classmates.more = و{count} غيرهم: belltower classmates
        module.field.staff = المدرّسون
        module.field.needs = المتطلبات
        module.field.page = الصفحة
        module.about = عن المقرر
        module.changes = ما تغيّر في الدليل
        module.changes.none = لم يتغيّر شيء في الدليل.
        module.change.added = جديد: {title}
        module.change.removed = لم يعد مدرجًا: {title}
        module.change.fact = معلومة
        module.change.nothing = (لا شيء)
        module.comments = {count, plural, zero {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many
            {# تعليقًا} other {# تعليق}}
        programme.none = لا برامج دراسية بعد: يعرّفها أحد المشغّلين بـ --load.
        programme.loaded = {count, plural, zero {لا برامج} one {برنامج واحد} two {برنامجان} few {# برامج} many
            {# برنامجًا} other {# برنامج}}: أُضيف {added}، وتغيّر {changed}، ولم يتغيّر {unchanged}
        classmates.none = لا أحد غيرك بعد.
        classmates.friend = صديق
        comment.done = التعليق {number}: {what}
        comment.written = كُتب
        comment.changed = عُدّل
        comment.deleted = حُذف
        comment.reported = أُبلغ عنه
        comment.hidden = أُخفي
        comment.shown = ظهر من جديد
        comment.edited = معدَّل
        comment.left = شخص غادر
        comment.reports.none = لا بلاغات.
        comment.times = {count, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other
            {# مرة}}

        # التسجيل في المقررات
        enrol.none = لا مقررات لك بعد: belltower enrol CODE
        enrol.ask = التسجيل في {count, plural, zero {# مقرر} one {مقرر واحد} two {مقررين} few {# مقررات} many {#
            مقررًا} other {# مقرر}}؟
        enrol.adds = يضيف {programme}:
        enrol.adds.nothing = لا شيء: كلها من مقرراتك
        enrol.overlap = تعارض: {first} و{second}، {count, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {#
            مرات} many {# مرة} other {# مرة}}، أولها {start}
        enrol.done = تم التسجيل في: {modules}
        enrol.already = كانت من مقرراتك: {modules}
        enrol.left = تركت {module}.
        enrol.invisible = لم يعد زملاؤك يرونك.
        enrol.visible = يراك زملاؤك.

        # الأصدقاء
        friend.none = لا أصدقاء بعد. طلب صداقة: belltower friend request HANDLE
        friend.list.friends = الأصدقاء
        friend.list.received = طلبات إليك
        friend.list.sent = طلباتك
        friend.list.blocked = من حظرتهم
        friend.list.sharing = يطلبون مشاركة أوقات فراغك
        friend.done.asked = {person}: أُرسل الطلب
        friend.done.sharing = {person}: أُرسل طلب المشاركة
        friend.done.friends = {person}: بدأت صداقتكما
        friend.done.unsaid = إن كان هذا عنوانًا مؤكدًا لشخص هنا، فقد وصله الطلب.
        friend.done.blocked = {person}: تم الحظر
        friend.done.declined = {person}: رُفض الطلب
        friend.done.removed = {person}: تمت الإزالة
        friend.done.unblocked = {person}: رُفع الحظر
        friend.mutual = {person}: كان لك طلب من هناك أيضًا، فبدأت صداقتكما

        # الأشخاص
        person.added = {person}: تمت الإضافة
        person.changed = {person}: تم التعديل
        person.suspended = {person}: تم الإيقاف
        person.restored = {person}: تمت الإعادة
        person.exported = {json} و{calendar}: تمت الكتابة
        person.exported.picture = {picture}: تمت الكتابة
        person.mark.suspended = موقوف
        person.yes = نعم
        person.role.student = طالب
        person.role.staff = هيئة التدريس
        person.role.operator = مشغّل
        person.verified = {address}، مؤكد
        person.unverified = {address}، لم يُؤكَّد بعد: يؤكده أحد المشغّلين
        person.address.taken = كان {address} مؤكدًا باسم {former} حتى الآن: صار باسم {person}، ولم تعد طلبات الصداقة
            عليه تصل إلى {former}
        person.field.name = الاسم
        person.field.role = الدور
        person.field.suspended = الإيقاف
        person.field.gender = الجنس
        person.field.picture = الصورة
        person.field.bio = النبذة
        person.field.email = البريد الإلكتروني
        person.field.phone = الهاتف
        person.field.birthday = تاريخ الميلاد
        person.field.birthdayShown = عرض تاريخ الميلاد
        person.field.zone = المنطقة الزمنية
        person.field.units = الوحدات
        erase.ask = محو {person} مع كل ما له؟
        erase.heir = صار المصدر {source} في عهدة {heir}
        erase.copy = أُزيل أيضًا من {file}، ولا يفتحه الآن Belltower أقدم
        erase.done = {person}: تم المحو؛ وما زال في النسخ الاحتياطية والتصديرات المحفوظة في أماكن أخرى
        erase.compaction = ما كان منه في قاعدة البيانات يُطمس عند `belltower keep` القادم
        erase.unknown = في المجلد وليس لـ Belltower؛ يلزم حذف ما قد يكون نسخة:

        # المجموعات
        community.none = لا مجموعات بعد. ينشئها أحد المشغّلين: belltower community create
        community.news = هناك جديد.
        community.list.own = مجموعاتك
        community.list.others = غيرها
        community.unread = {count} جديد
        community.members = {count, plural, zero {لا أعضاء} one {عضو واحد} two {عضوان} few {# أعضاء} many {# عضوًا}
            other {# عضو}}
        community.yours = أنت فيها
        community.organised = تنظيم {organisers}
        community.field.topic = الموضوع
        community.created = {community}: أُنشئت
        community.joined = {community}: تم الانضمام
        community.quit = {community}: تمت المغادرة
        community.renamed = {community}: الاسم الجديد للمجموعة {former}
        community.edited = {community}: عُدِّلت
        community.organiser = {person}: من منظِّمي {community}
        community.organiser.removed = {person}: أُزيل الاسم من منظِّمي {community}
        community.close.ask = إغلاق {community} وإلغاء كل فعالياتها القادمة؟
        community.closed = {community}: أُغلقت؛ {count, plural, zero {لم تُلغَ أي فعالية} one {أُلغيت فعالية واحدة}
            two {أُلغيت فعاليتان} few {أُلغيت # فعاليات} many {أُلغيت # فعالية} other {أُلغيت # فعالية}}

        # الإعدادات
        setting.waking = ساعات اليقظة التي يُبحث فيها عن وقت فارغ
        setting.week-start = اليوم الذي تبدأ به الأسابيع
        setting.share-busy = من يمكنه السؤال عن وقت فارغ مشترك، فيعرف أوقات الانشغال
        setting.view = مقدار ما تعرضه كل صفحة من تطبيق الويب
        setting.calendar-alarms = من يرن منبهًا ضبطه برنامج تقويم: البرنامج أم الجرس
        setting.calendar-water = هل ترى برامج التقويم أكواب الأيام القادمة
        setting.single-keys = هل تكون المفاتيح المفردة أوامر في تطبيق الويب
        setting.active-hours = هل يحسب تطبيق الويب كم تنظر إليه، لعينيك وحدك
        setting.leads.class = قبل كم من الوقت يكون الرنين للمحاضرة
        setting.leads.exam = قبل كم من الوقت يكون الرنين للامتحان
        setting.leads.event = قبل كم من الوقت يكون الرنين للفعالية
        setting.leads.personal = قبل كم من الوقت يكون الرنين للموعد الخاص
        setting.leads.hydration = قبل كم من الوقت يكون الرنين لكوب الماء
        setting.channels = طرق الرنين: تُستخدم أول قناة تعمل
        setting.quiet = الساعات التي لا يرن فيها إلا المهم
        setting.limit = أكثر ما يرن في ربع ساعة؛ ويُذكر الباقي معًا
        setting.important = ما يرن في ساعات الهدوء ورغم الكتم وفوق الحد
        setting.digest = متى يرن ملخص اليوم: المواعيد، والتغييرات، وماء أمس
        setting.home = المكان الذي يبدأ منه المشي إلى أول محاضرة في اليوم
        setting.clock = عدد ساعات الساعة في التذكيرات والصفحات
        setting.language = لغة ما يقال لك
        setting.units = الوحدة التي يُذكر بها الماء، كما في الملف الشخصي
        setting.zone = المنطقة الزمنية لأيامك، كما في الملف الشخصي

        # الخطوات الأولى
        setup.question = {question} [{now}]:
        setup.ask.zone = المنطقة الزمنية
        setup.ask.feed = رابط الخلاصة، لا يظهر
        setup.ask.leads = قبل كم من الوقت يكون الرنين للمحاضرة، أو none
        setup.ask.goal = الماء في اليوم، مثل 2l، أو none
        setup.ask.channel = طريقة الرنين: desktop أو ntfy:TOPIC أو email:ADDRESS
        setup.ask.trial = رنّة واحدة للتجربة؟ [Y/n]
        setup.none = لا شيء
        setup.same = كما كان
        setup.zone.file = {zone}، في {file}
        setup.zone.own = {zone}، لك
        setup.goal = {amount} من {from} إلى {to}
        setup.rang = رنّ عبر {channel}
        setup.undo = للتراجع: {command}
        setup.step.zone = المنطقة
        setup.step.feed = الخلاصة
        setup.step.leads = المهلة
        setup.step.goal = الهدف
        setup.step.channel = القناة
        setup.step.trial = التجربة
        setup.done = لمعرفة وضعك: belltower. للرنين: belltower remind.

        # النسخ الاحتياطية وعمل الليل
        backup.done = {file}: {size}، {contents}، مفحوص
        backup.contents = {people, plural, zero {لا أشخاص} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا}
            other {# شخص}}، {sources, plural, zero {لا مصادر} one {مصدر واحد} two {مصدران} few {# مصادر} many {#
            مصدرًا} other {# مصدر}}
        backup.removed = أُزيل {file}
        keep.erased = مُحي {count, plural, zero {# شخص} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other
            {# شخص}} بطلب قبل أسبوعين
        keep.forgot = نُسي {count, plural, zero {# تذكير قديم} one {تذكير قديم واحد} two {تذكيران قديمان} few
            {# تذكيرات قديمة} many {# تذكيرًا قديمًا} other {# تذكير قديم}}
        keep.compacted = ضُغط: {before}، والآن {size}
        keep.compact = {size}، مضغوط
        keep.postponed = لم يُضغط، فهناك ما يرن {time}: غدًا
        keep.backup = {file}: {contents}، مفحوص
        move.copying = نسخ {table} ({number} من {count})
        move.comparing = مقارنة {table} ({number} من {count})
        move.done = {rows, plural, zero {لا صفوف} one {صف واحد} two {صفّان} few {# صفوف} many {# صفًا} other {# صف}}
            في {tables} جدول: نُسخت، وهي نفسها في الجانبين
        move.cut = {count, plural, zero {لا صفوف} one {صف واحد} two {صفّان} few {# صفوف} many {# صفًا} other {# صف}}
            فيها نص ينتهي عند U+0000، كما كان يُقرأ دائمًا
        move.line = يلزم أن يُكتب في config.yaml ثم أن يُشغَّل الخادم والجرس من جديد: {line}
        move.variable = يلزم ضبطه في البيئة التي تسبق config.yaml ثم تشغيل الخادم والجرس من جديد: {line}
        move.switched = يقول config.yaml من الآن: {line}
        restore.ask = استبدال كل ما في {home} بـ {file}؟
        restore.done = {file}: تمت الاستعادة، {contents}
        restore.empty = بدأ {home} من جديد، فارغًا
        restore.kept = ما كان هناك محفوظ في {file}
        restore.configuration = بقي config.yaml كما كان؛ أما الذي في النسخة الاحتياطية، وهو مختلف، ففي {file}
        """#
}
