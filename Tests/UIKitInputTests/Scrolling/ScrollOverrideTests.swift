import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// What a subclass of a scroll view sees and changes by overriding members that touches and motions use.
@MainActor @Suite struct ScrollOverrideTests {
    private let device = TestDevice(.iPhone14)

    /// Shows a scroll view with much more content than fits.
    private func show(_ scroll: UIScrollView) {
        let page = UIViewController()
        device.show(page)
        scroll.frame = page.view.bounds
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 10_000)
        page.view.addSubview(scroll)
        device.advance(by: 0)
    }

    private func drag(down distance: CGFloat) throws {
        let start = CGPoint(x: 195, y: 400)
        try device.drag(from: start, to: CGPoint(x: 195, y: 400 + distance), in: 0.1)
    }

    // MARK: contentOffset

    /// Records what is set.
    private final class Recording: UIScrollView {
        var offsets: [CGFloat] = []
        override var contentOffset: CGPoint {
            didSet { offsets.append(contentOffset.y) }
        }
    }

    @Test func anOverriddenOffsetSeesTheFingerAndTheDeceleration() throws {
        let scroll = Recording()
        show(scroll)

        try drag(down: -300)
        let dragged = scroll.offsets
        try device.settle()

        #expect(dragged.count >= 3 && dragged == dragged.sorted() && dragged.contains { $0 > 100 })
        #expect(scroll.offsets.count > dragged.count + 10)
        #expect(scroll.offsets.last == scroll.contentOffset.y && scroll.contentOffset.y > 300)
    }

    @Test func anOverriddenOffsetSeesAnimationsAndReveals() throws {
        let scroll = Recording()
        show(scroll)

        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        try device.settle()
        let animated = scroll.offsets
        scroll.scrollRectToVisible(CGRect(x: 0, y: 4_000, width: 10, height: 10), animated: false)

        #expect(animated.count > 5 && animated.last == 500)
        #expect(scroll.offsets.last == scroll.contentOffset.y && scroll.contentOffset.y == 4_010 - 844)
    }

    @Test func anOverriddenOffsetKeepsTheContentAtTheTop() throws {
        final class Pinned: UIScrollView {
            override var contentOffset: CGPoint {
                get { super.contentOffset }
                set { super.contentOffset = CGPoint(x: newValue.x, y: max(0, newValue.y)) }
            }
        }
        let (pinned, free) = (Pinned(), UIScrollView())
        show(pinned)
        device.finger(.began, x: 195, y: 300)
        for y in [340.0, 420] { device.finger(.moved, x: 195, y: y) }
        let held = pinned.contentOffset.y
        device.finger(.ended, x: 195, y: 420)

        show(free)
        device.finger(.began, x: 195, y: 300)
        for y in [340.0, 420] { device.finger(.moved, x: 195, y: y) }

        #expect(held == 0 && free.contentOffset.y < -10)
    }

    @Test func anOffsetThatIsSetWhileAnotherIsAppliedStopsTheMotion() throws {
        final class Stopping: UIScrollView {
            var limit: CGFloat = .infinity
            override var contentOffset: CGPoint {
                didSet { if contentOffset.y > limit { super.contentOffset.y = limit } }
            }
        }
        let scroll = Stopping()
        show(scroll)
        scroll.limit = 400

        scroll.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
        try device.settle()

        #expect(scroll.contentOffset.y == 400 && !scroll.isScrollAnimating)
    }

    /// As in UIKit, the setter does not call the method, so that the method may use the setter.
    @Test func anOverriddenMethodMaySetTheOffset() {
        final class Unanimated: UIScrollView {
            var calls = 0
            override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
                calls += 1
                self.contentOffset = contentOffset
            }
        }
        let scroll = Unanimated()
        show(scroll)

        scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        scroll.contentOffset.y = 800

        #expect(scroll.contentOffset.y == 800 && scroll.calls == 1)
    }

    // MARK: Insets, sizes and behavior

    @Test func anOverriddenAdjustedInsetLimitsTheContent() throws {
        final class Inset: UIScrollView {
            override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0) }
        }
        let scroll = Inset()
        show(scroll)
        scroll.contentOffset.y = 300

        try drag(down: 390)
        try device.settle()

        #expect(scroll.contentOffset.y == -40)
    }

    @Test func overriddenSizesAndInsetsSeeWhatIsSet() {
        final class Sizes: UIScrollView {
            var heard: [String] = []
            override var contentSize: CGSize {
                didSet { heard.append("size \(contentSize.height)") }
            }
            override var contentInset: UIEdgeInsets {
                didSet { heard.append("inset \(contentInset.top)") }
            }
        }
        let scroll = Sizes()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        show(scroll)
        scroll.heard = []

        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.heightAnchor.constraint(equalToConstant: 1_234), content.widthAnchor.constraint(equalToConstant: 9),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        ])
        scroll.layoutIfNeeded()
        scroll.contentInset.top = 7

        #expect(scroll.heard == ["size 1234.0", "inset 7.0"])
    }

    @Test func anOverriddenSwitchStopsTheUserFromScrolling() throws {
        final class Fixed: UIScrollView {
            override var isScrollEnabled: Bool {
                get { false }
                set {}
            }
        }
        let scroll = Fixed()
        show(scroll)

        try drag(down: -300)
        try device.settle()

        #expect(scroll.contentOffset.y == 0)
    }

    @Test func anOverriddenRefreshControlSeesWhatIsSet() {
        final class Refreshed: UIScrollView {
            var heard: [Bool] = []
            override var refreshControl: UIRefreshControl? {
                didSet { heard.append(refreshControl != nil) }
            }
        }
        let scroll = Refreshed()
        show(scroll)

        scroll.refreshControl = UIRefreshControl()
        scroll.refreshControl = nil

        #expect(scroll.heard == [true, false] && scroll.subviews.allSatisfy { !($0 is UIRefreshControl) })
    }

    /// The helper of many snapshot tests: a window with the safe area of another device.
    @Test func subviewsInheritAnOverriddenSafeArea() {
        final class SafeWindow: UIWindow {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0) }
        }
        let window = SafeWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let page = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentInsetAdjustmentBehavior = .always

        page.view.addSubview(scroll)
        window.rootViewController = page
        window.isHidden = false
        window.layoutIfNeeded()

        #expect(page.view.safeAreaInsets.top == 91 && scroll.adjustedContentInset.top == 91)
    }
}
