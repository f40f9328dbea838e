import Testing
import UIKitCore
import UIKitMenus
import VelariumTesting

@MainActor @Suite struct MenuKeyTests {
    private func makeFixture() -> MenuFixture {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: [
            fixture.action("A"), fixture.action("B", attributes: .disabled), fixture.action("C"),
            UIMenu(title: "More", children: [fixture.action("D")]),
        ])
        return fixture
    }

    @Test(arguments: [
        (["down"], "A"), (["down", "down"], "C"), (["up"], "More"), (["end", "down"], "More"),
        (["end", "home", "up"], "A"), (["down", "down", "up"], "A"),
    ])
    func arrowKeysFocusElementsWithoutWrapping(keys: [String], expected: String) throws {
        let fixture = makeFixture()
        try fixture.open()

        for key in keys { try fixture.key(key) }

        #expect(fixture.platter?.focusedItem?.title == expected)
    }

    @Test(arguments: ["return", "space"])
    func returnAndSpaceChoose(key: String) throws {
        let fixture = makeFixture()
        try fixture.open()

        try fixture.key("down")
        try fixture.key(key == "space" ? " " : key)

        #expect(fixture.events.contains("perform A"))
        #expect(fixture.presentation == nil)
    }

    @Test func rightOpensASubmenuAndLeftGoesBack() throws {
        let fixture = makeFixture()
        try fixture.open()

        try fixture.key("end")
        try fixture.key("right")
        let inside = fixture.titles
        try fixture.key("left")

        #expect(inside == ["D"])
        #expect(fixture.titles.last == "More")
    }

    @Test func aSubmenuThatAKeyOpensHasItsFirstElementFocusedAndItsParentKeepsTheFocus() throws {
        let fixture = makeFixture()
        try fixture.open()

        try fixture.key("end")
        try fixture.key("return")
        let inside = fixture.platter?.focusedItem?.title
        try fixture.key("up")
        let above = fixture.platter?.focusedItem?.title
        try fixture.key("return")

        #expect(inside == "D")
        #expect(above == "More", "The row that goes back.")
        #expect(fixture.platter?.focusedItem?.title == "More")
        #expect(fixture.titles.count == 4)
    }

    @Test func tabMovesTheFocusForwardAndBack() throws {
        let fixture = makeFixture()
        try fixture.open()

        try fixture.key("tab")
        try fixture.key("tab")
        let second = fixture.platter?.focusedItem?.title
        try fixture.key("shift+tab")

        #expect(second == "C")
        #expect(fixture.platter?.focusedItem?.title == "A")
    }

    @Test func arrowsMoveBetweenTilesBesideEachOther() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: [
            UIMenu(
                options: .displayInline, preferredElementSize: .small,
                children: ["B", "I", "U"].map { fixture.action($0) }), fixture.action("Row"),
        ])
        try fixture.open()

        let keys = ["down", "right", "right", "right", "left", "down", "up"]
        let focused = try keys.map { key in
            try fixture.key(key)
            return fixture.platter?.focusedItem?.title ?? ""
        }

        #expect(focused == ["B", "I", "U", "U", "I", "Row", "I"])
    }

    @Test func escapeClosesTheWholeMenu() throws {
        let fixture = makeFixture()
        try fixture.open()
        try fixture.key("end")
        try fixture.key("right")

        try fixture.key("escape")

        #expect(fixture.presentation == nil)
    }
}
