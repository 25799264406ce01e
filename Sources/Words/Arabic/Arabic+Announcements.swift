/// What is said of notices by staff.
extension Arabic {
    static let announcements: StaticString = #"""
        page.announcements.title = الإعلانات
        page.announcements.notice = إعلان من الموظفين
        page.announcements.standing = في صفحة اليوم عند الجميع
        page.announcements.none = لا إعلان هناك الآن. للبدء يُكتب نصّ الإعلان وآخر يوم له.
        page.announcements.over = إعلانات انتهت
        page.announcements.write = إعلان جديد
        page.announcements.why = يراه الجميع فوق يومهم مع اسمك حتى ينتهي آخر يوم له. 500 حرف على الأكثر، و60 يومًا
            مقدّمًا على الأكثر.
        page.announcements.text = نصّ الإعلان
        page.announcements.until = آخر يوم
        page.announcements.do = نشر
        page.announcements.end = إزالة
        page.announcements.question = هل يُزال هذا الإعلان؟
        page.announcements.effect = يختفي فورًا من صفحة اليوم عند الجميع.
        page.announcements.nobody = شخص غادر
        told.notice = {author}، حتى {day}
        told.notice.nameless = حتى {day}
        told.announcement = {author}، {time}، حتى {day}
        told.announcement.ended = {author}، {time}، أُزيل {end}
        told.did.announced = نُشر: {name}
        text.announcement = الإعلان
        refusal.announcement.day = يبقى الإعلان ابتداءً من اليوم، {most} يومًا على الأكثر: يمكن تحديد آخر يوم غيره
        refusal.announcement.many = هناك {most} إعلانات بالفعل: يجب إزالة أحدها أولًا
        refusal.announcement.staff = نشر الإعلانات للموظفين والمشغّلين وحدهم: يمكنك سؤال أحدهم
        refusal.announcement.foreign = لا يزيل الإعلان إلا كاتبه أو أحد المشغّلين: يمكنك سؤال أحدهم
        refusal.announcement.unknown = لا يوجد إعلان {id}: ربما انتهى
        announcement.stands = الإعلان {number} باقٍ حتى {day}.
        announcement.ended = أُزيل الإعلان {number}.
        announcement.none = لا إعلانات: belltower announce "TEXT" --until fri
        announcement.line = {text} ({author}، حتى {day})
        announcement.notice = إعلان:
        announcement.over = أُزيل {day}
        announcement.head.number = الرقم
        announcement.head.text = الإعلان
        announcement.head.author = الكاتب
        announcement.head.until = حتى
        """#
}
