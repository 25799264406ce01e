extension Arabic {
    /// Friends who are asked to come to an event.
    static let invitations: StaticString = #"""
        # دعوات إلى الفعاليات
        news.somebody = شخص ما
        news.invited = دعوة للحضور من {who}
        news.invited.when = دعوة للحضور من {who}: {date} الساعة {time}
        news.invited.place = دعوة للحضور من {who}: {date} الساعة {time}، {place}
        news.invited.how = {asked}: belltower event join {event}، أو drop {event}
        news.invited.how.page = {asked}: {page}
        news.accepted = سيحضر {who}
        news.declined = اعتذار عن الحضور من {who}
        page.invite.title = دعوة الأصدقاء للحضور
        page.invite.whom = المدعوون
        page.invite.ask = إرسال الدعوة
        page.invite.why = لا يراها إلا المدعوون وصاحب الدعوة.
        page.invite.waiting = دعوات تنتظر ردك
        page.invite.accept = سأحضر
        page.invite.decline = لا أستطيع الحضور
        page.invite.tag = بدعوة
        page.invite.accepted = سيحضر
        page.invite.declined = اعتذر
        page.invite.none = لا رد بعد
        told.invite.did = أُرسلت الدعوة إلى {names}: {title}
        told.invite.blind = أوقات فراغ {names} غير متاحة لك: قد لا يناسب هذا الوقت.
        told.invite.declined = لن تحضر: {title}
        refusal.invite.many = يمكن دعوة {most} على الأكثر إلى فعالية واحدة
        refusal.invite.friend = {handle} ليس من أصدقائك: لا يُدعى إلا الأصدقاء
        refusal.invite.alone = الفعالية التي يُدعى إليها الأصدقاء لا مجتمع لها ولا وسم ولا كلمة مرور
        refusal.free.none = لا يوجد وقت كهذا: جرب وقتًا أقصر أو أيامًا أكثر أو أصدقاء أقل
        event.field.invited = المدعوون
        event.mine.invited = دعوة تنتظر ردك: join أو drop
        event.invited.accepted = {who} (سيحضر)
        event.invited.declined = {who} (اعتذر)
        event.invited.none = {who} (لا رد بعد)
        """#
}
