import Foundation
import Testing

@Suite struct AttributeTests {
    @Test(arguments: [
        "@objc func a() {}", "@objc(b:) func a() {}", "@objcMembers class A {}", "@nonobjc var a = 1",
        "@IBOutlet weak var a: UIView!", "@IBAction func a() {}", "@IBInspectable var a = 1",
        "@IBDesignable class A {}",
        "@objc static func a() {}", "@objc\n  func a() {}",
    ])
    func attributesBecomeSpacesSoThatLinesAndColumnsStay(_ source: String) {
        let rewritten = Rewritten("class B {\n" + source + "\n}").body

        #expect(rewritten.utf8.count == ("class B {\n" + source + "\n}").utf8.count)
        for word in ["@", "objc", "dynamic"] { #expect(!rewritten.contains(word)) }
        let name = source.contains("class A") ? "class A" : source.contains("func") ? "func a" : "var a"
        #expect(place(of: name, in: rewritten) == place(of: name, in: "class B {\n" + source))
    }

    private func place(of name: String, in text: String) -> Int? {
        text.range(of: name).map { text.utf16.distance(from: text.startIndex, to: $0.lowerBound) }
    }

    @Test func anApplicationMainBecomesMain() {
        #expect(Rewritten("@UIApplicationMain class A {}").body == "@main              class A {}")
        #expect(Rewritten("@NSApplicationMain class A {}").body == "@main              class A {}")
    }

    @Test(arguments: [
        ("@objc dynamic var a = 1", "              var a = 1 { didSet { didChangeValue(forKey: \"a\") } }"),
        (
            "dynamic var a = 1 { didSet { go() } }",
            "        var a = 1 { didSet { didChangeValue(forKey: \"a\"); go() } }"
        ),
        (
            "dynamic var a = 1 { willSet { go() } }",
            "        var a = 1 { didSet { didChangeValue(forKey: \"a\") } willSet { go() } }"
        ),
        (
            "dynamic var a: Int { get { b } set { b = newValue } }",
            "        var a: Int { get { b } set { defer { didChangeValue(forKey: \"a\") }; b = newValue } }"
        ),
        ("dynamic var a: Int { 1 }", "        var a: Int { 1 }"), ("dynamic let a = 1", "        let a = 1"),
        ("var a = 1", "var a = 1"),
    ])
    func aDynamicPropertyTellsItsObservers(_ source: String, _ expected: String) {
        #expect(Rewritten("class B: NSObject { " + source + " }").body == "class B: NSObject { " + expected + " }")
    }

    @Test func coreDataIsAnErrorWithItsPlace() {
        #expect(
            Rewritten("class A {\n  @NSManaged var a: Int\n}").diagnostics == [
                "2:3: error: Core Data is not on Linux: store the value in a property of a plain class, and the objects in "
                    + "a file or in SQLite."
            ])
    }

    @Test func aLayerStoresItsManagedProperties() {
        let rewritten = Rewritten(
            "class A: CAShapeLayer {\n  @NSManaged var a: CGFloat\n}\nclass B: A { @NSManaged var b: Int }")

        #expect(
            rewritten.line(2)
                == "             var a: CGFloat { get { _LayerProperties.value(\"a\", of: self) } "
                + "set { _LayerProperties.setValue(newValue, forKey: \"a\", of: self) } }")
        #expect(rewritten.line(4).contains("_LayerProperties.value(\"b\", of: self)"))
        #expect(rewritten.diagnostics.isEmpty)
    }

    @Test func otherAttributesStay() {
        let source = "@MainActor @available(iOS 15, *) class A { @discardableResult func a() -> Int { 1 } }"

        #expect(Rewritten(source).body == source)
    }
}
