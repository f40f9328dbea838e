import Testing

@Suite struct InitializedObjectTests {
    private static let source = """
        protocol Buildable: AnyObject {
            init()
        }
        extension Buildable {
            init(_ change: (Self) -> Void) { self.init(); change(self) }
        }
        """

    @Test func anExtensionGivesTheInitializerToClassesOfUIKit() {
        let rewritten = Rewritten(InitializedObjectTests.source + "\nextension NSObject: Buildable {}")

        #expect(rewritten.line(2) == "    init(_made: Void)")
        #expect(rewritten.line(5) == "    init(_ change: (Self) -> Void) { self.init(_made: ()); change(self) }")
        #expect(
            rewritten.body.contains("extension Buildable where Self: NSObject { init(_made: Void) { self.init() } }"))
        #expect(rewritten.text.contains("@_spi(Port) import ObjectiveCSupport"))
    }

    @Test func classesOfTheSourcesUseTheirOwnInitializer() {
        let rewritten = Rewritten(
            InitializedObjectTests.source + """

                extension UIView: Buildable {}
                class Style: Buildable { required init() {} }
                class Card: UIView {}
                """)

        #expect(rewritten.body.contains("extension Style: _BuildableByInit {}"))
        #expect(!rewritten.body.contains("extension Card: _BuildableByInit"))
    }

    @Test func aProtocolOfOtherClassesKeepsItsRequirement() {
        let rewritten = Rewritten(
            InitializedObjectTests.source
                + "\nclass Style: Buildable { required init() {} }\nextension URL: Buildable {}")

        #expect(rewritten.line(2) == "    init()")
        #expect(rewritten.line(5) == "    init(_ change: (Self) -> Void) { self.init(); change(self) }")
    }
}
