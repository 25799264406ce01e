extension Arabic {
    /// What calendar programs are told.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = الدروس
        collection.events = الفعاليات
        collection.personal = شخصي
        collection.classes.about = ما تقوله جداولك. للقراءة فقط: غيّره في Belltower.
        collection.events.about = الفعاليات التي انضممت إليها. للقراءة فقط: غادرها في Belltower.
        collection.personal.about = مواعيدك الخاصة، هنا وفي Belltower.
        refusal.collection.calendar = هذا ليس تقويمًا
        refusal.collection.object = موعد واحد في كل مرة: أحداث لها UID واحد، وحدث واحد على الأكثر بلا
            RECURRENCE-ID، وبلا METHOD
        refusal.collection.component = لا تُحفظ هنا إلا الأحداث
        refusal.collection.large = هذا الموعد كبير جدًا
        refusal.collection.name = لا يمكن تسمية موعد هكذا
        refusal.collection.uid = لموعد آخر هذا الـ UID
        refusal.collection.changed = عُدّل في هذه الأثناء
        refusal.collection.missing = لا يوجد موعد كهذا
        refusal.collection.properties = حُفظ الكثير عن هذا التقويم
        refusal.collection.full = مواعيد برامج التقويم تشغل مساحة كبيرة: احذف بعضها
        refusal.collection.busy = يتغير الكثير في وقت واحد: أعد المحاولة
        refusal.collection.insecure = ترسل برامج التقويم كلمة مرور: استخدم https لهذا الموقع
        """#
}
