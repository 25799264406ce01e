extension Arabic {
    /// What the calendar, reminders and water refuse.
    static let calendar: StaticString = #"""
        # الأوقات والفترات
        refusal.window.long = الفترة ثلاث سنوات على الأكثر: يلزم طلب أقل في المرة الواحدة
        refusal.window.day = {text} أطول من {period, select, day {يوم} week {أسبوع} month {شهر} other {سنة}}: يكفي ذكر
            يوم منه
        refusal.window.twice = إما تاريخ وإما بداية ونهاية، لا كلاهما
        refusal.window.backwards = النهاية قبل البداية: يلزم تبديلهما
        refusal.free.twice = إما هذا الأسبوع وإما بداية ونهاية، لا كلاهما
        refusal.free.friends = يلزم ذكر أصدقاء من 1 إلى {most}
        refusal.free.unshared = أوقات انشغال {handle} غير متاحة لك: تتاح للأصدقاء إن سُمح بذلك
        refusal.free.length = {text} ليس مدة: تُكتب المدة مثل 30m أو 1h30
        refusal.free.long = يُبحث عن وقت فارغ في سنة على الأكثر: يلزم طلب أقل
        refusal.reminders.long = تُعرض التذكيرات لسنة على الأكثر: يلزم طلب أقل
        refusal.time.unreadable = {text} ليس وقتًا: يُكتب الوقت مثل fri 14:00 أو tomorrow 9 أو 5 oct 14:00 أو in 2h أو
            2026-10-05 09:15، أو يوم وحده لليوم كله
        refusal.time.noSuchDay = لا يوجد يوم {text}: يفيد النظر في التقويم، ويُكتب اليوم مثل 2026-10-05
        refusal.time.skipped = لا وجود للوقت {text}، ففيه تُقدَّم الساعات: يلزم وقت بعده بساعة
        refusal.time.ambiguous = قد يعني {text} إما {one} أو {other}: يلزم كتابة المقصود
        refusal.time.otherWeekday = {text}: يلزم كتابة المقصود، {one} أو {other}
        refusal.time.backwards = ينتهي {text} قبل أن يبدأ: يُذكر الوقت الأبكر أولًا
        refusal.series.otherTime = لا موعد للسلسلة في ذلك الوقت
        refusal.series.ruleSaysWhen = قاعدة التكرار تحدد الأيام أو الساعات بنفسها: تلزم قاعدة جديدة
        refusal.series.never = قاعدة التكرار لا تتحقق أبدًا: تُكتب مثل FREQ=WEEKLY;COUNT=10

        # المواعيد
        refusal.item.unnamed = لم يُذكر شيء: يلزم تحديد الموعد
        refusal.item.nothing = لا موعد باسم {text}: يُذكر مثل choir mon
        refusal.item.cup = كوب الماء لا يُغيّر وحده: يُغيّر الهدف
        refusal.item.colour = لا يوجد لون {colour}: يلزم أحد الألوان {colours}
        refusal.item.moduleless = {item} ليس من أي مقرر، فلا شُعب له
        refusal.item.groupless = لا شُعب في {item} للاختيار منها
        refusal.item.group = لا توجد فيه شعبة {group}: يوجد {groups}، أو all لكلها
        refusal.lead.unreadable = {text} ليس مهلة تنبيه: تُكتب مثل 20m أو 1d,1h أو none أو usual
        refusal.lead.many = {text}: {most} من المهل على الأكثر، كل منها حتى 28 يومًا

        # التقاويم المنشورة
        refusal.publish.file = {path} ملف وليس مجلدًا: يلزم اختيار غيره
        refusal.publish.uncreatable = تعذّر إنشاء المجلد {path}: {why}
        refusal.publish.closed = تعذّرت قراءة المجلد {path}: يلزم فحص أذوناته
        refusal.publish.irremovable = تعذّرت إزالة {path}/{file}: {why}

        # المواعيد الخاصة
        refusal.undo.newer = آخر ما فعلته {act}، ولا تراجع عنه هنا: أما {older} فكان قبله
        refusal.undo.nothing = لا شيء للتراجع عنه: يمكن التراجع عن تعديل مواعيدك الخاصة وطريقة عرض غيرها لك
        refusal.undo.nothing.but = لا شيء للتراجع عنه: يمكن التراجع عن تعديل مواعيدك الخاصة وطريقة عرض غيرها لك؛
            وآخر ما فعلته {act}
        refusal.entry.untitled = لا عنوان له: يلزم ذكر ما هو
        refusal.entry.unchanged = لا شيء للتعديل: يلزم ذكر متى أو كم المدة أو أين أو ما هو
        refusal.item.unknown = لا يوجد موعد {item}
        refusal.entry.event = {item} فعالية: تُعدَّل بوصفها فعالية
        refusal.entry.foreign = {item} ليس لك: يمكنك تعديل مواعيدك الخاصة
        refusal.entry.imported = {item} من {source}: لا يمكن تعديل سوى ما أضفته بنفسك
        refusal.entry.gone = لم يبق منه شيء
        refusal.entry.never = لا موعد له أبدًا
        refusal.entry.whole = {item} هو السلسلة كلها: يلزم تحديد موعد منها، أو تعديل الكل
        refusal.entry.part = {item} من سلسلة: يلزم تحديد هذا الموعد وحده، أو هذا وما بعده، أو الكل
        refusal.entry.nothing = لم يبق شيء من {item}
        refusal.entry.single = الموعد الواحد لا يتكرر: يلزم تعديل ما بعده أيضًا، أو الكل
        refusal.rule.help = تُكتب مثل weekly أو weekdays أو every 2 weeks on thu أو every mon until 14 dec أو
            weekly 10 times أو FREQ=WEEKLY;COUNT=10
        refusal.rule.cut = {text}… ليس قاعدة: {help}
        refusal.rule.none = {text} ليس قاعدة تكرار: {help}
        refusal.rule.wrong = {problem}: {help}
        refusal.entry.startless = لا بداية له: يلزم ذكر متى
        refusal.entry.endTwice = النهاية والمدة تقولان الشيء نفسه: تكفي إحداهما
        refusal.entry.length = {text} ليس مدة: تُكتب المدة مثل 1h أو 90m أو 1h30 أو 2d
        refusal.entry.wholeDays = مدته أيام كاملة: تلزم مدة بالأيام، أو ساعة يبدأ فيها
        refusal.entry.endTime = يبدأ في ساعة محددة: يلزم ذكر الساعة التي ينتهي فيها
        refusal.entry.endDay = مدته أيام كاملة: تكون نهايته يومًا، أو تكون بدايته ساعة محددة
        refusal.entry.backwards = ينتهي قبل أن يبدأ: تلزم نهاية أبعد
        refusal.entry.long = يدوم أكثر من سنة: التكرار أنسب له
        refusal.rule.unfit = يبدأ {weekday} {start}، لكنه يتكرر {rule}: تكون بدايته أول هذه المواعيد، {first}
            ({firstWeekday})، أو تلزم قاعدة فيها {day}

        # التذكيرات
        refusal.reminder.nobody = {key} ليس تذكيرًا لأحد
        refusal.reminder.settled = {item} انتهى أمره ({states})
        refusal.reminder.undismissed = لم يُتجاهل من {item} شيء ما زال يمكن أن يرن
        refusal.reminder.single = {item} ليس من سلسلة: يُتجاهل وحده
        refusal.reminder.cups = أكواب الماء ليست سلسلة: يمكن إيقاف تذكيراتها أو الهدف
        refusal.reminder.over = انتهى {item}: لا شيء يرن له بعد الآن
        refusal.reminder.unknown = لا يوجد تذكير {reminder}
        refusal.push.site = عنوان الموقع غير معروف: يلزم وضع server.url في config.yaml
        refusal.push.key = لا زوج مفاتيح في {path}: تلزم استعادة نسخته الاحتياطية، أو إزالته وإعادة تسجيل كل جهاز
        refusal.push.endpoint = ليست هذه خدمة إشعارات معروفة: يمكن لأحد المشغّلين ذكرها في server.pushHosts
        refusal.push.keys = تعذّرت قراءة مفاتيح المتصفح: تلزم إعادة التسجيل
        refusal.push.device = يلزم اسم للجهاز
        refusal.push.many = {count, plural, zero {لا أجهزة تتلقى} one {جهاز واحد يتلقى} two {جهازان يتلقيان} few
            {# أجهزة تتلقى} many {# جهازًا يتلقى} other {# جهاز يتلقى}} الإشعارات بالفعل: تلزم إزالة واحد أولًا
        refusal.push.unknown = هذا الجهاز لا يتلقى إشعارات: تلزم إعادة تسجيله
        push.act.snooze = بعد 10 دقائق
        push.act.dismiss = تم
        push.test.title = وصل {site} إلى {device}
        push.test.body = هكذا ستصلك التذكيرات.
        refusal.mute.unknown = لا مقرر ولا مجموعة باسم {name}{near, plural, =0 {} other {: هل المقصود {near}؟}}
        refusal.snooze.silent = {item} لا يرن بعد الآن: إن كنت تجاهلته فيمكنك التراجع
        refusal.snooze.gone = لم يعد التذكير موجودًا
        refusal.snooze.length = {text} ليس مدة للتأجيل: تُكتب مثل 10m
        refusal.snooze.past = {text} مضى: يُكتب 10m، أو وقت قادم مثل 13:30
        refusal.snooze.early = {reminder} بعد أيام: يؤجَّل حين يرن
        refusal.snooze.useless = لا يمكن تأجيل {reminder}: لم تعد منه فائدة
        refusal.snooze.begun = لا يمكن تأجيل {reminder}: بدأ ما يذكّر به
        refusal.snooze.late = يمكن تأجيل {reminder} حتى {time} على الأكثر: تلزم مدة أقل
        refusal.snooze.unreadable = {text} ليس مدة: يُذكر في النهاية كم المدة، مثل 10m، أو حتى متى، مثل 13:30

        # الماء
        refusal.drinks.unreadable = {path}: {problem}: تلزم قائمة مشروبات
        refusal.drinks.entry = المشروب {number}: {problem}
        refusal.drinks.noFile = ليس ملفًا
        refusal.drinks.large = أكبر من {size} MiB
        refusal.drinks.closed = تعذّر فتحه
        refusal.drinks.notJSON = ليس JSON
        refusal.drinks.many = عدد المشروبات {count} والحد الأعلى {most}
        refusal.goal.rhythms = الكوب والفاصل وعدد المرات لا تجتمع: يكفي واحد منها
        refusal.goal.every = الفاصل من 15m إلى 24h: يُكتب مثل 90m
        refusal.goal.times = عدد المرات من 1 إلى {most}
        refusal.goal.hours = من {from} إلى {to} لا تبقى ساعات: تلزم ساعتان مختلفتان
        refusal.goal.many = {amount} تعني {cups} كوبًا في اليوم، والحد الأعلى {most}: تلزم أكواب أكبر
        refusal.drinks.sum = عدد المشروبات معًا {count} والحد الأعلى {most}: تلزم إزالة القديمة من الملف
        refusal.drink.unknown = {text} ليس مشروبًا{near, plural, =0 {: يُكتب drink أو glass أو bottle أو 250ml} other
            {: هل المقصود {near}؟}}
        refusal.drink.amount = {text} ليس كمية: تُكتب مثل 250ml أو 12oz أو 0.5l، حتى 20 لترًا
        refusal.drink.timeOfDay = {text} ليس ساعة من اليوم: تُكتب مثل 09:00 أو 9am
        refusal.drink.uuid = {text} ليس UUID: يُكتب مثل 0f8fad5b-d9cb-469f-a165-70867728950e
        refusal.drink.time = {text} ليس وقتًا: يُكتب مثل 09:15 أو yesterday 21:00 أو 2026-10-05T09:15
        refusal.drink.future = {text} لم يأتِ بعد: يُسجَّل عند شربه
        refusal.drink.none = لا مشروب للتراجع عنه: يلزم تسجيل واحد أولًا
        refusal.drink.days = عدد الأيام من 1 إلى 3660
        refusal.drink.taken = {id} معرّف مشروب آخر: لكل مشروب معرّفه
        refusal.drink.takenBack = سُجّل {id} ثم تم التراجع عنه: يُسجَّل بمعرّف آخر
        refusal.drinks.id = `id` ليس UUID
        refusal.drinks.amount = لا كمية له حتى 20 لترًا، مثل "amount":"250 ml"
        refusal.drinks.category = `category` ليس drink أو glass أو bottle أو custom
        refusal.drinks.instant = `{field}` ليس لحظة مثل 2026-10-05T09:15:00+01:00
        """#
}
