extension Arabic {
    /// What stands on pages.
    ///
    /// What templates name as `say.…` begins with `page.` and knows no arguments; what a page's model
    /// says with some begins with `told.`. A length in braces here is filled in by the page's script,
    /// which counts down.
    static let pages: StaticString = #"""
        # ما يحيط بكل صفحة
        page.frame.skip = الانتقال إلى المحتوى
        page.frame.main = القائمة الرئيسية
        page.frame.today = اليوم
        page.frame.calendar = التقويم
        page.frame.events = الفعاليات
        page.frame.friends = الأصدقاء
        page.frame.me = حسابي
        page.frame.search = بحث
        page.frame.add = إضافة موعد
        page.frame.help = مساعدة
        page.frame.undo = تراجع
        page.frame.save = حفظ
        page.frame.leave = إبقاؤه كما كان
        page.frame.cancel = إلغاء
        page.frame.again = إعادة المحاولة
        page.frame.network = الشبكة
        page.frame.stale = لا توجد شبكة.
        page.frame.updated = حُدّثت هذه الصفحة.
        page.frame.unsent = لا أحد يجيب: لم يُرسل شيء، وما كتبته ما زال هنا.
        page.waits.title = لم يُرسل بعد
        page.waits.refused = لم يتم:
        page.waits.kept = حُفظ هنا، وسيُرسل حال توفّر الشبكة.
        page.waits.drop = تجاهُل
        page.manifest.about = محاضراتك وفعالياتك وماؤك في تقويم واحد يرن في وقته.
        page.title.signIn = تسجيل الدخول
        page.title.proof = تأكيد هويتك
        page.title.signUp = إنشاء حساب
        page.title.firstRun = جدولك
        page.title.firstRunThere = جدولك هنا
        page.title.add = موعد جديد
        page.title.edit = تعديل الموعد
        page.title.back = رجوع

        # من هنا
        page.signIn.byMail = برمز يصلك بالبريد
        page.signIn.proof = رمز مرة أخرى: هذا لا يفعله غيرك
        page.signIn.proofWhy = نرسل ثمانية أرقام إلى عنوانك.
        page.signIn.where = إرساله إلى
        page.signIn.address = عنوان البريد الإلكتروني
        page.signIn.addressWhy = نرسل إليه ثمانية أرقام. ولا يراه أحد غيرك.
        page.signIn.send = إرسال الرمز
        page.signIn.codeTitle = الرمز في بريدك
        page.signIn.code = الأرقام الثمانية من الرسالة
        page.signIn.go = متابعة
        page.signIn.again = إرسال مرة أخرى
        page.signIn.other = عنوان آخر
        page.signIn.noMail = لم يصل شيء بعد دقيقة؟ ربما هو في مجلد الرسائل غير المرغوب فيها، وإلا فيمكنك إرساله مرة
            أخرى.
        page.signIn.orPassword = أو بالاسم وكلمة المرور
        page.signIn.proofPassword = أو بكلمة مرورك
        page.signIn.name = الاسم أو عنوان البريد
        page.signIn.password = كلمة المرور
        page.signIn.passkey = الدخول بمفتاح مرور
        page.signIn.passkeyProof = التأكيد بمفتاح مرور
        page.signIn.noAccount = ليس لدي حساب بعد
        page.signUp.address = عنوانك
        page.signUp.why = ثلاث خطوات قصيرة، نحو دقيقة.
        page.signUp.invitation = الدعوة
        page.signUp.invited = بدعوة
        page.signUp.steps = الخطوات المنجزة
        page.signUp.who = كيف يجدك أصدقاؤك
        page.signUp.handleWhy = اسم قصير ليجدك الآخرون، مثل ‎@amira: حروف لاتينية صغيرة وأرقام ونقاط وشرطات. وإن
            بقي فارغًا نصنعه من اسمك.
        page.signUp.done = فتح تقويمي
        page.signUp.closed = إنشاء الحسابات مغلق هنا
        page.signUp.closedWhy = هذه الجامعة تضيف الأشخاص بنفسها. يمكنك طلب حساب من مكتب المساعدة فيها.
        page.signUp.haveAccount = لدي حساب
        page.signUp.privacy = ما يحفظه Belltower عني

