import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Content insets and how the safe area changes them.
@MainActor @Suite final class ScrollInsetTests {
    private lazy var fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
    private var scroll: UIScrollView { fixture.scroll }
    private nonisolated static let safe = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    @Test(
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 5000.0, false, true),
            (.automatic, 100, false, false), (.automatic, 100, true, true), (.scrollableAxes, 5000, false, true),
            (.scrollableAxes, 100, false, false), (.scrollableAxes, 100, true, true), (.never, 5000, true, false),
            (.always, 100, false, true), (.always, 5000, false, true),
        ])
    func eachInsetBehaviorAddsTheSafeAreaInItsCases(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double, bounces: Bool, isAdjusted: Bool
    ) {
        scroll.contentSize.height = CGFloat(height)
        scroll.alwaysBounceVertical = bounces
        scroll.contentInset.top = 10

        scroll.contentInsetAdjustmentBehavior = behavior

        let expected = isAdjusted ? Self.safe : .zero
        #expect(scroll.adjustedContentInset.top == expected.top + 10)
        #expect(scroll.adjustedContentInset.bottom == expected.bottom)
        #expect(scroll.contentOffset.y == -expected.top - 10)
    }

    @Test(arguments: [true, false]) func inANavigationControllerSmallContentStaysBelowTheBar(isRoot: Bool) {
        let controller = UIViewController()
        let scroll = UIScrollView()
        if isRoot {
            controller.view = scroll
        } else {
            controller.view.addSubview(scroll)
            scroll.frame = controller.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        let device = TestDevice(.iPhone14)
        device.show(UINavigationController(rootViewController: controller))

        scroll.contentSize = CGSize(width: 390, height: 10)

        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset.y == -91)
    }

    @Test func aSafeAreaChangeKeepsTheVisibleContentOrTheTop() {
        scroll.contentInsetAdjustmentBehavior = .automatic
        #expect(scroll.contentOffset.y == -47)
        fixture.root.additionalSafeAreaInsets.top = 50
        #expect(scroll.contentOffset.y == -97)
        scroll.contentOffset.y = 1000
        fixture.root.additionalSafeAreaInsets.top = 0

        #expect(scroll.contentOffset.y == 1000 && scroll.adjustedContentInset.top == 47)
        scroll.contentOffset.y = 5000 + 34 - 844
        fixture.root.additionalSafeAreaInsets.bottom = 20
        #expect(scroll.contentOffset.y == 4190)
        fixture.root.additionalSafeAreaInsets.bottom = 0
        scroll.contentOffset.y = 4190
        #expect(scroll.adjustedContentInset.bottom == 34)
    }

    @Test func eachAdjustedInsetChangeIsReportedOnce() {
        final class Heard: UIScrollView {
            var count = 0
            override func adjustedContentInsetDidChange() { count += 1 }
        }
        let heard = Heard(frame: fixture.root.view.bounds)
        heard.contentSize = CGSize(width: 390, height: 3000)
        heard.delegate = fixture.recorder
        fixture.root.view.addSubview(heard)
        #expect(heard.count == 1 && fixture.recorder.calls.first == "inset")

        heard.contentInset = heard.contentInset
        heard.contentInset.left = 5
        fixture.root.additionalSafeAreaInsets.top = 3

        #expect(heard.count == 3)
    }

    @Test func aFlickEndsAtAnInsetChangedDuringIt() throws {
        scroll.contentSize.height = 1500
        try fixture.pull(up: 400)

        scroll.contentInset.bottom = 200
        try fixture.device.settle()

        #expect(scroll.contentOffset.y == 856)
    }

    // MARK: Safe area of content

    @Test func theAdjustedInsetIsRemovedFromTheSafeAreaOfContent() {
        scroll.contentInsetAdjustmentBehavior = .automatic
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        scroll.addSubview(label)
        #expect(label.safeAreaInsets == .zero)
        scroll.contentOffset.y = 0
        #expect(label.safeAreaInsets == .zero)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(label.safeAreaInsets.top == 47)

        scroll.contentOffset.y = -20

        #expect(label.safeAreaInsets.top == 27)
    }

    @Test func scrollingDoesNotReportUnchangedSafeAreas() {
        final class Told: UIView {
            var count = 0
            override func safeAreaInsetsDidChange() { count += 1 }
        }
        scroll.contentInsetAdjustmentBehavior = .automatic
        let told = Told(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        scroll.addSubview(told)

        for step in 0..<50 { scroll.contentOffset.y = CGFloat(step * 20) }

        #expect(told.count == 0)
    }

    // MARK: Guides

    @Test func theContentGuideSetsTheSizeAndTheFrameGuideDoesNotScroll() {
        let content = UIView()
        let bar = UIView()
        for view in [content, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        let inside = scroll.contentLayoutGuide
        let around = scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: inside.topAnchor),
            content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            content.widthAnchor.constraint(equalTo: around.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 2000),
            bar.bottomAnchor.constraint(equalTo: around.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: around.leadingAnchor),
            bar.widthAnchor.constraint(equalTo: around.widthAnchor),
            bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        fixture.device.advance(by: 0.1)
        #expect(scroll.contentSize == CGSize(width: 780, height: 2000))
        let place = bar.convert(bar.bounds, to: nil)

        scroll.setContentOffset(CGPoint(x: 100, y: 500), animated: true)
        fixture.device.advance(by: 0.5)

        #expect(bar.convert(bar.bounds, to: nil) == place && place.maxY == 844)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 780, height: 2000))
    }

    // MARK: Revealing

    @Test(
        arguments: [
            (CGRect(x: 0, y: 900, width: 390, height: 50), 140.0),
            (CGRect(x: 0, y: 900, width: 390, height: 2000), 800.0),
            (CGRect(x: 0, y: 200, width: 390, height: 50), 0.0),
            (CGRect(x: 0, y: 4990, width: 390, height: 500), 4190.0), (CGRect.null, 0.0),
        ])
    func scrollRectToVisibleRespectsTheInsets(rect: CGRect, offset: Double) {
        scroll.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 34, right: 0)
        scroll.contentOffset.y = 0

        scroll.scrollRectToVisible(rect, animated: false)

        #expect(scroll.contentOffset.y == CGFloat(offset))
    }

    @Test func anInsetOutsideAWindowMovesTheContentWhenItIsShown() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 500, height: 500)

        view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(view.contentOffset == .zero)
        fixture.root.view.addSubview(view)

        #expect(view.contentOffset == CGPoint(x: -20, y: -10))
    }

    @Test func anOffsetOfTheAppOutsideAWindowStays() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 500, height: 500)
        view.contentInset.top = 10

        view.contentOffset.y = 50
        fixture.root.view.addSubview(view)

        #expect(view.contentOffset.y == 50)
    }

    @Test(arguments: [0.0, 1, 3], [false, true])
    func aLargeTitleIsAsHighAsBeforeAfterAFullScreenHasCoveredIt(collapsed: Double, hidesStatusBar: Bool) throws {
        let controller = UIViewController()
        let scroll = UIScrollView()
        controller.view = scroll
        controller.title = "Photos"
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let device = TestDevice(.iPhone14)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        device.show(navigation)
        let top = -scroll.adjustedContentInset.top
        scroll.contentOffset.y = top + 52 * CGFloat(collapsed)
        try device.settle()
        let (offset, height) = (scroll.contentOffset, navigation.navigationBar.frame.height)
        let cover = HiddenStatusBarController(isHidden: hidesStatusBar)
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: true)
        try device.settle()

        navigation.dismiss(animated: true)
        try device.settle()

        #expect(scroll.contentOffset == offset)
        #expect(navigation.navigationBar.frame.height == height)
    }

    /// What a full screen covers is not in the window, and has no safe area there.
    @Test(arguments: [0.0, 0.5, 1]) func contentIsWhereItWasAfterAFullScreenHasCoveredIt(part: Double) throws {
        let controller = UIViewController()
        let scroll = UIScrollView()
        controller.view = scroll
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let device = TestDevice(.iPhone14)
        let navigation = UINavigationController(rootViewController: controller)
        device.show(navigation)
        let inset = scroll.adjustedContentInset
        let (low, high) = (-inset.top, 2000 + inset.bottom - scroll.bounds.height)
        scroll.contentOffset.y = low + (high - low) * CGFloat(part)
        try device.settle()
        let before = scroll.contentOffset
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: true)
        try device.settle()

        navigation.dismiss(animated: true)
        try device.settle()

        #expect(scroll.contentOffset == before)
        #expect(scroll.adjustedContentInset == inset)
    }
}

private final class HiddenStatusBarController: UIViewController {
    private let isHidden: Bool

    init(isHidden: Bool) {
        self.isHidden = isHidden
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { isHidden }
}
