import Testing

@testable import Mutation

@Suite struct MutationFinderTests {
    private func file(_ text: String) -> MutatedFile {
        MutationFinder.mutatedFile(path: "Sources/A/B.swift", text: text, module: "A", firstID: 1)
    }

    private func changes(_ text: String) -> [String] { file(text).mutants.map(\.change) }

    @Test(arguments: [
        ("let c = a < b", "let c = MutantsOfA.less(1, a , b)"),
        ("let c = a == b", "let c = MutantsOfA.negated(1, a == b)"),
        ("let c = a + b - d", "let c = MutantsOfA.minus(1, MutantsOfA.plus(2, a , b) , d)"),
        ("let c = min(a, b) < d", "let c = MutantsOfA.less(1, MutantsOfA.min(3, a, b) , d)"),
        ("let c = a + [b]", "let c = MutantsOfA.joined(1, a , MutantsOfA.removingOne(2, [b]))"),
        ("let c = 0.5", "let c = MutantsOfA.either(1, 0.5, 1.0)"),
        ("let c = 3", "let c = MutantsOfA.either(1, 3, 4)"),
        ("let c = true", "let c = MutantsOfA.negated(1, true)"),
        ("let c = frame.minX", "let c = MutantsOfA.either(1, frame.minX, frame.maxX)"),
        ("if a { }", "if MutantsOfA.negated(1, a) { }"),
    ])
    func everyMutantIsCompiledInBesideTheOriginal(source: String, expected: String) {
        #expect(file(source).text == expected)
    }

    @Test func aComparisonBecomesTheOneBesideItAndTheOppositeOne() {
        #expect(changes("let c = a < b") == ["a < b → a <= b", "a < b → a >= b"])
    }

    @Test func operandsOfAConditionAreNegatedOneByOne() {
        #expect(
            changes("if a && b < c { }") == [
                "a && b < c → a || b < c", "a → !a", "b < c → b <= c", "b < c → b >= c",
            ])
    }

    @Test func aCallWhoseResultIsNotUsedIsLeftOut() {
        let source = "func f() {\n    g()\n    h(x)\n}"

        let text = file(source).text

        #expect(
            text == """
                func f() {
                    if !MutantsOfA.isOn(1) { g() }
                    if !MutantsOfA.isOn(2) { h(x) }
                }
                """)
    }

    @Test(arguments: [
        "func f() -> Int { g() }", "var x: Int { g() }", "let x = a.map { g($0) }",
        "let x = if a() == b { g() } else { h() }",
        "func f() -> Int {\n    switch a() {\n    case b: g()\n    default: h()\n    }\n}",
    ])
    func aCallThatIsAValueStays(source: String) {
        #expect(!file(source).mutants.contains { $0.mutated.isEmpty })
    }

    @Test func anAssignmentIsLeftOutUnlessItIsTheFirstValue() {
        let source = "init() { a = b }\nfunc f() {\n    let c: Int\n    c = d\n    e = d\n}"

        #expect(changes(source) == ["e = d → nothing"])
    }

    @Test func anOptionalResultIsNilAtOnce() {
        let text = file("func f() -> Int? { g() }").text

        #expect(text == "func f() -> Int? { if MutantsOfA.isOn(1) { return nil }; return g() }")
    }

    @Test func eachElementOfAListOfEffectsIsRemoved() {
        #expect(changes("let c = [.a, .b]") == ["[.a, .b] → [.b]", "[.a, .b] → [.a]"])
    }

    @Test(arguments: [
        "switch a {\ncase 3: break\ndefault: break\n}", "enum A: Int { case b = 1 }",
        "#if os(macOS)\nlet a = 1\n#endif",
        "precondition(a < b)", "let a = \"\\(b + 1)\"", "@inlinable func f() { g(1) }",
        "let a = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "super.f()",
    ])
    func whatIsReadAsAConstantOrBelongsToOthersIsLeftAlone(source: String) {
        #expect(file(source).mutants.filter { $0.original != source }.isEmpty)
    }

    @Test func theLinesOfTheTextAreThoseOfTheSource() {
        let source = "if a // first\n    && b\n    && c\n{\n    d()\n}"

        let text = file(source).text

        #expect(text.split(separator: "\n").count == 6)
        #expect(text.split(separator: "\n")[4] == "    if !MutantsOfA.isOn(6) { d() }")
    }

    @Test func numbersFollowEachOtherFromTheFirstOne() {
        let file = MutationFinder.mutatedFile(path: "B.swift", text: "let c = a < 1", module: "A", firstID: 7)

        #expect(file.mutants.map(\.id) == [7, 8, 9])
    }
}
