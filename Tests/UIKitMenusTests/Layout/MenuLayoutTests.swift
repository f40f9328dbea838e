import CoreGraphics
import OverlayPlacement
import Testing
import UIKitCore
import UIKitMenus

@MainActor @Suite struct MenuLayoutTests {
    private let fonts = MenuFonts(for: UITraitCollection(preferredContentSizeCategory: .large))

    private func layout(_ menu: UIMenu, width: CGFloat = 250, lines: Int = 1, scale: CGFloat = 3) -> MenuLayout {
        let model = MenuModel(menu, isSubmenu: false, provided: { _ in nil }, canPerform: { _ in true })
        return MenuLayout(model, width: width, fonts: fonts, scale: scale) { _, _, _ in lines }
    }

    private func actions(_ count: Int, subtitle: String? = nil) -> [UIAction] {
        (0..<count).map { UIAction(title: "Item \($0)", subtitle: subtitle) { _ in } }
    }

    @Test func rowsAre43AndTwoThirdsHigh() {
        let layout = layout(UIMenu(children: actions(3)))

        #expect(layout.cells.map { ($0.frame.minY * 100).rounded() } == [0, 4367, 8733])
        #expect(abs(layout.size.height - 131) < 0.01)
        #expect(layout.separators.count == 2)
    }

    /// Pictures of iOS 13 have rows of 44 points and separators of half a point.
    @Test func rowsAreRoundedUpToWholePixels() {
        let layout = layout(UIMenu(children: actions(3)), scale: 2)

        #expect(layout.cells.map(\.frame.height) == [44, 44, 44])
        #expect(layout.separators.count == 2 && layout.separators.allSatisfy { $0.height == 0.5 })
    }

    @Test func aSecondLineAddsItsLineHeight() {
        #expect(abs(layout(UIMenu(children: actions(1)), lines: 2).size.height - 65.67) < 0.01)
        #expect(abs(layout(UIMenu(children: actions(1)), lines: 9).size.height - 65.67) < 0.01)
    }

    @Test(arguments: [
        ("Copy", 1), ("جارٍ التحميل…", 1), ("正在载入…", 1), ("กำลังโหลด", 1), ("", 1), ("One\nTwo", 2),
        ("A title that is longer than one line of the menu", 2),
        ("عنوان طويل جدا لا يتسع له سطر واحد من أسطر هذه القائمة الصغيرة", 3),
    ])
    func linesOfEveryScriptAreCounted(title: String, expected: Int) {
        #expect(MenuLayout.lines(title, fonts.title, 218) == expected)
    }

    @Test func sectionsAreEightPointsApart() {
        let menu = UIMenu(children: [actions(1)[0], UIMenu(options: .displayInline, children: actions(1))])

        let layout = layout(menu)

        #expect(layout.gaps.map(\.height) == [8])
        #expect(abs(layout.cells[1].frame.minY - 51.67) < 0.01)
    }

    @Test(arguments: [(UIMenu.ElementSize.small, 4), (.medium, 3)])
    func tilesShareTheWidth(size: UIMenu.ElementSize, columns: Int) {
        let layout = layout(UIMenu(preferredElementSize: size, children: actions(columns + 1)))

        let first = layout.cells.prefix(columns).map(\.frame)
        #expect(Set(first.map(\.minY)) == [0])
        #expect(first.last?.maxX == 250)
        #expect(layout.cells.last?.frame.minY == first.first?.maxY)
    }

    @Test(arguments: [
        (UIContentSizeCategory.large, 390, 250), (.large, 834, 262), (.accessibilityLarge, 390, 370),
        (.accessibilityLarge, 834, 343), (.accessibilityLarge, 320, 304),
    ])
    func widthsDependOnScreenAndTextSize(category: UIContentSizeCategory, screen: CGFloat, expected: CGFloat) {
        let fonts = MenuFonts(for: UITraitCollection(preferredContentSizeCategory: category))

        #expect(MenuLayout.width(on: screen, fonts: fonts, available: screen - 16) == expected)
    }
}

@MainActor @Suite struct MenuPlacementTests {
    private let phone = MenuPlacement.Surroundings(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), keyboard: nil, pixelScale: 3)

    private func place(_ anchor: CGRect, height: CGFloat = 200) -> MenuPlacement {
        MenuPlacement(of: CGSize(width: 250, height: height), at: anchor, gap: 8, in: phone)
    }

    /// Anchor and the expected origin of a menu of 250 × 200.
    @Test(arguments: [
        (CGRect(x: 20, y: 120, width: 100, height: 40), CGPoint(x: 20, y: 168)),
        (CGRect(x: 145, y: 120, width: 100, height: 40), CGPoint(x: 70, y: 168)),
        (CGRect(x: 270, y: 120, width: 100, height: 40), CGPoint(x: 120, y: 168)),
        (CGRect(x: 20, y: 600, width: 100, height: 40), CGPoint(x: 20, y: 392)),
        (CGRect(x: 0, y: 120, width: 40, height: 40), CGPoint(x: 8, y: 168)),
        (CGRect(x: 350, y: 700, width: 40, height: 40), CGPoint(x: 132, y: 492)),
        (CGRect(x: 0, y: 120, width: 300, height: 40), CGPoint(x: 25, y: 168)),
        (CGRect(x: 90, y: 120, width: 300, height: 40), CGPoint(x: 115, y: 168)),
    ])
    func menusAreBesideTheirAnchorAndInsideTheMargins(anchor: CGRect, origin: CGPoint) {
        #expect(place(anchor).frame == CGRect(origin: origin, size: CGSize(width: 250, height: 200)))
    }

    @Test func aTallMenuFillsTheScreenFromMarginToMargin() {
        let placement = place(CGRect(x: 20, y: 400, width: 100, height: 40), height: 9000)

        #expect(placement.frame == CGRect(x: 20, y: 55, width: 250, height: 844 - 34 - 8 - 55))
    }

    @Test func aMenuGrowsFromTheMiddleOfItsAnchor() {
        let below = place(CGRect(x: 20, y: 120, width: 100, height: 40))
        let above = place(CGRect(x: 20, y: 600, width: 100, height: 40))

        #expect(below.growthPoint == CGPoint(x: 0.2, y: 0))
        #expect(above.growthPoint == CGPoint(x: 0.2, y: 1))
        #expect(above.isAbove)
    }

    @Test func anAnchorWithoutAPlaceIsTheMiddle() {
        let placement = MenuPlacement(of: CGSize(width: 250, height: 200), at: .null, gap: 0, in: phone)

        #expect(phone.bounds.contains(placement.frame))
    }

    @Test func aMenuBesideItsAnchorIsOnTheWiderSideAndAtItsTop() {
        let anchor = CGRect(x: 20, y: 100, width: 90, height: 300)

        let right = MenuPlacement(of: CGSize(width: 250, height: 200), at: anchor, gap: 16, isBeside: true, in: phone)
        let left = MenuPlacement(
            of: CGSize(width: 250, height: 200), at: anchor.offsetBy(dx: 260, dy: 0), gap: 16, isBeside: true,
            in: phone)

        #expect(right.frame.origin == CGPoint(x: 126, y: 100))
        #expect(left.frame.origin == CGPoint(x: 14, y: 100))
        #expect(right.growthPoint == CGPoint(x: 0, y: 0.75))
        #expect(left.growthPoint == CGPoint(x: 1, y: 0.75))
    }
}
