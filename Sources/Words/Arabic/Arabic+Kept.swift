extension Arabic {
    /// What a home keeps as messages.
    static let kept: StaticString = #"""
        # الأوقات، ويحل محلها ما تعرضه ساعة القارئ
        kept.moment = {at}
        kept.move = تغيّر الوقت من {from} إلى {to}

        # ما تغيّر في فعالية
        kept.event.also = {before}؛ {last}
        kept.event.title = صار اسمها {title}
        kept.event.zone = بتوقيت {zone}
        kept.event.place = مكانها {place}
        kept.event.place.was = مكانها {place} بدل {former}
        kept.event.placeless = بلا مكان الآن
        kept.event.repeats = تُقام {repetition}
        kept.event.once = لم تعد تتكرر
        kept.event.capacity = {count, plural, zero {بلا مقاعد} one {تتسع لشخص واحد} two {تتسع
            لشخصين} few {تتسع لـ# أشخاص} many {تتسع لـ# شخصًا} other {تتسع لـ# شخص}}
        kept.event.unlimited = تتسع لأي عدد
        kept.event.hashtag = وسمها {hashtag}
        kept.event.hashtagless = بلا وسم الآن
        kept.event.description = تغيّر وصفها
        kept.event.again = ستُقام رغم إلغائها من قبل

        # ما يُبلَّغ عن فعالية
        kept.news.changed = {title}: {changes}
        kept.news.cancelled = إلغاء {title}
        kept.news.cancelled.why = إلغاء {title}: {reason}
        kept.news.offered = {title}: مقعد متاح لك
        kept.news.gone = {title}: المقعد المحجوز لك لم يعد متاحًا
        kept.news.removed = حُذفت فعالية انضممت إليها، موعدها {when}

        # ما يقوله مصدر ولا يُصدَّق
        kept.held = {source}: {claim}\nلم يتغيّر شيء؛ ويُعتمد إن تكرر على مدى يوم
        kept.held.keeper = {source}: {claim}\nلم يتغيّر شيء؛ ويُعتمد إن تكرر على مدى يوم، أو عند
            قبوله: belltower import {name} --accept-removals
        held.page = {source}: {claim}\nلم يتغيّر شيء؛ ويُعتمد إن تكرر على مدى يوم، أو عند
            قبوله: {page}
        kept.held.crawl = {source}: {why}
        kept.held.pages = {source}: صفحاته لم تعد كما كانت، فيبقى ما قُرئ آخر مرة

        # لماذا لم يرن شيء أو تأخر
        kept.reason.none = لا سبب مسجَّل
        kept.reason.quiet = ساعات الهدوء
        kept.reason.quiet.late = لا فائدة منه بعد ساعات الهدوء
        kept.reason.limit = رنّ {count} في ربع الساعة هذا
        kept.reason.late = عُثر عليه متأخرًا {count} د، ولم يعد يفيد
        kept.reason.late.all = عُثر عليه متأخرًا
        kept.reason.unread = تعذّرت قراءة موعده
        kept.reason.stopped = توقفت الخدمة قبل الرنين
        kept.reason.empty = لم يعد شيء منه يفيد
        kept.reason.withdrawn = أُعيد النظر فيه: {why}
        kept.reason.dismissed.item = جرى تجاهل موعده
        kept.reason.dismissed.series = جرى تجاهل سلسلته
        kept.reason.restored = لم يعد متجاهَلًا
        kept.reason.snoozed = مؤجَّل
        kept.reason.clock = كانت الساعة متقدمة
        kept.reason.unacknowledged = لم يصل تأكيد من {channel}
        kept.reason.moved.item = تغيّر وقت موعده
        kept.reason.gone.item = موعده لم يعد موجودًا أو لم يعد يرن
        kept.reason.gone.class = المحاضرة لم تعد موجودة
        kept.reason.gone.theirs = المحاضرة لم تعد في التقويم
        kept.reason.gone.news = لم يعد ما يخبر عنه موجودًا
        kept.reason.gone.event = الفعالية لم تعد موجودة
        kept.reason.gone.calendar = لم يعد في التقويم
        kept.reason.reverted = جرى التراجع عنه
        kept.reason.reverted.all = جرى التراجع عن كله أو تغيّر من جديد
        kept.reason.altered = تغيّر من جديد بعدها
        kept.reason.listed = موجود في مصدر آخر
        kept.reason.moved = تغيّر وقته
        kept.reason.moved.gone = تغيّر وقته أو لن يُقام
        kept.reason.cancelled = أُلغي
        kept.reason.hidden = مخفي
        kept.reason.muted = مكتوم
        kept.reason.answered = جرى الرد عليه
        kept.reason.answered.friend = جرى الرد عليه أو انتهت الصداقة
        kept.reason.answered.request = جرى الرد على الطلب أو سحبه
        kept.reason.summary = الملخص يُعدّ عند الرنين
        kept.reason.digest = لم يعد الملخص مطلوبًا
        kept.reason.goal.off = الهدف متوقف
        kept.reason.goal.over = انتهت ساعات الهدف
        kept.reason.goal.met = تحقق الهدف
        kept.reason.goal.drunk = جرى الشرب قبله بقليل
        kept.reason.over = انتهت الفعالية
        kept.reason.again = ستُقام الفعالية رغم إلغائها من قبل
        kept.reason.cancelled.event = أُلغيت الفعالية
        kept.reason.changed.event = تغيّرت الفعالية من جديد بعدها
        kept.reason.left = لا حضور بعد الآن
        kept.reason.asked = طُلب مقعد من جديد
        kept.reason.unwaiting = لم يعد في قائمة الانتظار
        kept.reason.uninvited = سُحبت الدعوة
        kept.reason.place.taken = قُبل المقعد
        kept.reason.place.again = عُرض المقعد من جديد بعدها
        kept.reason.place.late = انتهى العرض
        kept.reason.place.unkept = لم يعد المقعد محجوزًا
        kept.reason.place.back = أُعيد المقعد

        # لماذا لم توصل قناة
        kept.channel.none = لم تُجب القناة
        kept.channel.status = أجاب {host} بالحالة {status}
        kept.channel.redirect = أجاب {host} بالحالة {status}: لا تُتبع التحويلات، ويلزم العنوان
            الذي تؤدي إليه
        kept.channel.noTLS = لا يدعم {host} TLS: لم يُرسل شيء
        kept.channel.insecure = ليس لدى {host} شهادة صالحة: لم يُرسل شيء
        kept.channel.badAddress = العنوان لدى {host} غير صالح
        kept.channel.timedOut = لم يُجب {host} في الوقت المناسب
        kept.channel.cutShort = أغلق {host} الاتصال دون جواب
        kept.channel.notHTTP = أجاب {host} بما ليس جوابًا
        kept.channel.notConnected = لا يمكن الوصول إلى {host}
        kept.channel.notResolved = خدمة الأسماء لا تعرف {host}
        kept.channel.silent = لم يُجب {host}
        kept.channel.gone = لم يعد {device} يقبل الإشعارات ({status})
        kept.channel.deviceless = لا جهاز يقبل الإشعارات: يلزم السماح بها على الموقع
        kept.channel.device.gone = لم يعد الجهاز يقبل الإشعارات: يلزم السماح بها من جديد على
            الموقع
        """#
}
