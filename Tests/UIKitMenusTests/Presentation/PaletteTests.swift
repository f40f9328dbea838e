import CoreGraphics
import Testing
import UIKitCore
import UIKitMenus
import VelariumTesting

@MainActor @Suite struct PaletteTests {
    /// A menu with a palette and a row below it.
    private func makeFixture(count: Int, on: Int? = nil) -> MenuFixture {
        let fixture = MenuFixture()
        let colors = (1...count).map { index in
            UIAction(
                title: "Color \(index)", image: UIImage(systemName: "circle.fill"), attributes: .keepsMenuPresented,
                state: index == on ? .on : .off
            ) { [unowned fixture] in fixture.button.record("perform \($0.title)") }
        }
        fixture.button.menu = UIMenu(children: [
            UIMenu(options: [.displayInline, .displayAsPalette, .singleSelection], children: colors),
            fixture.action("Row"),
        ])
        return fixture
    }

    private func titles(of platter: MenuPlatterView) -> [String] {
        platter.viewsInSubtree().compactMap { ($0 as? MenuTileView)?.item.title }
    }

    private func strip(of platter: MenuPlatterView) -> MenuStripView? {
        platter.viewsInSubtree().lazy.compactMap { $0 as? MenuStripView }.first
    }

    @Test func sixElementsShareTheWidth() throws {
        let fixture = makeFixture(count: 6)
        try fixture.open()

        let layout = try #require(fixture.platter?.menuLayout)

        #expect(layout.strips.isEmpty)
        #expect(layout.cells.prefix(6).map { $0.frame.minY } == [0, 0, 0, 0, 0, 0])
        #expect(layout.cells[5].frame.maxX == 250)
    }

    @Test func moreThanSixElementsAreOneRowThatScrolls() throws {
        let fixture = makeFixture(count: 12)
        try fixture.open()
        let platter = try #require(fixture.platter)

        let before = titles(of: platter)
        try fixture.device.drag(from: screen(platter, 220, 22), to: screen(platter, 20, 22), in: 0.3)
        try fixture.device.settle()

        let row: CGFloat = 131.0 / 3
        let height = try #require(platter.menuLayout?.size.height)

        #expect(abs(height - 52 - row) < 0.01)
        #expect(before == (1...7).map { "Color \($0)" })
        #expect(titles(of: platter).contains("Color 12"))
        #expect(!titles(of: platter).contains("Color 1"))
        #expect(fixture.events.filter { $0.hasPrefix("perform") }.isEmpty, "A finger that scrolls chooses nothing.")
    }

    private func screen(_ platter: MenuPlatterView, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
        platter.convert(CGPoint(x: x, y: y), to: nil)
    }

    @Test func theSelectedElementIsVisibleAndAChoiceKeepsThePlace() throws {
        let fixture = makeFixture(count: 12, on: 10)
        try fixture.open()
        let platter = try #require(fixture.platter)
        let place = strip(of: platter)?.contentOffset.x

        try fixture.device.tap("Color 9")
        try fixture.device.settle()

        #expect(titles(of: platter).contains("Color 10"))
        #expect(place ?? 0 > 0)
        #expect(strip(of: platter)?.contentOffset.x == place)
        #expect(fixture.button.menu?.selectedElements.map(\.title) == ["Color 9"])
    }

    @Test func theKeysReachEveryElement() throws {
        let fixture = makeFixture(count: 12)
        try fixture.open()

        for key in ["down"] + Array(repeating: "right", count: 11) { try fixture.key(key) }
        let last = fixture.platter?.focusedItem?.title
        let visible = titles(of: try #require(fixture.platter))
        try fixture.key("right")
        try fixture.key("down")

        #expect(last == "Color 12")
        #expect(visible.contains("Color 12"))
        #expect(fixture.platter?.focusedItem?.title == "Row")
    }

    @Test func fromRightToLeftThePaletteBeginsAtTheRight() throws {
        let fixture = makeFixture(count: 12)
        try fixture.device.setLayoutDirection(.rightToLeft)
        try fixture.open()
        let platter = try #require(fixture.platter)

        let first = try fixture.device.view("Color 1")
        let frame = first.convert(first.bounds, to: platter)

        #expect(abs(frame.maxX - 250) < 0.5)
        #expect(!titles(of: platter).contains("Color 12"))
    }
}
