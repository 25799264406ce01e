extension Arabic {
    /// What the models of pages say with arguments: times, places, accounts and sources.
    static let told: StaticString = #"""
        # ما تقوله الصفحات عن الأوقات والأماكن
        told.picture = صورة {name}
        told.asOf = كما في {day}، {time}.
        told.allDay = طوال اليوم
        told.when = {day}، {from} إلى {to}
        told.now = الآن، {left}
        told.simple.time = الساعة الآن {time}، {day}.
        told.simple.next = {title}، {time}
        told.simple.nextIn = {title}، {time}، {place}
        told.simple.room = القاعة {room}
        told.simple.changes = ما الذي تغيّر؟{count, plural, =0 {} other { # منذ الأمس}}
        told.harvest.none = قُرئ {name}، ولا محاضرات فيه بعد. نسأله كل ساعة، فتظهر هنا حالما توجد.
        told.harvest.over = قُرئت من {name} {count, plural, zero {# محاضرة} one {محاضرة واحدة} two {محاضرتان} few {#
            محاضرات} many {# محاضرة} other {# محاضرة}}، وكلها مضت. أهذا رابط هذه السنة؟
        told.now.more = وأيضًا {others}
        told.free = وقت فارغ حتى {time}
        told.free.day = يوم بلا مواعيد.
        told.free.until = يوم بلا مواعيد. {day}: {tomorrow}
        told.progress = مضى من الوقت: {gone} من {length}
        told.earlier = في وقت سابق اليوم: {what}
        told.items = {count, plural, =0 {لا شيء} zero {لا شيء} one {موعد واحد} two {موعدان} few {# مواعيد} many
            {# موعدًا} other {# موعد}}
        told.whole = اليوم {day} من {days}
        told.gap = وقت فارغ: {length}
        told.cup = كوب {amount}
        told.cup.more = ثم {count} حتى {time}
        told.water = {drunk} من {goal}
        told.water.next = {drunk} من {goal}، الكوب التالي {time}
        told.water.due = {drunk} من {goal}، حان وقت كوب
        told.tomorrow = يبدأ الساعة {from} في {place} وينتهي الساعة {to}.
        told.tomorrow.placeless = يبدأ الساعة {from} وينتهي الساعة {to}.
        told.week = {items}، {clashes, plural, =0 {بلا تعارض} zero {بلا تعارض} one {تعارض واحد} two {تعارضان} few
            {# تعارضات} many {# تعارضًا} other {# تعارض}}.
        told.folded = لا شيء قبل {from} ولا بعد {to}.
        told.by = من {who}، {when}
        told.moved = كان {before}
        told.room = تغيّرت القاعة بحسب {source}، {when}
        told.clash = تعارض مع {other} لمدة {length}
        told.clash.far = بعيد عن {other}: يستغرق المشي {walk}، ولا يفصل بينهما سوى {gap}
        told.also = بحسب {source}: {value}
        told.walk = على بُعد {length} مشيًا
        told.leave = الانطلاق في {time}: {walk}.
        told.classmates = {count, plural, zero {لا زملاء} one {زميل واحد} two {زميلان} few {# زملاء} many {# زميلًا}
            other {# زميل}}، {friends, plural, zero {ولا أصدقاء} one {منهم صديق واحد} two {منهم صديقان} few {منهم
            # أصدقاء} many {منهم # صديقًا} other {منهم # صديق}}
        told.lead = قبل البداية بمدة {length}
        told.deaf = هذا الجهاز لا يرن بعد. تصلك التذكيرات بالبريد.

        # ما تقوله الصفحات عن الحسابات والمصادر
        told.sent = في الطريق إلى {address} منذ {time}، وهو صالح حتى {until}.
        told.soon = لم تُرسل رسالة جديدة: آخر رسالة إلى {address} أُرسلت قبل لحظات. يمكن إرسال غيرها بعد
            دقيقة، وبعد رسائل عدة خلال بضع دقائق.
        told.newest = الرمز في أحدث رسالة إلى {address}، وهو صالح عشر دقائق منذ إرسالها.
        told.code = ليس هذا رمز أحدث رسالة. {left, plural, zero {لم تبق محاولات} one {بقيت محاولة واحدة} two {بقيت
            محاولتان} few {بقيت # محاولات} many {بقيت # محاولة} other {بقيت # محاولة}}.
        told.step = الخطوة {step} من {steps}
        told.signUp.window = إنشاء حساب، الخطوة {step} من {steps}: {name, select, code {الرمز} name {اسمك} other {عنوانك}}
        told.domains = للعناوين المنتهية بـ {domains}.
        told.handle = الاسم {handle} محجوز، والاسم {free} متاح.
        told.none = لا شيء باسم «{text}».
        told.harvest = {times, plural, zero {لا محاضرات} one {محاضرة واحدة} two {محاضرتان} few {# محاضرات} many
            {# محاضرة} other {# محاضرة}}، {modules, plural, zero {لا مقررات} one {مقرر واحد} two {مقرران} few
            {# مقررات} many {# مقررًا} other {# مقرر}}، حتى {day}
        told.mail = حتى ذلك الحين تصلك التذكيرات على {address}.
        told.healthy = نسخة سليمة من {time}، تُحدَّث كل {length}، {count, plural, zero {لا محاضرات} one {محاضرة
            واحدة} two {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}
        told.broken = معطّل منذ {time}
        told.held = معلَّق: كان سيختفي {lost} من أصل {count, plural, zero {# محاضرة} one {محاضرة واحدة} two
            {محاضرتين} few {# محاضرات} many {# محاضرة} other {# محاضرة}}
        told.held.why = جاءت من {source} ({time}) نسخة فيها {count, plural, zero {لا محاضرات} one {محاضرة واحدة} two
            {محاضرتان} few {# محاضرات} many {# محاضرة} other {# محاضرة}}. يبدو أنها خطأ، فبقيت نسختك من {copy}. ولم
            يتغيّر شيء في تقويمك.
        told.unreadable = تعذّرت قراءة {count, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}.
        told.keep = إبقاء نسختي، والتحديث التالي {time}
        told.rings = {place}، {until}
        told.quiet = لا شيء يرن في الساعات الأربع والعشرين القادمة.
        told.device = آخر رنين {time}
        told.suspect = {count, plural, zero {لم يصل الإشعار الأخير} one {لم يصل الإشعار الأخير} two {لم يصل الإشعاران
            الأخيران} few {لم تصل آخر # إشعارات} many {لم يصل آخر # إشعارًا} other {لم يصل آخر # إشعار}}. يلزم
            «تشغيل الرنين» هناك مرة أخرى.
        told.session = آخر استخدام {time}، منذ {since}
        told.session.now = قيد الاستخدام الآن، منذ {since}
        told.passkey.new = لم يُستخدم بعد، منذ {since}
        told.provider = تسجيل الدخول عبر {name}
        told.provider.link = الدخول عبر {name} من الآن
        told.delete.identity = إلغاء الدخول عبر {name}؟
        told.proved = تم التأكيد {day}
        told.wait = يمكنك إعادة المحاولة بعد {length}.
        told.did.invisible = لم يعد زملاؤك يرونك.
        told.did.visible = يراك زملاؤك.
        told.did.stayed = بقي حسابك.
        told.item.stopped = أوقفتَ رنين {time}.
        told.leaving = يُمحى حسابك {day}. وحتى ذلك الحين يبقى كل شيء كما كان.
        told.delete.source = حذف المصدر {name}؟
        told.delete.source.effect = {count, plural, zero {لن يختفي شيء} one {ستختفي محاضرة واحدة} two {ستختفي
            محاضرتان} few {ستختفي # محاضرات} many {ستختفي # محاضرة} other {ستختفي # محاضرة}} من تقويمك.
        told.delete.entry = حذف «{name}»؟
        told.delete.address = إزالة {address}؟
        told.delete.passkey = إزالة مفتاح المرور {name}؟
        told.delete.passkeyEffect = لن يُدخلك بعد الآن. أما ما يبقى منه في الجهاز فيُزال من هناك.
        told.end.others = تسجيل الخروج من {count, plural, zero {# جهاز آخر} one {جهاز آخر} two {جهازين آخرين} few
            {# أجهزة أخرى} many {# جهازًا آخر} other {# جهاز آخر}}؟
        """#
}
