extension Arabic {
    /// What a server refuses, and what it says of requests that go wrong.
    static let server: StaticString = #"""
        refusal.session.none = يلزم تسجيل الدخول أولًا
        refusal.field.missing = `{field}` ناقص
        refusal.field.wrong = `{field}` ليس كما ينبغي أن يكون
        refusal.field.unknown = لا يوجد هنا حقل `{field}`
        refusal.path.unknown = لا يوجد شيء كهذا
        refusal.body.unreadable = المحتوى ليس كائن JSON
        refusal.request.key = المفتاح Idempotency-Key من 1 إلى 64 حرفًا بلا مسافات، مثل UUID
        refusal.request.other = استُخدم هذا المفتاح لطلب آخر
        refusal.request.underWay = الطلب نفسه قيد التنفيذ: يمكنك السؤال مجددًا حين ينتهي
        refusal.request.lost = تم ذلك، لكن الجواب ضاع: تفيد رؤية ما هو موجود الآن
        refusal.source.room = تشغل تقويماتك {size} ميغابايت، وتكفي {most}: يلزم حذف تقويم أولًا
        refusal.source.many = تكفي {most} من المصادر: يلزم إلغاء الاشتراك في واحد أولًا
        refusal.source.remote = يلزم عنوان الخلاصة على الويب: عنوان يبدأ بـ https:// أو webcal://
        refusal.channel.local = ملفات هذا الخادم وبرامجه لا يسميها إلا من يشغّله: يمكن اختيار إشعارات المتصفح أو
            البريد أو ntfy أو webhook
        refusal.channel.address = لا تذهب التذكيرات إلا إلى عناوينك: تلزم إضافته إلى حسابك أولًا
        refusal.program.unstarted = تعذّر تشغيل البرنامج {program}
        refusal.tooMany = مرات كثيرة: يمكنك إعادة المحاولة بعد قليل
        refusal.crossSite = طلبت ذلك صفحة من موقع آخر: يُفعل من هنا
        refusal.server.listen = تعذّر الإصغاء على {address}: {reason}
        refusal.server.address = {text} ليس عنوانًا للإصغاء: يُكتب مثل 127.0.0.1:8080
        refusal.server.certificate = تعذّرت قراءة الشهادة أو مفتاحها: كلاهما ملف PEM
        refusal.server.half = الشهادة تحتاج إلى مفتاحها، والمفتاح إلى شهادته
        refusal.server.handed = المقبس المسلَّم لا يصغي إلى اتصالات

        problem.invalid = تعذّر فهم ذلك
        problem.unauthenticated = يلزم تسجيل الدخول أولًا
        problem.forbidden = هذا غير مسموح
        problem.missing = لا يوجد شيء كهذا
        problem.conflict = هذا يناقض ما هو موجود
        problem.over = انتهى هذا
        problem.guarded = معلَّق، فقد كان سيضيع الكثير
        problem.tooMany = مرات كثيرة
        problem.busy = زحام: يمكنك إعادة المحاولة قريبًا
        problem.unavailable = خادم آخر لا يجيب
        problem.full = لا مساحة متبقية
        problem.failed = حدث خطأ هنا
        problem.method = لا يمكن فعل ذلك هنا بهذه الطريقة
        problem.missing.page = في العنوان خطأ، أو زال ما كان هنا
        problem.changed = تغيّر منذ ذلك: تلزم قراءته من جديد
        problem.large = هذا كبير جدًا
        problem.mediaType = يلزم إرسال JSON (application/json)
        problem.request = تعذّرت قراءة الطلب
        problem.slow = استغرق الطلب وقتًا طويلًا
        problem.ending = الخادم يتوقف: يمكنك إعادة المحاولة
        problem.unknown = حدث خطأ هنا، وسُجّل
        """#
}