        # أول مرة
        page.firstRun.why = من أين تأتي أوقات محاضراتك؟ تكفي طريقة واحدة، ويمكنك إضافة غيرها لاحقًا.
        page.firstRun.programme = أو اختيار برنامجك الدراسي
        page.firstRun.programmeName = البرنامج والسنة
        page.firstRun.showModules = عرض مقرراته
        page.firstRun.modules = أو البحث عن المقررات
        page.firstRun.q = الرمز أو العنوان
        page.firstRun.example = CM50123 أو بصريات
        page.firstRun.search = بحث
        page.firstRun.which = أيها لك؟
        page.firstRun.take = هذه مقرراتي
        page.firstRun.skip = تخطٍّ، أريد الفعاليات ومواعيدي الخاصة فقط
        page.firstRun.large = أزرار كبيرة وشيء واحد في كل صفحة؟
        page.firstRun.simple = اختيار العرض البسيط
        page.firstRun.there = ها هو جدولك
        page.firstRun.week = عرض الأسبوع

        # الرنين
        page.zone.says = الأوقات بتوقيت {here}.
        page.zone.turn = عرض توقيت {there}
        page.zone.keep = إبقاء
        page.zone.title = المنطقة الزمنية
        page.zone.typed = الأوقات بتوقيت
        page.zone.of = توقيت {place}
        page.push.title = تشغيل الرنين
        page.push.why = قبل كل محاضرة مع قاعتها، وعند كل تغيير. ويمكنك تحديد ساعات هدوء.
        page.push.on = تشغيل الرنين على هذا الجهاز
        page.push.off = إيقاف
        page.push.test = رنّة تجريبية
        page.push.scriptless = JavaScript معطّل في هذا المتصفح، ولا رنين من دونه. أما البريد فيعمل: يمكنك اختياره
            تحت «بهذا الترتيب».
        page.push.none = لا جهاز يرن بعد.
        page.push.asking = نسأل متصفحك…
        page.push.done = هذا الجهاز يرن الآن.
        page.push.denied = هذا المتصفح لا يسمح لنا بالرنين. بعد السماح بالإشعارات لهذه الصفحة في إعداداته يمكنك إعادة
            المحاولة.
        page.push.failed = لم ينجح ذلك: هذا المتصفح لا يصل إلى خدمة إشعاراته. يمكنك إعادة المحاولة لاحقًا، أو على جهاز
            آخر.
        page.push.iPhone = على iPhone أو iPad
        page.push.iPhone1 = الضغط على زر المشاركة، المربع ذي السهم.
        page.push.iPhone2 = الضغط على «إضافة إلى الشاشة الرئيسية».
        page.push.iPhone3 = فتح Belltower من الشاشة الرئيسية، وتسجيل الدخول هناك، ثم «تشغيل الرنين».

        # اليوم
        page.today.now = الآن
        page.today.next = التالي
        page.today.free = لا شيء آخر اليوم
        page.today.after = بعد ذلك
        page.today.nothing = لا شيء بعد ذلك اليوم.
        page.today.progress = ما مضى من الوقت
        page.today.left = المتبقي: {length}
        page.today.leave = الانطلاق {length}
        page.today.leaveNow = انطلق الآن
        page.today.begins = البداية {length}
        page.today.water = الماء
        page.today.drink = تسجيل كأس
        page.today.whole = اليوم كله
        page.today.aside = التغييرات والغد
        page.today.changes = التغييرات
        page.today.allChanges = كل التغييرات
        page.today.tomorrow = غدًا
        page.today.deafDo = إعداد الجرس
        page.today.bare = تقويمك ما زال فارغًا
        page.today.bareWhy = حالما نعرف من أين تأتي أوقات محاضراتك، يظهر أسبوعك هنا.
        page.today.bareDo = جلب جدولي

        # اليوم والأسبوع
        page.agenda.view = العرض
        page.agenda.day = يوم
        page.agenda.week = أسبوع
        page.agenda.thisWeek = هذا الأسبوع
        page.agenda.days = أيام هذا الأسبوع
        page.agenda.whole = طوال اليوم
        page.agenda.now = الساعة الآن
        page.agenda.to = إلى
        page.agenda.free = لا شيء
        page.agenda.goto = الذهاب إلى يوم
        page.agenda.go = ذهاب
        page.agenda.emptyWeek = لا شيء في هذا الأسبوع.
        page.agenda.inWords = الأسبوع بالكلمات
        page.agenda.modules = مقررات هذا الأسبوع
        page.agenda.code = الرمز
        page.agenda.module = المقرر
        page.agenda.who = المدرّس
        page.agenda.news = تغيّر أو أُلغي
        page.place.was = كان
        page.place.now = صار

