import Foundation
import Testing

@testable import Operations

@Suite struct JSONComparisonTests {
    private func told(_ wanted: String, _ found: String) -> [String] {
        JSONComparison.differences(
            wanted: Data(wanted.utf8), named: "r.json", found: Data(found.utf8))
    }

    @Test(
        "every difference is told of with its path, as JSON",
        arguments: [
            (#"{"a": [{"b": 1, "c": "x"}]}"#, #"{"a": [{"b": 1, "c": "x", "d": 2}]}"#, []),
            (
                #"{"a": [{"b": 1, "c": "x"}], "e": ["p", "q"]}"#,
                #"{"a": [{"b": 2, "c": "y"}], "e": ["p"]}"#,
                [
                    "a[0].b: 1 is expected, and 2 was found",
                    #"a[0].c: "x" is expected, and "y" was found"#,
                    #"e: ["p","q"] is expected, and ["p"] was found"#,
                ]
            ),
            (
                #"{"a": [{"b": 1}]}"#, #"{"a": [{"b": 1}, {"b": 2}]}"#,
                [
                    "a: 1 expected, and 2 found",
                    #"a[1]: {"b":2} was found, and is not expected"#,
                ]
            ),
            (#"{"rom": 1}"#, #"{"room": 1}"#, ["rom: there is no such key: known are room"]),
            ("{}", #"{"a": 1}"#, ["{} says nothing: write what must come out"]),
            (
                #"{"a": [{}]}"#, #"{"a": [{"b": 1}]}"#,
                ["a[0]: {} says nothing: write what must come out"]
            ),
            ("{\n\"a\": 1,\n\"b\": x\n}", "{}", ["r.json:3: this is no JSON"]),
            ("{\n\"a\": [1\n\n", "{}", ["r.json:2: this is no JSON: it ends too early"]),
        ] as [(String, String, [String])])
    func differences(_ wanted: String, _ found: String, _ differences: [String]) {
        #expect(told(wanted, found) == differences)
    }
}
