extension Arabic {
    /// ما تقوله روابط التقويم، في الصفحة وفي سطر الأوامر.
    static let feeds: StaticString = #"""
        # روابط التقويم
        text.feed = اسم رابط التقويم
        refusal.calendarFeed.kinds = رابط بلا أي نوع لا شيء فيه: يلزم اختيار نوع
        refusal.calendarFeed.many = تكفي {most} من روابط التقويم: يلزم إلغاء واحد أولًا
        refusal.calendarFeed.unknown = لا يوجد رابط تقويم كهذا
        refusal.calendarFeed.several = عدة روابط اسمها {name}: يلزم تحديد أحدها برقمه، {numbers}
        refusal.calendarFeed.suspended = هذا التقويم غير متاح حاليًا
        problem.gone = أُلغي هذا العنوان: يلزم طلب غيره من صاحب التقويم
        command.refusal.calendarFeed.unknown = {sentence}: القائمة في `belltower feed list`
        feed.made = {name}: من لديه هذا العنوان لديه تقويمك، ولن يُعرض مرة أخرى
        feed.relative = يوضع قبله عنوان الموقع: لا يوجد server.url في config.yaml
        feed.remove = إلغاء {name} نهائيًا؟
        feed.removed = {name}: أُلغي
        feed.none = لا يقرأ تقويمك أي برنامج: belltower feed add NAME
        feed.head.feed = الرابط
        feed.head.number = الرقم
        feed.head.profile = البرنامج
        feed.head.kinds = فيه
        feed.head.used = آخر طلب
        feed.never = ليس بعد
        page.feeds.title = في تقويم هاتفك
        page.feeds.why = التقويم الموجود في هاتفك يعرض محاضراتك أيضًا، ويحدّثها تلقائيًا.
        page.feeds.two = اللمسة الأولى تنشئ عنوانًا سريًا، والثانية تفتحه في تقويمك.
        page.feeds.none = لا يقرأ تقويمك أي برنامج بعد.
        page.feeds.make = إنشاء العنوان
        page.feeds.stale = سيُطلب منك رمز أو كلمة مرورك أولًا.
        page.feeds.other = لبرنامج آخر، أو لجزء فقط
        page.feeds.name = الاسم
        page.feeds.program = البرنامج
        page.feeds.apple = آبل: iPhone وiPad وMac
        page.feeds.android = Android
        page.feeds.google = تقويم Google
        page.feeds.outlook = Outlook
        page.feeds.plain = غيره
        page.feeds.kinds = ما فيه
        page.kind.exam = امتحانات
        page.kind.hydration = أكواب الماء
        page.feeds.open = فتح في تقويمي
        page.feeds.opened = إن لم يُفتح شيء: يُنسخ العنوان أدناه ويُضاف في تطبيق التقويم كتقويم مشترَك فيه.
        page.feeds.once = يُعرض هذه المرة فقط. ومن لديه العنوان يرى تقويمك، فلا ينبغي أن يصل إلى أحد.
        page.feeds.address = العنوان للصق
        page.feeds.copy = نسخ
        page.feeds.copied = تم النسخ
        page.feeds.uncopied = لم ينجح ذلك: يمكن تحديد العنوان ونسخه.
        page.feeds.scan = على جهاز آخر
        page.feeds.scanWhy = توجَّه كاميرته إلى هنا.
        page.feeds.code = العنوان رمز QR
        page.feeds.how = أين يوضع
        page.feeds.phone = على هاتف أو جهاز لوحي
        page.feeds.computer = على حاسوب
        page.feeds.howApple = يسأل الجهاز عن الاشتراك. إن لم يحدث شيء، يُضاف تقويم اشتراك في تطبيق التقويم
            ويُلصق فيه العنوان.
        page.feeds.howAndroid = يفتح تطبيق ICSx⁵ مثل هذه العناوين ويسأل عن الاشتراك. أما تطبيق Google فلا يقبلها:
            يُضاف العنوان مرة واحدة على حاسوب كما يرد أدناه، ثم يظهر على الهاتف.
        page.feeds.howGoogle = على حاسوب، في calendar.google.com: بجانب «تقاويم أخرى» علامة + ثم «من عنوان URL»،
            ويُلصق العنوان. يقرؤه Google مرة في اليوم تقريبًا، فتصل التغييرات متأخرة؛ ويعرضه تطبيق الهاتف أيضًا.
        page.feeds.howOutlook = في Outlook على الويب: «إضافة تقويم» ثم «الاشتراك من الويب»، ويُلصق العنوان. يُقرأ من
            جديد كل بضع ساعات.
        page.feeds.rings = التنبيه يبقى من Belltower: معظم البرامج تتجاهل تنبيهات تقويم كهذا.
        page.feeds.list = البرامج التي تقرؤه
        page.feeds.revoke = إلغاء
        told.feed.made = عنوان تقويمك: {name}
        told.feed.usual = تقويمي
        told.feed.revoke = إلغاء عنوان {name}؟
        told.feed.revokeEffect = ما يقرؤه لن يصله شيء جديد. ولا يعود العنوان نفسه أبدًا؛ ويمكن إنشاء غيره.
        """#
}
