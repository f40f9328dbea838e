import SymbolGraphs
import Testing

/// How declarations are compared with Apple's.
@Suite struct DifferencesTests {
    private static let heading = "module\towner\towner_kind\tkind\tname\tsignature\tstatic\tset\tfailable\n"

    /// Apple's `UIView` with one member.
    private func apple(_ row: String) -> AppleMembers {
        AppleMembers(text: Self.heading + "UIKit\tUIView\tclass\t" + row)
    }

    private func symbol(
        _ name: String, kind: String = "property", access: String = "open", _ declaration: String,
        parameters: [String] = [], returns: String = "Void"
    ) throws -> SymbolGraph {
        let inputs = parameters.map { "{\"declarationFragments\": [{\"spelling\": \"\($0)\"}]}" }.joined(separator: ",")
        return try SymbolGraph(
            json: """
                {"symbols": [{"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "s:a"},
                "pathComponents": ["UIView", "\(name)"], "accessLevel": "\(access)",
                "declarationFragments": [{"spelling": "\(declaration)"}],
                "functionSignature": {"parameters": [\(inputs)], "returns": [{"spelling": "\(returns)"}]}}],
                "relationships": []}
                """)
    }

    private func kinds(_ graph: SymbolGraph, _ apple: AppleMembers) -> [ApiDifference.Kind] {
        [graph].differences(from: apple).map(\.kind)
    }

    @Test func equalDeclarationsDoNotDiffer() throws {
        let property = try symbol("a", "@MainActor open var a: (any UIDelegate)? { get set }")
        let function = try symbol(
            "f(_:for:)", kind: "method", "func f()",
            parameters: ["_ view: UIView.State?", "body: @escaping (Bool, TimeInterval) -> Void"],
            returns: "[String : Any]")

        #expect(kinds(property, apple("var\ta\tUIDelegate?\t\trw\t")).isEmpty)
        #expect(
            kinds(function, apple("func\tf(_:for:)\t(State?,@escaping (Bool,CFTimeInterval)->())->[String:Any]\t\t\t"))
                .isEmpty)
    }

    @Test func anotherTypeIsFound() throws {
        let property = try symbol("a", "open var a: CGFloat { get set }")
        let function = try symbol("f(_:)", kind: "method", "func f()", parameters: ["_ a: Int"], returns: "Bool")

        #expect(kinds(property, apple("var\ta\tFloat\t\trw\t")) == [.type])
        #expect(kinds(function, apple("func\tf(_:)\t(UInt)->Bool\t\t\t")) == [.type])
        #expect(kinds(function, apple("func\tf(_:)\t(Int)->()\t\t\t")) == [.type])
    }

    @Test func anotherOptionalityIsFoundAndImplicitUnwrappingMatches() throws {
        let graph = try symbol("a", "open var a: UIColor { get set }")

        #expect(kinds(graph, apple("var\ta\tUIColor?\t\trw\t")) == [.optionality])
        #expect(kinds(graph, apple("var\ta\tUIColor!\t\trw\t")).isEmpty)
    }

    @Test func anotherSetterIsFound() throws {
        let readOnly = try symbol("a", "open var a: Int { get }")
        let stored = try symbol("a", "open var a: Int")
        let constant = try symbol("a", "open let a: Int")

        #expect(kinds(readOnly, apple("var\ta\tInt\t\trw\t")) == [.settable])
        #expect(kinds(stored, apple("var\ta\tInt\t\tro\t")) == [.settable])
        #expect(kinds(constant, apple("var\ta\tInt\t\tro\t")).isEmpty)
    }

    @Test func aStaticMemberIsFound() throws {
        let graph = try symbol("a", kind: "type.property", "open class var a: Int { get }")

        #expect(kinds(graph, apple("var\ta\tInt\t\tro\t")) == [.static])
        #expect(kinds(graph, apple("var\ta\tInt\t1\tro\t")).isEmpty)
    }

    @Test func whatCannotBeOverriddenIsFound() throws {
        let method = try symbol("f()", kind: "method", access: "public", "final func f()")
        let constant = try symbol("n", kind: "type.property", access: "public", "static let n: Int")

        #expect(kinds(method, apple("func\tf()\t()->()\t\t\t")) == [.open])
        #expect(kinds(constant, apple("var\tn\tInt\t1\tro\t")).isEmpty)
    }

    @Test func aFailableInitializerIsFound() throws {
        let graph = try symbol("init(a:)", kind: "init", access: "public", "init?(a: Int)", parameters: ["a: Int"])

        #expect(kinds(graph, apple("init\tinit(a:)\t(Int)\t\t\t")) == [.failable])
        #expect(kinds(graph, apple("init\tinit(a:)\t(Int)\t\t\t1")).isEmpty)
    }

    @Test func theMostSimilarOfApplesOverloadsCounts() throws {
        let graph = try symbol("f(_:)", kind: "method", "func f()", parameters: ["_ a: Int"])
        let rows = "func\tf(_:)\t(String)->()\t1\t\t\nUIKit\tUIView\tclass\tfunc\tf(_:)\t(Int)->()\t\t\t"

        #expect(kinds(graph, apple(rows)).isEmpty)
    }

    @Test func differencesByDesignAreListedWithAReasonAndOnlyOnce() throws {
        let graph = try symbol("a", "open var a: Int { get }")
        let differences = [graph].differences(from: apple("var\ta\tInt\t\trw\t"))

        let listed = try AllowedDifferences(text: "# design\nUIView.a\tsettable\twhy\n").compare(with: differences)
        let all = try AllowedDifferences(text: "UIView.*\tsettable\twhy\n").compare(with: differences)
        let other = try AllowedDifferences(text: "UIView.a\ttype\twhy\n").compare(with: differences)

        #expect(listed.new.isEmpty && listed.unused.isEmpty)
        #expect(all.new.isEmpty && all.unused.isEmpty)
        #expect(other.new == differences && other.unused == ["UIView.a\ttype"])
        #expect(throws: Unusable.self) { try AllowedDifferences(text: "UIView.a\tsettable\t\n") }
        #expect(throws: Unusable.self) { try AllowedDifferences(text: "UIView.a\tlooks\twhy\n") }
    }

    @Test func coverageIsToldByType() throws {
        let used = try UsedSymbols(text: "tier\towner\tmember\n1\tUIView\ta\n1\tUIView\tb\n2\tUILabel\ta\n")
        let graph = try symbol("a", "open var a: Int { get }")

        let types = [graph].coverageByType(of: used, tests: "view.a")

        #expect(types.map { "\($0.owner) \($0.tier) \($0.count)/\($0.total)" } == ["UILabel 2 0/1", "UIView 1 1/2"])
    }
}
