import SymbolGraphs
import Testing

/// What the checks read from the compiler's symbol graphs.
@Suite struct SymbolGraphTests {
    private func symbol(_ path: String, documented: Bool = false) -> String {
        let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
        return """
            {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:\(path)"},
             "pathComponents": [\(components)]\(documented ? ", \"docComment\": {}" : "")}
            """
    }

    private func graph(_ symbols: [String], relationships: [(kind: String, source: String, target: String)] = []) throws
        -> SymbolGraph
    {
        let relations = relationships.map {
            "{\"kind\": \"\($0.kind)\", \"source\": \"s:\($0.source)\", \"target\": \"s:\($0.target)\"}"
        }
        return try SymbolGraph(
            json: """
                {"symbols": [\(symbols.joined(separator: ","))], "relationships": [\(relations.joined(separator: ","))]}
                """)
    }

    @Test func symbolsWithoutACommentAreListedUnlessTheyOverride() throws {
        let graph = try graph(
            [symbol("A", documented: true), symbol("A.f()"), symbol("B.f()"), symbol("B.g()")],
            relationships: [("overrides", "B.f()", "A.f()")])

        #expect([graph].undocumentedNames == ["A.f()", "B.g()"])
    }

    @Test func aDefaultImplementationNeedsNoWordsIfTheRequirementHasThem() throws {
        let graph = try graph(
            [symbol("P.f()", documented: true), symbol("P.g()"), symbol("X.f()"), symbol("X.g()")],
            relationships: [
                ("defaultImplementationOf", "X.f()", "P.f()"), ("defaultImplementationOf", "X.g()", "P.g()"),
            ])

        #expect([graph].undocumentedNames == ["P.g()", "X.g()"])
    }

    @Test func namesOfAppleAndOfSuperclassesAndExceptionsPass() throws {
        let apple = try AppleNames(text: "owner\tname\n\tUIView\n\tUILabel\nUIView\tframe\n")
        let graph = try graph(
            [
                symbol("UIView"), symbol("UIView.frame"), symbol("UILabel"), symbol("UILabel.frame"),
                symbol("UILabel.hash(into:)"), symbol("UILabel.fancy"), symbol("UILabel.plain"),
            ], relationships: [("inheritsFrom", "UILabel", "UIView")])

        let unknown = [graph].unknownNames(apple: apple, allowed: allowedNames(in: "UILabel.plain  # why\n"))

        #expect(unknown == ["UILabel.fancy"])
    }

    @Test func aTableWithoutItsColumnsIsRefused() {
        #expect(throws: Unusable.self) { try AppleNames(text: "a\tb\n") }
    }

    @Test func coverageCountsWhatIsThereAndNamedByATest() throws {
        let used = try UsedSymbols(
            text: """
                tier\towner\tmember
                1\tUIView\t
                1\tUIView\tframe
                1\tUIView\tinit(frame:)
                1\tUILabel\tframe
                2\tUIView\ttint
                2\tUILabel\ttext
                2\tUIControl.Event\t
                """)
        let graph = try graph(
            [
                symbol("UIView"), symbol("UIView.frame"), symbol("UIView.init(frame:)"), symbol("UILabel"),
                symbol("UILabel.text"),
            ], relationships: [("inheritsFrom", "UILabel", "UIView")])

        let tiers = [graph].coverage(of: used, tests: "UIView().frame")

        #expect(tiers.map(\.tier) == [1, 2])
        #expect(tiers[0].missing.isEmpty && tiers[0].untested.isEmpty)
        #expect(tiers[0].percent == 100)
        #expect(tiers[1].missing == ["UIControl.Event", "UIView.tint"])
        #expect(tiers[1].untested == ["UILabel.text"])
        #expect(tiers[1].percent == 0)
    }

    @Test func unavailableSymbolsAreMissing() throws {
        let used = try UsedSymbols(text: "tier\towner\tmember\n3\tA\tf()\n")
        let json = """
            {"symbols": [{"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:f"},
             "pathComponents": ["A", "f()"], "availability": [{"isUnconditionallyUnavailable": true}]}],
             "relationships": []}
            """

        #expect(try [SymbolGraph(json: json)].coverage(of: used, tests: "f")[0].missing == ["A.f()"])
    }

    @Test func aTableWithoutItsColumnsCannotBeUsed() {
        #expect(throws: Unusable.self) { try UsedSymbols(text: "owner\tmember\nA\tf()\n") }
    }
}
