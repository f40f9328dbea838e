import Testing

@Suite struct RegistrationTests {
    @Test func methodsForObjectiveCAreOfferedByName() {
        let text = Rewritten(
            """
            class Page: UIViewController {
                @objc private func tap(_ sender: Any) {}
                @IBAction func save() {}
                func plain() {}
                @objc func generic<T>(_ value: T) {}
                @objc func later() async {}
                override func copy(_ sender: Any?) {}
            }
            """
        ).text

        #expect(
            text.hasSuffix(
                """
                extension Page { nonisolated fileprivate static func _createSelectorsOfPage() { _ = Selector("tap:", Page.tap(_:)); \
                _ = Selector("save", { (target: Page) in { target.save() } }); _ = Selector("copy:", Page.copy(_:)) } }
                @section(".init_array") @used private let _selectorsOfThisFile: @convention(c) () -> Void = \
                { _SelectorMethods.add { Page._createSelectorsOfPage() } }

                """))
    }

    @Test func aSegueActionWithTheSenderAndTheIdentifierIsOffered() {
        let text = Rewritten(
            """
            class List: UIViewController {
                @IBSegueAction private func makePage(_ coder: NSCoder, sender: UIButton?, segueIdentifier: String?) -> Page? {
                    nil
                }
            }
            """
        ).text

        #expect(
            text.contains(
                "UIStoryboard.registerSegueAction(\"makePage:sender:segueIdentifier:\") { (owner: List, coder, sender, name) "
                    + "in owner.makePage(coder, sender: sender as! UIButton?, segueIdentifier: name) }"))
    }

    @Test func membersExtensionsAndImplementedRequirementsCount() {
        let text = Rewritten(
            """
            @objc protocol Listener { @objc optional func heard(_ text: String) }
            @objcMembers class Model: NSObject { func reload() {}; private func hidden() {} }
            @objc extension Other { func wake() {} }
            class Ear: Listener { func heard(_ text: String) {} }
            """
        ).text

        for name in ["reload", "wake", "heard:"] { #expect(text.contains("Selector(\"\(name)\"")) }
        #expect(!text.contains("Selector(\"hidden\""))
    }

    @Test func methodsOfTheClassItselfAreOfferedWithTheClassAsTarget() {
        let text = Rewritten("class Page: NSObject { @objc static func wake() {}; @objc class func open(_ a: Any) {} }")
            .text

        #expect(
            text.contains(
                "_ = Selector(\"wake\", { (target: Page.Type) in { target.wake() } }); "
                    + "_ = Selector(\"open:\", { (target: Page.Type) in { (argument0: Any) in target.open(argument0) } })"
            ))
    }

    @Test func methodsWithTheSameNameAreToldApartByTheirParameters() {
        let text = Rewritten(
            """
            class List: UIView {
                @objc(addClass:for:) func add(_ type: AnyClass?, for name: String) {}
                @objc(addText:for:) func add(_ text: NSString, for name: String) {}
            }
            """
        ).text

        #expect(
            text.contains(
                "_ = Selector(\"addText:for:\", { (target: List) in { (argument0: NSString, argument1: String) in "
                    + "target.add(argument0, for: argument1) } })"))
        #expect(text.contains("Selector(\"addClass:for:\", { (target: List) in { (argument0: AnyClass?, "))
    }

    @Test func propertiesForObjectiveCAreOfferedByTheirKeys() {
        let text = Rewritten(
            """
            @objcMembers class Model: NSObject {
                dynamic var volume = 1.0
                @objc(label) private var text: String?
                private(set) var count: Int { get { 1 } set { go() } }
                var isEmpty: Bool { true }
                let size = 2
                private var hidden = 1
                static var shared = Model()
            }
            class Page: UIViewController { @IBOutlet weak var header: UILabel!; var plain = 1 }
            """
        ).text

        let property = "_KeyValueProperties.add"
        #expect(
            text.contains(
                property
                    + "(\"volume\", of: Model.self, { $0.volume }, { _KeyValueProperties.set(&$0.volume, to: $1) })"))
        #expect(text.contains(property + "(\"label\", of: Model.self, { $0.text }, "))
        #expect(text.contains(property + "(\"count\", of: Model.self, { $0.count }, "))
        #expect(text.contains(property + "(\"isEmpty\", of: Model.self, { $0.isEmpty });"))
        #expect(text.contains(property + "(\"size\", of: Model.self, { $0.size }) } }"))
        #expect(text.contains(property + "(\"header\", of: Page.self, { $0.header }, "))
        for name in ["hidden", "shared", "plain"] { #expect(!text.contains("\"\(name)\"")) }
    }

    @Test func localClassesOfferNothing() {
        let text = Rewritten("func f() { class Local { @objc func go() {} } }").text

        #expect(!text.contains("_createSelectors"))
    }

    @Test func methodsThatDifferInTheirResultsAreNotOffered() {
        let rewritten = Rewritten(
            """
            @objcMembers class Numbers: NSObject {
                func removeFirst() -> Bool { true }
                func clear() {}
            }
            extension Numbers { func removeFirst() -> Int { 1 } }
            """)

        #expect(!rewritten.text.contains("Selector(\"removeFirst\"") && rewritten.text.contains("Selector(\"clear\""))
    }

    @Test func aGenericClassThatInheritsFromAnotherOneOverridesWhatThatOffers() {
        let rewritten = Rewritten(
            "class Layout<V>: NSObject { @objc func lay() {} }",
            "final class Stack<V>: Layout<V> { @objc func stack() {} }")

        #expect(rewritten.texts[0].contains("extension Layout: _GenericClassMembers {}"))
        #expect(rewritten.texts[0].contains("nonisolated public class var _memberOwner: AnyClass { Layout.self }"))
        #expect(!rewritten.texts[1].contains("_GenericClassMembers"))
        #expect(rewritten.texts[1].contains("nonisolated public override class func _createMembers()"))
        #expect(rewritten.texts[1].contains("{ super._createMembers(); _ = Selector(\"stack\""))
    }

    /// There is no class of its own, only one for each set of type arguments.
    @Test func aGenericClassOffersItsMembersWhenItIsFirstNeeded() {
        let text = Rewritten(
            "class Bar<Cell: UIView>: UIViewController { @objc func open() {}\n@IBOutlet weak var list: UIView! }"
        ).text

        #expect(
            text.contains(
                "extension Bar: _GenericClassMembers { nonisolated public static var _memberOwner: AnyClass { Bar.self }; "
                    + "nonisolated public static func _createMembers() { "
                    + "_ = Selector(\"open\", { (target: Bar) in { target.open() } }); "
                    + "_KeyValueProperties.add(\"list\", of: Bar.self, "))
        #expect(!text.contains("_createSelectors"))
    }
}
