import Testing

@Suite struct MoveTests {
    @Test func anOverrideInAnExtensionMovesToItsClassWithItsLineAndColumn() {
        let rewritten = Rewritten(
            """
            class Page: UIViewController {
                var a = 1
            }
            extension Page {
                override func viewDidLoad() {
                    run(#selector(tap))
                }
                @objc func tap() {}
            }
            """)

        #expect(
            rewritten.body == """
                class Page: UIViewController {
                    var a = 1

                #sourceLocation(file: "/iOS/A.swift", line: 5)
                    override func viewDidLoad() {
                        run(Selector("tap", Page.tap))
                    }
                #sourceLocation(file: "/iOS/A.swift", line: 3)
                }
                extension Page {
                \(spaces(33))
                \(spaces(27))
                \(spaces(5))
                          func tap() {}
                }
                """)
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    @Test func aMemberOfAnotherFileStaysThereWithWhatItSees() {
        let rewritten = Rewritten(
            "class Base: UIView {}",
            """
            extension Base { @objc func go(_ a: Int, to b: inout Int) throws -> Int { try helper(a) } }
            public extension Base {
                override var description: String {
                    helper(super.description)
                }
            }
            private func helper(_ text: String) -> String { text }
            """,
            "class Sub: Base { override func go(_ a: Int, to b: inout Int) throws -> Int { 1 } }")

        #expect(
            rewritten.bodies[0] == """
                class Base: UIView {
                #sourceLocation(file: "/iOS/B.swift", line: 1)
                func go(_ a: Int, to b: inout Int) throws -> Int { try _extension_go(a, to: &b) }
                #sourceLocation(file: "/iOS/B.swift", line: 3)
                public override var description: String { _extension_description }
                #sourceLocation(file: "/iOS/A.swift", line: 1)
                                    }
                """)
        #expect(rewritten.bodies[1].contains("      func _extension_go(_ a: Int, to b: inout Int)"))
        #expect(rewritten.bodies[1].contains("             var _extension_description: String {\n        helper(super"))
    }

    @Test func aVariadicMethodMovesToItsClass() {
        let rewritten = Rewritten(
            "class Base: UIView {}", "extension Base { @objc func go(_ a: Int...) {} }",
            "class Sub: Base { override func go(_ a: Int...) {} }")

        #expect(rewritten.bodies[0].contains("func go(_ a: Int...) {}"))
        #expect(!rewritten.bodies[1].contains("go"))
        #expect(rewritten.bodies[0].contains("#sourceLocation(file: \"/iOS/B.swift\", line: 1)"))
    }

    @Test func aMovedMemberHasTheAccessOfItsExtension() {
        let rewritten = Rewritten(
            "public class A: UIView {}\npublic extension A { override var tag: Int { didSet {} } }")

        #expect(rewritten.line(3) == spaces(21) + "public override var tag: Int { didSet {} }")
    }

    @Test func anOverriddenPropertyMovesToo() {
        let rewritten = Rewritten(
            "class A: UIView {}\nextension A { override var canBecomeFirstResponder: Bool { true } }")

        #expect(rewritten.line(3) == spaces(14) + "override var canBecomeFirstResponder: Bool { true }")
    }

    @Test func whatCannotMoveIsAnErrorWithAWayOut() {
        let rewritten = Rewritten(
            """
            extension UIViewController {
                @objc class func track() {}
            }
            extension UITextView { override func layoutSubviews() {} }
            class Page: UIViewController {
                override class func track() {}
            }
            """)

        #expect(
            rewritten.diagnostics == [
                "4:24: warning: an extension of UITextView, which is in another module, cannot override layoutSubviews(). "
                    + "The override is left out; declare it in a subclass.",
                "2:5: error: a subclass overrides track(), which an extension of UIViewController declares. Declare it in "
                    + "a class between the two, or in a protocol.",
            ])
    }

    @Test func anOverrideInAnExtensionOfAClassWithoutSubclassesIsLeftOut() {
        let rewritten = Rewritten("extension UIPageControl { public override func sizeToFit() {} }")

        #expect(rewritten.words == ["extension UIPageControl { }"])
    }

    @Test func anOverrideInAnExtensionOfUIKitsClassMovesIntoTheClassesThatInherit() {
        let rewritten = Rewritten(
            "extension UITextField { override var tag: Int { didSet {} } }",
            "class Field: UITextField {}\nclass Own: UITextField { override var tag: Int { didSet {} } }",
            "class Code: Field {}\nclass Other: UIView {}")

        #expect(rewritten.words == ["extension UITextField { }"])
        #expect(rewritten.bodies[1].matches(of: /override var tag/).count == 2)
        #expect(!rewritten.bodies[2].contains("tag"))
        #expect(
            rewritten.diagnostics == [
                "1:25: warning: an extension overrides tag of UITextField, which is in another module. Only the classes of "
                    + "these sources that inherit from UITextField directly have the override."
            ])
    }

    @Test func anExtensionOfUIKitsClassesStays() {
        let source = "extension UIView {\n    func shake() {}\n}"

        #expect(Rewritten(source).body == source)
    }
}
