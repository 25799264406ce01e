/// What is said of reports, decisions and appeals.
extension Arabic {
    static let reports: StaticString = #"""
        # ما يُحفظ من البلاغات والقرارات: في السجلات أيضًا ما يسمّي هذه المفاتيح
        kept.thing.comment = تعليق
        kept.thing.event = فعالية
        kept.thing.profile = ملف شخصي
        kept.thing.picture = صورة
        kept.thing.page = صفحة
        kept.ground.spam = رسائل مزعجة أو إعلانات
        kept.ground.harassment = مضايقة أو تهديد
        kept.ground.hate = كراهية لفئة من الناس
        kept.ground.sexual = محتوى جنسي
        kept.ground.violence = عنف
        kept.ground.selfHarm = قد يؤذي شخص نفسه
        kept.ground.privacy = يكشف ما يخصّ شخصًا
        kept.ground.deception = خداع أو انتحال شخصية
        kept.ground.illegal = مخالف للقانون
        kept.ground.other = سبب آخر
        kept.moderation.reported = بلاغ ({thing}): {ground}
        kept.moderation.appealed = اعتراض على قرار ({thing})
        kept.moderation.hidden = شيء لك ({thing}) مخفي حتى يصدر قرار فيه، لأن عدّة أشخاص أبلغوا عنه
        kept.moderation.own.keep = روجع شيء لك ({thing}): سيبقى
        kept.moderation.own.remove = أُزيل شيء لك ({thing}): {ground}
        kept.moderation.own.warn = تحذير بشأن شيء لك ({thing}): {ground}
        kept.moderation.own.suspend = أُزيل شيء لك ({thing}) وأُوقف حسابك: {ground}
        kept.moderation.own.suspendUntil = أُزيل شيء لك ({thing}) وأُوقف حسابك حتى {date}: {ground}
        kept.moderation.told.keep = روجع ما أبلغت عنه ({thing}): سيبقى
        kept.moderation.told.warn = روجع ما أبلغت عنه ({thing}): حُذّر صاحبه
        kept.moderation.told.remove = أُزيل ما أبلغت عنه ({thing})
        news.moderation.page = السبب وما يمكنك فعله: {page}
        news.moderation.how = السبب وما يمكنك فعله: belltower reports --mine

        report.outcome.keep = إبقاء
        report.outcome.remove = إزالة
        report.outcome.warn = تحذير
        report.outcome.suspend = إيقاف
        report.part.module = المادة
        report.part.text = النص
        report.part.title = العنوان
        report.part.description = الوصف
        report.part.location = المكان
        report.part.start = الوقت
        report.part.end = حتى
        report.part.repetition = التكرار
        report.part.capacity = الأماكن
        report.part.hashtag = الوسم
        report.part.handle = المعرّف
        report.part.name = الاسم
        report.part.bio = نبذة
        report.part.address = العنوان على الموقع
        report.act.reported = كما أُبلغ عنه
        report.act.edited = كما صار بعد تعديله
        report.act.deleted = كما كان عند حذفه
        report.act.erased = كما كان عند حذف حساب صاحبه

        refusal.report.own = هذا لك: يمكنك تعديله أو حذفه بدل ذلك
        refusal.report.many = أبلغت عن {most} أشياء خلال يوم: لا يُقبل أكثر من ذلك؛ إن كان الأمر عاجلًا فأخبر أحد المشغّلين
        refusal.report.decided = صدر قرار في هذا منذ بلاغك ولم يتغيّر: يمكنك الاعتراض
        refusal.report.gone = لم يعد هذا موجودًا
        refusal.report.unknown = لا بلاغ لك برقم {report}
        refusal.case.unknown = لا قضية برقم {case} يمكنك رؤيتها
        refusal.case.steward = لا يرى البلاغات إلا المشغّلون والمنظّمون
        refusal.case.reporter = يقرّر في القضية {case} شخص آخر: أنت كتبتها أو أبلغت عنها
        refusal.case.decider = يقرّر في القضية {case} شخص آخر: سبق أن قرّرت فيها
        refusal.case.decided = صدر القرار في القضية {case}
        refusal.case.until = الإيقاف وحده له نهاية
        refusal.case.authorless = صاحبه لم يعد هنا: لا أحد لإيقافه
        refusal.decision.unknown = لا قرار برقم {decision} يخصّك
        refusal.appeal.newer = صدر قرار جديد بعده: يمكنك الاعتراض على الجديد
        refusal.appeal.twice = سبق أن اعترضت
        refusal.appeal.won = جاء القرار كما أردت: لا شيء للاعتراض عليه
        refusal.appeal.late = مرّت ستة أشهر: يبقى القرار
        refusal.notice.address = {text} ليس عنوانًا في هذا الموقع: يمكنك نسخه من المتصفّح
        refusal.notice.faith = يجب تأكيد أن ما كُتب صحيح بحسب علمك

        mail.notice.subject = بلاغك في {site}
        mail.notice.body = وصل بلاغك، وسينظر فيه شخص. ستصلك رسالة بالقرار.
        mail.notice.decided.subject = القرار في بلاغك في {site}
        mail.notice.decided.keep = نظر شخص فيما أبلغت عنه: سيبقى.
        mail.notice.decided.remove = أُزيل ما أبلغت عنه.
        mail.notice.decided.warn = نظر شخص فيما أبلغت عنه: سيبقى، وحُذّر صاحبه.
        mail.notice.decided.ground = السبب: {ground}.
        mail.notice.decided.human = قرّر ذلك شخص، لا برنامج.
        mail.notice.decided.redress = إن لم توافق فيمكنك الرد على هذه الرسالة خلال ستة أشهر، أو اللجوء إلى محكمة أو هيئة معتمدة لتسوية النزاعات.
        """#
}
