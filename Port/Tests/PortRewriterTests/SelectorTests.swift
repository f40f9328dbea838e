import Testing

@Suite struct SelectorTests {
    /// The replacement of `#selector(argument)` in a class with methods of many kinds.
    private func selector(_ argument: String) -> String {
        let rewritten = Rewritten(
            """
            class Page: UIViewController {
                lazy var action = #selector(\(argument))
                func plain() {}
                func tap(_ sender: UIButton) {}
                func tap(_ sender: UIButton, for event: UIEvent) {}
                func show(item: Any) {}
                func move(to place: Any) {}
                func goTo(place: Any) {}
                @objc(customName:) func named(_ sender: Any) {}
                func three(a: Int, b: Int, c: Int) {}
                static func shared(_ sender: Any) {}
                var count = 0
                var isOn = false
            }
            class Other { func reload() {} }
            @objc protocol Listener { func heard(_ sender: Any) }
            """)
        #expect(rewritten.diagnostics == [])
        return String(rewritten.line(2).dropFirst("    lazy var action = ".count))
    }

    @Test(arguments: [
        ("plain", #"Selector("plain", Page.plain)"#),
        ("self.plain", #"Selector("plain", Page.plain)"#),
        ("self?.plain", #"Selector("plain", Page.plain)"#),
        ("Self.plain", #"Selector("plain", Page.plain)"#),
        ("super.plain", #"Selector("plain", Page.plain)"#),
        ("Page.plain", #"Selector("plain", Page.plain)"#),
        ("tap(_:)", #"Selector("tap:", Page.tap(_:))"#),
        ("tap(_:for:)", #"Selector("tap:for:", Page.tap(_:for:))"#),
        ("Page.tap(_:for:)", #"Selector("tap:for:", Page.tap(_:for:))"#),
        ("Other.reload", #"Selector("reload", Other.reload)"#),
        ("(plain)", #"Selector("plain", Page.plain)"#),
    ])
    func aMethodOfThisOrAnotherClassIsReferredTo(_ argument: String, _ expected: String) {
        #expect(selector(argument) == expected)
    }

    @Test(arguments: [
        ("show", #"Selector("showWithItem:", Page.show)"#),
        ("show(item:)", #"Selector("showWithItem:", Page.show(item:))"#),
        ("move(to:)", #"Selector("moveTo:", Page.move(to:))"#),
        ("goTo(place:)", #"Selector("goToPlace:", Page.goTo(place:))"#),
        ("named", #"Selector("customName:", Page.named)"#),
        (
            "dismiss(animated:completion:)",
            #"Selector("dismissViewControllerAnimated:completion:", Page.dismiss(animated:completion:))"#
        ),
        ("UIView.endEditing", #"Selector("endEditing:", UIView.endEditing)"#),
        ("UIView.endEditing(_:)", #"Selector("endEditing:", UIView.endEditing(_:))"#),
    ])
    func theNameIsObjectiveCs(_ argument: String, _ expected: String) {
        #expect(selector(argument) == expected)
    }

    @Test(arguments: [
        ("getter: count", #"Selector("count", { (target: Page) in { target.count } })"#),
        ("getter: Page.count", #"Selector("count", { (target: Page) in { target.count } })"#),
        ("setter: count", #"Selector("setCount:", { (target: Page) in { target.count = $0 } })"#),
        ("setter: Page.isOn", #"Selector("setIsOn:", { (target: Page) in { target.isOn = $0 } })"#),
        ("setter: UIView.isHidden", #"Selector("setHidden:", { (target: UIView) in { target.isHidden = $0 } })"#),
    ])
    func gettersAndSettersBecomeClosures(_ argument: String, _ expected: String) {
        #expect(selector(argument) == expected)
    }

    @Test func anOverloadIsChosenByItsType() {
        #expect(
            selector("tap as (Page) -> (UIButton) -> Void")
                == #"Selector("tap:", Page.tap as @MainActor (Page) -> @MainActor (UIButton) -> Void)"#)
    }

    @Test func methodsOfProtocolsStaticMethodsAndLongOnesHaveTheirOwnForms() {
        #expect(selector("Listener.heard(_:)") == #"Selector("heard:")           "#)
        #expect(selector("three(a:b:c:)") == #"Selector("threeWithA:b:c:")"#)
        #expect(selector("shared") == #"Selector("shared:", { (target: Page.Type) in target.shared(_:) })"#)
        #expect(selector("model.reload") == #"Selector("reload", of: model) { $0.reload }"#)
    }

    @Test func aMethodOfASuperclassInAnotherFileIsFound() {
        let rewritten = Rewritten(
            "class Page: Base { let action = #selector(load) }", "class Base: UIView { @objc func load(items: Any) {} }"
        )

        #expect(rewritten.body == #"class Page: Base { let action = Selector("loadWithItems:", Page.load) }"#)
    }

    @Test func nestedAndExtendedTypesAreNamedInFull() {
        let rewritten = Rewritten(
            """
            extension Outer {
                class Inner { let a = #selector(tap); func tap() {} }
            }
            extension Outer.Inner { var b: Selector { #selector(tap) } }
            func make() { class Local: NSObject { func go() { run(#selector(go)) } } }
            """)

        #expect(rewritten.line(2).contains(#"Selector("tap", Outer.Inner.tap)"#))
        #expect(rewritten.line(4).contains(#"Selector("tap", Outer.Inner.tap)"#))
        #expect(rewritten.line(5).contains(#"Selector("go", Local.go)"#))
    }

    @Test func anAmbiguousNameIsAnErrorThatListsTheMethods() {
        let rewritten = Rewritten(
            """
            class Page {
                let a = #selector(tap)
                func tap() {}
                func tap(_ sender: Any) {}
            }
            """)

        #expect(
            rewritten.diagnostics
                == ["2:13: error: ambiguous use of 'tap': there are tap(), tap(_:). Write the labels."])
    }

    @Test func ofSeveralMethodsTheOneThatObjectiveCSeesIsMeant() {
        let rewritten = Rewritten(
            """
            class Page {
                let a = #selector(close)
                let b = #selector(show)
                @objc func close() {}
                func close(animated: Bool) {}
                func show() {}
                @objc func show(_ sender: Any) {}
            }
            """)

        #expect(
            rewritten.line(2)
                == #"    let a = Selector("close", Page.close as @MainActor (Page) -> @MainActor () -> Void)"#)
        #expect(rewritten.line(3) == #"    let b = Selector("show:", Page.show(_:))"#)
        #expect(rewritten.diagnostics == [])
    }

    @Test func aSelectorOutsideOfTypesOrWithoutAMethodIsAnError() {
        #expect(
            Rewritten("let a = #selector(tap)").diagnostics
                == ["1:9: error: #selector(tap) is outside of a type. Name the type: #selector(TypeName.tap)."])
        #expect(
            Rewritten("class A { let a = #selector(1 + 2) }").diagnostics
                == ["1:19: error: #selector needs one method. Write Selector(\"name:\", TypeName.name)."])
        #expect(
            Rewritten("class A { let a = #selector(maker: tap) }").diagnostics
                == ["1:19: error: #selector has no form \"maker:\". Use getter: or setter:."])
    }

    @Test func aMissingMethodIsLeftToTheCompiler() {
        let rewritten = Rewritten("class Page { let a = #selector(gone(_:)) }")

        #expect(rewritten.body == #"class Page { let a = Selector("gone:", Page.gone(_:)) }"#)
        #expect(rewritten.diagnostics == [])
    }

    @Test(arguments: [
        ("#keyPath(count)", #""count"        "#), ("#keyPath(Page.count)", #""count"             "#),
        ("#keyPath(UIView.isHidden)", #""hidden"                 "#),
        ("#keyPath(Page.isOn)", #""isOn"             "#),
        ("#keyPath(Page.header.layer.opacity)", #""header.layer.opacity"             "#),
    ])
    func aKeyPathBecomesItsStringAndKeepsTheColumns(_ source: String, _ expected: String) {
        let rewritten = Rewritten("class Page { var count = 0; var isOn = false; func f() { use(\(source)) } }")

        #expect(rewritten.body == "class Page { var count = 0; var isOn = false; func f() { use(\(expected)) } }")
    }
}
