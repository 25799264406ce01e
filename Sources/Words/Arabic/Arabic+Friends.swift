extension Arabic {
    /// Friends, and when they are free.
    static let friends: StaticString = #"""
        # Friends: what stands in small letters is the founders'
        page.friends.waiting = هناك طلبات صداقة تنتظر
        page.friends.requests = طلبات الصداقة
        page.friends.wishes = طلبات لأوقات فراغك
        page.friends.noRequest = لا طلبات صداقة
        page.friends.accept = قبول
        page.friends.decline = رفض
        page.friends.add = إضافة
        page.friends.mine = أصدقاؤك
        page.friends.none = لا أصدقاء بعد
        page.friends.noneWhy = ليس لديك أصدقاء هنا بعد. يمكنك طلب صداقة بالاسم أو اسم المستخدم أو البريد
            الإلكتروني أو الهاتف.
        page.friends.more = كل الأصدقاء
        page.friends.acts = المزيد
        page.friends.remove = إزالة
        page.friends.block = حظر
        page.friends.unblock = رفع الحظر
        page.friends.who = طلب صداقة
        page.friends.search = الاسم أو اسم المستخدم
        page.friends.seek = بحث
        page.friends.noFound = لا أحد هنا بهذا الاسم.
        page.friends.tooMany = هناك غيرهم: تفيد كتابة المزيد من الاسم.
        page.friends.friend = من أصدقائك
        page.friends.asked = سبق إرسال طلبك
        page.friends.blocked = ممن حظرتهم
        page.friends.byAddress = بالبريد الإلكتروني أو رقم الهاتف
        page.friends.addWhom = بالبريد الإلكتروني أو الهاتف أو اسم المستخدم
        page.friends.to = البريد الإلكتروني أو الهاتف أو اسم المستخدم
        page.friends.toWhy = يصل طلبك إلى صاحب البريد أو الرقم. لا نخبرك من هو، ولا يراه أحد غيره.
        page.friends.contacts = من جهات الاتصال
        page.friends.noEmail = لا بريد إلكتروني في جهة الاتصال هذه.
        page.friends.sentTitle = طلباتك
        page.friends.withdraw = سحب
        page.friends.blockedTitle = من حظرتهم

        # Free now
        page.friends.freeNow = متفرغون الآن
        page.friends.noFree = لا أحد ممن يشاركون أوقات انشغالهم.
        page.friends.sharing = يرى أصدقاؤك أوقات انشغالك، لا سببها أبدًا.
        page.friends.unshare = إيقاف المشاركة
        page.friends.unshared = من يشارك أوقات انشغاله، لا سببها أبدًا، يرى من أصدقائه متفرغ الآن.
        page.friends.share = مشاركة أوقات فراغي مع الأصدقاء

        # Common free time
        page.free.title = متى نكون متفرغين؟
        page.free.meet = لقاء
        page.free.with = مع من
        page.free.shares = أوقات الانشغال متاحة لك
        page.free.shut = لم تُشارَك معك بعد
        page.free.asked = طُلب
        page.free.unsharing = لا أحد من أصدقائك يشاركك أوقات فراغه بعد، فلا شيء للبحث فيه. يمكنك أن تطلب ذلك
            منهم: يُشغَّل بلمسة واحدة.
        page.free.choose = يكفي اختيار مع من ولأي مدة.
        page.free.long = على الأقل
        page.free.from = من يوم
        page.free.to = آخر يوم
        page.free.look = بحث
        page.free.none = لا يوجد وقت كهذا.
        page.free.noneWhy = قد تفيد مدة أقصر، أو أيام أكثر، أو أصدقاء أقل.
        page.free.best = الأنسب
        page.free.propose = اقتراح
        page.free.proposeTime = اقتراح وقت
        page.free.proposeWhy = من تقترح عليه الوقت يُدعى ويجيب بلمسة. ولا يرى أحد سبب انشغال أحد.
        page.free.more = كلها
        page.free.shared = يرى أصدقاؤك الآن أوقات انشغالك، لا سببها أبدًا.
        page.free.unshared = لم يعد أحد يرى أوقات انشغالك.
        told.free.common = {count, plural, =2 {وقت فارغ لكما معًا} two {وقت فارغ لكما معًا} few {وقت فارغ لكم معًا (#
            أشخاص)} many {وقت فارغ لكم معًا (# شخصًا)} other {وقت فارغ لكم معًا (# شخص)}}
        told.friends.since = صداقة منذ: {when}
        told.sharing.not = أوقات فراغ {name} غير متاحة لك بعد.
        told.sharing.ask = طلب من {name}
        told.sharing.did = طلبت من {name} مشاركة أوقات الفراغ.
        told.sharing.wish = وصلك طلب من {name} لمشاركة أوقات فراغك، لتجدا وقتًا مشتركًا.
        """#
}
