package import Campus
package import Operations
package import Recurrence

/// A module of the catalogue.
package struct ModuleShape: Shape {
    private let module: Module

    package init(_ module: Module) { self.module = module }

    package static var schema: Schema {
        [
            "code": .text, "title": .optional(.text), "year": .text, "credits": .optional(.number),
            "level": .optional(.text), "department": .optional(.text), "period": .optional(.text),
            "staff": .list(.text), "description": .optional(.text),
            "prerequisites": .optional(.text), "url": .optional(.text), "source": .optional(.text),
        ]
    }

    package func write(to json: inout JSONWriter) { json.object { writeFields(to: &$0) } }

    fileprivate func writeFields(to json: inout JSONWriter) {
        json.field("code", module.code.text)
        json.field("title", module.title)
        json.field("year", module.year.description)
        json.key("credits")
        if let credits = module.credits {
            json.raw(Module.text(ofCredits: credits))
        } else {
            json.null()
        }
        json.field("level", module.level)
        json.field("department", module.department)
        json.field("period", module.period)
        json.field("staff", texts: module.staff)
        json.field("description", module.details)
        json.field("prerequisites", module.prerequisites)
        json.field("url", module.url)
        json.field("source", module.source)
    }
}

/// A module's page, as one person sees it.
package struct ModulePageShape: Shape {
    private let page: ModulePage
    private let zone: Zone

    package init(_ page: ModulePage, in zone: Zone) { (self.page, self.zone) = (page, zone) }

    package static var schema: Schema {
        ModuleShape.schema.and([
            "meetings": .list(AgendaItemShape.component),
            "classmates": .list(ClassmateShape.component),
            "comments": .list(CommentShape.component), "enrolled": .flag,
        ])
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            ModuleShape(page.module).writeFields(to: &json)
            json.field("meetings", list: page.meetings, as: AgendaItemShape.init)
            json.field("classmates", list: page.classmates, as: ClassmateShape.init)
            json.field("comments", list: page.comments) { CommentShape($0, in: zone) }
            json.field("enrolled", page.isEnrolled)
        }
    }
}

/// What the catalogue came to say otherwise of a module.
package struct ModuleChangeShape: Shape {
    private let change: ModuleChange
    private let zone: Zone

    package init(_ change: ModuleChange, in zone: Zone) {
        (self.change, self.zone) = (change, zone)
    }

    package static var schema: Schema {
        [
            "code": .text, "year": .text, "title": .optional(.text), "kind": .text,
            "fact": .optional(.text),
            "before": .optional(.text), "after": .optional(.text), "at": .instant,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("code", change.code.text)
            json.field("year", change.year.description)
            json.field("title", change.title)
            json.field("kind", change.kind.rawValue)
            json.field("fact", change.fact)
            json.field("before", change.before)
            json.field("after", change.after)
            json.field("at", change.at, in: zone)
        }
    }
}

/// Modules that are taken together.
package struct ProgrammeShape: Shape {
    private let programme: Programme

    package init(_ programme: Programme) { self.programme = programme }

    package static var schema: Schema { ["name": .text, "year": .text, "modules": .list(.text)] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("name", programme.name)
            json.field("year", programme.year.description)
            json.field("modules", texts: programme.codes.lazy.map(\.text))
        }
    }
}

/// What loading a file altered in the catalogue.
package struct CatalogueShape: Shape {
    private let report: CatalogueReport

    package init(_ report: CatalogueReport) { self.report = report }

    package static var schema: Schema {
        ["added": .integer, "changed": .integer, "unchanged": .integer]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("added", report.added)
            json.field("changed", report.changed)
            json.field("unchanged", report.unchanged)
        }
    }
}
