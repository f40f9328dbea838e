import Driving
import Foundation
import Testing

@Suite struct JSONValueTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.0001, "0"), (390, "390"), (0.5, "0.5"), (1 / 3, "0.333"), (2 / 3, "0.667"),
            (-1.25, "-1.25"), (1e15, "1000000000000000"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
        ] as [(Double, String)])
    func aNumberHasAtMostThreeDecimalsAndIsNeverNaN(value: Double, text: String) {
        #expect(JSONValue.number(value).text == text + "\n")
    }

    @Test func keysAreSortedAndListsOfPlainValuesStayOnOneLine() {
        let value = JSONValue.object([
            "b": .array([.number(1), .number(2.5), .null]),
            "a": .object([:]),
            "Z": .array([.object(["k": .bool(true)]), .string("x")]),
        ])

        #expect(
            value.text == """
                {
                  "Z": [
                    {
                      "k": true
                    },
                    "x"
                  ],
                  "a": {},
                  "b": [1, 2.5, null]
                }

                """)
    }

    @Test func stringsAreEscapedAsValidJSON() throws {
        let text = "\"\\\n\t\r\u{1}\u{1F} é … 👨‍👩‍👧 \u{2028}"

        let bytes = Data(JSONValue.array([.string(text)]).text.utf8)

        #expect(try JSONSerialization.jsonObject(with: bytes) as? [String] == [text])
    }

    @Test func anEmptyListIsTwoBrackets() {
        #expect(JSONValue.array([]).text == "[]\n")
    }
}
