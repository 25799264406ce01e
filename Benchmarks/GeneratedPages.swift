/// Pages in the shape of campus systems, the same on every run.
enum GeneratedPages {
    /// Two Banner class lists.
    static let classLists: [(name: String, bytes: [UInt8], path: String?)] = [30, 60].map { count in
        ("a Banner class list, made here", Array(classList(sections: count).utf8), nil)
    }

    static func classList(sections: Int) -> String {
        """
        <html><head><title>Class Schedule</title></head><body>
        <table class="datadisplaytable" summary="This layout table is used to present the sections found">
        <caption class="captiontext">Sections Found</caption>
        \((0..<sections).map(section).joined())</table></body></html>
        """
    }

    private static func section(_ index: Int) -> String {
        let (subject, number) = (["HARB", "TIDE", "SAIL"][index % 3], 100 + index / 4)
        return """
            <tr><th class="ddtitle" scope="colgroup"><a href="/pls/p_disp_detail_sched?crn_in=\(40_000 + index)">\
            Waters of the North, part \(index / 4) - \(40_000 + index) - \(subject) \(number) - A\(index % 4)</a></th></tr>
            <tr><td class="dddefault">
            Students must have passed the part before, or bring the consent of the department. This
            section meets in the old customs house; boats are not provided.
            <br /><span class="fieldlabeltext">Associated Term: </span>First Term: Sep - Dec 2026
            <br /><span class="fieldlabeltext">Registration Dates: </span>Jun 22, 2026 to Sep 25, 2026
            <br /><span class="fieldlabeltext">Levels: </span>Undergraduate
            <br /><br />Lecture Schedule Type<br />1.500 Credits<br />
            <table class="datadisplaytable" summary="This table lists the scheduled meeting times and assigned instructors for this class..">
            <caption class="captiontext">Scheduled Meeting Times</caption>
            <tr><th class="ddheader">Type</th><th class="ddheader">Time</th><th class="ddheader">Days</th>
            <th class="ddheader">Where</th><th class="ddheader">Date Range</th>
            <th class="ddheader">Schedule Type</th><th class="ddheader">Instructors</th></tr>
            <tr><td class="dddefault">Every Week</td><td class="dddefault">\(1 + index % 5):00 pm - \(2 + index % 5):20 pm</td>
            <td class="dddefault">\(["MR", "TWF", "W"][index % 3])</td><td class="dddefault">Customs House \(100 + index % 9)</td>
            <td class="dddefault">Sep 09, 2026 - Dec 04, 2026</td><td class="dddefault">Lecture</td>
            <td class="dddefault">Ada N. Moor (<abbr title="Primary">P</abbr>), Piet van der Zee</td></tr>
            </table></td></tr>

            """
    }

    /// A page of a catalogue of about 20 KB with ten modules, and the link to the next.
    static func catalogue(page: Int, of count: Int) -> String {
        let prose = String(
            repeating: "What is taught, and how it is examined, in some words. ", count: 34)
        let rows = (0..<10).map { row in
            """
            <tr><td class="code">HB\(10_000 + page * 10 + row)</td><td class="title">Harbours \(page)/\(row)</td>\
            <td class="points">15</td><td class="text"><p>\(prose)</p></td></tr>

            """
        }
        let next = page + 1 < count ? "<a class=\"next\" href=\"/list/\(page + 1)\">Next</a>" : ""
        return
            "<html><body><h1>Units</h1><table id=\"units\">\(rows.joined())</table>\(next)</body></html>"
    }
}
