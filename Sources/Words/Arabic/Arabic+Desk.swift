/// What operators are told at their desk beside how all is doing.
extension Arabic {
    static let desk: StaticString = #"""
        # At the desk of those who run a site
        alert.disk.unheard = {machine}: لم يُعرف حال قرصها منذ يوم. ربّما لم يعد الجهاز موجودًا.
        alert.backup.none = لا تُعرف أيّ نسخة احتياطية: يُرجى التحقّق من تشغيل belltower backup وbelltower
            keep ليلًا.
        health.backup.elsewhere = يصنعها برنامج آخر، كما في config.yaml.
        health.restore.none = لم تُجرَّب بعد: يفعل belltower keep ذلك مرّة في الأسبوع.
        health.campus.people = {count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many
            {# شخصًا} other {# شخص}}.
        health.campus.active = من فتح صفحة أمس: {count, plural, zero {لا أحد} one {شخص واحد} two {شخصان}
            few {# أشخاص} many {# شخصًا} other {# شخص}}.
        health.campus.few = من فتح صفحة أمس: أقلّ من {least}.
        health.campus.events = الفعاليات القادمة: {count, plural, zero {لا شيء} one {فعالية واحدة} two
            {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}.
        health.campus.reports = ما ينتظر قرارًا: {count, plural, zero {لا بلاغات} one {بلاغ واحد} two
            {بلاغان} few {# بلاغات} many {# بلاغًا} other {# بلاغ}}.
        health.past.none = لا نداءات سابقة.
        page.operator.campus = الجامعة
        page.operator.events = الفعاليات
        page.night.title = ما وجده الليل
        page.night.why = ما يُكتشف ليلًا كما يفعل belltower check، ونتيجة تجربة أحدث نسخة احتياطية مرّة في
            الأسبوع.
        told.night.at = فُحص: {time}.
        page.errors.noneYet = لم يحدث خطأ بعد.
        audit.more = الأسطر الأقدم: belltower audit --before {id}
        report.month = الشهر

        # Pictures that are looked over
        page.operator.pictures = الصور
        page.pictures.title = الصور
        page.pictures.find = المعرّف أو الاسم
        page.pictures.reported = المُبلَّغ عنه فقط
        page.pictures.hidden = المخفيّ فقط
        page.pictures.isHidden = مخفيّة
        page.pictures.case = عرض البلاغ
        page.pictures.none = لا صورة كهذه.
        page.pictures.noneWhy = هنا ما يعرضه الأشخاص والمجموعات عن أنفسهم، والأحدث أوّلًا.
        page.pictures.more = الأقدم
        person.mark.reported = مُبلَّغ عنها
        person.mark.pictureHidden = صورة مخفيّة
        """#
}
