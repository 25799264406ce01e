/// What is said of operators' acts on people.
extension Arabic {
    static let stewardship: StaticString = #"""
        refusal.person.suspendedUntil = حساب {handle} موقوف حتى {date} ({ground}): السبب وطريقة الاعتراض في «البلاغات والقرارات»
        refusal.person.suspendedBefore = انقضت هذه المدّة: يمكن تحديد موعد لاحق أو تركه
        refusal.operator.audit = قراءة السجلّ للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.operator.people = إدارة الحسابات للمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.newcomer.links = يمكنك كتابة الروابط ابتداءً من {date} حين يمضي على حسابك ثلاثة
            أيام: وبلا روابط يمكن ذلك الآن
        refusal.newcomer.requests = بلغت طلباتك اليوم {most}، وهو حدّ الحساب الجديد: يمكنك المتابعة
            غدًا
        audit.addPerson = إضافة
        audit.invitePerson = دعوة
        audit.editProfile = تعديل الملف
        audit.changeRole = تغيير الدور
        audit.verifyAddress = تأكيد العنوان
        audit.suspendPerson = إيقاف
        audit.restorePerson = إعادة
        audit.erasePerson = محو
        audit.viewPerson = اطّلاع على بيانات خاصة
        audit.viewEvent = فتح فعالية خاصة
        audit.findPerson = عثور على شخص بأحد عناوينه
        audit.hideComment = إخفاء تعليق
        audit.unhideComment = إظهار تعليق
        audit.decideCase = قرار في بلاغ
        audit.decideAppeal = قرار في اعتراض
        audit.reopenCase = إلغاء قرار
        audit.announce = نشر إعلان
        audit.endAnnouncement = إزالة إعلان
        audit.changeSetting = تغيير إعداد الموقع
        audit.createCommunity = إنشاء مجموعة
        audit.editCommunity = تعديل مجموعة
        audit.closeCommunity = إغلاق مجموعة
        audit.nameOrganiser = تعيين منظِّم
        audit.editEvent = تعديل فعالية
        audit.cancelEvent = إلغاء فعالية
        audit.deleteEvent = حذف فعالية
        audit.acceptHarvest = قبول استيراد مرفوض
        audit.undoImport = التراجع عن استيراد
        audit.editSource = تعديل مصدر
        audit.addSource = إضافة مصدر
        audit.removeSource = إزالة مصدر
        audit.loadModules = تحميل الدليل
        audit.loadProgrammes = تحميل البرامج الدراسية
        audit.clearErrors = مسح الأخطاء
        audit.exportAudit = تصدير السجلّ
        audit.addAddress = إضافة عنوان إلى الحساب
        audit.removeAddress = إزالة عنوان من الحساب
        audit.setPassword = تعيين كلمة مرور
        audit.removePassword = إزالة كلمة المرور
        audit.addPasskey = إضافة مفتاح مرور
        audit.removePasskey = إزالة مفتاح مرور
        audit.linkProvider = ربط دخول الجامعة
        audit.unlinkProvider = فك ربط دخول الجامعة
        audit.addAppPassword = السماح لبرنامج تقويم
        audit.beginSession = تسجيل دخول على جهاز
        audit.none = لا شيء في السجلّ.
        page.audit.title = السجلّ
        page.audit.own = ما يخصّني
        page.audit.ownWhy = هنا ما فعله المشغّلون والوسطاء ممّا يخصّك، ومنه اطّلاع أحدهم على بيانات
            خاصة.
        page.audit.of = لمستخدم واحد
        page.audit.none = لا شيء في السجلّ.
        page.audit.older = الأقدم
        page.audit.export = تصدير الكلّ
        page.audit.exportWhy = ملف JSON، ويُسجَّل تصديره أيضًا.
        page.audit.gone = شخص لم يعد هنا
        page.audit.steward = أحد المشغّلين أو المسؤول عن القرار
        page.audit.operator = أحد المشغّلين
        page.people.title = الأشخاص
        page.people.find = الاسم أو المعرّف أو العنوان كاملًا
        page.people.role = الدور
        page.people.any = الكلّ
        page.people.onlySuspended = الموقوفون فقط
        page.people.suspended = موقوف
        page.people.none = لا أحد: يمكنك توسيع البحث أو دعوة شخص.
        page.people.more = المزيد
        page.people.invite = دعوة شخص
        page.people.inviteWhy = رمز يسجّل به شخص واحد، صالح أسبوعًا.
        page.people.inviteDo = إنشاء رمز
        page.people.invited = يظهر مرة واحدة: يُعطى لصاحبه.
        page.people.code = الرمز
        page.people.link = أو رابط
        page.people.page = صفحتهم كما يراها الجميع
        page.people.roleWhy = الموظفون يكتبون في كل مقرّر وينشرون الإعلانات، والمشغّلون يديرون
            الموقع.
        page.people.restore = إعادة الحساب
        page.people.stop = إيقاف
        page.people.stopWhy = يمكنه المشاهدة لا الفعل، ويُخفى ما كتبه.
        page.people.suspend = إيقاف
        page.people.effectActs = يمكنه المشاهدة لا الفعل.
        page.people.effectHidden = يُخفى خلال ذلك ما كتبه للآخرين.
        page.people.effectTold = يُخبَر بالسبب والمدّة.
        page.people.effectBack = يمكنك إعادة الحساب في أي وقت.
        page.people.restoreActs = يمكنه الفعل من جديد فورًا.
        page.people.restoreShown = يظهر من جديد ما كتبه للآخرين.
        page.people.reason = السبب
        page.people.words = ما يُقال له معه
        page.people.until = حتى
        page.people.untilWhy = إن تُرك فارغًا: حتى يعيده أحد المشغّلين. ينتهي مع بداية ذلك اليوم.
        page.people.private = البيانات الخاصة
        page.people.privateWhy = العناوين والأجهزة. ويمكن لصاحبها معرفة اطّلاعك ووقته وسببه.
        page.people.privateReason = سبب حاجتك إليها
        page.people.privateShow = عرض
        page.people.proven = مؤكَّد
        page.people.noAddress = لا عنوان معروف.
        page.people.record = في السجلّ
        page.me.record = ما يخصّني
        told.people.since = هنا منذ {time}
        told.people.until = {reason}، حتى {time}
        told.people.suspend = إيقاف {name}؟
        told.people.restore = إعادة حساب {name}؟
        told.did.role = {name}: تغيّر الدور
        told.did.suspended = {name}: موقوف
        told.did.restored = {name}: أُعيد
        person.field.addresses = العناوين
        person.field.sessions = الأجهزة
        person.field.lastUsed = آخر استخدام
        told.people.count = {count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص}
            many {# شخصًا} other {# شخص}}
        told.people.sessions = {count, plural, zero {لا أجهزة مسجّلة} one {جهاز واحد مسجّل} two
            {جهازان مسجّلان} few {# أجهزة مسجّلة} many {# جهازًا مسجّلًا} other {# جهاز مسجّل}}
        audit.dismissOrganiser = إعفاء منظِّم
        page.catalogue.title = الدليل
        page.catalogue.none = لا دليل بعد.
        page.catalogue.noneWhy = يمكن تحميل ملف أو قراءة صفحات الجامعة: belltower crawl.
        page.catalogue.load = تحميل ملف
        page.catalogue.loadWhy = JSON أو CSV، كلّه أو لا شيء. وتُعدَّل المقرّرات الموجودة حيث يختلف
            الملف.
        page.catalogue.what = محتواه
        page.catalogue.file = الملف
        told.catalogue.loaded = أُضيف {added}، وعُدّل {changed}، وبقي {unchanged} كما كان
        told.catalogue.modules = {count, plural, zero {لا مقرّرات} one {مقرّر واحد} two {مقرّران}
            few {# مقرّرات} many {# مقرّرًا} other {# مقرّر}}
        told.catalogue.programmes = {count, plural, zero {لا برامج} one {برنامج واحد} two {برنامجان}
            few {# برامج} many {# برنامجًا} other {# برنامج}}
        """#
}
