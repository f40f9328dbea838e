import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The parts of a dialog (presentation controller, transitioning delegate and animator), separately and together.
@MainActor @Suite struct DialogTransitionTests {
    private let fixture = OverlayFixture()

    /// Checklist 90, 97: another controller becomes a dialog with the same parts, but only with the style `custom`.
    @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
    func anyControllerIsADialogByTheCustomStyleAlone(_ style: UIModalPresentationStyle) throws {
        let transition = DialogTransition(DialogConfiguration(sizing: DialogSizing(.small, .fit)))
        let controller = UIViewController()
        Block(100, 150).fill(controller.view)
        controller.modalPresentationStyle = style
        controller.transitioningDelegate = transition

        fixture.root.present(controller, animated: true)
        try fixture.device.settle()

        let isDialog = style == .custom
        #expect((controller.presentationController is DialogPresentationController) == isDialog)
        #expect((fixture.frame(of: controller).height == 150) == isDialog)
        if isDialog {
            transition.configuration.sizing = DialogSizing(.large, .fit)
            try fixture.device.settle()
            #expect(abs(fixture.frame(of: controller).width - 351) <= 0.5)
            try fixture.device.tap(outside: controller)
            try fixture.device.settle()
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    /// Checklist 91: the delegate returns a presentation controller and two animators, and forwards the configuration.
    @Test func transitioningDelegateReturnsControllerAndAnimators() throws {
        let transition = DialogTransition(DialogConfiguration(sizing: DialogSizing(.fill, .fit)))
        let presented = UIViewController()

        let presentation = transition.presentationController(
            forPresented: presented, presenting: nil, source: fixture.root)
        let coming = transition.animationController(
            forPresented: presented, presenting: fixture.root, source: fixture.root)
        let going = transition.animationController(forDismissed: presented)
        transition.configuration.cornerRadius = 31

        let dialog = try #require(presentation as? DialogPresentationController)
        #expect(dialog.configuration.sizing == DialogSizing(.fill, .fit))
        #expect(dialog.configuration.cornerRadius == 31)
        #expect((coming as? DialogAnimator)?.kind == .present)
        #expect((going as? DialogAnimator)?.kind == .dismiss)
    }

    private final class Decorated: DialogPresentationController {
        let ribbon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        var hooks: [String] = []

        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            hooks.append("will present")
            containerView?.addSubview(ribbon)
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            super.presentationTransitionDidEnd(completed)
            hooks.append("presented \(completed)")
        }
        override func dismissalTransitionWillBegin() {
            super.dismissalTransitionWillBegin()
            hooks.append("will dismiss")
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            super.dismissalTransitionDidEnd(completed)
            hooks.append("dismissed \(completed)")
            ribbon.removeFromSuperview()
        }
    }

    private final class Decorating: DialogTransition {
        var made: Decorated?

        override func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = Decorated(presentedViewController: presented, presenting: presenting)
            made?.configuration = configuration
            return made
        }
    }

    /// Checklist 92, 97: a subclass gets every hook, the container and the presented view, and may add decoration.
    @Test func aSubclassOfThePresentationControllerHasEveryHook() throws {
        let transition = Decorating()
        let controller = UIViewController()
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition

        fixture.root.present(controller, animated: true)
        try fixture.device.settle()
        let made = try #require(transition.made)
        #expect(made.ribbon.superview === made.containerView)
        #expect(made.presentedView === controller.view)
        controller.dismiss(animated: true)
        try fixture.device.settle()

        #expect(made.hooks == ["will present", "presented true", "will dismiss", "dismissed true"])
        #expect(made.ribbon.superview == nil)
    }

    // MARK: Motion

    /// Checklist 99: 0.33 seconds, increased by the ratio of the longer sides.
    @Test func theDurationGrowsWithTheDialog() throws {
        let heights: [CGFloat] = [250, 500]
        let safe = fixture.safeArea.height

        for height in heights {
            let dialog = BlockDialog(DialogSizing(.small, .fit), 100, height)
            dialog.delegate = fixture.recorder
            let start = fixture.device.now
            var end = 0.0
            fixture.root.present(dialog, animated: true) { end = fixture.device.now }
            try fixture.device.settle()

            let expected = 0.33 * (1 + Double(height / safe))
            #expect(abs(end - start - expected) < 2.5 / 60, "\(end - start) instead of \(expected)")
            dialog.dismiss(animated: false)
            try fixture.device.settle()
        }
    }

    /// Checklist 98, 99: the default size, 292.5 × 234 on this phone, takes 0.33 · (1 + 292.5 / 763) seconds.
    @Test func defaultDialogPresentsInTheDurationOfItsSize() throws {
        let dialog = DialogController()
        let start = fixture.device.now
        var end = 0.0

        fixture.root.present(dialog, animated: true) { end = fixture.device.now }
        try fixture.device.settle()

        #expect(abs(end - start - 0.4565) < 1.5 / 60, "\(end - start)")
    }

