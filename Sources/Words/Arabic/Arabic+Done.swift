extension Arabic {
    /// What pages say of acts: what was done, and what cannot be.
    static let done: StaticString = #"""
        told.did.settings = حُفظت إعداداتك.
        told.did.profile = حُفظ اسمك وملفك.
        told.did.bell = حُفظت إعدادات التذكير.
        told.did.goal = حُفظ هدف الماء.
        told.did.picture = صارت الصورة ظاهرة.
        told.did.noPicture = أُزيلت الصورة.
        told.did.added = أُضيف: {name}
        told.did.changed = عُدّل: {name}
        told.did.item = {name}، {when}
        told.did.rings = {subject, select, it {} other {{name}: }}{how, select, none {بلا رنين} other {الرنين {lead}}}
        told.did.byLetter = بالبريد الإلكتروني، فلا جهاز لك يرنّ.
        told.did.past = مضى هذا الوقت بالفعل.
        told.did.pastOnce = مضى هذا الوقت {day, select, today {اليوم} other {هذه المرة}}؛ ويسري ابتداءً من المرة القادمة.
        told.did.deleted = حُذف: {name}
        told.did.hidden = أُخفي: {name}
        told.did.shown = ظهر من جديد: {name}
        told.did.back = عاد {name}.
        told.did.undone = تم التراجع عن التغيير: {name}
        told.did.unmade = أُزيل {name} من جديد.
        told.did.withdrawn = تم السحب: {name}
        told.quoted = «{text}»
        told.did.subscribed = {name} في تقويمك: {count, plural, =0 {لا شيء بعد} zero {لا شيء بعد} one {موعد واحد} two
            {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}
        told.did.known = {name} موجود بالفعل.
        told.did.read = {name}: {count, plural, =0 {لا جديد} zero {لا جديد} one {تغيير واحد} two {تغييران} few
            {# تغييرات} many {# تغييرًا} other {# تغيير}}
        told.did.kept = بقيت نسختك من {name}.
        told.did.removed = أُزيل: {name}
        told.did.signedOut = تم تسجيل خروجك.
        told.did.ended = سُجّل الخروج: {name}
        told.did.endedOthers = {count, plural, =0 {لم يكن هناك جهاز آخر.} zero {لم يكن هناك جهاز آخر.} one {سُجّل
            الخروج من جهاز واحد.} two {سُجّل الخروج من جهازين.} few {سُجّل الخروج من # أجهزة.} many {سُجّل الخروج
            من # جهازًا.} other {سُجّل الخروج من # جهاز.}}
        told.did.dismissed = لن يرن {name}.
        told.did.tested = رنّ: {name}
        told.did.enrolled = {count, plural, =0 {كانت كلها لديك.} zero {كانت كلها لديك.} one {أُضيف مقرر واحد.} two
            {أُضيف مقرران.} few {أُضيفت # مقررات.} many {أُضيف # مقررًا.} other {أُضيف # مقرر.}}
        told.did.password = عُيّنت كلمة مرورك، وسُجّل الخروج من الأجهزة الأخرى.

        told.more.plus = +{count}
        told.more.names = {count} أيضًا: {names}
        told.lead.after = بعد البداية بمدة {length}
        told.lead.start = عند البداية
        told.lead.usual = كالمعتاد، {lead}
        told.copy = نسخة سليمة من {time}، تُحدَّث كل {length}، {count, plural, zero {لا مواعيد} one {موعد واحد} two
            {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}
        told.file = جُلب {time}، {count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few {# مواعيد} many
            {# موعدًا} other {# موعد}}
        told.unread = لم يُقرأ بعد
        told.stopped = {reason} {count, plural, zero {لا مواعيد منه} one {موعدك باقٍ} two {موعداك باقيان} few {مواعيدك
            الـ# باقية} many {مواعيدك الـ# باقية} other {مواعيدك الـ# باقية}}.
        told.password = عُيّنت {day}.
        told.coming = التالي {time}
        refusal.entry.version = تغيّر في مكان آخر خلال ذلك: تلزم مراجعته ثم حفظه
        refusal.handle.fixed = يبقى اسم المستخدم {handle}: ما كتبه الآخرون عنك مرتبط به
        """#
}
