import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Why a tap did nothing: each test plants a fault, and the explanation names it.
@MainActor @Suite struct TouchExplanationTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let box = UIView(frame: CGRect(x: 50, y: 300, width: 290, height: 200))
    private let button = UIButton(type: .system)
    /// The middle of the button on the screen.
    private let middle = CGPoint(x: 150, y: 350)

    init() {
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 50, y: 30, width: 100, height: 40)
        button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
        page.loadViewIfNeeded()
        page.view.addSubview(box)
        box.addSubview(button)
        device.show(page)
    }

    private func expect(_ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let text = device.explainTouch(at: middle)
        for part in parts {
            #expect(text.contains(part), "\(text)", sourceLocation: sourceLocation)
        }
    }

    @Test func aButtonThatGetsTheTouchIsNamedFirst() {
        expect("A touch at (150, 350) goes to UIButton \"Buy\" (100, 330, 100, 40).")
        #expect(device.explainTouch(at: middle).components(separatedBy: "\n").count == 1)
    }

    @Test func aViewInFrontCoversTheButton() {
        let cover = UIView(frame: page.view.bounds)
        cover.accessibilityIdentifier = "veil"
        page.view.addSubview(cover)

        expect(
            "goes to UIView \"veil\"", "No recognizer sees it, and UIView is no control.",
            "UIButton \"Buy\" (100, 330, 100, 40) does not get it: UIView \"veil\" (0, 0, 390, 844) is in front of it.")
    }

    @Test func aViewThatIgnoresTouchesKeepsThemFromItsButton() {
        box.isUserInteractionEnabled = false

        expect("does not get it: UIView (50, 300, 290, 200) ignores touches (isUserInteractionEnabled is false).")
    }

    @Test func aButtonThatIgnoresTouchesItselfSaysSo() {
        button.isUserInteractionEnabled = false

        expect("UIButton \"Buy\" (100, 330, 100, 40) does not get it: it ignores touches")
    }

    @Test func aHiddenBoxHidesItsButton() {
        box.isHidden = true

        expect("does not get it: UIView (50, 300, 290, 200) is hidden (isHidden is true).")
    }

    @Test func anAlmostClearButtonGetsNoTouch() {
        button.alpha = 0.005

        expect("does not get it: it is transparent (alpha is 0.005, below 0.01).")
    }

    @Test func aButtonOutsideOfItsSuperviewGetsNoTouch() {
        box.frame.size.height = 20

        expect("does not get it: the point is outside of UIView (50, 300, 290, 20), in which it is.")
    }

    @Test func aDisabledButtonTakesTheTouchAndSendsNothing() {
        button.isEnabled = false

        expect("goes to UIButton", "is disabled (isEnabled is false): it sends no action.")
    }

    @Test func aButtonWithoutAnActionSaysSo() {
        let idle = UIButton(type: .system)
        idle.setTitle("Idle", for: .normal)
        idle.frame = button.frame
        box.addSubview(idle)

        expect("goes to UIButton \"Idle\"", "has no action and no target.", "UIButton \"Buy\"")
    }

    @Test func aRecognizerOfASuperviewIsNamed() {
        let tap = UITapGestureRecognizer()
        tap.name = "dismiss"
        page.view.addGestureRecognizer(tap)
        button.removeFromSuperview()

        expect("UITapGestureRecognizer \"dismiss\" of UIView (0, 0, 390, 844) sees it.")
    }

    @Test func aDisabledRecognizerSaysSo() {
        let tap = UITapGestureRecognizer()
        tap.isEnabled = false
        button.removeFromSuperview()
        box.addGestureRecognizer(tap)

        expect("is disabled (isEnabled is false).", "No recognizer sees it")
    }

    @Test func anAnimationKeepsTouchesFromAView() {
        UIView.animate(withDuration: 5) { [box] in box.transform = CGAffineTransform(translationX: 1, y: 0) }

        expect("is animated without the option allowUserInteraction")
    }

    @Test func anOverriddenHitTestRefuses() {
        final class Refusing: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        let refusing = Refusing(frame: box.frame)
        page.view.addSubview(refusing)
        refusing.addSubview(button)

        expect("does not get it: Refusing (50, 300, 290, 200) returns nil from hitTest(_:with:).")
    }

    @Test func aPresentationIsInFrontOfThePage() throws {
        let alert = UIViewController()
        alert.modalPresentationStyle = .overFullScreen
        page.present(alert, animated: false)
        try device.settle()

        expect("UIButton \"Buy\" (100, 330, 100, 40) does not get it:", "is in front of it.")
    }

    @Test func aPointOutsideOfEveryViewReachesNone() {
        #expect(device.explainTouch(at: CGPoint(x: -5, y: 10)) == "No view gets a touch at (-5, 10).")
    }
}
