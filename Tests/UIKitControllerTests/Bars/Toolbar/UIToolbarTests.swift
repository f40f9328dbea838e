import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIToolbarTests {
    private let device = TestDevice(.iPhone14)
    private let screen = UIViewController()
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))

    init() {
        device.show(screen)
        screen.view.addSubview(toolbar)
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func frame(_ item: UIBarButtonItem) throws -> CGRect { try #require(item.itemView).frame }

    @Test func flexibleSpaceSendsItemsToTheEdges() throws {
        device.advance(by: 0)
        let left = item("L")
        let middle = item("M")
        let right = item("R")

        toolbar.items = [left, .flexibleSpace(), middle, .flexibleSpace(), right]
        device.advance(by: 0)

        #expect(try frame(left).minX == 16)
        #expect(try frame(right).maxX == 374)
        #expect(abs(try frame(middle).midX - 195) < 4)
    }

    @Test func itemsAreMirroredWhereTextRunsFromRightToLeft() throws {
        device.advance(by: 0)
        let first = item("One")
        let second = item("Second")
        toolbar.items = [first, .fixedSpace(40), second, .flexibleSpace()]
        device.advance(by: 0)
        let before = [try frame(first), try frame(second)]

        try device.setLayoutDirection(.rightToLeft)
        device.advance(by: 0)

        for (item, old) in zip([first, second], before) {
            #expect(abs(try frame(item).midX - (390 - old.midX)) < 0.01)
        }
    }

    @Test(arguments: [(TestDevice.Model.iPhone14, false, 44), (.iPhone14, true, 32), (.iPadPro11, false, 50)])
    func theToolbarHeightDependsOnTheDevice(_ model: TestDevice.Model, _ isLandscape: Bool, _ height: CGFloat) {
        let device = TestDevice(model, isLandscape: isLandscape)
        let screen = UIViewController()
        device.show(screen)
        let toolbar = UIToolbar()
        screen.view.addSubview(toolbar)

        #expect(toolbar.sizeThatFits(.zero).height == height && toolbar.intrinsicContentSize.height == height)
    }

    @Test func newItemsFadeInAndOldOnesGo() throws {
        device.advance(by: 0)
        let old = item("Old")
        let stays = item("Stays")
        let new = item("New")
        toolbar.items = [old, stays]
        device.advance(by: 0)
        let start = try frame(stays).minX
        let gone = old.itemView

        toolbar.setItems([stays, new], animated: true)
        device.advance(by: 0.05)
        #expect(new.itemView?.layer.presentation()?.opacity ?? 1 < 0.6 && gone?.superview === toolbar)
        try device.settle()

        #expect(gone?.superview == nil && old.itemView == nil)
        #expect(try frame(stays).minX < start && new.itemView?.alpha == 1)
    }

    @Test func theHairlineFollowsTheBarPosition() throws {
        device.advance(by: 0)
        toolbar.items = [item("A")]
        let place = ToolbarPlacer()
        let line = { (device: TestDevice) -> (above: Bool, below: Bool) in
            let picture = device.picture()
            // The line is a third of a point high.
            let above = picture.color(atX: 200, y: 299.8)
            let below = picture.color(atX: 200, y: 344.2)
            return (above.red < 230, below.red < 230)
        }
        screen.view.backgroundColor = .white
        device.advance(by: 0)
        let bottom = line(device)

        place.position = .top
        toolbar.delegate = place
        device.advance(by: 0)
        let top = line(device)

        #expect(toolbar.barPosition == .top && bottom == (true, false) && top == (false, true))
    }

    @Test func theBackgroundGoesOnBehindTheHomeIndicator() {
        device.advance(by: 0)
        screen.view.backgroundColor = .red
        toolbar.barTintColor = .blue
        toolbar.isTranslucent = false
        toolbar.frame = CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44)
        device.advance(by: 0)

        #expect(device.picture().color(atX: 20, y: 842).blue > 200)
    }

    @Test func theToolbarCopiesItsAppearance() {
        device.advance(by: 0)
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .green
        toolbar.standardAppearance = look
        look.backgroundColor = .red
        device.advance(by: 0)

        // The bar copies the appearance.
        #expect(device.picture().color(atX: 200, y: 320).green > 200)
        #expect(toolbar.standardAppearance.backgroundColor == .green)
    }

    @Test(arguments: [true, false]) func itemsMayChangeInsideAnAction(animated: Bool) throws {
        device.advance(by: 0)
        let second = item("Second")
        let first = UIBarButtonItem(
            title: "First",
            primaryAction: UIAction { [toolbar] _ in
                toolbar.setItems([second], animated: animated)
                toolbar.setItems([second, second], animated: animated)
                toolbar.items = nil
                toolbar.items = [second]
            })
        toolbar.items = [first]
        device.advance(by: 0)

        try device.tap("First")
        try device.settle()

        #expect(toolbar.buttons(called: "First").isEmpty && toolbar.buttons(called: "Second").count == 1)
    }
}

@MainActor private final class ToolbarPlacer: NSObject, UIToolbarDelegate {
    var position = UIBarPosition.any

    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
}
