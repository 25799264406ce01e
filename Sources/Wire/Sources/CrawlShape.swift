import Crawling
package import Operations

/// What became of a crawl.
package struct CrawlShape: Shape {
    private let report: CrawlReport

    package init(_ report: CrawlReport) { self.report = report }

    package static var schema: Schema {
        [
            "crawler": .text, "status": .text, "pages": .integer, "notModified": .integer,
            "failed": .integer, "modules": CountsShape.schema, "meetings": CountsShape.schema,
            "programmes": CountsShape.schema, "source": .optional(.text),
            "issues": .list(IssueShape.component), "reason": .optional(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("crawler", report.crawler)
            json.field("status", report.status.rawValue)
            json.field("pages", report.pages)
            json.field("notModified", report.notModified)
            json.field("failed", report.failed)
            json.field("modules", CountsShape(counts: report.modules))
            json.field("meetings", CountsShape(counts: report.meetings))
            json.field("programmes", CountsShape(counts: report.programmes))
            json.field("source", report.source)
            json.field("issues", list: report.issues, as: IssueShape.init)
            json.field("reason", report.reason)
        }
    }

    private struct CountsShape: Shape {
        let counts: CrawlReport.Counts

        static var schema: Schema {
            [
                "added": .integer, "changed": .integer, "removed": .integer, "unchanged": .integer,
            ]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("added", counts.added)
                json.field("changed", counts.changed)
                json.field("removed", counts.removed)
                json.field("unchanged", counts.unchanged)
            }
        }
    }
}

/// A crawler that is installed.
package struct CrawlerShape: Shape {
    private let crawler: CrawlerCard

    package init(_ crawler: CrawlerCard) { self.crawler = crawler }

    package static var schema: Schema {
        [
            "name": .text, "about": .text, "proven": .flag,
            "parameters": .list(ParameterShape.schema), "problem": .optional(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("name", crawler.name)
            json.field("about", crawler.about)
            json.field("proven", crawler.isProven)
            json.field("parameters", list: crawler.parameters, as: ParameterShape.init)
            json.field("problem", crawler.problem)
        }
    }

    private struct ParameterShape: Shape {
        let parameter: CrawlerDefinition.Parameter

        static var schema: Schema { ["name": .text, "default": .optional(.text)] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("name", parameter.name)
                json.field("default", parameter.value)
            }
        }
    }
}

/// An example page of a crawler, and where what came out is not what is promised.
package struct CrawlExampleShape: Shape {
    private let example: CrawlExample

    package init(_ example: CrawlExample) { self.example = example }

    package static var schema: Schema {
        ["page": .text, "matches": .flag, "differences": .list(.text)]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("page", example.page)
            json.field("matches", example.differences.isEmpty)
            json.field("differences", texts: example.differences)
        }
    }
}
