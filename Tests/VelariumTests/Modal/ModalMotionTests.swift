import Testing
import UIKit
import Velarium
import VelariumTesting

/// How overlays are animated in and out.
@MainActor @Suite struct ModalMotionTests {
    private let fixture = ModalFixture(.iPhoneSE)
    private var device: TestDevice { fixture.device }
    private var contentView: ModalContentView { fixture.contentView }
    private var overlay: ModalPresentationViewController { fixture.overlay }

    /// The presented state of the content: its center and width in the window, and its opacity.
    private func shown() throws -> (middle: CGPoint, width: CGFloat, alpha: Float) {
        let fixture = try #require(contentView.superview)
        let layer = fixture.layer.presentation() ?? fixture.layer
        let here = contentView.center.applying(CGAffineTransform(translationX: -fixture.center.x, y: -fixture.center.y))
        let transform = layer.affineTransform()
        let moved = here.applying(transform)
        return (
            CGPoint(x: moved.x + layer.position.x, y: moved.y + layer.position.y),
            contentView.bounds.width * transform.a,
            layer.opacity
        )
    }

    /// Checklist 84: fade is the default style; all styles use the keyboard's curve and its duration of half a second.
    @Test func aFadeChangesNothingButOpacity() throws {
        #expect(overlay.animationStyle == .fade)
        overlay.show()

        device.advance(by: 0.1)
        let half = try shown()
        device.advance(by: 0.45)
        let full = try shown()

        #expect(half.alpha > 0.3 && half.alpha < 0.8)
        #expect(half.middle == full.middle && half.width == full.width)
        #expect(full.alpha == 1)
    }

    /// Without the parameter, every way of showing and hiding is animated.
    @Test(arguments: ModalPresentationMode.allCases) func showingAndHidingAreAnimatedByDefault(
        _ way: ModalPresentationMode
    ) throws {
        switch way {
        case .window: overlay.show()
        case .subview: overlay.show(in: fixture.page.view)
        case .presented: fixture.page.present(overlay, animated: true)
        }
        device.advance(by: 0.1)
        let coming = try shown()
        try device.settle()
        let rest = try shown()
        if way == .subview { overlay.hide(in: fixture.page.view) } else { overlay.hide() }
        device.advance(by: 0.1)
        let going = try shown()

        #expect(coming.alpha > 0.1 && coming.alpha < 0.9)
        #expect(rest.alpha == 1)
        #expect(going.alpha > 0.1 && going.alpha < 0.9)
        try device.settle()
    }

    /// Checklist 84: scales up from the content's center, wherever that is, and back.
    @Test func popupScalesAroundItsCenter() throws {
        overlay.animationStyle = .popup
        overlay.layoutBlock = { [contentView] _, _, frame in contentView.frame = frame.offsetBy(dx: 0, dy: 100) }
        overlay.show()
        device.advance(by: 0)
        let start = try shown()
        device.advance(by: 0.1)
        let half = try shown()
        device.advance(by: 0.45)
        let full = try shown()

        #expect(start.width < 20)
        #expect(half.width > 60 && half.width < 160)
        #expect(full.width == 200)
        #expect(abs(half.middle.x - full.middle.x) < 0.5 && abs(half.middle.y - full.middle.y) < 0.5)
        overlay.hide()
        device.advance(by: 0.2)

        #expect(try shown().width < 60)
    }

    /// Like an alert: scales down from 1.2 without overshoot, and only fades out.
    @Test func alertStyleScalesDownInAndFadesOut() throws {
        overlay.animationStyle = .alert
        overlay.show()
        device.advance(by: 0)
        let start = try shown()
        device.advance(by: 0.1)
        let half = try shown()
        device.advance(by: 0.32)
        let full = try shown()

        #expect(abs(start.width - 240) < 4 && start.alpha < 0.1)
        #expect(half.width > 201 && half.width < 239 && half.alpha > 0.3)
        #expect(abs(full.width - 200) < 0.1 && full.alpha > 0.99)
        overlay.hide()
        device.advance(by: 0.1)
        let leaving = try shown()
        #expect(abs(leaving.width - 200) < 0.1 && leaving.alpha > 0.1 && leaving.alpha < 0.8)
        device.advance(by: 0.13)
        #expect(!overlay.isVisible)
    }

    /// Checklist 84: slides up from below the lower edge.
    @Test func slideStartsBelowTheScreen() throws {
        overlay.animationStyle = .slide
        overlay.show()
        device.advance(by: 0)
        let start = try shown()
        device.advance(by: 0.52)
        let full = try shown()

        #expect(start.middle.y > device.window.bounds.height)
        #expect(full.middle == CGPoint(x: 187.5, y: 333.5) || abs(full.middle.y - 333.5) <= 0.5)
        #expect(start.alpha == 1)
    }

    @Test(arguments: [ModalPresentationAnimationStyle.popup, .slide]) func reducedMotionReplacesTheStyleWithAFade(
        _ style: ModalPresentationAnimationStyle
    ) throws {
        overlay.animationStyle = style
        try device.setAccessibilityFeature(.reduceMotion, isOn: true)

        overlay.show()
        device.advance(by: 0.1)
        let half = try shown()

        #expect(half.width == 200)
        #expect(abs(half.middle.y - 333.5) <= 0.5)
        #expect(half.alpha < 0.8)
    }

    @Test func withoutAnimationThePresentationIsImmediate() throws {
        var completions: [Bool] = []

        overlay.show(animated: false) { completions.append($0) }

        #expect(completions == [true])
        #expect(try shown().alpha == 1)
        overlay.hide(animated: false) { completions.append($0) }
        #expect(completions == [true, true])
        #expect(!overlay.isVisible)
    }