    /// Checklist 95, 99: scales up from 0.2 on a spring that overshoots and fades in; the dimming view fades in
    /// parallel.
    @Test func dialogScalesAndFadesInWithItsDimmingView() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit), 100, 200)
        fixture.root.present(dialog, animated: true)
        fixture.device.advance(by: 0)
        fixture.device.advance(by: 1.0 / 60)

        var scales: [CGFloat] = []
        var alphas: [Float] = []
        var veils: [Float] = []
        let veil = try fixture.device.view(.id("backdrop"))
        for _ in 0..<40 {
            let shown = try #require(dialog.view.layer.presentation())
            scales.append(shown.affineTransform().a)
            alphas.append(shown.opacity)
            veils.append(try #require(veil.layer.presentation()).opacity)
            fixture.device.advance(by: 1.0 / 60)
        }

        #expect(scales[0] < 0.45 && scales[0] >= 0.2)
        #expect(try #require(scales.max()) > 1.001, "The spring overshoots.")
        #expect(scales.last == 1 && alphas.last == 1 && veils.last == 1)
        #expect(alphas[0] < 0.5)
        #expect(veils[0] < 0.4 && veils[3] > veils[0] && veils[6] > veils[3])
    }

    /// Checklist 95, 99: takes 0.33 seconds, with ease in and out.
    @Test func aDialogShrinksAndFadesOut() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit))
        try fixture.present(dialog)
        let start = fixture.device.now
        var end = 0.0

        dialog.dismiss(animated: true) { end = fixture.device.now }
        fixture.device.advance(by: 0.165)
        let shown = try #require(dialog.view.layer.presentation())
        let half = (shown.affineTransform().a, shown.opacity)
        try fixture.device.settle()

        #expect(half.0 > 0.45 && half.0 < 0.75)
        #expect(half.1 > 0.35 && half.1 < 0.65)
        #expect(abs(end - start - 0.33) < 2.5 / 60)
    }

    /// A controller that only uses the transition, presented once more without animation.
    @Test func dialogThatHasFadedOutIsSeenWhenItIsPresentedAgain() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit))
        try fixture.present(dialog)
        dialog.dismiss(animated: true)
        try fixture.device.settle()

        #expect(dialog.view.alpha == 1 && dialog.view.transform.isIdentity)
        try fixture.present(dialog, animated: false)

        let shown = try #require(dialog.view.layer.presentation())
        #expect(shown.opacity == 1 && shown.affineTransform().isIdentity)
    }

    /// Checklist 95: a canceled dismissal restores everything.
    @Test func canceledDismissalRestoresTheDialog() throws {
        let transition = Driven()
        let controller = UIViewController()
        Block(100, 150).fill(controller.view)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition
        fixture.root.present(controller, animated: true)
        try fixture.device.settle()
        let frame = fixture.frame(of: controller)
        let veil = try fixture.device.view(.id("backdrop"))

        controller.dismiss(animated: true)
        fixture.device.advance(by: 0)
        transition.hand.update(0.5)
        fixture.device.advance(by: 0.1)
        let shown = try #require(veil.layer.presentation()).opacity
        transition.hand.cancel()
        try fixture.device.settle()

        #expect(shown > 0.2 && shown < 0.8)
        #expect(fixture.root.presentedViewController === controller)
        #expect(controller.view.alpha == 1 && controller.view.transform.isIdentity && veil.alpha == 1)
        #expect(fixture.frame(of: controller) == frame)
    }

    /// Checklist 95: a canceled presentation removes everything, and the controller can be presented again.
    @Test func canceledPresentationRemovesTheDialog() throws {
        let transition = Driven()
        let controller = UIViewController()
        Block(100, 150).fill(controller.view)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition
        transition.drivesPresentation = true

        fixture.root.present(controller, animated: true)
        fixture.device.advance(by: 0)
        transition.hand.update(0.5)
        fixture.device.advance(by: 0.1)
        let half = try #require(controller.view.layer.presentation()).opacity
        transition.hand.cancel()
        try fixture.device.settle()

        #expect(half > 0.2 && half < 0.9)
        #expect(fixture.root.presentedViewController == nil && controller.view.window == nil)
        #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
        #expect(controller.additionalSafeAreaInsets == .zero)
        #expect(fixture.device.window.subviews == [fixture.root.view])
        transition.drivesPresentation = false
        fixture.root.present(controller, animated: true)
        try fixture.device.settle()
        #expect(fixture.root.presentedViewController === controller)
        #expect(controller.view.alpha == 1 && controller.view.transform.isIdentity)
        #expect(fixture.device.misuses == [])
    }

    /// Checklist 95: for a dialog, a canceled presentation is reported as one dismissal.
    @Test func canceledPresentationReportsOneDismissal() throws {
        let dialog = DrivenDialog()
        dialog.driven.drivesPresentation = true
        dialog.delegate = fixture.recorder

        fixture.root.present(dialog, animated: true)
        fixture.device.advance(by: 0)
        dialog.driven.hand.update(0.4)
        fixture.device.advance(by: 0.1)
        dialog.driven.hand.cancel()
        try fixture.device.settle()

        #expect(fixture.recorder.ends == ["end code"])
        #expect(!dialog.lifecycle.isPresented && !dialog.lifecycle.isDismissing)
        #expect(fixture.root.presentedViewController == nil)
    }

    /// Checklist 92: a recognizer on the dialog drives the dismissal; if it ends early, the dialog stays.
    @Test(arguments: [(CGFloat(60), true), (260, false)]) func aPanOnADialogDrivesItsDismissal(
        _ distance: CGFloat, _ stays: Bool
    ) throws {
        let dialog = DrivenDialog()
        try fixture.present(dialog)
        let frame = fixture.frame(of: dialog)
        let backdrop = try fixture.device.view(.id("backdrop"))
        let pan = UIPanGestureRecognizer()
        pan.addTarget(dialog, action: Selector("pan:", DrivenDialog.pan))
        dialog.view.addGestureRecognizer(pan)

        let finger = MovingTouch(on: fixture.device, x: frame.midX, y: frame.midY)
        finger.move(down: distance)
        finger.rest()
        let (opacity, veil) = (
            try #require(dialog.view.layer.presentation()).opacity,
            try #require(backdrop.layer.presentation()).opacity
        )
        finger.lift()
        try fixture.device.settle()

        #expect(opacity < 0.95 && veil < 0.95, "the drag changes both")
        #expect((fixture.root.presentedViewController === dialog) == stays)
        #expect(fixture.recorder.ends == (stays ? [] : ["end code"]))
        if stays {
            #expect(fixture.frame(of: dialog) == frame)
            #expect(dialog.view.alpha == 1 && dialog.view.transform.isIdentity && dialog.lifecycle.isPresented)
        }
    }

    /// A dialog with an interactive transition, which a pan over 300 points completes.
    private final class DrivenDialog: DialogController {
        let driven = Driven(DialogConfiguration(sizing: DialogSizing(.medium, .matched)))

        override func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate { driven }

        func pan(_ sender: Any?) {
            guard let pan = sender as? UIPanGestureRecognizer else { return }
            let part = max(0, min(1, pan.translation(in: nil).y / 300))
            switch pan.state {
            case .began:
                driven.drivesDismissal = true
                dismiss(animated: true)
            case .changed: driven.hand.update(part)
            default: if part > 0.5 { driven.hand.finish() } else { driven.hand.cancel() }
            }
        }
    }

    private final class Driven: DialogTransition {
        let hand = UIPercentDrivenInteractiveTransition()
        var drivesPresentation = false
        var drivesDismissal = true

        override func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { drivesPresentation ? hand : nil }

        override func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { drivesDismissal ? hand : nil }
    }

    @Test func withReducedMotionADialogOnlyFades() throws {
        try fixture.device.setAccessibilityFeature(.reduceMotion, isOn: true)
        let dialog = BlockDialog(DialogSizing(.small, .fit))

        fixture.root.present(dialog, animated: true)
        fixture.device.advance(by: 0.1)
        let shown = try #require(dialog.view.layer.presentation())
        #expect(shown.affineTransform().a == 1)
        #expect(shown.opacity > 0 && shown.opacity < 1)
        try fixture.device.settle()
        dialog.dismiss(animated: true)
        fixture.device.advance(by: 0.15)

        #expect(try #require(dialog.view.layer.presentation()).affineTransform().a == 1)
    }

    @Test func presentationWithoutAnimationIsImmediate() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit))

        fixture.root.present(dialog, animated: false)
        fixture.device.advance(by: 0)

        #expect(dialog.view.alpha == 1 && dialog.view.transform.isIdentity)
        #expect(try fixture.device.view(.id("backdrop")).alpha == 1)
        #expect(!dialog.isBeingPresented)
    }

    @Test(arguments: [0.05, 0.25, 0.45])
    func rotatingDuringPresentationEndsAtTheNewPosition(_ moment: Double) throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit), 100, 200)
        fixture.root.present(dialog, animated: true)
        fixture.device.advance(by: moment)

        try fixture.device.rotate(to: .landscapeRight)
        try fixture.device.settle()

        let frame = fixture.frame(of: dialog)
        #expect(abs(frame.midX - fixture.safeArea.midX) <= 0.5 && abs(frame.midY - fixture.safeArea.midY) <= 0.5)
        #expect(abs(frame.width - 0.6 * fixture.safeArea.height) <= 0.5)
        #expect(dialog.view.transform.isIdentity && dialog.view.alpha == 1)
    }
}
