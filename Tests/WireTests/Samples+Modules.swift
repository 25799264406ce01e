import Campus
import TestSupport
import Testing
import Wire

@testable import Crawling
@testable import Operations
@testable import Reminding
@testable import Scheduling
@testable import Storage

extension Samples {
    var year: AcademicYear { AcademicYear(beginning: 2026) }

    var module: Module {
        var module = Module(code: code, year: year)
        guard isFull else { return module }
        (module.title, module.credits, module.level, module.department) = (text, 7.5, text, text)
        (module.period, module.staff, module.details) = (text, words, text)
        (module.prerequisites, module.url, module.source) = (text, text, text)
        return module
    }

    var programme: Programme {
        Programme(name: word, year: year, codes: isFull ? [code] : [])
    }

    var comment: Campus.Comment {
        Campus.Comment(
            id: 12, moduleID: 1, authorID: nil, author: isFull ? handle : nil, text: word, at: at,
            isEdited: isFull, isHidden: false)
    }

    var classmate: Classmate { Classmate(handle: handle, name: text, isFriend: isFull) }

    var modules: [(String, any Shape)] {
        [
            ("module", ModuleShape(module)),
            (
                "module-page",
                ModulePageShape(
                    ModulePage(
                        module: module, meetings: isFull ? [item()] : [],
                        classmates: isFull ? [classmate] : [], comments: isFull ? [comment] : [],
                        changes: [], isEnrolled: isFull), in: zone)
            ),
            (
                "module-change",
                ModuleChangeShape(
                    ModuleChange(
                        .changed, of: module, fact: text, before: text, after: text, at: at),
                    in: zone)
            ),
            ("programme", ProgrammeShape(programme)),
            ("catalogue", CatalogueShape(CatalogueReport(added: 1, changed: 2, unchanged: 3))),
            (
                "enrolment",
                EnrolmentShape(
                    EnrolmentReport(
                        enrolled: isFull ? [module] : [], already: isFull ? [module] : [],
                        clashes: news, groups: isFull ? [group] : []))
            ),
            (
                "programme-enrolment",
                ProgrammeEnrolmentShape(
                    ProgrammePlan(
                        programme: programme, added: isFull ? [module] : [],
                        overlaps: isFull
                            ? [Overlap(first: word, second: word, start: clock, times: 2)] : []))
            ),
            ("left-module", LeftModuleShape(module)), ("invisibility", InvisibilityShape(isFull)),
            (
                "correction",
                CorrectionShape(
                    CorrectionStanding(own: text, missing: isFull ? 1 : 3, place: text))
            ),
            ("classmate", ClassmateShape(classmate)), ("comment", CommentShape(comment, in: zone)),
            (
                "comment-report",
                CommentReportShape(
                    CommentReport(
                        comment: comment, code: code, count: 2, reasons: words),
                    in: zone)
            ),
            ("comment-number", CommentNumberShape(12)),
        ]
    }
}