    /// Checklist 78: the content is laid out when the app's own animation begins.
    @Test func showingAnimationFindsTheContentLaidOut() throws {
        var given: (dimming: UIView?, bounds: CGRect, keyboard: CGFloat, frame: CGRect)?
        var laidOut = 0
        var finish: (Bool) -> Void = { _ in }
        var completions: [Bool] = []
        overlay.layoutBlock = { [contentView] _, _, frame in
            laidOut += 1
            contentView.frame = frame.offsetBy(dx: 5, dy: 0)
        }
        overlay.showingAnimation = { [contentView] dimming, bounds, keyboard, frame, completion in
            given = (dimming, bounds, keyboard, frame)
            #expect(laidOut == 1)
            #expect(contentView.window != nil)
            finish = completion
        }

        overlay.show { completions.append($0) }
        device.advance(by: 1)
        #expect(given?.dimming === overlay.dimmingView)
        #expect(given?.bounds == device.window.bounds)
        #expect(given?.keyboard == 0)
        #expect(given?.frame == contentView.frame)
        #expect(completions == [])
        finish(true)

        #expect(completions == [true])
        #expect(overlay.isVisible)
    }

    /// Checklist 79: the completion of the hiding animation removes the overlay.
    @Test func hidingAnimationEndsWithItsCompletion() throws {
        var finish: (Bool) -> Void = { _ in }
        overlay.hidingAnimation = { [contentView] dimming, bounds, keyboard, completion in
            #expect(bounds.size == CGSize(width: 375, height: 667) && keyboard == 0)
            dimming?.alpha = 0
            contentView.transform = CGAffineTransform(rotationAngle: 1)
            finish = completion
        }
        overlay.show(animated: false)

        overlay.hide()
        device.advance(by: 1)
        #expect(overlay.isVisible)
        #expect(contentView.window != nil)
        finish(true)

        #expect(!overlay.isVisible)
        #expect(contentView.superview == nil)
        #expect(overlay.dimmingView?.alpha == 1)
        #expect(contentView.transform == .identity)
    }

    /// Checklist 78, Checklist 79: an animation that never calls its completion does not keep the overlay forever.
    @Test(arguments: [true, false]) func animationThatNeverCompletesTimesOut(_ isShowing: Bool) throws {
        var completions: [Bool] = []
        if isShowing {
            overlay.showingAnimation = { [contentView] dimming, _, _, _, _ in
                dimming?.alpha = 0
                contentView.transform = CGAffineTransform(translationX: 500, y: 0)
            }
        } else {
            overlay.hidingAnimation = { _, _, _, _ in }
        }

        let heard = faults {
            overlay.show { completions.append($0) }
            device.advance(by: 6)
            overlay.hide { completions.append($0) }
            device.advance(by: 6)
        }

        #expect(heard.count == 1)
        #expect(heard.first?.contains(isShowing ? "showingAnimation" : "hidingAnimation") == true)
        #expect(completions == [true, true])
        #expect(!overlay.isVisible)
        #expect(overlay.dimmingView?.alpha == 1)
        #expect(contentView.transform == .identity)
    }

    /// After the time-out, the completion comes late once, which is no fault of its own; a second call is.
    @Test(arguments: [1, 2]) func completionAfterTheTimeOutIsReportedOnlyTheSecondTime(_ calls: Int) {
        var finish: (Bool) -> Void = { _ in }
        overlay.showingAnimation = { _, _, _, _, completion in finish = completion }

        let heard = faults {
            overlay.show()
            device.advance(by: 6)
            for _ in 0..<calls { finish(true) }
        }

        #expect(heard.count == calls)
        #expect(heard.last?.contains(calls == 1 ? "has not called" : "more than once") == true)
        #expect(overlay.isVisible)
    }

    /// Checklist 78: a second call of the completion is reported and ignored.
    @Test func animationThatCompletesTwiceIsReported() {
        var completions: [Bool] = []
        overlay.showingAnimation = { _, _, _, _, completion in
            completion(true)
            completion(true)
        }

        let heard = faults { overlay.show { completions.append($0) } }

        #expect(heard.count == 1)
        #expect(completions == [true])
    }

    /// A showing animation that the dismissal has interrupted may call its completion late.
    @Test func lateCompletionOfAnInterruptedAnimationIsIgnored() {
        var finish: (Bool) -> Void = { _ in }
        overlay.showingAnimation = { _, _, _, _, completion in finish = completion }
        overlay.show()

        let heard = faults {
            overlay.hide(animated: false)
            finish(true)
        }

        #expect(heard == [])
        #expect(!overlay.isVisible)
    }

    @Test func dimmingViewIsRestoredAfterAHidingAnimation() throws {
        overlay.hidingAnimation = { dimming, _, _, completion in
            dimming?.alpha = 0
            completion(true)
        }
        overlay.show(animated: false)
        overlay.hide()
        overlay.hidingAnimation = nil

        overlay.show(animated: false)

        #expect(overlay.dimmingView?.alpha == 1)
    }

    @Test func keyboardMayAppearDuringThePresentation() throws {
        overlay.animationStyle = .popup
        overlay.show()
        device.advance(by: 0.1)

        try device.showKeyboard(height: 260)
        try device.settle()

        #expect(contentView.frameInWindow == CGRect(x: 87.5, y: 153.5, width: 200, height: 100))
    }
}
