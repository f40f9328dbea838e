import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import VelariumTesting

@MainActor @Suite struct GlassEffectTests {
    private let device = TestDevice(.iPhone14)
    private let view = UIVisualEffectView(effect: nil)
    private let page = UIViewController()

    init() {
        page.view.backgroundColor = .black
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        device.show(page)
        page.view.addSubview(view)
    }

    private func color() -> Picture.Color {
        device.advance(by: 0.1)
        return device.picture().color(atX: 150, y: 150)
    }

    @Test func glassIsAMaterialWithItsTint() {
        let none = color()
        view.effect = UIGlassEffect()
        let plain = color()
        let tinted = UIGlassEffect(style: .clear)
        tinted.tintColor = .red

        view.effect = tinted
        let red = color()
        view.effect = UIGlassContainerEffect()

        #expect(plain != none && red != plain && color() == none)
    }

    @Test func aCopyIsAnotherEffectWithTheSameValues() throws {
        let glass = UIGlassEffect()
        glass.tintColor = .blue
        glass.isInteractive = true

        let copy = try #require(glass.copy() as? UIGlassEffect)

        #expect(
            copy !== glass && copy.tintColor == .blue && copy.isInteractive && UIGlassContainerEffect().spacing == 0)
    }
}
