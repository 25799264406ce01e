extension Arabic {
    /// Events and communities on pages.
    static let events: StaticString = #"""
        # What is to come
        page.events.news = هناك ما لم يُقرأ
        page.events.search = البحث عن الفعاليات بالعنوان أو الموضوع أو الوسم
        page.events.searchHint = العنوان أو #وسم
        page.events.which = أي الفعاليات
        page.events.all = الكل
        page.events.mine = فعالياتي
        page.events.everywhere = من كل المجموعات
        page.events.coming = القادمة
        page.events.past = الماضية
        page.events.none = لا فعاليات قادمة
        told.events.found = {count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many
            {# فعالية} other {# فعالية}} عن «{text}»
        page.events.nonePast = لا فعاليات ماضية
        page.events.noneMine = ما انضممت إليه يظهر هنا وفي تقويمك.
        page.events.begin = يمكنك نشر فعالية، أو الانضمام إلى مجموعة: تظهر فعالياتها هنا.
        page.events.noneHere = ما ينشره منظِّموها يظهر هنا.
        page.events.more = المزيد منها
        page.events.own = من صنعك
        page.events.publish = نشر فعالية
        page.events.open = الانضمام إلى فعالية خاصة
        page.events.openWhy = رقمها وكلمة مرورها عند من دعاك.
        page.events.openName = الرقم أو الوسم
        page.events.password = كلمة المرور
        page.events.membersOnly = للأعضاء

        # One event
        page.events.one = فعالية
        page.events.show = فتح الفعالية
        page.events.join = انضمام
        page.events.drop = تم الانضمام، الضغط للتخلي
        page.events.wait = ممتلئة، الضغط لانتظار مقعد
        page.events.take = مقعد محجوز لك: قبوله
        page.events.decline = رفض المقعد
        page.events.unqueue = مغادرة قائمة الانتظار
        page.events.ended = منتهية
        page.events.over = انتهت الفعالية بالفعل
        page.events.item = متى يصل تذكيره
        page.events.clashes = لديك في هذا الوقت
        page.events.who = من سيحضر
        page.events.taken = المقاعد المحجوزة
        page.events.whatsNew = الجديد
        page.events.host = تنظيم
        page.events.hashtag = الوسم
        page.events.number = الرقم
        page.events.private = خاصة
        page.events.privateWhy = لا يراها إلا من أخبرته برقمها وكلمة مرورها.
        page.events.organise = للمنظِّمين
        page.events.cancel = إلغاؤها
        page.events.delete = حذفها

        # Communities
        page.events.communities = المجموعات
        page.events.community = المجموعة
        page.events.myCommunities = مجموعاتي
        page.events.otherCommunities = غيرها
        page.events.others = البحث عن غيرها
        page.events.noneJoined = لا مجموعات لك بعد.
        page.events.noCommunity = لا مجموعات بعد
        page.events.noCommunityWhy = ينشئها من يشغّل Belltower هنا.
        page.events.enter = الانضمام إلى المجموعة
        page.events.seen = تعليم كمقروء
        page.events.noNews = لا جديد.
        page.events.quitHere = مغادرة المجموعة
        page.events.quit = مغادرة
        page.events.quitNews = لن تصلك أخبارها إلا بعد الانضمام إليها من جديد.
        page.events.searchCommunities = البحث عن المجموعات بالاسم أو الموضوع أو الوصف
        page.events.searchCommunitiesHint = الاسم أو الموضوع
        page.events.topic = الموضوع
        page.events.topicWhy = كلمة أو كلمتان، مثل رياضة أو موسيقى. مجموعات الموضوع الواحد
            يُعثر عليها معًا.
        page.events.anyTopic = كل المواضيع
        page.events.newCommunity = إنشاء مجموعة
        page.events.editCommunity = تعديل المجموعة
        page.events.communityName = الاسم
        page.events.found = إنشاؤها

        # One of one's own
        page.events.new = فعالية جديدة
        page.events.edit = تعديل الفعالية
        page.events.told = كل من انضم يصله خبر ما تغيّر.
        page.events.title = العنوان
        page.events.sameTitle = إبقاء العنوان رغم ذلك
        page.events.noTime = إن لم تُذكر النهاية دامت ساعة.
        page.events.about = عنها
        page.events.capacity = المقاعد
        page.events.capacityWhy = فارغ: بلا حد.
        page.events.hashtagWhy = الكلمة التي يجدها بها الآخرون، مثل #chess. وخارج المجموعات تحتاج الفعالية إلى وسم أو
            كلمة مرور.
        page.events.passwordWhy = تجعلها خاصة: لا ينضم إلا من يعرفها.
        page.events.passwordKept = فارغ: تبقى كلمة المرور كما هي.
        page.events.makePublic = جعلها عامة بلا كلمة مرور
        page.events.in = النشر في
        page.events.alone = لا مجموعة، باسمك وحدك
        page.events.further = تكرار، عدة أيام، كلمة مرور
        page.events.reason = لماذا؟ يقرؤه كل من انضم.
        page.events.cancelEffect = كل من انضم يصله الخبر، وتبقى مشطوبة في تقويمه.
        page.events.cancelFinal = لا يمكن أن تُقام بعد ذلك.
        page.events.deleteEffect = تزول كلها مع قائمة انتظارها. وكل من انضم يصله الخبر.
        told.events.zone = الأوقات بتوقيت {zone}
        told.events.cancel = إلغاء {name}؟
        told.events.delete = حذف {name}؟
        told.events.did.published = نُشرت: {name}
        told.events.did.founded = أُنشئت: {name}
        told.events.did.cancelled = أُلغيت: {name}
        refusal.event.titleTaken = توجد فعالية بعنوان {title} بالفعل، {event}: يلزم اختيار عنوان آخر، أو اختيار إبقائه
            رغم ذلك

        told.events.communities = {count, plural, =0 {لا مجموعات لك بعد} zero {لا مجموعات لك بعد} one {في مجموعة
            واحدة} two {في مجموعتين} few {في # مجموعات} many {في # مجموعة} other {في # مجموعة}}
        told.events.unread = {count} غير مقروء
        told.events.left = {count, plural, zero {لم تبق مقاعد} one {بقي مقعد واحد} two {بقي مقعدان} few {بقيت # مقاعد}
            many {بقي # مقعدًا} other {بقي # مقعد}}
        told.events.full = ممتلئة{count, plural, =0 {} zero {} one {، وفي الانتظار شخص واحد} two {، وفي الانتظار
            شخصان} few {، وفي الانتظار # أشخاص} many {، وفي الانتظار # شخصًا} other {، وفي الانتظار # شخص}}
        page.events.aloneCome = ستحضر أنت
        told.events.members = لأعضاء {name}.
        told.events.come = {count, plural, =0 {لم ينضم أحد بعد} zero {لم ينضم أحد بعد} one {سيحضر شخص واحد} two {سيحضر
            شخصان} few {سيحضر # أشخاص} many {سيحضر # شخصًا} other {سيحضر # شخص}}
        told.events.taken = المحجوز {count} من {most} من المقاعد، {left, plural, =0 {ولم يبق مقعد} zero {ولم يبق مقعد}
            one {وبقي مقعد واحد} two {وبقي مقعدان} few {وبقيت # مقاعد} many {وبقي # مقعدًا} other {وبقي # مقعد}}.
        told.events.queue = {count, plural, zero {لا أحد ينتظر} one {شخص واحد ينتظر} two {شخصان ينتظران} few {# أشخاص
            ينتظرون} many {# شخصًا ينتظرون} other {# شخص ينتظرون}} مقعدًا.
        told.events.waiting = في الانتظار، رقم {position}
        told.events.offered = مقعد محجوز لك حتى {time}: قبوله
        told.events.quit = مغادرة {name}؟
        told.events.quit.effect = ينتهي انضمامك إلى فعالياتها القادمة{count, plural, =0 {، وليس في تقويمك شيء منها}
            zero {، وليس في تقويمك شيء منها} one {: تزول فعالية واحدة من تقويمك} two {: تزول فعاليتان من تقويمك} few
            {: تزول # فعاليات من تقويمك} many {: تزول # فعالية من تقويمك} other {: تزول # فعالية من تقويمك}}.
        told.events.did.joined = انضممت إلى {title}. الفعالية في تقويمك.
        told.events.did.joinedOver = انضممت إلى {title}. الفعالية في تقويمك، وتتعارض مع {other}.
        told.events.did.waiting = {title} ممتلئة. رقمك في قائمة الانتظار {position}.
        told.events.did.dropped = تم الانسحاب من: {title}
        told.events.did.member = تم الانضمام إلى: {name}
        told.events.did.quit = تمت مغادرة: {name}
        """#
}
