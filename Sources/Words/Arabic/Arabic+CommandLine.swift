extension Arabic {
    /// What only the command line says: what to type next, and which option is meant.
    static let commandLine: StaticString = #"""
        # الملفات
        command.refusal.fetch.private = {place} عنوان خاص: للوصول إليه تُضبط fetch.allowPrivate على true في
            config.yaml
        command.refusal.file.irregular = {sentence}، أو - للإخراج القياسي

        # مجلد Belltower
        command.refusal.home.uncreatable = {sentence}: يلزم اختيار غيره بـ --home أو BELLTOWER_HOME
        command.refusal.home.file = {sentence}: يلزم اختيار غيره بـ --home
        command.refusal.home.closed = {sentence}، أو اختيار غيره بـ --home أو BELLTOWER_HOME
        command.refusal.home.login = {sentence}: يلزم ذكر واحد بـ --as
        command.refusal.configuration.missing = {sentence}: يكتب `belltower check --sample-config` واحدًا

        # الأوقات والفترات
        command.refusal.window.twice = إما تاريخ وإما --from و --to، لا كلاهما
        command.refusal.window.backwards = الخيار --to قبل --from: يلزم تبديلهما
        command.refusal.free.twice = إما --this-week وإما --from و --to، لا كلاهما
        command.refusal.free.friends = يأخذ --with من 1 إلى {most} من أسماء المستخدمين، مثل kim,lee
        command.refusal.free.unshared = {sentence}، بـ `belltower settings share-busy friends`
        command.refusal.series.otherTime = {sentence}: تعرض belltower agenda المعرّفات
        command.refusal.series.ruleSaysWhen = {sentence} بـ --repeat

        # المواعيد
        command.refusal.item.nothing = {sentence}، أو برقم من `belltower agenda week --ids`
        command.refusal.item.cup = كوب الماء لا يُغيّر وحده: يُغيّر الهدف بـ belltower goal

        # المجموعات
        command.refusal.community.unknown = {sentence}{near, plural, =0 {: القائمة في `belltower community list`}
            other {}}

        # الفعاليات
        command.refusal.event.twoEnds = الخيار --end وقت واحد: تُذكر البداية والنهاية في --start
        command.refusal.event.cancelled = {sentence}: القائمة في `belltower event list`
        command.refusal.event.cancelled.of = {sentence}: القائمة في `belltower event list`
        command.refusal.event.unknown = {sentence}: القائمة في `belltower event list`، أو يكون الانضمام بـ
            --password-file FILE
        command.refusal.event.past = ستكون الفعالية قد انتهت: {start} بتوقيت {zone} مضى: يلزم --start أو --end أبعد
        command.refusal.event.past.series = ستكون الفعالية قد انتهت: ما يبدأ {start} ويتكرر، بتوقيت {zone}، مضى: يلزم
            --start أو --end أبعد
        command.refusal.event.reachless = خارج المجموعات تحتاج الفعالية إلى --hashtag، أو إلى --password-file لتكون
            خاصة
        command.refusal.event.startless = {sentence}، بـ --start
        command.refusal.event.long = الفعالية سنة على الأكثر: يلزم --end أبكر
        command.refusal.event.endTwice = يذكر --start النهاية أيضًا: يُترك --end و --for
        command.refusal.event.backwards = تنتهي الفعالية قبل أن تبدأ: يلزم --end أبعد

        # النسخ
        command.refusal.keep.noBackup = {sentence}: تُكتب واحدة بـ belltower backup
        command.refusal.backup.nothing = {sentence}: يلزم ذكر --home آخر
        command.refusal.backup.damaged = قاعدة البيانات تالفة فلم تُنسخ: {problem}؛ الإصلاح بـ belltower check
            --repair
        command.refusal.home.missing = {sentence}: يُذكر بـ --home أو BELLTOWER_HOME

        # المصادر والزواحف
        command.refusal.crawl.removals = {sentence}، أو --accept-removals إن كانت الجامعة تقول ذلك
        command.refusal.crawl.resultless = {sentence}: يكتب belltower crawl {crawler} --print واحدًا
        command.refusal.crawl.start = {crawler}: {problem}، أو يلزم ذكر الصفحات بـ --start
        command.refusal.crawl.startless = لا صفحات بداية عند {crawler}: يلزم ذكرها بـ --start
        command.refusal.source.unkept = {sentence}: السجل في belltower sources --history
        command.refusal.source.campusKind = الخيار --for-everyone لمحاضرات تصل إلى الناس عبر مقرراتهم: أما الفعاليات
            فلمجموعة، كما في `community feed NAME URL`
        command.refusal.source.campusAlarms = {sentence} (belltower settings leads.class)

        # للمشغّلين وحدهم
        command.refusal.person.suspended = حساب {handle} موقوف ({ground}): السبب وطريقة الاعتراض: belltower reports --mine
        command.refusal.person.suspendedUntil = حساب {handle} موقوف حتى {date} ({ground}): السبب وطريقة الاعتراض: belltower reports --mine
        command.refusal.operator.copy = {sentence}، أو ذكر اسمك بـ --as
        command.refusal.operator.repair = {sentence}، أو ذكر اسمك بـ --as
        command.refusal.operator.keep = {sentence}، أو ذكر اسمك بـ --as
        command.refusal.operator.replace = {sentence}، أو ذكر اسمك بـ --as

        # المقررات
        command.refusal.comment.outside = {sentence}: يلزم `enrol {code}` أولًا
        command.refusal.comment.unknown = {sentence}: يعرض `module CODE` الأرقام
        command.refusal.programme.unknown = {sentence}{near, plural, =0 {: القائمة في `programmes`} other {}}
        command.refusal.module.classmates = {sentence}: يلزم `enrol {code}` أولًا
        command.refusal.programme.module = {path}: {programme}: لا يوجد مقرر {code} في {year}: يلزم تحميله بـ `modules
            --load` أولًا
        command.refusal.module.limit = الخيار --limit عدد من 1 إلى 10000
        command.refusal.module.unknown = {sentence}{near, plural, =0 {: للبحث `modules TEXT`} other {}}

        # الأصدقاء
        command.refusal.friend.blocked = حظرت {handle}: يُرفع الحظر بـ `friend unblock`
        command.refusal.friend.unasked = {sentence}: القائمة في `belltower friend list`
        command.refusal.friend.unaskedAddress = {sentence}: القائمة في `belltower friend list`
        command.refusal.friend.none = {sentence}: القائمة في `belltower friend list`
        command.refusal.friend.unblocked = {sentence}: القائمة في `belltower friend list`

        # الأشخاص
        command.refusal.caller.unknown = {sentence}{near, plural, =0 {: للإضافة `belltower person add {handle}`}
            other {}}
        command.refusal.keeper.unknown = {sentence}{near, plural, =0 {: يلزم ذكر اسمك بـ --as} other {}}
        command.refusal.person.unknown = {sentence}{near, plural, =0 {: القائمة في `person list`} other {}}
        command.refusal.belongings.output = هما ملفان لا يتسع لهما الإخراج القياسي: يلزم ذكر مجلد، أو ملف ينتهي بـ
            .json
        command.refusal.person.taken = {handle} موجود بالفعل: يُعدَّل بـ `person edit`
        command.refusal.person.addressless = لم يأتِ هذا العنوان من {handle}: يقدّمه صاحبه بـ `person edit`

        # الملفات والشبكات
        command.refusal.fetch.special = {sentence}: يُكتب - لقراءة الإدخال القياسي

        # قاعدة البيانات
        command.refusal.storage.full = {sentence}؛ يلزم إخلاء مساحة
        command.refusal.storage.low = {sentence}؛ يلزم إخلاء مساحة
        command.refusal.home.lost = {sentence} (`belltower restore {backup}`؛ ويبدأ `belltower
            restore --empty` من جديد)
        command.refusal.storage.taken = {sentence}، وتشغيل belltower remind من جديد

        # الملفات المقروءة
        command.refusal.parameter.missing = {sentence}: {given}
        command.refusal.parameter.given = --set {name}=...
        command.refusal.parameter.given.more = {before} --set {name}=...

        # المواعيد الخاصة
        command.refusal.undo.newer = آخر ما فعلته {act}، ولا يتراجع عنه undo{remedy, select, none {} other { (بل
            `belltower {remedy}`)}}: الخيار --yes للتراجع عن {older} الذي كان قبله
        command.refusal.undo.nothing = لا شيء للتراجع عنه: يمكن التراجع عن add و edit و delete و item
        command.refusal.undo.nothing.but = لا شيء للتراجع عنه: يمكن التراجع عن add و edit و delete و item؛ وآخر ما
            فعلته {act}{remedy, select, none {} other { (يتراجع عنه `belltower {remedy}`)}}
        command.refusal.entry.unchanged = لا شيء للتعديل: يلزم --start أو --for أو --at أو --summary
        command.refusal.item.unknown = {sentence}: تعرض belltower agenda --json المعرّفات
        command.refusal.entry.event = {item} فعالية: تأخذ belltower event edit و cancel و drop الاسم e{event}
        command.refusal.entry.gone = {sentence}: تعرض belltower agenda ما هو موجود
        command.refusal.entry.never = {sentence}: تعرض belltower agenda ما له موعد
        command.refusal.entry.whole = {item} هو السلسلة كلها: يلزم معرّف موعد منها، أو --all
        command.refusal.entry.part = {item} من سلسلة: يلزم --this أو --following أو --all
        command.refusal.entry.single = الموعد الواحد لا يتكرر: يلزم --following أو --all مع --repeat
        command.refusal.entry.startless = لا بداية له: يلزم --start، كما في --start "fri 14:00"
        command.refusal.entry.endTwice = يقول --end و --for الشيء نفسه: يكفي أحدهما
        command.refusal.entry.wholeDays = مدته أيام كاملة: يلزم --for 2d، أو ساعة من اليوم في --start
        command.refusal.entry.endDay = مدته أيام كاملة: تكون نهايته يومًا، أو تكون في --start ساعة من اليوم
        command.refusal.entry.backwards = ينتهي قبل أن يبدأ: يلزم --end أبعد، أو --for 1h
        command.refusal.rule.unfit = يبدأ {weekday} {start}، لكنه يتكرر {rule}: تكون بدايته أول هذه المواعيد، --start
            "{first}" ({firstWeekday})، أو يلزم --repeat فيه {day}

        # التذكيرات
        command.refusal.reminder.settled = {sentence}: يذكر belltower reminders --history السبب
        command.refusal.reminder.undismissed = {sentence}: القائمة في belltower reminders
        command.refusal.reminder.single = {item} ليس من سلسلة: يُتجاهل بلا --series
        command.refusal.reminder.cups = أكواب الماء ليست سلسلة: belltower settings leads.hydration none، أو
            belltower goal --off
        command.refusal.reminder.unknown = {sentence}: تعرض belltower reminders --json المعرّفات
        command.refusal.mute.unknown = {sentence}{near, plural, =0 {: القائمة في `modules` و `community list`} other
            {}}
        command.refusal.snooze.silent = {item} لا يرن بعد الآن: إن كنت تجاهلته، فالتراجع بـ belltower dismiss {item}
            --undo
        command.refusal.snooze.gone = {sentence}: القائمة في belltower reminders
        command.refusal.snooze.unreadable = {text} ليس مدة: يُذكر في النهاية كم المدة، كما في belltower snooze
            networking today 10m، أو حتى متى، مثل 13:30

        # الماء
        command.refusal.drinks.unreadable = {path}: {problem}: تلزم قائمة مشروبات، كما يصفها `belltower drinks --help`
        command.refusal.goal.rhythms = الخيارات --cup و --every و --times لا تجتمع: يكفي واحد منها
        command.refusal.goal.every = الخيار --every من 15m إلى 24h: يُكتب مثل 90m
        command.refusal.goal.times = الخيار --times عدد من 1 إلى {most}
        command.refusal.goal.hours = لا تبقى ساعات مع --from {from} --to {to}: تلزم ساعتان مختلفتان
        command.refusal.drink.days = الخيار --days عدد من 1 إلى 3660

        # الإعدادات
        command.refusal.setting.unknown = {sentence}{near, plural, =0 {: يلزم واحد من `belltower settings`، مثل waking
            08:00-22:00 أو quiet 22:00-07:00} other {}}
        command.refusal.setting.unnamed = {sentence}: يلزم واحد من `belltower settings`، مثل waking 08:00-22:00 أو
            quiet 22:00-07:00
        command.refusal.configuration.wrong.more = {path}: {problem} (و{count} غيرها: `belltower check --config
            {path}`)

        # لسطر الأوامر وحده
        command.item.ambiguous = {count} من المواعيد بهذا الاسم: يلزم تحديده برقمه، أو ذكر اليوم
        command.item.none = {answer} ليس واحدًا منها: لم يُفعل شيء
        command.remind.stopped = أنهته إشارة: ما لم يرن بعد يرن حين يُشغَّل من جديد
        command.export.steers = في التقويم محارف تتحكم بالطرفية: يُصدَّر إلى ملف أو أنبوب، مثل belltower export - |
            cat -v
        command.address.empty = {file} فارغ: يوضع URL على سطر
        command.address.emptyInput = الإدخال القياسي فارغ: يوضع URL على سطر
        command.comment.notText = التعليق ليس نص UTF-8
        command.enrol.look = بعد النظر فيما يضيفه، يلزم --yes
        command.demo.uncreatable = تعذّر إنشاء {path}: يلزم فحص TMPDIR
        command.demo.closed = تعذّر الدخول إلى {folder}
        command.setup.channel = هذه ليست قناة: belltower settings channels
        command.confirm = لا يمكن التراجع عن هذا: لفعله بلا سؤال يلزم --yes
        command.restore.confirm = يستبدل هذا كل ما هناك: لفعله بلا سؤال يلزم --yes
        command.password.empty = {file} فارغ: توضع كلمة المرور على سطر

        # ما فُقد من خلاصة
        command.refusal.held = {sentence}: إن كان ذلك صحيحًا فيلزم belltower import {source} --accept-removals
        """#
}
