import Testing

/// Methods that every object has with Objective-C.
@Suite struct InformalMethodTests {
    private static let signature =
        "func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
        + "context: UnsafeMutableRawPointer?)"

    @Test func anObserverByNameDeclaresTheMethodAndConforms() {
        let rewritten = Rewritten(
            "class Meter: UIView, Gauge {\n    override \(Self.signature) {\n        super.observeValue()\n    }\n}")

        #expect(rewritten.line(1) == "class Meter: UIView, Gauge, _KeyValueObserver {")
        #expect(rewritten.line(2) == "             \(Self.signature) {")
        #expect(rewritten.line(3) == "        super.observeValue()")
        #expect(rewritten.text.hasPrefix("import UIKit\n"))
    }

    @Test func aSubclassOfAnObserverStillOverrides() {
        let rewritten = Rewritten(
            "class Base: NSObject {\n    override \(Self.signature) {}\n}",
            "class Sub: Base {\n    override \(Self.signature) {}\n}")

        #expect(rewritten.bodies[0].contains("class Base: NSObject, _KeyValueObserver {"))
        #expect(rewritten.bodies[1].contains("class Sub: Base {\n    override func"))
    }

    @Test func anObserverInAnExtensionMovesAndConforms() {
        let rewritten = Rewritten("class Meter: UIView {\n}\nextension Meter {\n    override \(Self.signature) {}\n}")

        #expect(rewritten.body.contains("extension Meter: _KeyValueObserver {}"))
        #expect(!rewritten.body.contains("override"))
    }

    @Test func anObjectAwakesWithoutASuperclassThatDoes() {
        let rewritten = Rewritten(
            """
            class Item: NSObject {
                override func awakeFromNib() {
                    super.awakeFromNib()
                    load()
                }
            }
            """)

        #expect(rewritten.line(2) == "             func awakeFromNib() {")
        #expect(rewritten.line(3) == String(repeating: " ", count: 28))
    }

    @Test func aViewAwakesAsItsSuperclassDoes() {
        let source = "class Row: UIView { override func awakeFromNib() { super.awakeFromNib() } }"

        #expect(Rewritten(source).body == source)
    }

    @Test func theDescriptionOfAClassIsItsName() {
        #expect(
            Rewritten("let a = type(of: view).description() + \"\"").body
                == "let a = NSStringFromClass(type(of: view)) + \"\"")
        #expect(Rewritten("let a = view.description()").body == "let a = view.description()")
    }

    @Test func anObjectThatForwardsMessagesDeclaresTheMethods() {
        let rewritten = Rewritten(
            """
            class Proxy: NSObject {
                override func responds(to name: Selector!) -> Bool { super.responds(to: name) }
                override func forwardingTarget(for name: Selector!) -> Any? { target }
            }
            class Other: Proxy { override func responds(to name: Selector!) -> Bool { true } }
            """)

        #expect(
            rewritten.line(2) == "             func responds(to name: Selector!) -> Bool { super.responds(to: name) }")
        #expect(rewritten.line(3) == "             func forwardingTarget(for name: Selector!) -> Any? { target }")
        #expect(rewritten.line(5).contains("{ override func responds(to name: Selector!) -> Bool { true } }"))
        #expect(
            rewritten.diagnostics == [
                "3:5: warning: messages are not forwarded on Linux: implement the methods of the delegate in Proxy, and "
                    + "call the other object there."
            ])
    }

    @Test func layersAndItemsOfBarsDecodeNothing() {
        let rewritten = Rewritten(
            """
            class Ring: CAShapeLayer { required init?(coder: NSCoder) { super.init(coder: coder) } }
            class Item: UITabBarItem { required init?(coder: NSCoder) { super.init(coder: coder) } }
            class Thin: Ring { required init?(coder: NSCoder) { super.init(coder: coder) } }
            class Card: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }
            """)

        #expect(rewritten.line(1).contains("super.init(            )"))
        #expect(rewritten.line(2).contains("super.init(            )"))
        #expect(rewritten.line(3).contains("super.init(coder: coder)"))
        #expect(rewritten.line(4).contains("super.init(coder: coder)"))
    }

    @Test func viewsAreEncodedByTheirOwnMethod() {
        let rewritten = Rewritten(
            """
            class Card: UIView {
                override func encode(with coder: NSCoder) {
                    super.encode(with: coder)
                    coder.encode(1)
                }
            }
            class Wide: Card { override func encode(with coder: NSCoder) { super.encode(with: coder) } }
            """)

        #expect(
            rewritten.words == [
                "class Card: UIView {", "func encode(with coder: NSCoder) {", "coder.encode(1)", "}", "}",
                "class Wide: Card { override func encode(with coder: NSCoder) { super.encode(with: coder) } }",
            ])
    }
}
