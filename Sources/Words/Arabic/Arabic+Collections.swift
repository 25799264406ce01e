extension Arabic {
    /// What calendar programs are told, and the page of their passwords.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = الدروس
        collection.events = الفعاليات
        collection.personal = شخصي
        collection.water = الماء
        collection.classes.about = ما تقوله جداولك. للقراءة فقط: غيّره في Belltower.
        collection.events.about = الفعاليات التي انضممت إليها. للقراءة فقط: غادرها في Belltower.
        collection.personal.about = مواعيدك الخاصة، هنا وفي Belltower.
        collection.water.about = أكواب الأيام القادمة كما يخططها Belltower. تُغيَّر في صفحة الماء فيه.
        refusal.collection.calendar = هذا ليس تقويمًا
        refusal.collection.object = موعد واحد في كل مرة: أحداث لها UID واحد، وحدث واحد على الأكثر بلا
            RECURRENCE-ID، وبلا METHOD
        refusal.collection.component = لا تُحفظ هنا إلا الأحداث
        refusal.collection.large = هذا الموعد كبير جدًا
        refusal.collection.name = لا يمكن تسمية موعد هكذا
        refusal.collection.uid = لموعد آخر هذا الـ UID
        refusal.collection.changed = عُدّل في هذه الأثناء
        refusal.collection.missing = لا يوجد موعد كهذا
        refusal.collection.properties = حُفظ الكثير عن هذا التقويم
        refusal.collection.full = مواعيد برامج التقويم تشغل مساحة كبيرة: احذف بعضها
        refusal.collection.busy = يتغير الكثير في وقت واحد: أعد المحاولة
        refusal.collection.exists = يوجد تقويم بهذا الاسم
        refusal.collection.gone = لا يوجد هذا التقويم، أو لا يمكن تغيير شيء فيه
        refusal.collection.many = لا يمكن لشخص واحد إنشاء تقاويم أكثر: احذف بعضها
        refusal.collection.insecure = ترسل برامج التقويم كلمة مرور: استخدم https لهذا الموقع
        refusal.loginFlow.late = استغرق ذلك وقتًا طويلًا أو سبق الرد عليه: ابدأ من جديد في البرنامج
        page.clients.link = برنامج تكتب فيه أيضًا
        page.clients.title = برامج التقويم
        page.clients.why = برنامج التقويم الذي يعرف CalDAV يعرض دروسك وفعالياتك، وما تكتبه فيه يظهر هنا أيضًا. يحتاج إلى كلمة مرور خاصة به.
        page.clients.make = أنشئ كلمة مرور
        page.clients.once = تظهر هذه المرة فقط. تفتح تقاويمك ولا شيء غيرها: أعطها لهذا البرنامج وحده.
        page.clients.server = الخادم
        page.clients.user = اسم المستخدم
        page.clients.password = كلمة المرور
        page.clients.howApple = في الإعدادات، بين حسابات التقويم، أضف حسابًا آخر من نوع CalDAV واكتب هذه الثلاثة.
        page.clients.howAndroid = لا يحتاج تطبيق DAVx⁵ إلى أي منها: أضف فيه حسابًا من نوع Nextcloud بعنوان هذا الموقع واسمح له هنا. أو أضف حسابًا بعنوان URL واسم مستخدم واكتب هذه الثلاثة.
        page.clients.howThunderbird = أضف تقويمًا جديدًا على الشبكة، واكتب اسم المستخدم والخادم.
        page.clients.list = برامج لها كلمة مرور
        page.clients.none = لا كلمة مرور لأي برنامج بعد.
        page.clients.profile = اضبط هذا الجهاز
        page.clients.profileHow = في Safari اسمح بالتنزيل. ثم افتح الإعدادات، حيث يُعرض ملف التعريف الذي نُزِّل، وثبِّته. في الملف كلمة مرور: لا تعطه لأحد.
        page.clients.davx5 = اضبط DAVx⁵
        page.clients.davx5How = يفتح تطبيق DAVx⁵ إن كان مثبتًا: سجّل الدخول فيه واسمح له هنا. لا تُكتب أي كلمة مرور. إن لم يُفتح فأضف فيه حسابًا من نوع Nextcloud بعنوان هذا الموقع.
        page.clients.other = برنامج آخر
        page.clients.scanWhy = وجّه كاميرته إلى هنا. يفتح هذه الصفحة هناك ويحصل على كلمة مرور خاصة به.
        page.clients.code = عنوان هذه الصفحة
        page.clients.allow = اسمح له
        page.clients.allowReads = يقرأ دروسك وفعالياتك، ويقرأ مدخلاتك ويكتبها. يمكنك إلغاء ذلك متى شئت.
        page.clients.allowOnly = لا تسمح له إلا إذا بدأت هذا بنفسك الآن في ذلك البرنامج. وإلا فمن أرسلك إلى هنا سيقرأ تقويمك.
        page.clients.calendars = تقاويم أنشأتها برامج
        page.clients.calendarsWhy = هي لمواعيدك الخاصة، وهذه تظهر هنا بين سائر مواعيدك.
        page.clients.choices = ما تحصل عليه البرامج
        page.clients.alarms = منبه ضبطه برنامج
        page.clients.alarmsProgram = يرن ذلك البرنامج
        page.clients.alarmsBell = يرن Belltower، ولا تُخبَر به البرامج
        page.clients.water = أكواب الأيام القادمة في تقويم خاص بها
        told.client.made = كلمة المرور لـ {name}
        told.client.allow = هل تسمح لـ {name} بقراءة تقويمك والكتابة فيه؟
        told.client.allowed = سُمح لـ {name}. أغلق هذه الصفحة وتابع هناك.
        told.client.revoke = إلغاء كلمة المرور لـ {name}؟
        told.client.revokeEffect = لن يُسمح له بالدخول بعد الآن. ما نسخه يبقى حيث هو.
        told.client.entries = {count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few {# مواعيد} many {#
            موعدًا} other {# موعد}}
        told.client.drop = حذف التقويم {name}؟
        told.client.dropEffect = {count, plural, zero {لا شيء فيه.} one {يُحذف معه موعده الوحيد. «تراجع» في الصفحة التالية
            يعيده بين مواعيدك الأخرى.} two {يُحذف معه موعداه. «تراجع» في الصفحة التالية يعيدهما بين مواعيدك الأخرى.} few
            {تُحذف معه # مواعيد. «تراجع» في الصفحة التالية يعيدها بين مواعيدك الأخرى.} many {يُحذف معه # موعدًا. «تراجع» في
            الصفحة التالية يعيدها بين مواعيدك الأخرى.} other {يُحذف معه # موعد. «تراجع» في الصفحة التالية يعيدها بين
            مواعيدك الأخرى.}}
        """#
}
