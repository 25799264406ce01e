extension Arabic {
    /// What commands show of one's water and of events.
    static let screens: StaticString = #"""
        # المشروبات والأهداف
        drink.logged = سُجّل {drink}: {sum}
        drink.already = سبق تسجيل {drink}: {sum}
        drink.undone = تم التراجع عن {drink}: {sum}
        drink.named = {category}، {amount}
        drink.category.drink = مشروب
        drink.category.glass = كأس
        drink.category.bottle = زجاجة
        drink.sum = {drunk} من {goal}
        drinks.streak = تتابع: {count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا}
            other {# يوم}}
        drinks.average = المتوسط: {amount} في اليوم
        drinks.today = اليوم {drunk} من {goal}، الباقي {left}
        drinks.today.met = اليوم {drunk} من {goal}، تحقق
        drinks.met = تحقق
        drinks.columns = {count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other
            {# يوم}} بوحدة {unit}؛ العمود الممتلئ هدف اليوم.
        drinks.synchronised = تمت المزامنة: وصل {received}، وأُرسل {sent}
        crowded.day = لا يتسع {day} لـ {count, plural, zero {# كوب} one {كوب واحد} two {كوبين} few {# أكواب} many {#
            كوبًا} other {# كوب}} من الماء ({amount}): يمكنك الشرب حين يتيسر
        crowded.days = أيام لا تتسع لكل مائها ({count})، فيمكنك الشرب حين يتيسر: {days}
        crowded.cups = {count, plural, zero {# كوب} one {كوب واحد} two {كوبان} few {# أكواب} many {# كوبًا} other {#
            كوب}}
        goal.field.goal = الهدف
        goal.field.drunk = ما شُرب
        goal.field.left = الباقي
        goal.field.next = التالي
        goal.words = {amount} من {from} إلى {to}، {rhythm}، {state, select, on {مفعّل} other {متوقف}}
        goal.rhythm.cup = أكواب {size}
        goal.rhythm.every = كوب كل {length}
        goal.rhythm.times = {count, plural, zero {# مرة} one {مرة} two {مرتين} few {# مرات} many {# مرة} other {#
            مرة}} في اليوم

        # الفعاليات في القوائم، وواحدة بكاملها
        event.none = لا فعاليات قادمة
        event.none.past = لا فعاليات ماضية
        event.field.when = متى
        event.field.repeats = التكرار
        event.field.where = أين
        event.field.community = المجموعة
        event.field.organiser = المنظِّم
        event.field.hashtag = الوسم
        event.field.about = عنها
        event.field.places = المقاعد
        event.field.you = أنت
        event.field.state = الحالة
        event.taken = المحجوز {count}
        event.taken.of = المحجوز {count} من {most}
        event.taken.waiting = {taken}، وفي الانتظار {count}
        event.state.open = مفتوحة
        event.state.full = ممتلئة
        event.state.ended = منتهية
        event.state.cancelled = ملغاة
        event.mine.joined = تم الانضمام
        event.mine.waiting = في الانتظار، رقم {position}
        event.mine.offered = مقعد محجوز لك: الانضمام أو التخلي
        event.mine.offered.until = مقعد محجوز لك حتى {time}: الانضمام أو التخلي
        event.change.published = نُشرت
        event.change.changed = تغيّرت
        event.change.cancelled = أُلغيت
        event.day = {day} طوال اليوم
        event.days = {first} – {last} طوال اليوم

        # ما حدث لفعالية
        event.done = {title}: {what}
        event.done.published = نُشرت برقم {event}
        event.done.changed = تغيّرت
        event.done.cancelled = أُلغيت
        event.done.deleted = حُذفت
        event.done.joined = تم الانضمام
        event.done.waiting = ممتلئة؛ رقمك في قائمة الانتظار {position}
        event.done.dropped = تم التخلي
        """#
}
