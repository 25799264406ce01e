extension Arabic {
    /// What pages say of modules, of programmes, of other people, and of what a search finds.
    static let classes: StaticString = #"""
        # A module's page
        page.class.open = الزملاء والتعليقات
        page.class.title = المقرر
        page.class.take = التسجيل في هذا المقرر
        page.class.takeWhy = عندها تظهر محاضراته في تقويمك، ويظهر لك من معك فيه.
        page.class.taken = من مقرراتك
        page.class.leave = ترك هذا المقرر
        page.class.mute = كتم
        page.class.unmute = إعادة الرنين
        page.class.muted = مكتوم
        page.class.meetings = المحاضرات القادمة
        page.class.noMeetings = لا تُعرف أوقات محاضراته بعد.
        page.class.about = عن المقرر
        page.class.facts = معلومات
        page.class.needs = المتطلبات
        page.class.year = السنة
        page.class.credits = الساعات المعتمدة
        page.class.level = المستوى
        page.class.department = القسم
        page.class.staff = المدرّسون
        page.class.page = صفحة الويب
        page.class.mates = الزملاء
        page.class.noMates = لا أحد غيرك بعد.
        page.class.outside = من يسجّل في المقرر يرى من معه فيه.
        page.class.friend = من أصدقائك
        page.class.member = هيئة التدريس
        page.class.talk = التعليقات
        page.class.talkWhy = الأحدث أولًا
        page.class.silence = لم يكتب أحد شيئًا بعد. يمكنك السؤال هنا عما يُسأل عنه قبل المحاضرة.
        page.class.edited = معدَّل
        page.class.say = تعليقك
        page.class.sayWhy = يراه كل من يفتح صفحة هذا المقرر، مع اسمك.
        page.class.post = نشر التعليق
        page.class.posted = نُشر تعليقك.
        page.class.change = تعديل
        page.class.changed = عُدّل تعليقك.
        page.class.changeTitle = تعديل تعليقك
        page.class.delete = حذف
        told.comment.mine = تعليقك في {time}
        told.comment.of = تعليق {name} في {time}
        page.class.deleteTitle = حذف تعليقك؟
        page.class.deleteWhy = لن يراه أحد بعد الآن.
        page.class.deleted = حُذف تعليقك.
        page.class.more = مقررات أخرى
        page.class.leaveWhy = تزول محاضراته الآتية من الجامعة من تقويمك، وتبقى التي من مصدرك الخاص.
        page.class.leaveMates = لن يراك زملاؤك فيه بعد الآن، ولن يظهروا لك.
        page.class.leaveBack = يمكنك التسجيل فيه من جديد متى شئت.

        # The catalogue and programmes
        page.modules.title = المقررات
        page.modules.mine = مقرراتك
        page.modules.catalogue = في الدليل
        told.found = {more, select, yes {أكثر من } other {}}{count, plural, zero {لا نتائج} one {نتيجة واحدة} two
            {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} عن «{text}»
        page.modules.none = لا مقررات لك بعد
        page.modules.noneWhy = يمكنك البحث عن مقرر في الأعلى، أو التسجيل في برنامج دراسي كامل بخطوة واحدة.
        page.modules.bare = دليل هذه الجامعة ما زال فارغًا
        page.modules.bareWhy = حتى ذلك الحين يمكن أن تأتي أوقات محاضراتك من رابط جدولك.
        page.modules.take = تسجيل
        page.modules.taken = من مقرراتك
        page.modules.programmes = برامج دراسية كاملة
        page.modules.more = المزيد منها
        page.programmes.title = البرامج الدراسية
        page.programmes.q = اسم البرنامج الدراسي
        page.programmes.none = لا برامج دراسية معرّفة هنا
        page.programmes.noneWhy = يمكنك البحث عن مقرراتك واحدًا واحدًا.
        page.programmes.all = كل البرامج الدراسية
        page.programmes.adds = ما الذي سيضيفه
        page.programmes.overlaps = في الوقت نفسه
        page.programmes.complete = كل مقرراته من مقرراتك بالفعل.

        # Somebody
        page.person.title = الشخص
        page.person.ask = طلب صداقة
        page.person.accept = قبول
        page.person.decline = رفض
        page.person.withdraw = سحب الطلب
        page.person.remove = إنهاء الصداقة
        page.person.block = حظر
        page.person.unblock = رفع الحظر
        page.person.friends = بينكما صداقة.
        page.person.free = أوقات الفراغ
        page.person.find = إيجاد وقت مشترك
        page.person.notNow = ليس الآن
        page.person.asked = أُرسل طلب صداقتك. لا رد بعد.
        page.person.wasAsked = لك طلب صداقة من هذا الشخص.
        page.person.blocked = حظرت هذا الشخص: لا تصلك منه أي طلبات.
        page.person.me = هكذا يراك الآخرون.
        page.person.change = تعديل ما يراه الآخرون
        page.person.about = نبذة
        page.person.gender = الجنس
        page.person.classes = مقرراتكما المشتركة
        page.person.noClasses = لا مقرر مشترك يُظهره كلاكما.
        page.person.less = ترك مسافة
        page.person.removeWhy = لن يرى أي منكما بعدها متى يكون الآخر متفرغًا. ولا يصل إلى هذا الشخص خبر بذلك.
        page.person.blockWhy = لن تصلك طلبات صداقة من هذا الشخص، ولن يرى أي منكما ما يكتبه الآخر. ولا يصل إليه خبر
            بذلك.
        page.person.blockEnd = إن كانت بينكما صداقة فستنتهي.
        page.person.blockBack = يمكنك رفع الحظر متى شئت.

        # A search
        page.search.title = بحث
        page.search.q = كلمات من المقررات والأشخاص والفعاليات والمجموعات ومواعيدك الخاصة
        page.search.example = بصريات أو أمل أو شطرنج
        page.search.go = بحث
        page.search.modules = المقررات
        page.search.people = الأشخاص
        page.search.events = الفعاليات
        page.search.communities = المجموعات
        page.search.items = في تقويمك
        page.search.places = الصفحات والإعدادات
        told.place.bell = الدقائق قبل الموعد، القنوات، ساعات الهدوء، عدم الإزعاج، الإشعارات، الملخص
        told.place.reminders = ما سيرن، ما رن، تأجيل، تجاهل
        told.place.feeds = الاشتراك، Apple، Google، Outlook، webcal، iCalendar
        told.place.sources = عنوان الجدول، استيراد، تحديث
        told.place.water = المشروبات، الهدف، كأس، أكواب
        told.place.look = الألوان، داكن، الساعة، الأسبوع، المنطقة الزمنية، الوحدات
        told.place.profile = الاسم، الصورة، نبذة، تاريخ الميلاد
        told.place.account = عناوين البريد، كلمة المرور، مفاتيح المرور
        told.place.me = اللغة، العرض المبسط، خط كبير، تصدير، حذف الحساب، الظهور للزملاء
        told.place.devices = تسجيل الدخول، تسجيل الخروج، كلمات مرور التطبيقات، مفاتيح المرور
        told.place.hours = الدقائق أمام Belltower، رسم بياني
        told.place.hidden = الإظهار من جديد
        told.place.changes = تغيرت القاعة، نُقلت، ألغيت، السجل
        told.place.programmes = الدرجة، السنة، كل المقررات دفعة واحدة
        told.place.free = وقت فراغ مشترك، لقاء، الأصدقاء
        told.place.help = المفاتيح، الاختصارات، الاتصال، الخط الساخن
        page.search.more = المزيد
        page.search.bare = البحث عن ماذا؟
        page.search.bareWhy = تكفي أوائل الكلمات، بأي ترتيب.
        page.search.noneWhy = تفيد مراجعة الإملاء، أو البحث بكلمات أقل.

        told.class.times = كل المحاضرات ({count})
        told.class.comments = كل التعليقات ({count})
        told.class.mates = كل الزملاء ({count})
        told.class.next = التالي: {when}
        told.class.leave = ترك {name}؟
        told.class.left = تركت {name}.
        told.class.enrolled = تم التسجيل في {name}.
        told.class.clashes = تم التسجيل في {name}. {count, plural, zero {لا محاضرات تتعارض} one {محاضرة واحدة تتعارض}
            two {محاضرتان تتعارضان} few {# محاضرات تتعارض} many {# محاضرة تتعارض} other {# محاضرة تتعارض}} مع غيرها.
        told.programme.size = {count, plural, zero {لا مقررات} one {مقرر واحد} two {مقرران} few {# مقررات} many {#
            مقررًا} other {# مقرر}}، {year}
        told.programme.take = {count, plural, zero {لا مقررات للتسجيل فيها} one {التسجيل في هذا المقرر} two {التسجيل
            في المقررين} few {التسجيل في # مقررات} many {التسجيل في # مقررًا} other {التسجيل في # مقرر}}
        told.programme.overlap = {first} و{second}: {count, plural, zero {# مرة، أولها} one {مرة واحدة،} two {مرتان،
            أولاهما} few {# مرات، أولها} many {# مرة، أولها} other {# مرة، أولها}} {when}
        told.person.asked = طلبت صداقة {name}.
        told.person.friends = بدأت صداقتك مع {name}.
        told.person.declined = رفضت طلب {name}.
        told.person.ended = انتهت صداقتك مع {name}.
        told.person.blocked = تم حظر {name}.
        told.person.unblocked = رُفع الحظر عن {name}.
        told.person.remove = إنهاء صداقتك مع {name}؟
        told.person.block = حظر {name}؟
        """#
}
