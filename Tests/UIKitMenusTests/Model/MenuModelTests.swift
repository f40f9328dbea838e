import Testing
import UIKitCore
import UIKitMenus

@MainActor @Suite struct MenuModelTests {
    private func action(_ title: String, attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { _ in }
    }

    private func model(_ menu: UIMenu, canPerform: @escaping (UICommand) -> Bool = { _ in true }) -> MenuModel {
        MenuModel(menu, isSubmenu: false, provided: { $0.providedElements }, canPerform: canPerform)
    }

    private func sections(_ menu: UIMenu) -> [[String]] { model(menu).sections.map { $0.items.map(\.title) } }

    @Test func inlineMenusAreSectionsOfTheirOwn() {
        let menu = UIMenu(children: [
            action("A"), UIMenu(options: .displayInline, children: [action("B"), action("C")]), action("D"),
        ])

        #expect(sections(menu) == [["A"], ["B", "C"], ["D"]])
    }

    @Test func emptyAndHiddenElementsLeaveNoGap() {
        let menu = UIMenu(children: [
            UIMenu(options: .displayInline), action("A", attributes: .hidden),
            UIMenu(options: .displayInline, children: [action("B", attributes: .hidden)]), action("C"),
        ])

        #expect(sections(menu) == [["C"]])
        #expect(model(UIMenu()).isEmpty)
    }

    @Test func theTitleOfAnInlineMenuIsItsSectionsHeader() {
        let menu = UIMenu(
            title: "Outer", children: [UIMenu(title: "Inner", options: .displayInline, children: [action("A")])])

        #expect(model(menu).header == "Outer")
        #expect(model(menu).sections.first?.title == "Inner")
    }

    @Test func palettesAndSmallElementsAreTiles() {
        let menu = UIMenu(
            children: [
                UIMenu(options: [.displayInline, .displayAsPalette], children: [action("A")]),
                UIMenu(options: .displayInline, preferredElementSize: .small, children: [action("B")]),
                UIMenu(options: .displayInline, preferredElementSize: .medium, children: [action("C")]),
                action("D"),
            ])

        #expect(model(menu).sections.map(\.style) == [.palette, .small, .medium, .rows])
    }

    @Test func aCommandThatNoResponderPerformsIsDisabled() {
        let menu = UIMenu(children: [UICommand(title: "Paste", action: Selector("paste:"))])

        #expect(model(menu, canPerform: { _ in false }).items.first?.isEnabled == false)
        #expect(model(menu).items.first?.isEnabled == true)
    }

    @Test func marksTakeAColumnOnlyWhereThereAreSome() {
        #expect(!model(UIMenu(children: [action("A")])).hasMarks)
        #expect(model(UIMenu(children: [UIAction(title: "A", state: .mixed) { _ in }])).hasMarks)
        #expect(model(UIMenu(children: [UIMenu(title: "More", children: [action("A")])])).hasMarks)
    }

    @Test func reversingKeepsTheHeaderOnTop() {
        let menu = UIMenu(
            title: "T", children: [action("A"), UIMenu(options: .displayInline, children: [action("B"), action("C")])])

        #expect(model(menu).reversed.items.map(\.title) == ["C", "B", "A"])
        #expect(model(menu).reversed.header == "T")
    }
}

@MainActor @Suite struct UIMenuTests {
    @Test func copiesHaveElementsOfTheirOwn() throws {
        let action = UIAction(title: "A", subtitle: "sub") { _ in }
        let menu = UIMenu(title: "M", options: .singleSelection, preferredElementSize: .small, children: [action])

        let copy = try #require(menu.copy() as? UIMenu)
        action.state = .on

        let copied = try #require(copy.children.first as? UIAction)
        #expect(copied.state == .off)
        #expect(copied.identifier == action.identifier)
        #expect(copied.subtitle == "sub")
        #expect(copy.identifier == menu.identifier)
        #expect(copy.options == .singleSelection)
        #expect(copy.preferredElementSize == .small)
    }

    @Test func selectedElementsAreThoseOfSubmenusToo() {
        let on = UIAction(title: "On", state: .on) { _ in }
        let mixed = UIAction(title: "Mixed", state: .mixed) { _ in }
        let menu = UIMenu(children: [mixed, UIMenu(title: "More", children: [on])])

        #expect(menu.selectedElements.map(\.title) == ["On"])
    }

    @Test func rawValuesAreUIKits() {
        #expect(UIMenu.Options.displayInline.rawValue == 1)
        #expect(UIMenu.Options.destructive.rawValue == 2)
        #expect(UIMenu.Options.singleSelection.rawValue == 32)
        #expect(UIMenu.Options.displayAsPalette.rawValue == 128)
        #expect(UIMenuElement.Attributes.keepsMenuPresented.rawValue == 8)
        #expect(UIMenu.ElementSize.automatic.rawValue == -1)
        #expect(UIMenu.ElementSize.large.rawValue == 2)
    }

    @Test func keyCommandsKeepTheirKeyInACopy() throws {
        let command = UIKeyCommand(title: "Undo", action: Selector("undo:"), input: "z", modifierFlags: .command)

        let copy = try #require(command.copy() as? UIKeyCommand)

        #expect(copy.input == "z")
        #expect(copy.modifierFlags == .command)
        #expect(copy.title == "Undo")
    }
}
