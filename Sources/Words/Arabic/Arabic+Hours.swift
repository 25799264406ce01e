extension Arabic {
    /// What the page of active hours says.
    static let hours: StaticString = #"""
        # Active hours
        page.hours.title = ساعات النشاط
        page.hours.days = يومًا بيوم
        page.hours.why = كم بقيت هذه الصفحات أمامك، بالدقائق التي كان لك فيها نشاط. ولا يرى ذلك أحد غيرك.
        page.hours.empty = لم يُحسب شيء بعد. يبدأ الحساب تلقائيًا حين تكون صفحة مفتوحة ويكون لك نشاط فيها.
        page.hours.none = لم يُحسب شيء في هذه الأيام.
        page.hours.earlier = أسابيع أقدم
        page.hours.later = أسابيع أحدث
        page.hours.counting = الحساب
        page.hours.isOn = تُحسب دقائقك ساعة بساعة، وتُنسى بعد 400 يوم.
        page.hours.isOff = لا يُحسب شيء. وما حُسب من قبل يبقى حتى محوه.
        page.hours.turnOn = تشغيل الحساب
        page.hours.turnOff = إيقاف الحساب
        page.hours.forget = محوها كلها
        page.hours.question = محو ساعات نشاطك؟
        page.hours.effect = تُمحى كل الدقائق المحسوبة، من كل الأيام.
        told.hours.average = المتوسط {length} في اليوم منذ {day}.
        told.did.forgotten = مُحيت ساعات نشاطك.
        refusal.hours.days = تُعرض ساعات النشاط من يوم إلى {most} يوم في المرة: يلزم طلب أيام أقل
        refusal.hours.minutes = تُحسب الدقائق من 1 إلى {most} في المرة
        """#
}
