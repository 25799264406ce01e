extension Arabic {
    /// What the page of reminders says.
    static let reminders: StaticString = #"""
        # Reminders
        page.reminders.title = التذكيرات
        page.reminders.noneWhy = تأتي التذكيرات مع المحاضرات والفعاليات والمواعيد والماء.
        page.reminders.how = كيف يرن
        page.reminders.dismissed = لا يرن
        page.reminders.snoozed = مؤجَّل
        page.reminders.five = بعد 5 د
        page.reminders.ten = بعد 10 د
        page.reminders.ring = إعادة الرنين
        page.reminders.moreComing = ما بعدها
        page.reminders.morePast = ما قبلها
        page.reminders.all = كل التذكيرات
        told.reminders.at = في {time}
        told.reminders.none = لا شيء يرن قبل {day}.
        told.reminders.noPast = لم يحن شيء من {day} حتى الآن.
        told.reminders.cups = أكواب الماء: {count}، من {from} إلى {to}
        told.reminders.snoozed = {name}: الرنين {time}.
        told.reminders.rings = {name}: عاد الرنين.
        """#
}
