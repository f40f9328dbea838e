import CoreGraphics
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// What is in a sheet, and what is behind it, moves along with the sheet.
@MainActor @Suite struct SheetContentMotionTests {
    /// Lays out a bar at its lower edge in `viewDidLayoutSubviews()`.
    private final class BarController: UIViewController {
        let bar = UIView()

        override func viewDidLoad() {
            bar.backgroundColor = .systemBlue
            view.addSubview(bar)
        }

        override func viewDidLayoutSubviews() {
            bar.frame = CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)
        }

        /// Where the bar is displayed. Points of the window.
        var shownBottom: CGFloat {
            var layer: CALayer? = bar.layer
            var bottom = bar.bounds.height
            while let current = layer, let next = current.superlayer {
                let shown = current.presentation() ?? current
                bottom += shown.frame.minY - next.bounds.minY
                layer = next
            }
            return bottom
        }
    }

    @Test func whatTheContentLaysOutAtItsEndStaysAtTheEdgeOfASheetThatSettles() throws {
        let fixture = SheetFixture()
        let content = BarController()
        content.modalPresentationStyle = .pageSheet
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.prefersGrabberVisible = true
        try fixture.present(content)

        try fixture.device.tap("Sheet Grabber")
        var bottoms: [CGFloat] = []
        for _ in 0..<20 {
            fixture.device.advance(by: 1.0 / 60)
            bottoms.append(content.shownBottom)
        }
        try fixture.device.settle()

        #expect(bottoms.allSatisfy { abs($0 - 844) < 1 })
    }

    @Test(arguments: [TestDevice.Model.iPhone14, .iPadPro11])
    func theBarOfASheetIsHigherThanThatOfAScreen(_ model: TestDevice.Model) throws {
        let fixture = SheetFixture(model)
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.modalPresentationStyle = .formSheet
        try fixture.present(stack)
        #expect(stack.navigationBar.bounds.height == 56)

        stack.dismiss(animated: false)
        try fixture.device.settle()
        stack.modalPresentationStyle = .fullScreen
        try fixture.present(stack)

        #expect(stack.navigationBar.bounds.height < 56)
    }

    /// A finger that scrolls content is no wheel: the content bounces, and its keyboard follows the finger.
    @Test func contentThatADragHandsOverBounces() throws {
        let fixture = SheetFixture()
        let content = fixture.content()
        let scroll = UIScrollView(frame: content.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 800)
        content.view.addSubview(scroll)
        content.sheetPresentationController?.detents = [.medium(), .large()]
        try fixture.present(content)
        let finger = SheetDrag(on: fixture.device, x: 195, y: 700)

        for step in 1...60 { finger.move(to: CGPoint(x: 195, y: 700 - CGFloat(step) * 11)) }
        let limit = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
        let pulled = scroll.contentOffset.y
        let isDragging = scroll.isDragging && scroll.isTracking
        finger.lift()
        try fixture.device.settle()

        #expect(pulled > limit && isDragging)
        #expect(abs(scroll.contentOffset.y - limit) < 1)
    }

    /// A finger that holds a sheet on its way up holds what is behind it as well.
    @Test(arguments: [false, true]) func thePresenterStopsWhenAFingerCatchesTheSheet(isCard: Bool) throws {
        let fixture = SheetFixture()
        let presenter = isCard ? try fixture.present() : fixture.root
        _ = fixture.device.application
        let upper = fixture.content()
        presenter.present(upper, animated: true)
        fixture.device.advance(by: 0.15)
        let shown = try #require(try fixture.shownFrame(of: upper))

        let finger = SheetDrag(on: fixture.device, x: 195, y: shown.minY + 20)
        finger.move(to: CGPoint(x: 195, y: shown.minY + 40))
        finger.move(to: CGPoint(x: 195, y: shown.minY + 40))
        let surface = isCard ? presenter.presentationController?.presentedView : presenter.view
        let held = try #require(surface?.layer.presentation()?.frame)
        fixture.device.advance(by: 0.1)

        #expect(surface?.layer.presentation()?.frame == held)
        finger.lift()
        try fixture.device.settle()
        #expect(presenter.presentedViewController === upper)
    }
}
