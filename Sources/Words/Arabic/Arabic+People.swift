extension Arabic {
    /// What people, communities, events and modules refuse.
    static let people: StaticString = #"""
        # أسماء المستخدمين
        refusal.handle.unreadable = {text} ليس اسم مستخدم: من 1 إلى 32 من الحروف a-z والأرقام 0-9 والنقطة والشرطة
            السفلية والشرطة

        # الصور
        refusal.picture.none = لم تُختر صورة: يلزم اختيار صورة
        refusal.picture.large = الصورة أكبر من {most} ميبيبايت: يلزم إرسال صورة أصغر
        refusal.picture.kind = هذه ليست صورة يمكن قراءتها هنا: يمكن قراءة JPEG وPNG وWebP وGIF
        refusal.picture.pixels = {width} في {height} بكسل أكثر من اللازم: الحد الأقصى {most} مليون
        refusal.picture.damaged = تعذّرت قراءة الصورة: قد تكون تالفة أو ناقصة
        refusal.picture.slow = قراءة الصورة تستغرق وقتًا طويلًا: يلزم إرسال صورة أصغر
        refusal.picture.own = يجري تجهيز صورة لك: يمكنك إعادة المحاولة حين تكتمل
        refusal.picture.unknown = لا توجد هذه الصورة
        refusal.picture.unavailable = لا يمكن تجهيز الصور هنا: {why}

        # المجموعات
        refusal.community.feed = المنظِّمون وحدهم يضعون خلاصة للمجموعة {community}: يمكنك سؤال أحدهم
        refusal.community.subscribed = هذا العنوان للمصدر {source}: يلزم إلغاء اشتراكه أولًا
        refusal.community.taken = توجد مجموعة {community} بالفعل
        refusal.community.edit = المنظِّمون وحدهم يعدّلون المجموعة {community}: يمكنك سؤال
            أحدهم
        refusal.community.joined = انضممت إلى {community} بالفعل
        refusal.community.outside = لم تنضم إلى {community}
        refusal.community.unknown = لا توجد مجموعة {name}{near, plural, =0 {} other {: هل المقصود {near}؟}}

        # الفعاليات
        refusal.event.twoEnds = النهاية وقت واحد: والبداية قد تذكر البداية والنهاية معًا
        refusal.event.passwordChanged = تغيّرت كلمة مرور الفعالية للتو: يلزم طلبها
        refusal.event.joined = انضممت إلى {event} بالفعل
        refusal.event.waiting = اسمك في قائمة انتظار {event} بالفعل
        refusal.event.outside = لم تنضم إلى {event}
        refusal.event.over = انتهت الفعالية
        refusal.event.cancelled = أُلغيت {event} ({title})
        refusal.event.cancelled.of = أُلغيت {event} ({title}) من {host}
        refusal.event.members = هذه فعالية لأعضاء المجموعة وحدهم: يلزم الانضمام إلى المجموعة أولًا!
        refusal.event.ambiguous = قد يعني {name} {events}{more, plural, =0 {} other { و# غيرها}}: يلزم تحديدها برقمها
        refusal.event.unknown = لا توجد فعالية {name}، أو هي خاصة
        refusal.event.unopened = لا توجد فعالية {name} تفتحها كلمة المرور هذه: يمكنك سؤال من أخبرك بها، والانضمام إلى
            مجموعتها أولًا، والانتظار ساعة بعد خمس محاولات خاطئة
        refusal.event.organisers = النشر في {community} للمنظِّمين وحدهم: يمكنك سؤال أحدهم
        refusal.event.undeletable = فعالية المجموعة لا تُحذف بل تُلغى
        refusal.event.fed = {event} من خلاصة المجموعة: تُعدَّل هناك
        refusal.event.dead = أُلغيت الفعالية: يلزم نشر غيرها
        refusal.event.past = ستكون الفعالية قد انتهت: {start} بتوقيت {zone} مضى: تلزم بداية أو نهاية أبعد
        refusal.event.past.series = ستكون الفعالية قد انتهت: ما يبدأ {start} ويتكرر، بتوقيت {zone}، مضى: تلزم بداية أو
            نهاية أبعد
        refusal.event.foreign = لا يمكنك تعديل {event}: يمكنك سؤال منظِّمها
        refusal.event.reachless = خارج المجموعات تحتاج الفعالية إلى وسم، أو إلى كلمة مرور لتكون خاصة
        refusal.event.hashtagTaken = {hashtag} وسم فعالية أخرى: يلزم اختيار غيره
        refusal.event.password = كلمة المرور من 4 إلى 200 حرف
        refusal.event.untitled = تحتاج الفعالية إلى عنوان
        refusal.event.startless = يلزم ذكر وقت بدايتها
        refusal.event.long = الفعالية سنة على الأكثر: تلزم نهاية أبكر
        refusal.event.endTwice = البداية تذكر النهاية أيضًا: تُذكر النهاية مرة واحدة
        refusal.event.backwards = تنتهي الفعالية قبل أن تبدأ: تلزم نهاية أبعد
        refusal.event.capacity = عدد المقاعد من 1 إلى 1000000، أو 0 بلا حد
        refusal.event.hashtag = {text} ليس وسمًا: حتى 40 من الحروف a-z والأرقام 0-9 والشرطة السفلية
        refusal.rule.long = قاعدة التكرار طويلة جدًا: تُكتب مثل FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable = {text} ليس قاعدة تكرار: تُكتب مثل weekly أو every 2 weeks أو FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable.because = {text} ليس قاعدة تكرار: {problem}: تُكتب مثل weekly أو every 2 weeks أو
            FREQ=WEEKLY;COUNT=10
        refusal.rule.often = تتكرر الفعالية مرة في الساعة على الأكثر: يلزم FREQ غيره
        refusal.password.damaged = كلمة مرور الفعالية تالفة: يلزم تعيين غيرها
        refusal.password.memory = تعذّر تشفير كلمة المرور: يلزم تحرير بعض الذاكرة

        # للمشغّلين وحدهم
        refusal.operator.copy = نسخ بيانات الجميع للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.repair = إصلاح بيانات الجميع للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.keep = ترتيب بيانات الجميع للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.replace = استبدال بيانات الجميع للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.move = نقل بيانات الجميع للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.everybody = رؤية تقاويم الجميع للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.subscribe = الاشتراك باسم الجميع للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.hide = إخفاء التعليقات للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.unhide = إظهار التعليقات للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.reports = رؤية البلاغات للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.programmes = تعريف البرامج الدراسية للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.erase = محو حسابات الآخرين للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.add = إضافة الأشخاص للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.verify = تأكيد العناوين للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.roles = منح الأدوار للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.role.none = اختر دورًا: طالب أو موظف أو مشغّل
        refusal.operator.profile = تعديل ملفات الآخرين للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.restore = إعادة الأشخاص للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.suspend = إيقاف الأشخاص للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.communities = إنشاء المجموعات للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.rename = تغيير أسماء المجموعات للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.close = إغلاق المجموعات للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.organisers = تعيين المنظِّمين للمشغّلين وحدهم: يمكنك سؤال أحدهم

        # المقررات
        refusal.comment.outside = التعليق على {code} في {year} لدارسيه وحدهم
        refusal.comment.shown = التعليق {comment} ليس مخفيًا
        refusal.comment.foreign.edit = التعليق {comment} ليس لك: لا يعدّله إلا من كتبه
        refusal.comment.foreign.delete = التعليق {comment} ليس لك: لا يحذفه إلا من كتبه
        refusal.comment.unknown = لا يوجد تعليق {comment}
        refusal.year.unreadable = {text} ليس سنة دراسية: تُكتب مثل 2026/27
        refusal.programme.unknown = لا يوجد برنامج دراسي {name}{near, plural, =0 {} other {: هل المقصود {near}؟}}
        refusal.module.untaken = {code} ليس من مقرراتك في {year}: لا شيء لتركه
        refusal.module.classmates = قائمة دارسي {code} في {year} لدارسيه وحدهم
        refusal.programme.module = {path}: {programme}: لا يوجد مقرر {code} في {year}: يلزم تحميله أولًا
        refusal.catalogue.input = الإدخال القياسي أكبر من 64 MiB، أو مغلق
        refusal.catalogue.unreadable = {path}: {problem}؛ لم يؤخذ شيء
        refusal.module.limit = الحد عدد من 1 إلى 10000
        refusal.module.elsewhere = {code} ليس في دليل {year}: هو في {years}
        refusal.module.ambiguous = يقال {text} عن عدة مقررات: يلزم ذكر واحد برمزه: {modules}
        refusal.module.unknown = لا يوجد مقرر {name}{near, plural, =0 {} other {: هل المقصود {near}؟}}

        # الأصدقاء
        refusal.friend.already = {handle} من أصدقائك
        refusal.friend.blocked = حظرت {handle}: يمكنك رفع الحظر
        refusal.friend.asked = طلبك عند {handle} بالفعل: يبقى انتظار الرد
        refusal.friend.self = هذا أنت: يلزم سؤال شخص آخر
        refusal.friend.unasked = لا طلب لك من {handle}
        refusal.friend.unaskedAddress = لم ترسل طلبًا إلى هذا العنوان
        refusal.friend.none = لا صداقة بينك وبين {handle}
        refusal.sharing.already = أوقات فراغ {handle} متاحة لك بالفعل
        refusal.sharing.asked = طلبت ذلك من {handle} خلال اليوم الأخير: يبقى انتظار الرد
        refusal.friend.unblocked = لم تحظر {handle}
        refusal.email.unreadable = هذا ليس عنوان بريد إلكتروني: يُكتب مثل sam@example.org
        refusal.phone.unreadable = هذا ليس رقم هاتف: يُكتب مع رمز البلد، مثل +44 7700 900123
        refusal.friend.selfNamed = هذا أنت: يلزم ذكر شخص آخر

        # الأشخاص
        refusal.caller.unknown = لا أحد باسم {handle}{near, plural, =0 {} other {: هل المقصود {near}؟}}
        refusal.keeper.unknown = لا أحد باسم {handle}{near, plural, =0 {} other {: هل المقصود {near}؟}}
        refusal.person.unknown = لا أحد باسم {handle}{near, plural, =0 {} other {: هل المقصود {near}؟}}
        refusal.belongings.output = هما ملفان لا يتسع لهما مجرى واحد: يلزم ذكر مجلد، أو ملف ينتهي بـ .json
        refusal.belongings.archive = {path}: لا يُكتب أرشيف: يلزم ذكر مجلد، أو ملف ينتهي بـ .json، ثم ضغطه
        refusal.belongings.taken = {file} موجود وليس من تصدير سابق: يلزم اختيار اسم آخر، أو مجلد
        refusal.belongings.folder = تعذّر إنشاء المجلد {path}: يلزم اختيار غيره
        refusal.erase.busy = تم محو {handle}، لكن عملية أخرى تحتفظ ببيانات قديمة: يلزم إنهاؤها والمحو مرة أخرى
        refusal.erase.left = تم محو {handle}، لكن {what}: يلزم حذف المذكور
        refusal.erase.left.nobody = لا أحد باسم {handle}؛ وممن مُحي بهذا الاسم {what}: يلزم حذف المذكور
        refusal.erase.files = {files}{more, plural, =0 {} other { و# غيرها}} تعذّرت قراءتها وكتابتها، وقد تكون
            البيانات فيها
        refusal.erase.published = {files}{more, plural, =0 {} other { و# غيرها}} تعذّرت إزالتها، وقد تكون منشورة
        refusal.erase.own = حُذف حسابك، لكن تعذّر تعديل نسخة قديمة على الخادم: يمكنك أن تطلب من المشغّلين حذفها
        refusal.signUp.barred = حُذف الحساب المرتبط بصندوق البريد هذا وهو موقوف: اطلب حسابًا جديدًا من المشغّلين
        refusal.signUp.suspended = يوجد حساب موقوف بصندوق البريد هذا: يمكن الاعتراض هناك
        refusal.address.suspended = يحتفظ الحساب الموقوف بعناوينه: يلزم الاعتراض أولًا
        refusal.event.otherAccount = لديك مكان في {event} أو انتظار بحساب آخر لك
        refusal.erase.both = {one}؛ {other}
        refusal.person.taken = {handle} مستخدم بالفعل: يلزم اختيار اسم آخر
        refusal.address.unreadable = {text} ليس عنوان بريد إلكتروني ولا رقم هاتف
        refusal.person.private = من بيانات الآخرين لا يمكن تعديل إلا الاسم والصورة والنبذة: والباقي لهم
        refusal.person.addressless = لم يأتِ هذا العنوان من {handle}: لا يقدّمه إلا صاحبه
        refusal.person.lastOperator = {handle} آخر المشغّلين: يلزم تعيين مشغّل آخر أولًا
        refusal.birthday.unreadable = {text} ليس تاريخًا: يُكتب تاريخ الميلاد مثل 2004-10-05
        refusal.birthday.impossible = {date} ليس تاريخ ميلاد: يلزم تاريخ بين 1900 واليوم
        refusal.profile.units = لا توجد وحدات {text}: يلزم اختيار {known}
        refusal.profile.fontSize = لا يوجد حجم خط {text}: يلزم اختيار {known}
        refusal.profile.colours = لا توجد ألوان {text}: يلزم اختيار {known}
        refusal.profile.birthdayShown = لا يُعرض تاريخ الميلاد على {text}: يلزم اختيار {known}

        # النصوص المكتوبة
        refusal.text.empty = {what}: يلزم أن يكون فيه ما يُقرأ
        refusal.text.long = {what}: {most} حرفًا على الأكثر، فيلزم اختصاره
        text.name = الاسم
        text.note = الملاحظة
        text.sourceName = اسم المصدر
        text.reason = السبب
        text.comment = التعليق
        text.gender = الجنس
        text.bio = النبذة
        text.summary = عنوان الموعد
        text.place = المكان
        text.title = عنوان الفعالية
        text.description = الوصف
        text.communityName = اسم المجموعة
        text.communityTopic = الموضوع

        # الإعدادات
        refusal.zone.near = لا توجد منطقة زمنية {zone}{near, plural, =0 {: يلزم اسم من IANA، مثل Europe/London}
            other {: هل المقصود {near}؟}}
        refusal.channel.silent = {channel}: {problem}
        refusal.setting.value = {value} ليس قيمة للإعداد {setting}: يلزم {form}
        refusal.setting.value.usual = {value} ليس قيمة للإعداد {setting}: يلزم {form}، أو usual
        refusal.setting.value.empty = الفراغ ليس قيمة للإعداد {setting}: يلزم {form}
        refusal.setting.value.empty.usual = الفراغ ليس قيمة للإعداد {setting}: يلزم {form}، أو usual
        refusal.setting.home = {setting} ليس من إعداداتك بل من إعدادات الجميع هنا: يُضبط في config.yaml
        refusal.setting.unknown = لا يوجد إعداد {name}{near, plural, =0 {} other {: هل المقصود {near}؟}}
        refusal.setting.unnamed = لا يوجد إعداد بلا اسم
        refusal.configuration.wrong = {path}: {problem}
        refusal.configuration.wrong.more = {path}: {problem} (و{count} غيرها)
        """#
}
