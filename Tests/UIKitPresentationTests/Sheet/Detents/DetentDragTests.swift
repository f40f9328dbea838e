import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Dragging a sheet between its detents: motion, delegate calls, catching, the grabber, and the keyboard.
@MainActor @Suite struct DetentDragTests {
    private static let slop: CGFloat = 10

    // MARK: Resizing

    @Test func theSheetFollowsTheFingerWithItsBottomPinnedAndLaysItsContentOutInEachFrame() throws {
        let fixture = try DetentFixture()
        let finger = fixture.finger()
        let start = finger.location

        for way in stride(from: CGFloat(30), through: 330, by: 30) {
            finger.move(to: CGPoint(x: 195, y: start.y - way))

            let frame = fixture.base.frame(of: fixture.content)
            #expect(abs(frame.minY - (422 - way + Self.slop)) < 0.01 && frame.maxY == 844)
            #expect(abs(fixture.shownHeight - frame.height) < 0.01)
            #expect(abs(fixture.dim - 0.12) < 0.001)
        }
        finger.move(to: CGPoint(x: 195, y: 10))
        #expect(fixture.height == 787)
        finger.lift()
        try fixture.device.settle()
        #expect(fixture.height == 787 && fixture.sheet.selectedDetentIdentifier == .large)
    }

    /// A view that an app creates in `loadView()`, without an autoresizing mask.
    private final class PlainViewController: UIViewController {
        override func loadView() { view = UIView() }
    }

    @Test func aContentViewWithoutAutoresizingMaskFillsTheSheetAtEveryHeight() throws {
        let base = SheetFixture()
        _ = base.device.application
        let content = PlainViewController()
        content.modalPresentationStyle = .pageSheet
        content.sheetPresentationController?.detents = [.medium(), .large()]
        try base.present(content)
        #expect(content.view.frame.size == CGSize(width: 390, height: 422))

        let finger = SheetDrag(on: base.device, x: 195, y: 500)
        for step in 1...3 { finger.move(to: CGPoint(x: 195, y: 500 - 40 * CGFloat(step))) }
        #expect(content.view.frame.size == CGSize(width: 390, height: 422 + 110))
        finger.lift()
        content.sheetPresentationController?.selectedDetentIdentifier = .large
        try base.device.settle()
        #expect(content.view.frame.size == CGSize(width: 390, height: 787))
    }

    @Test func theDelegateIsCalledOnceWhenTheSheetHasComeToRest() throws {
        let fixture = try DetentFixture()
        let finger = fixture.finger()
        let start = finger.location
        for way in stride(from: CGFloat(30), through: 300, by: 30) {
            finger.move(to: CGPoint(x: 195, y: start.y - way))
        }
        #expect(fixture.sheet.selectedDetentIdentifier == nil)

        finger.lift()
        let atRelease = (fixture.sheet.selectedDetentIdentifier, fixture.changes.count)
        try fixture.device.settle()

        #expect(atRelease == (.large, 0))
        #expect(fixture.changes == ["com.apple.UIKit.large"] && fixture.calls.isEmpty)
    }

    @Test func aDragThatReturnsToItsDetentDoesNotCallTheDelegate() throws {
        let fixture = try DetentFixture()

        try fixture.drag(-60)

        #expect(fixture.height == 422 && fixture.changes.isEmpty && fixture.calls.isEmpty)
        #expect(fixture.sheet.selectedDetentIdentifier == nil)
    }

    @Test func theDimmingChangesWithTheDetentWhenTheFingerIsLifted() throws {
        let fixture = try DetentFixture { $0.largestUndimmedDetentIdentifier = .medium }
        let finger = fixture.finger()
        let start = finger.location
        for way in stride(from: CGFloat(30), through: 360, by: 30) {
            finger.move(to: CGPoint(x: 195, y: start.y - way))
            #expect(fixture.dim == 0)
        }

        finger.lift()
        try fixture.device.settle()

        #expect(abs(fixture.dim - 0.12) < 0.001)
    }

