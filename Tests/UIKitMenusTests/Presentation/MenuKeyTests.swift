import Testing
import UIKitCore
import VelariumTesting

@testable import UIKitMenus

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

    @Test func escapeClosesTheWholeMenu() throws {
        let fixture = makeFixture()
        try fixture.open()
        try fixture.key("end")
        try fixture.key("right")

        try fixture.key("escape")

        #expect(fixture.presentation == nil)
    }
}
