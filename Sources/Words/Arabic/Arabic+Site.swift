/// What is said of the settings of the site.
extension Arabic {
    static let site: StaticString = #"""
        page.site.title = إعدادات الموقع
        page.site.name = اسم الموقع
        page.site.signUp = من يمكنه إنشاء حساب
        page.site.domains = نطاقات الجامعة
        page.site.domainsWhy = نطاقات عناوين البريد، بينها فواصل: example.ac.uk. وما تحتها يُحسب أيضًا.
        page.site.hotline = رقم هاتف المساعدة
        page.site.hotlineWhy = يظهر في المساعدة وأسفل كل صفحة بسيطة مع ما يُكتب بعده، كأوقات العمل مثلًا.
        page.site.why = الحقل الفارغ يعيد الإعداد إلى أصله.
        page.site.again = هذا ما كان من قبل: تعذّر حفظ ما كُتب هنا. إن كنت قد غيّرته فاكتبه من جديد.
        page.site.locked = يحدّد هذا ملف config.yaml أو بيئة الخادم: يُغيَّر هناك.
        page.site.standard = الأصل
        page.site.versions = ما تغيّر
        page.site.none = لم يتغيّر شيء هنا بعد. ما يُحفظ في هذه الصفحة يمكن التراجع عنه هنا.
        page.site.undo = تراجع
        page.signUpChoice.open = كل من يثبت عنوان بريد
        page.signUpChoice.domains = كل من يثبت عنوانًا من نطاقات الجامعة
        page.signUpChoice.invited = من يدعوه أحد المشغّلين
        page.signUpChoice.closed = لا أحد
        page.site.offerHours = ساعات حجز المكان الشاغر
        page.site.offerHoursWhy = لأول من ينتظر فعالية؛ وهي أقل حين تقترب الفعالية.
        page.site.alerts = تنبيهات المشغّلين
        page.site.alertsEmail = التنبيهات بالبريد
        page.site.alertsEmailWhy = عناوين بريد بينها فواصل. خادم البريد في config.yaml.
        page.site.alertsNtfy = التنبيهات عبر ntfy
        page.site.alertsNtfyWhy = مواضيع أو عناوينها، بينها فواصل. لا تُعرض كاملة بعد ذلك: لتغيير واحد منها تُكتب
            كلها من جديد.
        page.site.alertsWebhook = التنبيهات عبر webhook
        page.site.alertsWebhookWhy = عناوين تتلقى كل تنبيه بصيغة JSON. لا تُعرض كاملة بعد ذلك: لتغيير واحد منها
            تُكتب كلها من جديد.
        page.site.alertsBackups = من ينشئ النسخ الاحتياطية
        page.site.alertsBackupsWhy = لا يُنبَّه أحد إلى نسخ ينشئها برنامج آخر.
        page.backupsChoice.here = Belltower نفسه
        page.backupsChoice.elsewhere = برنامج آخر
        page.site.file = ما يحدّده config.yaml وحده
        page.site.fileWhy = عناوين الخادم وحدوده وأسراره، والمنطقة الزمنية التي حُسبت الأيام وخُطّطت بها: يغيّرها
            هناك من يدير الخادم.
        page.site.hidden = لا يُعرض
        refusal.site.offerHours = يُحجز المكان الشاغر من 1 إلى 720 ساعة: المطلوب عدد صحيح
        refusal.site.alertsEmail = تُرسل التنبيهات إلى عناوين بريد بينها فواصل: يمكن تصحيحها
        refusal.site.alertsNtfy = المواضيع حروف وأرقام و- و_، أو عناوين http وhttps، بينها فواصل: تُكتب كلها من
            جديد
        refusal.site.alertsWebhook = عناوين webhook هي http أو https بينها فواصل: تُكتب كلها من جديد
        refusal.site.alertsBackups = النسخ الاحتياطية تُنشأ هنا (here) أو في مكان آخر (elsewhere): يمكن اختيار واحد
        told.site.version = {author}، {time}؛ قبل ذلك: {former}
        told.did.site = حُفظت إعدادات الموقع.
        refusal.operator.site = تغيير إعدادات الموقع للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.site.unknown = ليس للموقع إعداد {key}: الإعدادات هي {keys}
        refusal.site.locked = يحدّد الملف config.yaml قيمة {key}: يمكن تغييرها هناك
        refusal.site.older = تغيّر {key} مرة أخرى منذ ذلك: يجب التراجع عن آخر تغيير أولًا
        refusal.site.nothing = لا يوجد تغيير كهذا للتراجع عنه
        refusal.site.name = اسم الموقع 60 حرفًا على الأكثر: يمكن اختصاره
        refusal.site.signUp = من يمكنه التسجيل هو open أو domains أو invited أو closed: يمكن اختيار واحد منها
        refusal.site.domains = تُكتب النطاقات مثل example.ac.uk وبينها فواصل ومن دون @: يمكن تصحيحها
        refusal.site.hotline = رقم الهاتف 60 حرفًا على الأكثر: يمكن اختصاره
        site.head.key = الإعداد
        site.head.value = القيمة
        site.head.note = المصدر
        site.head.number = الرقم
        site.head.former = قبل ذلك
        site.head.who = من
        site.head.when = متى
        site.locked = في config.yaml
        site.standard = الأصل
        site.own = أحد المشغّلين
        site.none = لم يتغيّر شيء بعد.
        """#
}
