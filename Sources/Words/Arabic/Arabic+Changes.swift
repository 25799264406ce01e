extension Arabic {
    /// What the page of changes says.
    static let changed: StaticString = #"""
        # Changes
        page.changes.title = التغييرات
        page.changes.source = المصدر
        page.changes.all = كل المصادر
        page.changes.module = المقرر أو العنوان
        page.changes.show = عرض
        page.changes.months = أشهر أخرى
        page.changes.own = آخر ما فعلته
        page.changes.news = الأصدقاء والفعاليات
        page.changes.none = لم يتغيّر شيء في هذا الشهر.
        page.changes.noneWhy = ما ينقله مصدر أو يلغيه أو يضيفه يظهر هنا.
        page.changes.noneOfThese = لم يتغيّر شيء من هذا في هذا الشهر.
        page.changes.everything = كل التغييرات
        """#
}
