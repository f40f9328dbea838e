import Testing
import UIKit
import VelariumTesting

/// What published apps do with presentations and windows.
@MainActor @Suite struct PresentationIdiomTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        page.view.backgroundColor = .white
        device.show(page)
    }

    /// A half-height presentation whose dimming fades along with the transition.
    private final class HalfPresentation: UIPresentationController {
        let dimming = UIView()

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
        }

        override func presentationTransitionWillBegin() {
            dimming.backgroundColor = .black
            dimming.alpha = 0
            dimming.frame = containerView?.bounds ?? .zero
            let tap = UITapGestureRecognizer(target: self, action: Selector("close", HalfPresentation.close))
            dimming.addGestureRecognizer(tap)
            containerView?.insertSubview(dimming, at: 0)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
                self.dimming.alpha = 0.5
            })
        }

        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
        }

        func close(_ sender: Any?) { presentedViewController.dismiss(animated: true) }
    }

    private final class HalfTransition: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            HalfPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test func aDimmingViewFadesAlongsideTheTransitionAndATapOnItCloses() throws {
        let content = UIViewController()
        content.view.backgroundColor = .red
        let transition = HalfTransition()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = transition
        page.present(content, animated: true)
        let presentation = try #require(content.presentationController as? HalfPresentation)

        var alphas: [Float] = []
        for _ in 0..<12 {
            device.advance(by: 0.05)
            alphas.append(presentation.dimming.layer.presentation()?.opacity ?? -1)
        }
        try device.settle()
        #expect(alphas == alphas.sorted() && alphas.contains { $0 > 0.1 && $0 < 0.4 })
        #expect(content.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        try device.tap(x: 195, y: 200)
        try device.settle()

        #expect(page.presentedViewController == nil)
    }

    @Test func theControllerInFrontIsFoundThroughContainers() throws {
        func front(_ controller: UIViewController?) -> UIViewController? {
            if let navigation = controller as? UINavigationController { return front(navigation.visibleViewController) }
            if let tab = controller as? UITabBarController { return front(tab.selectedViewController) }
            if let presented = controller?.presentedViewController { return front(presented) }
            return controller
        }
        let tab = UITabBarController()
        let inner = UIViewController()
        tab.viewControllers = [UINavigationController(rootViewController: inner)]
        device.show(tab)
        #expect(front(device.window.rootViewController) === inner)

        let sheet = UIViewController()
        inner.present(UINavigationController(rootViewController: sheet), animated: true)
        try device.settle()

        #expect(front(device.window.rootViewController) === sheet)
    }

    @Test func theWindowFlipsToAnotherRootController() throws {
        let next = UIViewController()
        next.view.backgroundColor = .blue
        var isDone = false
        let window = device.window

        UIView.transition(with: window, duration: 0.3, options: .transitionFlipFromLeft) {
            window.rootViewController = next
        } completion: {
            isDone = $0
        }
        try device.settle()

        #expect(isDone && next.view.window === window && page.view.window == nil)
        #expect(device.picture().color(atX: 195, y: 400).isClose(to: .init(red: 0, green: 0, blue: 255), within: 8))
    }

    @Test func theNextScreenIsPresentedWhenTheTransitionOfTheOneBeforeHasEnded() throws {
        let first = UIViewController()
        let second = UIViewController()
        page.present(first, animated: true)
        try device.settle()

        first.dismiss(animated: true)
        let waits = first.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            self.page.present(second, animated: true)
        }
        try device.settle()

        #expect(waits == true && page.presentedViewController === second)
    }

    @Test func anAlertIsTintedByItsView() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.view.tintColor = .red
        page.present(alert, animated: true)
        try device.settle()

        let button = try device.view("OK")
        let label = try #require(([button] + button.subviews).lazy.compactMap { $0 as? UILabel }.first)

        #expect(label.textColor == .red || label.tintColor == .red)
    }

    @Test func aSheetThatMustNotBeSwipedAwayAsksItsDelegate() throws {
        final class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
            var attempts = 0
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                attempts += 1
                presentationController.presentedViewController.isModalInPresentation = false
            }
        }
        let content = UIViewController()
        let answer = Guard()
        content.isModalInPresentation = true
        content.presentationController?.delegate = answer
        page.present(content, animated: true)
        try device.settle()

        try device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 780))
        try device.settle()
        #expect(answer.attempts == 1 && page.presentedViewController === content)
        try device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 780))
        try device.settle()

        #expect(answer.attempts == 1 && page.presentedViewController == nil)
    }

    @Test func aShareSheetIsAPopoverWithoutAnArrowInTheMiddleOfAPad() throws {
        let pad = TestDevice(.iPadMini)
        let page = UIViewController()
        pad.show(page)
        let share = UIActivityViewController(activityItems: ["words"], applicationActivities: nil)
        share.popoverPresentationController?.sourceView = page.view
        share.popoverPresentationController?.sourceRect = CGRect(
            x: page.view.bounds.midX, y: page.view.bounds.midY, width: 0, height: 0)
        share.popoverPresentationController?.permittedArrowDirections = []
        page.present(share, animated: true)
        try pad.settle()

        let frame = share.view.convert(share.view.bounds, to: nil)

        #expect(abs(frame.midX - 372) < 1 && abs(frame.midY - 566.5) < 40)
    }

    @Test func anOverlayWindowLetsTouchesThroughBesideItsButton() throws {
        final class Overlay: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self || hit === rootViewController?.view ? nil : hit
            }
        }
        var taps: [String] = []
        let below = UIButton(
            type: .system, primaryAction: UIAction(title: "Below") { _ in taps.append("below") })
        below.frame = CGRect(x: 40, y: 300, width: 120, height: 44)
        page.view.addSubview(below)
        let scene = try #require(device.window.windowScene)
        let overlay = Overlay(windowScene: scene)
        let floating = UIButton(
            type: .system, primaryAction: UIAction(title: "Above") { _ in taps.append("above") })
        floating.frame = CGRect(x: 40, y: 500, width: 120, height: 44)
        overlay.rootViewController = UIViewController()
        overlay.rootViewController?.view.addSubview(floating)
        overlay.windowLevel = .statusBar
        overlay.isHidden = false
        device.advance(by: 0)

        try device.tap(x: 100, y: 322)
        try device.tap(x: 100, y: 522)

        #expect(taps == ["below", "above"])
    }

    @Test func aTouchOnThePageEndsEditing() throws {
        final class Page: UIViewController {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesBegan(touches, with: event)
                view.endEditing(true)
            }
        }
        let page = Page()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        device.show(page)
        page.view.addSubview(field)
        field.becomeFirstResponder()

        try device.tap(x: 195, y: 600)

        #expect(!field.isFirstResponder)
    }

    @Test func aControllerThatHasAppearedDismissesItself() throws {
        final class Splash: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                presentingViewController?.dismiss(animated: true)
            }
        }
        let splash = Splash()
        splash.modalPresentationStyle = .fullScreen

        page.present(splash, animated: true)
        try device.settle()

        #expect(page.presentedViewController == nil && page.view.window != nil)
    }
}
