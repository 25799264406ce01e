extension Arabic {
    /// What accounts refuse, and what is mailed of them.
    static let accounts: StaticString = #"""
        text.device = اسم الجهاز
        text.passkey = اسم مفتاح المرور
        refusal.departure.none = حسابك باقٍ: لم يطلب أحد محوه
        refusal.code.wrong = الرمز خاطئ، أو جُرّب مرات كثيرة، أو انقضت دقائقه العشر: يمكنك طلب غيره
        refusal.password.wrong = الاسم غير معروف أو كلمة المرور خاطئة.
        refusal.password.short = كلمة المرور 8 أحرف على الأقل
        refusal.password.long = كلمة المرور 256 حرفًا على الأكثر
        refusal.password.common = كلمة المرور هذه من أشيع الكلمات: يلزم اختيار غيرها
        refusal.invitation.wrong = الدعوة غير معروفة، أو سبق استخدامها، أو قديمة جدًا: يمكنك طلب غيرها من أحد
            المشغّلين
        refusal.invitation.here = لدى {handle} دخول بالفعل: الدعوة ستفتح ذلك الحساب لكل من تقع في يده
        refusal.signUp.closed = لا يمكن لأحد إنشاء حساب هنا بنفسه: يمكنك طلب دعوة من أحد المشغّلين
        refusal.signUp.domain = إنشاء الحساب يكون بعنوان الجامعة: عنوان ينتهي بـ {domains}
        refusal.session.unknown = لا توجد جلسة كهذه
        refusal.account.stale = يلزم تأكيد هويتك من جديد: برمز أو مفتاح مرور أو كلمة مرورك
        refusal.address.other = هذا العنوان يفتح حسابًا آخر: يلزم الدخول إليه وإزالة العنوان منه أولًا
        refusal.address.unknown = لا يوجد عنوان كهذا
        refusal.address.last = آخر عنوان يبقى: من دونه لا يمكن الدخول
        refusal.appPassword.many = تكفي {most} من كلمات مرور التطبيقات: تلزم إزالة واحدة أولًا
        refusal.appPassword.unknown = لا توجد كلمة مرور تطبيقات كهذه
        refusal.passkey.wrong = مفتاح المرور هذا لا يفتح شيئًا هنا، أو تأخر رده: يمكنك إعادة المحاولة أو الدخول برمز
        refusal.passkey.unusable = لا يمكن استخدام مفتاح المرور هذا هنا، أو جاء متأخرًا: يمكنك إعادة المحاولة
        refusal.passkey.known = مفتاح المرور هذا موجود هنا بالفعل
        refusal.passkey.many = تكفي {most} من مفاتيح المرور: تلزم إزالة واحد أولًا
        refusal.passkey.unknown = لا يوجد مفتاح مرور كهذا
        refusal.openID.unreached = خدمة الدخول في الجامعة لا تجيب كما ينبغي: يمكنك إعادة المحاولة لاحقًا أو تجربة
            طريقة أخرى
        refusal.openID.wrong = لم تقل خدمة الدخول في الجامعة من أنت: يمكنك إعادة المحاولة
        refusal.openID.denied = لم تسمح لك خدمة الدخول في الجامعة بالمرور: يمكنك إعادة المحاولة أو تجربة طريقة أخرى
        refusal.openID.unlinked = لا حساب هنا مرتبط بك هناك: يلزم الدخول بطريقة أخرى ثم ربطه من بين أجهزتك
        refusal.openID.other = هذا مرتبط بحساب آخر هنا
        refusal.openID.unknown = لا يوجد ربط كهذا
        refusal.passkey.unset = مفاتيح المرور تحتاج إلى اسم الموقع: يضعه مديره في server.url في config.yaml
        refusal.operator.invite = الدعوة للمشغّلين وحدهم: يمكنك سؤال أحدهم

        refusal.mail.unset = لا خادم بريد معروف: يضعه المدير في channels.email في config.yaml
        refusal.mail.refused = خادم البريد {host} لا يقبل الرسالة ({status})
        refusal.mail.unreached = خادم البريد {host} لا يجيب

        mail.code.subject = {code} رمزك في {site}
        mail.code.body = يُكتب الرمز {code} حيث يطلبه {site}. وهو صالح عشر دقائق ولمرة واحدة.
        mail.code.ignore = إن لم يكن الطلب منك، فقد أخطأ أحدهم في كتابة عنوانه: لا يلزمك شيء، سوى إبقاء الرمز سرًّا.
        mail.proof.subject = {code} يؤكد لموقع {site} أنك أنت
        mail.proof.body = يُكتب الرمز {code} حيث يسأل {site} عن هويتك. وهو صالح عشر دقائق ولمرة واحدة.
        mail.proof.ignore = إن لم يكن الطلب منك، فهناك من دخل بحسابك: يلزم الدخول وإنهاء الجلسات الأخرى في «الأجهزة»، وإبقاء الرمز سرًّا.
        mail.address.subject = {code} لإضافة هذا العنوان في {site}
        mail.address.body = يُكتب الرمز {code} لإضافة هذا العنوان إلى حسابك في {site}. وهو صالح عشر دقائق ولمرة
            واحدة.
        mail.stranger.subject = الدخول إلى {site}
        mail.stranger.body = أراد أحدهم الدخول إلى {site} بهذا العنوان. ليس له حساب، ولا يمكن إنشاء حساب بلا دعوة.
        mail.changed.subject = تغيّر حسابك في {site}
        mail.changed.body = حدث هذا في حسابك في {site}: {what}.
        mail.changed.stranger = إن لم يكن ذلك منك، يلزم الدخول وإنهاء الجلسات الأخرى في «الأجهزة» ومراجعة العناوين. وإن تعذّر الدخول
            فيمكن سؤال المشغّلين.
        mail.leaving.subject = سيُمحى حسابك في {site}
        mail.leaving.body = طُلب من {site} محو حسابك. يُمحى {day}، وحتى ذلك الحين يبقى كل شيء كما كان.
        mail.leaving.stay = للإبقاء عليه يكفي الدخول قبل ذلك واختيار «البقاء».
        mail.leaving.stranger = إن لم يكن الطلب منك، يلزم الدخول واختيار «البقاء» وإنهاء الجلسات الأخرى في «الأجهزة».
        """#
}
