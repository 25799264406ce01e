extension Arabic {
    /// What is said at the door of an event.
    static let door: StaticString = #"""
        # عند باب الفعالية
        page.door.title = عند الباب
        page.door.open = رمز QR عند الباب
        page.door.why = رمز يُمسح بالكاميرا ابتداءً من نصف ساعة قبل البداية. لا يعرف من حضر إلا المنظمون.
        page.door.scan = امسحه بكاميرا هاتفك، أو اكتب الرمز في صفحة الفعالية.
        page.door.qr = رمز QR للصفحة التي تسجل فيها أنك هنا
        page.door.changes = يتغير كل نصف دقيقة.
        page.door.names = من حضر
        page.door.nobody = لم ينضم أحد بعد.
        page.door.missing = لم يحضر بعد
        page.door.shut = الباب مغلق
        page.door.arrive = هل أنت هنا؟
        page.door.type = الرمز عند الباب
        page.door.typeWhy = ستة أرقام تتغير كل نصف دقيقة.
        page.door.here = أنا هنا
        page.door.isHere = أنت هنا.
        page.door.camera = المسح بالكاميرا
        page.door.stop = إيقاف الكاميرا
        page.door.noCamera = لا يمكن استخدام الكاميرا. اكتب الرمز.
        page.door.event = إلى الفعالية
        told.door.count = حضر {present} من {joined}
        told.door.opens = مفتوح ابتداءً من {time}.
        told.door.came = حضر في {time}
        told.door.did = أنت هنا: {title}
        refusal.door.code = ليس هذا الرمز المعروض عند الباب الآن: انظر مرة أخرى، فهو يتغير كل نصف دقيقة
        refusal.door.tries = رموز خاطئة كثيرة: حاول مرة أخرى بعد ساعة
        refusal.door.early = يُفتح باب {event} قبل البداية بنصف ساعة
        refusal.door.full = {event} ممتلئة، ولا مقعد شاغر عند الباب
        event.door.code = الرمز {code}، {seconds, plural, zero {انتهت مدته} one {بقيت ثانية} two {بقيت ثانيتان} few {بقيت # ثوانٍ} many {بقيت # ثانية} other {بقيت # ثانية}}
        event.door.shut = الباب مغلق: يُفتح قبل البداية بنصف ساعة ويبقى حتى النهاية
        event.door.count = حضر {present} من {joined}
        event.door.missing = لم يحضر بعد
        event.done.here = أنت هنا
        """#
}
