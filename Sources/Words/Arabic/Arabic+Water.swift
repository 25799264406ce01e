extension Arabic {
    /// What the page of water says.
    static let water: StaticString = #"""
        # Water
        page.water.title = الماء
        page.water.aside = الهدف والنصيحة
        page.water.drink = تسجيل مشروب
        page.water.log = تسجيل
        page.water.none = لم يُسجَّل شيء اليوم بعد. يكفي الضغط على ما شربته.
        page.water.takeBack = تراجع
        page.water.history = أيام سابقة
        page.water.earlier = ما قبلها
        page.water.isMet = تحقق
        page.water.met = تحقق هدفك لليوم.
        page.water.due = حان وقت كوب.
        page.water.goalless = لا هدف محدد.
        page.water.quiet = تذكيراته متوقفة.
        page.water.turnOn = تشغيلها
        page.water.setGoal = تحديد هدف
        page.water.goal = هدفك
        page.water.on = تذكيري بالشرب
        page.water.onWhy = أكواب على فترات متساوية طوال اليوم حتى يكتمل الهدف، وبعد المحاضرة لا خلالها.
        page.water.amount = الكمية في اليوم
        page.water.amountWhy = مثل 2 l أو 2000 ml أو 64 oz.
        page.water.rhythm = كم مرة
        page.water.cup = بأكواب من حجم واحد
        page.water.cupLabel = حجم الكوب
        page.water.every = كل عدد من الدقائق
        page.water.everyLabel = الدقائق بين كوب وآخر
        page.water.times = عدد من المرات في اليوم
        page.water.timesLabel = المرات في اليوم
        page.water.limits = لا أكثر من هذا
        page.water.limitsWhy = فوقه ننصحك باستراحة.
        page.water.dayLimit = في اليوم
        page.water.hourLimit = في الساعة
        page.water.advice = صحتك
        page.water.adviceText = الكمية المناسبة تختلف من شخص إلى آخر. عند الإصابة بمرض في القلب أو الكلى أو الأيض، أو
            في الحمل، أو عند الشك، تلزم استشارة الطبيب قبل تحديد الهدف. ولا يجوز تسجيل المشروبات في أثناء القيادة.
        told.water.left = الباقي {amount} حتى {time}.
        told.water.sum = {drunk} حتى الآن اليوم
        told.water.cup = الكوب التالي {time}.
        told.water.unit = العرض بوحدة {unit}
        told.water.turned = العرض الآن بوحدة {unit}.
        told.water.other = كمية أخرى، بوحدة {unit}
        told.water.none = لم يُسجَّل شيء من {day} حتى أمس.
        told.water.tooMuch = هذا أكثر من الحد الصحي الذي حددته، وهو {amount} في اليوم. لا مزيد من الشرب اليوم؛ وعند
            الشعور بالتوعك تلزم استشارة الطبيب.
        """#
}