    @Test func aSheetThatIsAlreadyAtItsHighestDetentIsNotDraggedUp() throws {
        let fixture = try DetentFixture([.medium()])

        try fixture.drag(-200)

        #expect(fixture.height == 422 && fixture.calls.isEmpty)
    }

    // MARK: Dismissing

    @Test func belowTheSmallestDetentADragDismisses() throws {
        let fixture = try DetentFixture()
        fixture.content.calls = []

        try fixture.drag(240)

        #expect(fixture.calls == ["should", "will", "did"] && fixture.base.ends == ["swipe"])
        #expect(fixture.content.calls == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func aDragFromLargeToBelowMediumAndBackReversesTheAppearanceOnTheWay() throws {
        let fixture = try DetentFixture { $0.selectedDetentIdentifier = .large }
        fixture.content.calls = []
        let finger = fixture.finger()
        let start = finger.location
        var expected: [CGFloat] = []
        var shown: [CGFloat] = []

        let ways = Array(stride(from: CGFloat(20), through: 460, by: 20)) + stride(from: 440, through: 100, by: -20)
        for way in ways {
            finger.move(to: CGPoint(x: 195, y: start.y + way))
            expected.append(787 - (way - Self.slop))
            shown.append(fixture.shownHeight)
        }
        finger.lift()
        try fixture.device.settle()

        for (shown, expected) in zip(shown, expected) { #expect(abs(shown - expected) < 0.6) }
        #expect(fixture.calls == ["should", "will"])
        #expect(
            fixture.content.calls == ["viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(fixture.base.root.presentedViewController === fixture.content)
    }

    @Test func aCanceledDismissalSettlesAtTheSmallestDetent() throws {
        let fixture = try DetentFixture { $0.selectedDetentIdentifier = .large }

        try fixture.drag(440)

        #expect(fixture.height == 422 && fixture.calls == ["should", "will"])
        #expect(fixture.changes == ["com.apple.UIKit.medium"])
    }

    @Test func aModalSheetResistsBelowItsSmallestDetentAndCanStillBeResized() throws {
        let fixture = try DetentFixture()
        fixture.content.isModalInPresentation = true
        let finger = fixture.finger()
        let start = finger.location
        for way in stride(from: CGFloat(30), through: 300, by: 30) {
            finger.move(to: CGPoint(x: 195, y: start.y + way))
        }
        #expect(fixture.shownHeight < 400 && fixture.shownHeight > 322)

        finger.lift()
        try fixture.device.settle()
        #expect(fixture.height == 422 && fixture.shownHeight == 422 && fixture.calls == ["attempt"])

        try fixture.drag(-300)
        #expect(fixture.height == 787)
    }

    // MARK: Catching

    @Test func aSettlingSheetIsCaughtWhereItIs() throws {
        let fixture = try DetentFixture()
        fixture.sheet.animateChanges { fixture.sheet.selectedDetentIdentifier = .large }
        fixture.device.advance(by: 0.1)

        let finger = fixture.finger()
        let start = finger.location
        finger.move(to: CGPoint(x: 195, y: start.y - 10))
        let caught = fixture.shownHeight
        fixture.device.advance(by: 0.3)
        let held = fixture.shownHeight
        finger.move(to: CGPoint(x: 195, y: start.y + 30))
        let moved = fixture.shownHeight

        #expect(caught > 450 && caught < 780)
        #expect(abs(held - caught) < 0.01 && abs(moved - (held - 40)) < 0.01)
        #expect(abs(fixture.base.frame(of: fixture.content).height - moved) < 0.01)
        finger.lift()
        try fixture.device.settle()
        #expect([422, 787].contains(fixture.height))
    }

    @Test func aSheetThatIsStillComingUpIsCaughtWhereItIs() throws {
        for mayDismiss in [true, false] {
            let base = SheetFixture()
            let content = base.content()
            content.isModalInPresentation = !mayDismiss
            content.sheetPresentationController?.detents = [.medium(), .large()]
            base.root.present(content, animated: true)
            base.device.advance(by: 0.12)
            let coming = try #require(try base.shownFrame(of: content)).minY

            let finger = SheetDrag(on: base.device, x: 195, y: coming + 60)
            let below = try #require(try base.shownFrame(of: content)).minY
            finger.move(to: CGPoint(x: 195, y: coming + 50))
            let caught = try #require(try base.shownFrame(of: content)).minY
            base.device.advance(by: 0.3)
            let held = try #require(try base.shownFrame(of: content)).minY
            finger.move(to: CGPoint(x: 195, y: coming + 40))
            let moved = try #require(try base.shownFrame(of: content)).minY
            finger.move(to: CGPoint(x: 195, y: coming - 300))
            finger.lift()
            try base.device.settle()

            #expect(below > 422 && caught <= below && caught > 422)
            #expect(abs(held - caught) < 0.01 && abs(moved - (held - 10)) < 0.6)
            #expect(content.calls.contains("viewDidAppear"))
            #expect(base.root.presentedViewController === content)
        }
    }

    // MARK: Navigation controllers

    /// Bar items of a navigation controller that change its sheet are a common pattern.
    @Test func aNavigationControllerInASheetResizesWithItsBarAtTheTop() throws {
        let base = SheetFixture()
        _ = base.device.application
        let list = UIViewController()
        list.title = "List"
        let stack = UINavigationController(rootViewController: list)
        stack.modalPresentationStyle = .pageSheet
        let sheet = try #require(stack.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Large", style: .plain, target: nil, action: nil)
        list.navigationItem.rightBarButtonItem?.primaryAction = UIAction(title: "Large") { _ in
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        try base.present(stack)
        let bar = stack.navigationBar.convert(stack.navigationBar.bounds, to: nil)

        try base.device.tap("Large")
        try base.device.settle()

        #expect(bar.minY >= 422 && bar.height >= 44)
        #expect(base.frame(of: stack) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(stack.navigationBar.convert(stack.navigationBar.bounds, to: nil).minY == bar.minY - 422 + 57)
        #expect(list.view.frame.height > 700)
    }

    // MARK: Grabber

    @Test func aTapOnTheGrabberSelectsTheNextLargerDetentAndThenTheSmallest() throws {
        let fixture = try DetentFixture([.fixed(200), .medium(), .large()]) { $0.prefersGrabberVisible = true }
        for (height, value) in [(422, "Collapsed"), (787, "Expanded"), (234, "Collapsed")] as [(CGFloat, String)] {
            try fixture.device.tap("Sheet Grabber")
            try fixture.device.settle()

            #expect(fixture.height == height)
            #expect(fixture.sheet.presentedView?.element("Sheet Grabber")?.accessibilityValue == value)
        }
        #expect(fixture.changes == ["com.apple.UIKit.medium", "com.apple.UIKit.large", "fixed"])
    }

    @Test func theGrabberReceivesTouchesBesideItAndAdjustments() throws {
        let fixture = try DetentFixture { $0.prefersGrabberVisible = true }
        try fixture.device.tap(x: 195 - 18 - 19, y: 422 + 19)
        try fixture.device.settle()
        #expect(fixture.height == 787)

        let grabber = try #require(fixture.sheet.presentedView?.element("Sheet Grabber"))
        grabber.accessibilityIncrement()
        try fixture.device.settle()
        #expect(fixture.height == 787)
        grabber.accessibilityDecrement()
        try fixture.device.settle()
        #expect(fixture.height == 422)
        #expect(grabber.accessibilityTraits == [.adjustable, .button])
        // It is read out before the content.
        #expect(grabber.superview?.accessibilityElements?.first as? UIView === grabber)
        #expect(grabber.superview?.accessibilityElements?.last as? UIView === fixture.content.view)
    }

    @Test func theGrabberOfASingleDetentDismissesIfTheUserMay() throws {
        let fixture = try DetentFixture([.medium()]) { $0.prefersGrabberVisible = true }
        fixture.mayDismiss = false
        try fixture.device.tap("Sheet Grabber")
        try fixture.device.settle()
        #expect(fixture.calls == ["should", "attempt"])

        fixture.mayDismiss = true
        try fixture.device.tap("Sheet Grabber")
        try fixture.device.settle()
        #expect(fixture.calls == ["should", "attempt", "should", "will", "did"])
        #expect(fixture.base.ends == ["grabber"])
    }

    // MARK: Keyboard

    private func field(in view: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
        view.addSubview(field)
        return field
    }

    struct Avoidance: Sendable {
        let values: [CGFloat?]
        let height: CGFloat
    }

    /// Nil is the medium detent. The keyboard is 300 points high.
    @Test(arguments: [
        Avoidance(values: [nil, 5000], height: 787), Avoidance(values: [200], height: 500),
        Avoidance(values: [5000], height: 787),
    ])
    func aSheetWithAFocusedFieldGrowsForTheKeyboardAndShrinksAfterIt(_ avoidance: Avoidance) throws {
        let fixture = try DetentFixture(
            avoidance.values.enumerated().map { index, value in value.map { .fixed($0, "\(index)") } ?? .medium() })
        let height = fixture.height
        let field = field(in: fixture.content.view)

        #expect(field.becomeFirstResponder())
        try fixture.device.showKeyboard(height: 300)
        try fixture.device.settle()
        #expect(fixture.height == avoidance.height)

        field.resignFirstResponder()
        try fixture.device.hideKeyboard()
        try fixture.device.settle()
        #expect(fixture.height == height && fixture.changes.isEmpty)
        #expect(fixture.sheet.selectedDetentIdentifier == nil)
    }

    @Test func aSheetThatGrowsForTheKeyboardIsCaughtWhereItIs() throws {
        let fixture = try DetentFixture([.fixed(200), .large()])
        #expect(field(in: fixture.content.view).becomeFirstResponder())
        try fixture.device.showKeyboard(height: 300)
        fixture.device.advance(by: 0.1)

        let finger = fixture.finger(below: 20)
        let start = finger.location
        var shown = [fixture.shownHeight]
        for step in 1...6 {
            finger.move(to: CGPoint(x: 195, y: start.y + 10 * CGFloat(step)))
            shown.append(fixture.shownHeight)
        }

        #expect(shown[0] > 250 && shown[0] < 700)
        // The first move stops it, where the animation has brought it meanwhile; then it follows the finger.
        #expect(shown[1] >= shown[0] && shown[1] < shown[0] + 90)
        for (before, after) in zip(shown.dropFirst(), shown.dropFirst(2)) { #expect(abs(before - after - 10) < 0.01) }
        #expect(abs(fixture.height - fixture.shownHeight) < 0.01)
        finger.lift()
        try fixture.device.settle()
        #expect([234, 787].contains(fixture.height) && fixture.shownHeight == fixture.height)
    }

    @Test func theKeyboardOfThePageBehindDoesNotMoveTheSheet() throws {
        let fixture = try DetentFixture { $0.largestUndimmedDetentIdentifier = .medium }
        let field = field(in: fixture.base.root.view)

        #expect(field.becomeFirstResponder())
        try fixture.device.showKeyboard(height: 300)
        try fixture.device.settle()

        #expect(fixture.height == 422)
    }
}

extension UIView {
    /// The first view with this accessibility label in this view's tree.
    fileprivate func element(_ label: String) -> UIView? {
        if accessibilityLabel == label { return self }
        for view in subviews {
            if let found = view.element(label) { return found }
        }
        return nil
    }
}
