import Testing

@Suite struct OptionalRequirementTests {
    @Test func anOptionalRequirementGetsADefaultAtItsLine() {
        let rewritten = Rewritten(
            """
            @objc public protocol PageDelegate {
                func must()
                @objc optional func didTap(_ page: Page,
                                           at index: Int)
                @objc optional func limit(for page: Page) -> Int
            }
            """)

        #expect(rewritten.line(1) == "      public protocol PageDelegate: AnyObject {")
        #expect(rewritten.line(3) == "                   func didTap(_ page: Page,")
        #expect(
            rewritten.body.contains(
                """
                #sourceLocation(file: "/iOS/A.swift", line: 3)
                extension PageDelegate { public func didTap(_ page: Page, at index: Int) { _OptionalRequirement.skip("didTap(_:at:)") } }
                """))
        #expect(
            rewritten.body.contains(
                """
                #sourceLocation(file: "/iOS/A.swift", line: 5)
                extension PageDelegate { public func limit(for page: Page) -> Int { _OptionalRequirement.skipped("limit(for:)") } }
                """))
    }

    @Test func aProtocolThatInheritsKeepsWhatItInherits() {
        #expect(Rewritten("@objc protocol A: NSObjectProtocol {}").body == "      protocol A: NSObjectProtocol {}")
    }

    /// The rewritten statement, with an optional requirement `limit(_:)` and a closure property `action`.
    private func statement(_ source: String) -> String {
        Rewritten(
            source,
            """
            @objc protocol PageDelegate { @objc optional func limit(_ page: Page) -> Int; @objc optional func done() }
            class Cell { var action: (() -> Void)?; var limitHandler: ((Int) -> Void)? }
            """
        ).body
    }

    @Test(arguments: [
        (
            "let a = delegate?.limit?(self) ?? 3",
            #"let a = _OptionalRequirement.result(of: "limit(_:)", delegate?.limit(self)) ?? 3"#
        ),
        ("page.delegate.done?()", #"_OptionalRequirement.result(of: "done()", page.delegate.done())"#),
        (
            "owner?.page?.done?()?.next",
            #"_OptionalRequirement.result(of: "done()", owner?.page?.done())?.next"#
        ),
        (
            "list.delegate?.list?(list, didSelectRowAt: path)",
            #"_OptionalRequirement.result(of: "list(_:didSelectRowAt:)", list.delegate?.list(list, didSelectRowAt: path))"#
        ),
        (
            "scroll.delegate?.scrollViewDidScroll?(scroll)",
            #"_OptionalRequirement.result(of: "scrollViewDidScroll(_:)", scroll.delegate?.scrollViewDidScroll(scroll))"#
        ),
        ("delegate!.limit!(self)", "delegate!.limit(self)"),
        (
            "delegate?.finish?(with: 1) { done() }",
            #"_OptionalRequirement.result(of: "finish", delegate?.finish(with: 1) { done() })"#
        ),
    ])
    func callsOfOptionalMethodsTellWhetherThereIsOne(_ source: String, _ expected: String) {
        #expect(statement(source) == expected)
    }

    @Test(arguments: ["cell.action?()", "cell?.limitHandler?(3)", "completion?(true)", "handler?()", "self.action?()"])
    func callsOfClosuresStay(_ source: String) {
        #expect(statement(source) == source)
    }

    @Test(arguments: ["animator", "adapter", "page.list"])
    func optionalMethodsOfUIKitAreKnownByTheirNames(_ owner: String) {
        #expect(
            statement("\(owner).scrollViewDidScroll?(scroll)")
                == #"_OptionalRequirement.result(of: "scrollViewDidScroll(_:)", \#(owner).scrollViewDidScroll(scroll))"#
        )
        #expect(
            statement("\(owner).addAnimations? { go() }")
                == #"_OptionalRequirement.result(of: "addAnimations", \#(owner).addAnimations { go() })"#)
        #expect(statement("\(owner).scrollViewHandler?(scroll)") == "\(owner).scrollViewHandler?(scroll)")
    }

    @Test func theWindowOfADelegateIsOptionalOnceInAChain() {
        #expect(statement("delegate?.window??.rootViewController") == "delegate?.window?.rootViewController")
    }

    @Test func anOptionalPropertyIsAnOptionalForItsReaders() {
        let rewritten = Rewritten("@objc protocol A: NSObjectProtocol { @objc optional var title: String { get } }")

        #expect(rewritten.line(1).hasPrefix("      protocol A: NSObjectProtocol, _AProperties {"))
        #expect(
            rewritten.body.contains(
                "protocol _AProperties: AnyObject { @_disfavoredOverload var title: String { get } }"))
        #expect(
            rewritten.body.contains(
                "extension A { var title: String? { _OptionalRequirement.result(of: \"title\", (self as any "
                    + "_AProperties).title) } }"))
        #expect(rewritten.diagnostics.isEmpty)
    }

    @Test func aSubclassThatAddsAnOptionalMethodIsWarnedAbout() {
        let rewritten = Rewritten(
            """
            @objc protocol Listener { @objc optional func heard() }
            class Base: NSObject, Listener {}
            class Sub: Base {
                func heard() {}
            }
            """)

        #expect(
            rewritten.diagnostics == [
                "4:5: warning: Base conforms to the protocol without heard(), so this method is never called. "
                    + "Implement it in Base and override it here."
            ])
    }

    @Test(arguments: ["weak var delegate: AnyObject?", "weak var delegate: AnyObject!"])
    func aDelegateOfNoTypeIsAskedAsTheProtocolThatHasTheMethod(_ property: String) {
        let rewritten = Rewritten(
            """
            @objc protocol MenuDelegate { @objc optional func menu(_ menu: Menu, at index: Int) }
            class Menu: UIButton {
                \(property)
                func open() { self.delegate?.menu?(self, at: 1) }
            }
            """)

        #expect(rewritten.body.contains("(self.delegate as? MenuDelegate)?.menu(self, at: 1))"))
    }

    @Test func aDelegateThatHasATypeElsewhereIsNotCast() {
        let rewritten = Rewritten(
            """
            @objc protocol MenuDelegate { @objc optional func menu(_ menu: Menu, at index: Int) }
            class Menu { weak var delegate: AnyObject? }
            class Page { weak var delegate: MenuDelegate?; func open() { delegate?.menu?(Menu(), at: 1) } }
            """)

        #expect(!rewritten.body.contains("as? MenuDelegate"))
    }
}
