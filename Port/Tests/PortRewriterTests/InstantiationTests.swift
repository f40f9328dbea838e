import Testing

@Suite struct InstantiationTests {
    private let spi = "@_spi(Port) import UIKitCore"

    @Test(arguments: [
        "class Pool<T: UIView> { func make() -> T { T() } }",
        "protocol P { associatedtype V: UIView }\nfunc a() { V() }",
        "func make(_ type: UIView.Type) -> UIView { type.init(frame: .zero) }",
        "class A { class func make() -> Self { Self() } }",
        "class A { class func make() -> Self { self.init() } }", "let views: [UIView] = [.init()]",
    ])
    func filesThatMakeObjectsOfAnUnknownClassMayCallUIKitsInitializers(_ source: String) {
        #expect(Rewritten(source).text.contains(spi))
    }

    @Test(arguments: [
        "let a = UIView()", "let a = UIView.init(frame: .zero)",
        "class A: UIView { init() { super.init(frame: .zero) } }",
        "func start(_ work: () -> Void) { work() }",
    ])
    func otherFilesKeepTheCompilersChecks(_ source: String) {
        #expect(!Rewritten(source).text.contains(spi))
    }

    @Test(arguments: [
        ("let a = type.init()", "let a = _instantiating(type, type.init())"),
        (
            "let a = (kind as! UIView.Type).init(frame: b)",
            "let a = _instantiating((kind as! UIView.Type), (kind as! UIView.Type).init(frame: b))"
        ),
        ("let a = type.init(from: decoder)", "let a = type.init(from: decoder)"),
        ("let a = Card.init()", "let a = Card.init()"),
    ])
    func aClassThatIsAValueIsNamed(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }

    @Test(arguments: [
        ("#imageLiteral(resourceName: \"icon\")", "UIImage(named: \"icon\")!"),
        (
            "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
        ),
    ])
    func literalsBecomeInitializers(_ source: String, _ expected: String) {
        #expect(Rewritten("let a = " + source).body.trimmed == "let a = " + expected)
    }

    @Test(arguments: [
        (
            "CGSize(width: 9, height: .greatestFiniteMagnitude)",
            "CGSize(width: 9, height: CGFloat.greatestFiniteMagnitude)"
        ),
        ("CGPoint(x: -.infinity, y: 0)", "CGPoint(x: -CGFloat.infinity, y: 0)"),
        ("make(value: .infinity)", "make(value: .infinity)"),
    ])
    func numbersWithoutATypeAreCGFloats(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
