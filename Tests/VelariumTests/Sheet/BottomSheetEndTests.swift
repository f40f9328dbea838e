import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The dismissals of a bottom sheet other than a drag.
@MainActor @Suite struct BottomSheetEndTests {
    private let fixture = OverlayFixture()
    private let sheet = BottomSheetController()

    private func verifyDismissal(_ reason: DismissReason) {
        #expect(fixture.recorder.calls.filter { !$0.hasPrefix("may") } == ["end \(reason)", "closure \(reason)"])
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.device.misuses == [])
    }

    @Test func tapOutsideDismissesTheSheet() throws {
        try fixture.present(sheet)

        try fixture.device.tap(.point(x: 195, y: 500))
        try fixture.device.settle()
        #expect(fixture.recorder.calls == [])
        try fixture.device.tap(outside: sheet)
        try fixture.device.settle()

        verifyDismissal(.outsideTap)
    }

    @Test func outsideTapDismissalCanBeSwitchedOff() throws {
        try fixture.present(sheet)

        sheet.configuration.dismissesOnOutsideTap = false
        try fixture.device.tap(outside: sheet)
        try fixture.device.settle()

        #expect(sheet.view.window != nil)
    }

    @Test func escapeDismissesTheOverlay() throws {
        try fixture.present(sheet)

        try fixture.device.key("escape")
        try fixture.device.settle()

        verifyDismissal(.escape)
    }

    @Test(arguments: DismissReason.allCases, [false, true])
    func appCanDismissForEachReason(_ reason: DismissReason, _ animated: Bool) throws {
        try fixture.present(sheet)

        sheet.dismiss(for: reason, animated: animated)
        try fixture.device.settle()

        verifyDismissal(reason)
    }

    @Test func sheetCanBePresentedRepeatedly() throws {
        for _ in 0..<3 {
            try fixture.present(sheet)
            #expect(fixture.frame(of: sheet).minY == 422)
            try fixture.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
            try fixture.device.settle()
        }

        #expect(fixture.recorder.ends == ["end swipe", "end swipe", "end swipe"])
        #expect(sheet.additionalSafeAreaInsets == .zero)
    }

    /// Checklist 97: another controller becomes a bottom sheet with the same parts.
    @Test func anyControllerIsASheetThroughTheSameParts() throws {
        let transition = BottomSheetTransition()
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition

        fixture.root.present(controller, animated: true)
        try fixture.device.settle()
        #expect(fixture.frame(of: controller).minY == 422)
        try fixture.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController == nil)
    }

    /// A transition of the app that uses the motion of sheets, without their presentation controller.
    private final class MotionOnly: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { BottomSheetPresentAnimator() }
    }

    @Test(arguments: [true, false]) func theMotionOfASheetShowsAnyController(_ isAnimated: Bool) throws {
        let motion = MotionOnly()
        let controller = UIViewController()
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = motion

        fixture.root.present(controller, animated: isAnimated)
        try fixture.device.settle()

        #expect(controller.view.window === fixture.device.window)
        #expect(controller.view.transform.isIdentity && controller.view.frame.height > 0)
    }

    @Test func sheetIsReleasedAfterItsDismissal() throws {
        weak var gone: BottomSheetController?
        try {
            let sheet = BottomSheetController()
            gone = sheet
            try fixture.present(sheet)
            try fixture.device.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800), in: 0.1)
            try fixture.device.settle()
        }()
        fixture.device.advance(by: 0.1)

        #expect(gone == nil)
    }
}
