import Testing

@Suite struct DispatchedMemberTests {
    private let base = """
        extension UIView {
            @objc func track(_ name: String) -> Int { name.count }
        }
        """

    @Test func anOverrideOfAMemberOfAnExtensionIsFoundByItsClass() {
        let rewritten = Rewritten(
            base,
            """
            class Card: UIView {
                override func track(_ name: String) -> Int { super.track(name) + 1 }
            }
            class Deck: Card {
                override func track(_ name: String) -> Int { super.track(name) + 2 }
            }
            """)

        #expect(rewritten.line(2) == "          func _extension_track(_ name: String) -> Int { name.count }")
        #expect(
            rewritten.body.contains(
                "extension NSObjectProtocol where Self: UIView { @MainActor @preconcurrency func track(_ name: String) -> "
                    + "Int { if let target = self as? Card { return target.track(name) }; return _extension_track(name) } }"
            ))
        #expect(
            rewritten.bodies[1].contains(
                "             func track(_ name: String) -> Int { self._extension_track(name) + 1 }"))
        #expect(
            rewritten.bodies[1].contains("    override func track(_ name: String) -> Int { super.track(name) + 2 }"))
        #expect(rewritten.diagnostics.isEmpty)
    }

    @Test func anOverrideInAnExtensionIsFoundByItsClass() {
        let rewritten = Rewritten(
            base, "extension UITableViewCell { override func track(_ name: String) -> Int { 0 } }")

        #expect(rewritten.body.contains("if let target = self as? UITableViewCell { return target.track(name) }"))
        #expect(rewritten.bodies[1] == "extension UITableViewCell {          func track(_ name: String) -> Int { 0 } }")
        #expect(rewritten.diagnostics.isEmpty)
    }

    @Test func anOverrideOfAnotherModulesMethodOfTheSameNameStays() {
        let rewritten = Rewritten(base, "class Store: Base { override func track(_ name: String) -> Int { 0 } }")

        #expect(rewritten.bodies[1] == "class Store: Base { override func track(_ name: String) -> Int { 0 } }")
        #expect(rewritten.line(2) == "          func track(_ name: String) -> Int { name.count }")
    }

    @Test func propertiesAreReadAndSetThroughTheirOverride() {
        let rewritten = Rewritten(
            "extension UIView { @objc var code: Int { get { tag } set { tag = newValue } } }",
            "class Card: UIView { override var code: Int { get { super.code } set { super.code = newValue } } }")

        #expect(
            rewritten.body.contains(
                "{ get { if let target = self as? Card { return target.code }; return _extension_code } nonmutating set { "
                    + "if let target = self as? Card { target.code = newValue; return }; _extension_code = newValue } }"
            ))
        #expect(
            rewritten.bodies[1]
                == "class Card: UIView {          var code: Int { get { self._extension_code } set { self._extension_code = "
                + "newValue } } }")
    }
}