        # موعد واحد
        page.item.off = ملغى
        page.item.offLong = أُلغي هذا الموعد.
        page.item.moved = تغيّر الوقت
        page.item.clash = تعارض
        page.item.clashes = في الوقت نفسه
        page.item.isHidden = أخفيت هذا الموعد. لا يظهر في أي قائمة ولا يرن.
        page.item.where = المكان
        page.item.about = عن الموعد
        page.item.people = الحاضرون
        page.item.nameless = لا يذكر جدولك المقرر الذي تتبعه هذه المحاضرة، فلا يمكن عرض من يدرسه معك، ولا يمكن
            لأحد الإخبار بقاعة أخرى.
        page.item.changes = ما الذي تغيّر
        page.item.mine = لك وحدك
        page.item.lead = الرنين
        page.item.note = ملاحظتي
        page.item.name = الاسم عندي
        page.item.colour = اللون
        page.item.series = كل مواعيده، لا هذا وحده
        page.item.change = تعديل
        page.item.delete = حذف
        page.item.less = كتم وإخفاء
        page.item.lessWhy = المخفي لا يظهر في أي قائمة، والمكتوم يظهر ولا يرن. ويمكن التراجع عن كليهما.
        page.item.lessOwn = المخفي لا يظهر في أي قائمة. ويمكن التراجع عن ذلك.
        page.item.mute = كتم
        page.item.unmute = إعادة رنين
        page.item.hide = إخفاء هذا
        page.item.hideSeries = إخفاء كل مواعيده
        page.item.show = إظهار هذا
        page.item.showSeries = إظهار كل مواعيده
        page.item.facts = معلومات
        page.item.also = في مصادر أخرى
        page.item.entry = الموعد
        page.item.kicker = موعد خاص، لا يراه غيرك
        page.fact.staff = المدرّسون
        page.fact.page = صفحة الويب
        page.fact.group = الشعبة
        page.fact.source = المصدر
        page.lead.usual = كالمعتاد
        page.lead.none = بلا رنين
        page.lead.program = عبر برنامج التقويم الذي ضبط المنبه
        page.colour.usual = كلون مقرره
        page.colour.red = أحمر
        page.colour.orange = برتقالي
        page.colour.yellow = أصفر
        page.colour.green = أخضر
        page.colour.teal = فيروزي
        page.colour.blue = أزرق
        page.colour.purple = بنفسجي
        page.colour.grey = رمادي

        # موعد خاص
        page.add.leave = عدم الحفظ
        page.add.only = لا يراه غيرك.
        page.add.what = ماذا
        page.add.day = اليوم
        page.add.from = من
        page.add.to = إلى
        page.add.wholeWhy = عندها لا حاجة إلى الساعات.
        page.add.where = أين
        page.add.more = تكرار، عدة أيام، ملاحظة
        page.add.last = آخر يوم، إن كانت عدة أيام
        page.add.repeat = التكرار
        page.add.until = حتى
        page.add.scope = أيّ المواعيد؟
        page.add.this = هذا فقط
        page.add.following = هذا وما بعده
        page.add.all = كلها
        page.add.unsaved = لم يُحفظ شيء بعد.
        page.add.typed = ما كتبته ما زال هنا.
        page.add.both = نسختك وما هو عليه الآن
        page.add.now = الآن
        page.add.mine = نسختك
        page.add.bothWhy = ما تحفظه هو الذي يبقى. لتركه كما هو الآن، ارجع إلى الوراء.
        page.repeat.never = مرة واحدة
        page.repeat.daily = كل يوم
        page.repeat.weekly = كل أسبوع
        page.repeat.fortnightly = كل أسبوعين
        page.repeat.monthly = كل شهر
        page.repeat.yearly = كل سنة
        page.confirm.final = لا يمكن التراجع عن هذا.
        page.confirm.undoable = زر «تراجع» في الصفحة التالية يعيده.
        page.confirm.again = يمكن إضافته من جديد في أي وقت.
        """#
}
