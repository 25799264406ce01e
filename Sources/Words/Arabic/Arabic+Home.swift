extension Arabic {
    /// What the home, its files, its sources and the network refuse.
    static let home: StaticString = #"""
        # الملفات
        refusal.file.irregular = {path} موجود وليس ملفًا عاديًا: يلزم اختيار اسم آخر
        refusal.file.unwritable = تعذّرت كتابة {path}: {why}: يلزم فحص مجلده
        refusal.file.irreplaceable = تعذّر استبدال {path}: {why}: يلزم اختيار اسم آخر
        refusal.file.full = {path}: {why}: يلزم تحرير بعض المساحة
        refusal.file.notText = تعذّرت قراءة {file} كنص UTF-8: يلزم فحصه
        refusal.file.missing = لا يوجد ملف {file}: يلزم فحص اسمه
        refusal.file.folder = {file} مجلد: يلزم ذكر ملف فيه
        refusal.file.special = {file} ليس ملفًا عاديًا: يلزم ملف عادي
        refusal.file.large = {file} أكبر من {size}: يلزم تقسيمه، أو فحص اسمه
        refusal.file.closed = تعذّرت قراءة {file}: {why}: يلزم فحص أذوناته

        # مجلد Belltower
        refusal.home.uncreatable = تعذّر إنشاء مجلد Belltower {path}
        refusal.home.file = {path} ملف وليس مجلدًا
        refusal.home.closed = مجلد Belltower {path} مغلق أمامك: يلزم إصلاح مالكه أو أذوناته
        refusal.home.own = {file} هو {name} الخاص بمجلد Belltower: يلزم اختيار اسم آخر
        refusal.home.login = اسم دخولك إلى النظام لا يصلح اسم مستخدم
        refusal.time.instant = {text} ليس لحظة: تُكتب مثل 2026-10-05T09:15:00+01:00
        refusal.zone.unknown = لا توجد منطقة زمنية {zone}: يلزم اسم من IANA، مثل Europe/London
        refusal.lock.uncreatable = تعذّر إنشاء القفل {path}: يلزم فحص المجلد
        refusal.person.suspended = حساب {handle} موقوف ({ground}): السبب وطريقة الاعتراض في «البلاغات والقرارات»
        refusal.person.gone = لا وجود لـ {handle} بعد الآن في مجلد Belltower هذا
        refusal.configuration.file = {folder}/config.yaml: `{key}`: تعذّرت قراءة الملف الذي يسميه: يلزم فحص كليهما
        refusal.configuration.line = {folder}/config.yaml: `{key}`: يجب أن يحوي الملف الذي يسميه سطرًا واحدًا
        refusal.configuration.missing = لا يوجد ملف {path}

        # النسخ
        refusal.backup.folder = تعذّر إنشاء المجلد {path}: يلزم اختيار غيره
        refusal.copy.busy = عملية أخرى تكتب {path}: يلزم انتظار نهايتها
        refusal.backup.nothing = لا شيء في {path} بعد
        refusal.backup.unnamed = يلزم ذكر الملف أو المجلد الذي يُكتب
        refusal.backup.configuration = تعذّرت قراءة {path}، فلم يُحفظ: يلزم إصلاح أذوناته
        refusal.backup.damaged = قاعدة البيانات تالفة فلم تُنسخ: {problem}؛ يلزم إصلاحها
        refusal.keep.noBackup = لا نسخة احتياطية في {folder}
        refusal.keep.damaged = النسخة الاحتياطية {file} تالفة: {problem}؛ تلزم كتابة غيرها
        refusal.errand.own = لك استيرادان جاريان: يمكنك إعادة المحاولة حين ينتهي أحدهما
        refusal.lanes.full = الطلبات كثيرة دفعة واحدة: يمكنك إعادة المحاولة
        refusal.file.failed = {path}: {why}
        refusal.backup.itself = {file} هو قاعدة البيانات نفسها: يلزم اسم آخر للنسخة
        refusal.backup.taken = {file} موجود وليس نسخة احتياطية: يلزم اختيار اسم آخر
        refusal.restore.folder = {file} مجلد: يلزم ذكر نسخة احتياطية فيه، مثل {newest}
        refusal.restore.folder.empty = {file} مجلد بلا نسخ احتياطية: يلزم ذكر غيره
        refusal.restore.itself = {file} هو قاعدة البيانات نفسها: يلزم ذكر نسخة احتياطية
        refusal.restore.noBackup = {file} ليس نسخة احتياطية من Belltower، أو هو تالف: يلزم ذكر غيره
        refusal.restore.foreign = {file} قاعدة بيانات برنامج آخر وليس نسخة احتياطية من Belltower: يلزم ذكر نسخة
        refusal.restore.special = {file} ليس ملفًا عاديًا: يلزم ذكر نسخة احتياطية
        refusal.restore.newer = {file} كتبه Belltower أحدث: يلزم تثبيته لاستعادة النسخة
        refusal.restore.damaged = {file} تالف: {problem}
        refusal.restore.immovable = تعذّر نقل {database} من مكانه: يلزم فحص مجلده
        refusal.home.lost = قاعدة بيانات {path} مفقودة أو فارغة: تلزم إعادتها، أو استعادة نسخة
            احتياطية
        refusal.restore.inUse = في {path} قاعدة بيانات فيها أشخاص: لم يتغيّر شيء
        refusal.restore.unwritable = تعذّرت كتابة {file}: {why}؛ لم يتغيّر شيء
        refusal.home.missing = لا يوجد مجلد Belltower {path}

        # المصادر والزواحف
        refusal.crawl.removals = {doubt}؛ لم يتغيّر شيء: يلزم تعديل الزاحف إن كان شكل الصفحات قد تغيّر
        refusal.crawl.exampleless = لا صفحة مثال للزاحف {crawler}: تلزم إضافة واحدة تحت `examples` في {path}
        refusal.crawl.resultless = لا يوجد ملف {file}
        refusal.operator.catalogue = تحميل الدليل للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.crawl.doubted = {reason}؛ لم يتغيّر شيء: إن كانت الصفحة هي المقصودة فيلزم تعديل التعريف
        refusal.crawl.putOff = {reason}: عندئذ يُعاد الزحف نفسه
        refusal.crawl.unparted = {reason}؛ لم يتغيّر شيء
        refusal.crawl.unfinished = لم يكتمل الزحف، فقد لا يكون الناقص قد زال؛ لم يتغيّر شيء
        refusal.crawl.parameter = {crawler}: {problem}
        refusal.crawl.parameter.elsewhere = {crawler}: {problem}؛ وهو عند الزاحف {other}
        refusal.crawl.page = {text} ليس صفحة: يلزم URL يبدأ بـ http أو https أو file، أو مسار
        refusal.crawl.start = {crawler}: {problem}، أو يلزم ذكر الصفحات
        refusal.crawl.startless = لا صفحات بداية عند {crawler}: يلزم ذكرها
        refusal.crawl.unknown = لا يوجد زاحف {name}{near, plural, =0 {{count, plural, =0 {: لا زاحف مثبَّت، فيلزم
            وضع ملفه في Crawlers/campus} other {: المعروف {known}}}} other {: هل المقصود {near}؟}}
        refusal.campus.unknown = {path}: لا توجد جامعة {name}{near, plural, =0 {{count, plural, =0 {: لا جامعة
            مثبَّتة، فيلزم وضع ملفها في Crawlers/campus} other {: المعروف {known}}}} other {: هل المقصود {near}؟}}
        refusal.crawl.folder = {path} مجلد: يلزم ذكر ملف زاحف فيه
        refusal.crawl.stuck = عملية أخرى تزحف عليه ولم تقرأ صفحة منذ {minutes, plural, zero {# دقيقة} one {دقيقة} two
            {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}: يلزم إنهاؤها ثم إعادة الاستيراد
        refusal.page.unreadable = {path}: {problem}
        refusal.crawl.file = لا يوجد {file} في {folders}
        refusal.program.incomplete = {folder}/{file} الخاص بالبرنامج غير موجود: يلزم تثبيته كاملًا
        refusal.yaml.line = {file}: السطر {line}: {problem}
        refusal.crawl.gone = سيزول {gone} من أصل {all} من مقررات {year}
        refusal.crawl.emptied = سيختفي `{fact}` من {count} من أصل {all} من مقررات {year}
        refusal.source.unknown.none = لا يوجد مصدر {name} ولا غيره: يلزم الاشتراك في واحد أولًا
        refusal.source.unknown = لا يوجد مصدر {name}: المعروف {known}
        refusal.source.once = جاء {source} من الإدخال القياسي مرة واحدة: يلزم الاشتراك في الجديد بدل ذلك
        refusal.lock.import.same = استيراد المصدر نفسه جارٍ في عملية أخرى: يمكنك إعادة المحاولة
        refusal.lock.import = هناك استيراد جارٍ في عملية أخرى: يمكنك إعادة المحاولة
        refusal.lock.held = {holder} جارٍ في عملية أخرى: يمكنك إعادة المحاولة
        refusal.lock.serving = {holder} جارٍ في عملية أخرى: يلزم إيقافه أولًا
        refusal.lock.ringing = {holder} جارٍ في عملية أخرى: إما تركه يرن وإما إيقافه أولًا
        refusal.source.unkept = {source}: لم يُحفظ شيء مما قبل آخر استيراد
        refusal.source.keptUnreadable = {source}: ما حُفظ منه: {problem}
        refusal.feed.unreadable = {address}: {problem}
        refusal.feed.unreadable.from = {address}: {problem} (أرسله {host})
        refusal.feed.cutShort = {address}: ينتهي الملف قبل END:VCALENDAR، فربما انقطع؛ لم يتغيّر شيء: يمكنك إعادة
            المحاولة لاحقًا
        refusal.feed.none = {address}: لم يرسل الخادم تقويمًا: يمكنك إعادة المحاولة لاحقًا
        refusal.source.campusKind = الاشتراك للجميع يكون في محاضرات تصل إلى الناس عبر مقرراتهم: أما الفعاليات فلمجموعة
        refusal.source.campusLoss = {source} للجامعة: قبول ما فُقد منه للمشغّلين وحدهم
        refusal.source.keeper = {handle} يرعى مصادر الجامعة: يلزم تعيين مشغّل آخر أولًا
        refusal.source.campus = {source} للجامعة: تعديله للمشغّلين وحدهم
        refusal.source.share = الحصة نسبة مئوية من 0 إلى 100، والحد الأدنى 1 أو أكثر
        refusal.source.campusAlarms = {source} للجامعة: يرن عند كلٍّ بمهلته الخاصة
        refusal.source.taken = لك مصدر باسم {source}: يلزم اختيار اسم آخر

        # الملفات والشبكات
        refusal.fetch.address = هذا ليس عنوانًا: يلزم مسار أو URL يبدأ بـ http أو https أو webcal
        refusal.fetch.scheme = عناوين {scheme} لا تُقرأ: يلزم URL يبدأ بـ http أو https أو webcal
        refusal.fetch.libcurl = libcurl ناقص: يلزم تثبيت libcurl4
        refusal.fetch.authorities = لا سلطات شهادات معروفة: يلزم تثبيت ca-certificates
        refusal.fetch.missing = لا يوجد ملف {place}: يلزم فحص المسار
        refusal.fetch.folder = {place} مجلد: يلزم ذكر ملف تقويم فيه
        refusal.fetch.special = تعذّرت قراءة {place}: ليس ملفًا عاديًا
        refusal.fetch.unreadable = تعذّرت قراءة {place}: {why}
        refusal.fetch.refuses = يرفض {place} الدخول ({status}): يمكن فتح العنوان في متصفّح، فإن رُفض هناك أيضًا
            يلزم عنوان جديد
        refusal.fetch.unknown = لا يعرف {place} تقويمًا كهذا ({status}): يلزم فحص العنوان
        refusal.fetch.gone = يقول {place} إن التقويم زال نهائيًا ({status}): يلزم إلغاء الاشتراك
        refusal.fetch.often = يطلب {place} طلبات أقل ({status}): يمكنك إعادة المحاولة لاحقًا
        refusal.fetch.status = أجاب {place} بالحالة {status}: يمكنك إعادة المحاولة لاحقًا
        refusal.fetch.timedOut = لم يجب {place} في الوقت المناسب: يمكنك إعادة المحاولة لاحقًا
        refusal.fetch.large = يرسل {place} أكثر من {size}: يمكن رفع fetch.maximumBytes إن لزم
        refusal.fetch.header = يرسل {place} ترويسة أكبر من {size}: يلزم فحص العنوان
        refusal.fetch.private = {place} عنوان خاص: لا تُسأل من هنا إلا العناوين العامة
        refusal.fetch.unresolved = {place} غير معروف لدى خدمة الأسماء أو لا يؤدي إلى عنوان عام: يلزم فحص العنوان والشبكة
        refusal.fetch.unreached = تعذّر الوصول إلى {place}: يمكنك إعادة المحاولة لاحقًا
        refusal.fetch.noTLS = لا يعمل {place} بـ https: يلزم فحص العنوان
        refusal.fetch.insecure = لا شهادة صالحة لدى {place}: يلزم فحص العنوان
        refusal.fetch.redirects = يعيد {place} التوجيه أكثر من {limit, plural, zero {# مرة} one {مرة} two {مرتين} few
            {# مرات} many {# مرة} other {# مرة}}: يلزم فحص العنوان
        refusal.fetch.redirect = يعيد {place} التوجيه إلى حيث لا يجوز، من https إلى http أو خارج الويب: يلزم فحص
            العنوان
        refusal.fetch.cutShort = انقطع {place} في المنتصف: يمكنك إعادة المحاولة لاحقًا
        refusal.fetch.notHTTP = {place} ليس خادم ويب: يلزم فحص العنوان
        refusal.fetch.encoding = يرسل {place} ضغطًا تتعذّر قراءته: يلزم إبلاغ من يديره
        refusal.fetch.cancelled = لم يُنتظر {place}: يمكنك إعادة المحاولة
        refusal.fetch.failed = تعذّر جلب {place}: يمكنك إعادة المحاولة لاحقًا

        # قاعدة البيانات
        refusal.storage.busy = قاعدة البيانات تستخدمها عملية أخرى: يمكنك إعادة المحاولة
        refusal.storage.damaged = قاعدة البيانات تالفة أو ليست قاعدة بيانات: تلزم استعادة نسخة احتياطية، أو نقلها من
            مكانها
        refusal.storage.foreign = قاعدة البيانات لبرنامج آخر: يلزم مجلد Belltower آخر، أو نقل الملف من مكانه
        refusal.storage.special = ما يحمل اسم قاعدة البيانات ليس ملفًا عاديًا: يلزم نقله من مكانه، أو مجلد Belltower
            آخر
        refusal.storage.newer = كتب قاعدة البيانات Belltower أحدث: يلزم تثبيته، أو مجلد Belltower آخر
        refusal.storage.replaced = قاعدة البيانات ملف غير الملف المفتوح: يلزم تشغيل البرنامج من جديد
        refusal.storage.failed = رفضت قاعدة البيانات: {what}
        refusal.storage.unreachable = خادم قاعدة البيانات على {host} لا يجيب: يلزم التحقق من أنه
            يعمل، ومن database: في config.yaml
        refusal.storage.denied = خادم قاعدة البيانات على {host} لا يسمح بدخول {user}: يلزم التحقق من
            الاسم في database: من config.yaml، ومن كلمة مروره وصلاحياته
        refusal.storage.uncertain = انقطع الاتصال بقاعدة البيانات أثناء الكتابة: يلزم التحقق مما إذا
            تمت قبل إعادة المحاولة
        refusal.storage.library = لا توجد libpq التي تخاطب PostgreSQL: يلزم تثبيتها (Debian: apt
            install libpq5)
        refusal.storage.address = لا يمكن قراءة عنوان قاعدة البيانات: يُكتب هكذا
            postgresql://NAME@HOST/DATABASE
        refusal.storage.password = في عنوان قاعدة البيانات كلمة مرور: يلزم حذفها منه وحفظها في ملف
            أو في البيئة
        refusal.storage.version = خادم قاعدة البيانات هو PostgreSQL {version}: يلزم الإصدار 15 أو ما
            بعده
        refusal.storage.missing = لا توجد قاعدة البيانات {database} على الخادم: يلزم إنشاؤها بترميز
            UTF-8 والإعداد المحلي C
        refusal.storage.encoding = قاعدة البيانات {database} لا تحفظ UTF-8: يلزم إنشاء غيرها بترميز
            UTF-8 والإعداد المحلي C
        refusal.storage.collation = لقاعدة البيانات {database} ترتيب خاص للحروف: يلزم إنشاء غيرها
            بترميز UTF-8 والإعداد المحلي C
        refusal.storage.full = القرص ممتلئ ولم يُحفظ شيء: يمكنك إعادة المحاولة لاحقًا
        refusal.storage.low = المساحة على القرص أقل مما تحتاجه التقويمات: يمكنك إعادة المحاولة
            لاحقًا
        refusal.storage.vanished = لم يبقَ شيء في قاعدة البيانات: تلزم استعادة نسخة احتياطية
        refusal.storage.incomplete = قاعدة البيانات متضررة وينقصها {what}: يلزم إنشاء قاعدة فارغة
            مكانها، ثم استعادة نسخة احتياطية
        refusal.storage.notEmpty = ما يُراد ملؤه فيه شيء من قبل: يلزم ذكر قاعدة بيانات فارغة، أو نقل الملف من مكانه
        refusal.storage.differs = لم يُكتب الجدول {table} كما قُرئ، ولم يُحفظ شيء: يلزم فحص القرص والخادم ثم إعادة
            المحاولة
        refusal.move.target = يكون النقل إلى postgresql://NAME@HOST/DATABASE أو إلى ملف المجلد نفسه، واسمه file
        refusal.move.same = كل شيء هناك من قبل: يلزم ذكر مكان آخر
        refusal.move.open = قاعدة البيانات مفتوحة لدى غيرك، {who}: يلزم إيقافهم أولًا
        refusal.move.variable = {variable} يسبق config.yaml، فلا ينفع تغييره: يلزم حذفه من البيئة، أو النسخ فقط ثم ضبطه بعد ذلك
        refusal.move.line = نُسخ كل شيء، لكن تعذّر تغيير config.yaml بسطر واحد: يلزم كتابة {line} فيه
        refusal.storage.taken = أُخذ {database}، أو حل محله ما ليس قاعدة بيانات: تلزم إعادته
        refusal.person.elsewhere = لا وجود لـ {handle} في قاعدة البيانات الموجودة الآن

        # الملفات المقروءة
        refusal.feed.empty = الملف فارغ
        refusal.feed.events = فيه أحداث ({count})، ولا يمكن قراءة أي منها: يلزم إبلاغ ناشره
        refusal.feed.libical = libical ناقص: يلزم تثبيت libical3
        refusal.feed.webPage = هذه صفحة HTML، ربما صفحة دخول، وليست تقويمًا: يلزم فحص العنوان
        refusal.feed.otherFile = هذا {kind}، وليس تقويمًا
        refusal.feed.noCalendar = هذا ليس تقويمًا
        refusal.feed.noCalendar.start = هذا ليس تقويمًا: يبدأ بـ "{start}"
        refusal.feed.lineBreaks = فقد التقويم فواصل أسطره ولا يمكن إصلاحه
        refusal.feed.large = أكبر من {limit} بايت
        refusal.feed.deep = السطر {line} يفتح مكوّنًا داخل آخر أعمق من اللازم
        refusal.feed.many = فيه أكثر من {limit} من المواعيد أو التقاويم أو المناطق الزمنية، ولا يُقرأ أكثر: يفيد طلب
            فترة أقصر من ناشره
        refusal.page.large = الصفحة أكبر من {size} MiB: يلزم التأكد من أنها صفحة
        refusal.page.deep = عناصر الصفحة متداخلة أعمق من {limit}: يلزم التأكد من أنها صفحة
        refusal.page.elements = في الصفحة أكثر من {limit} عنصر: يلزم التأكد من أنها صفحة
        refusal.page.attributes = في أحد وسوم الصفحة أكثر من {limit} سمة: يلزم التأكد من أنها صفحة
        refusal.page.empty = الصفحة فارغة: يلزم حفظها من جديد، أو فحص عنوانها
        refusal.page.libxml2 = libxml2 ناقص: يلزم تثبيت libxml2
        refusal.parameter.unknown = لا يوجد معامل {name}: {count, plural, =0 {لا معاملات لهذا الزاحف} other {المعروف
            {known}}}
        refusal.parameter.missing = يجب ذكر {names}
        refusal.parameter.given = {name}
        refusal.parameter.given.more = {before}، {name}
        refusal.parameter.wrong = المعامل {name} هو {form}
        feed.kind.gzip = أرشيف gzip
        feed.kind.zip = أرشيف ZIP
        feed.kind.pdf = مستند PDF
        feed.kind.picture = صورة
        feed.kind.card = بطاقة عنوان
        feed.kind.xml = مستند XML

        # ما فُقد من خلاصة
        refusal.held = {claim}{count, plural, =0 {} zero {} one {} two {، ظهر ذلك مرتين} few {، ظهر ذلك # مرات} many
            {، ظهر ذلك # مرة} other {، ظهر ذلك # مرة}}؛ لم يتغيّر شيء
        refusal.held.nothing = الخلاصة فارغة
        refusal.held.what = {scope, select, only {{kind, select, class {المحاضرة القادمة الوحيدة} event {الفعالية
            القادمة الوحيدة} other {الموعد القادم الوحيد}}} all {كل {kind, select, class {المحاضرات} event
            {الفعاليات} other {المواعيد}} القادمة وعددها {total}} other {{lost} من أصل {total} من {kind, select,
            class {المحاضرات} event {الفعاليات} other {المواعيد}} القادمة}}
        refusal.held.way = بحسب الخلاصة: {way, select, removed {اختفاء {what}} cancelled {إلغاء {what}} past {انقضاء
            {what}} far {ابتعاد {what} أشهرًا} excluded {استبعاد {what}} unreadable {تعذّر قراءة {what}} untimed {{lost, plural, one {امتداد {what}
            يومًا كاملًا} other {امتداد {what} أيامًا كاملة}}} untitled {غياب العنوان عن {what}} unplaced {غياب
            المكان عن {what}} other {غياب العنوان أو المكان عن {what}}}
        refusal.held.lost = بحسب الخلاصة: فقدان {what}: {ways}
        refusal.held.part = {count} {way, select, removed {اختفاءً} cancelled {إلغاءً} past {انقضاءً} far {بعد أشهر}
            excluded {استبعادًا} unreadable {تعذّرت قراءته} untimed {بلا ساعة} untitled {بلا عنوان} other {بلا مكان}}
        """#
}
