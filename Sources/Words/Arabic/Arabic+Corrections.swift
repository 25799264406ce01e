extension Arabic {
    /// What is said of the room of a class beside the timetable.
    static let corrections: StaticString = #"""
        correction.none = لم تذكر قاعة أخرى.
        told.unofficial = بحسب زملائك: {place} (غير رسمي)
        told.unofficial.instead = بحسب زملائك: {place} (غير رسمي). وفي الجدول {told}.
        told.unofficial.alone = بحسب زملائك: {place} (غير رسمي). ولا قاعة في الجدول.
        told.correction.said = القاعة بحسبك: {place}. {count, plural, =0 {يقول ذلك عدد كافٍ من الزملاء.} zero
            {يقول ذلك عدد كافٍ من الزملاء.} one {يلزم أن يقول ذلك زميل آخر.} two {يلزم أن يقول ذلك زميلان آخران.} few
            {يلزم أن يقول ذلك # زملاء آخرين.} many {يلزم أن يقول ذلك # زميلًا آخر.} other {يلزم أن يقول ذلك
            # زميل آخر.}}
        told.did.corrected = قاعة أخرى: {name}
        page.correction.open = القاعة غير هذه
        page.correction.why = عندما يذكر ثلاثة من دارسي المقرر القاعة نفسها، يراها كل دارسيه على أنها غير رسمية وبلا
            أسمائكم، إلى أن ترد في الجدول أو تنتهي المحاضرة.
        page.correction.place = القاعة الصحيحة
        page.correction.say = إرسال
        page.correction.takeBack = تراجع
        refusal.correction.place = يلزم ذكر القاعة بحروف أو أرقام
        refusal.correction.told = في الجدول {place} بالفعل
        refusal.correction.class = لا تُصحّح إلا قاعات محاضرات المقررات، و{item} ليس منها
        refusal.correction.over = {item} انتهى موعده أو أُلغي
        refusal.correction.outside = ذكر أماكن محاضرات {code} لدارسيه وحدهم
        refusal.correction.none = لم تذكر قاعة أخرى لـ {item}
        """#
}
