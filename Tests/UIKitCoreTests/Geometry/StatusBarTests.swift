import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct StatusBarTests {
    private let page = BarController()

    @Test func theFrontControllerDecidesTheStatusBarAppearance() throws {
        let device = TestDevice(.iPhoneSE)
        device.show(page)
        let manager = try #require(device.window.windowScene?.statusBarManager)
        #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
        #expect(manager.statusBarStyle == .darkContent)
        let film = BarController()
        film.isBarHidden = true
        film.style = .lightContent
        film.modalPresentationStyle = .fullScreen

        page.present(film, animated: false)
        try device.settle()

        #expect(manager.isStatusBarHidden && manager.statusBarStyle == .lightContent)
        #expect(film.view.safeAreaInsets.top == 0)
        film.dismiss(animated: false)
        try device.settle()
        #expect(!manager.isStatusBarHidden && page.view.safeAreaInsets.top == 20)
    }

    @Test func statusBarChangesApplyAfterSetNeedsStatusBarAppearanceUpdate() throws {
        let device = TestDevice(.iPhone14)
        device.show(page)
        let manager = try #require(device.window.windowScene?.statusBarManager)

        page.isBarHidden = true
        device.advance(by: 0)
        #expect(!manager.isStatusBarHidden)
        page.setNeedsStatusBarAppearanceUpdate()
        device.advance(by: 0)

        #expect(manager.isStatusBarHidden)
        #expect(page.view.safeAreaInsets.top == 47, "the notch stays where it is")
    }

    @Test func aChildCanDecideTheStatusBarAndACycleOfChildrenDoesNotHang() throws {
        let device = TestDevice(.iPhoneSE)
        let child = BarController()
        child.isBarHidden = true
        page.decider = child
        device.show(page)
        #expect(device.window.windowScene?.statusBarManager?.isStatusBarHidden == true)

        child.decider = page
        page.setNeedsStatusBarAppearanceUpdate()
        device.advance(by: 0)

        #expect(device.window.windowScene?.statusBarManager != nil)
    }

    @Test func aWindowAboveTheAppDecidesTheStatusBarIfItFillsTheScreen() throws {
        let device = TestDevice(.iPhoneSE)
        device.show(page)
        let scene = try #require(device.window.windowScene)
        let film = BarController()
        film.isBarHidden = true
        let over = UIWindow(windowScene: scene)
        over.windowLevel = .alert
        over.rootViewController = film
        over.frame = CGRect(x: 0, y: 100, width: 375, height: 100)

        over.isHidden = false
        device.advance(by: 0)
        #expect(scene.statusBarManager?.isStatusBarHidden == false)
        over.frame = scene.screen.bounds
        film.setNeedsStatusBarAppearanceUpdate()
        device.advance(by: 0)

        #expect(scene.statusBarManager?.isStatusBarHidden == true)
        over.isHidden = true
        device.advance(by: 0)
        #expect(scene.statusBarManager?.isStatusBarHidden == false)
    }

    @Test func theDefaultStyleFollowsTheInterface() throws {
        let device = TestDevice(.iPhone14)
        device.show(page)

        try device.setStyle(.dark)

        #expect(device.window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
    }

    @Test func theStatusBarHeightChangesTheSafeArea() throws {
        let device = TestDevice(.iPhoneSE)
        device.show(page)

        try device.setStatusBarHeight(40)
        #expect(page.view.safeAreaInsets.top == 40)
        try device.setStatusBarHeight(20)
        #expect(page.view.safeAreaInsets.top == 20)

        let refusal = #expect(throws: TestFailure.self) { try device.setStatusBarHeight(.nan) }
        #expect(refusal?.reason == "nan is not a valid height")
    }

    @Test func barsAndContentMoveWithAStatusBarThatIsHiddenInAnAnimationBlock() throws {
        let device = TestDevice(.iPhoneSE)
        let stack = UINavigationController(rootViewController: page)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(label)
        label.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor).isActive = true
        device.show(stack)
        try device.settle()

        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            page.isBarHidden = true
            page.setNeedsStatusBarAppearanceUpdate()
        }
        device.advance(by: 0)
        #expect(displayedTops(of: stack.navigationBar, label) == [20, 64])
        device.advance(by: 0.2)
        #expect(displayedTops(of: stack.navigationBar, label) == [10, 54])
        try device.settle()

        #expect(displayedTops(of: stack.navigationBar, label) == [0, 44])
        #expect(stack.navigationBar.hitTest(CGPoint(x: 180, y: 20), with: nil) != nil, "touches arrive again")
    }

    @Test func theNavigationBarMovesWithAPushThatHidesTheStatusBarAndStaysInACanceledSwipe() throws {
        let device = TestDevice(.iPhoneSE)
        let stack = UINavigationController(rootViewController: UIViewController())
        device.show(stack)
        try device.settle()
        page.isBarHidden = true
        func film() -> [CGFloat] {
            (0..<60).map { _ in
                device.advance(by: 1.0 / 60)
                return displayedTops(of: stack.navigationBar)[0]
            }
        }

        stack.pushViewController(page, animated: true)
        let push = [20] + film()
        try device.drag(along: [
            .init(x: 2, y: 300), .init(x: 150, y: 300, after: 0.3), .init(x: 140, y: 300, after: 0.3),
        ])
        let swipe = film()

        for tops in [push, swipe] {
            #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 4 }, "\(tops)")
        }
        #expect(push.last == 0)
        #expect(swipe[0] > 0 && swipe.last == 0 && stack.topViewController === page)
        #expect(device.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func contentDoesNotJumpWhileTheStatusBarComesAndGoesWithAPresentation(style: UIModalPresentationStyle) throws {
        let device = TestDevice(.iPhoneSE)
        let stack = UINavigationController(rootViewController: UIViewController())
        device.show(stack)
        try device.settle()
        page.isBarHidden = true
        page.modalPresentationStyle = style
        page.modalPresentationCapturesStatusBarAppearance = true
        let label = UILabel()
        label.text = "Top"
        label.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(label)
        label.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor).isActive = true
        /// Where the label is in its page, and the navigation bar on the screen.
        func film() -> [[CGFloat]] {
            (0..<60).map { _ in
                device.advance(by: 1.0 / 60)
                let tops = displayedTops(of: label, page.view, stack.navigationBar)
                return [tops[0] - tops[1], tops[2]]
            }
        }

        stack.present(page, animated: true)
        let presentation = film()
        page.dismiss(animated: true)
        let dismissal = film()

        for frames in [presentation, dismissal] {
            for (before, after) in zip(frames, frames.dropFirst()) {
                #expect(abs(before[0] - after[0]) < 4, "label \(before[0]) to \(after[0])")
                #expect(abs(before[1] - after[1]) < 4 || style == .fullScreen, "bar \(before[1]) to \(after[1])")
            }
        }
        #expect(dismissal.first.map { $0[0] < 4 } == true)
    }

    /// The upper edges of views as displayed, in points of the window.
    private func displayedTops(of views: UIView...) -> [CGFloat] {
        views.map { view in
            var top: CGFloat = 0
            for layer in sequence(first: view.layer, next: \.superlayer) {
                let shown = layer.presentation() ?? layer
                top += shown.frame.minY - (layer === view.layer ? 0 : shown.bounds.minY)
            }
            return top
        }
    }

    @Test func aPhoneInLandscapeHidesTheStatusBar() throws {
        let device = TestDevice(.iPhone14)
        device.show(UIViewController())

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(device.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    }
}

private final class BarController: UIViewController {
    var isBarHidden = false
    var style = UIStatusBarStyle.default
    var decider: UIViewController?

    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarHidden: UIViewController? { decider }
}
