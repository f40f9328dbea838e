import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Callbacks around alerts, what handlers may do, and that nothing is retained.
@MainActor @Suite struct AlertLifetimeTests {
    private let fixture = AlertFixture()
    private var device: TestDevice { fixture.device }

    /// The callbacks of the alert and its presentation in the trace, oldest first.
    private var callbacks: [String] {
        device.trace.filter { $0.type.contains("Alert") }.map(\.callback)
    }

    @Test func presentationAndDismissalCallInUIKitsOrder() throws {
        try fixture.present(fixture.makeAlert())
        #expect(
            callbacks.filter { $0 != "viewDidLoad()" } == [
                "presentationTransitionWillBegin()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
                "presentationTransitionDidEnd(_:)", "viewDidAppear(_:)",
            ])
        let count = callbacks.count

        try device.tap("OK")
        try device.settle()

        #expect(
            Array(callbacks.dropFirst(count)) == [
                "dismissalTransitionWillBegin()", "viewWillDisappear(_:)", "dismissalTransitionDidEnd(_:)",
                "viewDidDisappear(_:)", "end", "handler",
            ])
        // The presenter stays visible behind an alert.
        #expect(fixture.root.calls.isEmpty)
    }

    @Test func aHandlerPresentsTheNextAlert() throws {
        let first = fixture.makeAlert("First", nil, actions: [])
        first.addAction(
            UIAlertAction(title: "Next", style: .default) { [fixture] _ in
                fixture.root.present(fixture.makeAlert("Second"), animated: true)
            })
        try fixture.present(first)

        try device.tap("Next")
        try device.settle()

        try device.expect("Second", is: .visible)
        try device.expect("First", is: .gone)
        #expect(device.misuses.isEmpty)
    }

    @Test func anAlertIsPresentedAgain() throws {
        let alert = fixture.makeAlert()
        for _ in 0..<3 {
            try fixture.present(alert)
            #expect(alert.view.alpha == 1)
            #expect(alert.view.transform == .identity)
            try device.tap("OK")
            try device.settle()
        }

        #expect(fixture.calls == ["OK", "OK", "OK"])
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func rotationWhileShownKeepsItInPlace(style: UIAlertController.Style) throws {
        let alert = fixture.makeAlert("Title", "Message", style)
        try fixture.present(alert)

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(abs(alert.view.frame.midX - 422) < 0.5)
        #expect(style == .actionSheet || abs(alert.view.frame.midY - 195) < 0.5)
        #expect(alert.view.frame.maxY <= 390)
        try device.tap("OK")
        try device.settle()
        #expect(fixture.calls == ["OK"])
    }

    @Test func thePresentersTintIsDimmedMeanwhile() throws {
        try fixture.present(fixture.makeAlert())
        #expect(fixture.root.view.tintAdjustmentMode == .dimmed)

        try device.tap("OK")
        try device.settle()

        #expect(fixture.root.view.tintAdjustmentMode == .normal)
    }

    @Test func theTintColorOfTheViewColorsTheButtons() throws {
        let alert = fixture.makeAlert(actions: ["OK", "!Delete"])
        alert.view.tintColor = .systemPurple
        try fixture.present(alert)

        let color = try (device.view(.text("OK")).subviews.first as? UILabel)?.textColor
        let red = try (device.view(.text("Delete")).subviews.first as? UILabel)?.textColor
        #expect(color == .systemPurple)
        #expect(red == .systemRed)
    }

    /// Apps make room for views of their own with a height constraint.
    @Test func aHeightConstraintOfTheViewMakesRoomAboveTheButtons() throws {
        let alert = fixture.makeAlert()
        alert.view.heightAnchor.constraint(equalToConstant: 300).isActive = true
        try fixture.present(alert)

        let button = try device.view(.text("OK"))
        #expect(alert.view.frame.height == 300)
        #expect(abs(button.convert(button.bounds, to: alert.view).maxY - 300) < 0.01)
        #expect(device.misuses.isEmpty)
    }

    /// Apps color the card, and add pictures to it, through the first subviews.
    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func theFirstSubviewsLeadToTheCardInFrontOfItsMaterial(style: UIAlertController.Style) throws {
        let alert = fixture.makeAlert("Title", nil, style)
        try fixture.present(alert)
        let content = try #require(alert.view.subviews.first?.subviews.first?.subviews.first)

        content.backgroundColor = .systemGreen
        try device.settle()

        let frame = content.convert(content.bounds, to: nil)
        let color = device.picture().color(atX: frame.minX + 20, y: frame.minY + 20)
        #expect(color.isNear(52, 199, 89))
        try device.tap("OK")
        try device.settle()
        #expect(fixture.calls == ["OK"])
    }

    @Test func aViewLoadedEarlyFollowsLaterChanges() throws {
        let sheet = fixture.makeAlert(nil, nil, .actionSheet, actions: [])
        sheet.view.tintColor = .systemPurple
        sheet.addAction(fixture.makeAction("Share"))
        sheet.addAction(fixture.makeAction("-Cancel"))
        try fixture.present(sheet)

        try device.expectOrder(["Share", "Cancel"])
        #expect(sheet.view.frame.width == 374)
    }

    @Test func theKeyboardOfAFieldDoesNotMoveAnAlertThatIsGoing() throws {
        let alert = fixture.makeAlert()
        alert.addTextField()
        try fixture.present(alert)
        try device.showKeyboard(height: 336)
        try device.settle()
        let place = alert.view.center

        try device.tap("OK")
        try device.hideKeyboard()
        device.advance(by: 0.1)

        #expect(alert.view.center == place)
    }

    @Test func itFadesWithoutScaleWhenMotionIsReduced() throws {
        try device.setAccessibilityFeature(.reduceMotion, isOn: true)
        let alert = fixture.makeAlert()
        _ = device.application
        fixture.root.present(alert, animated: true)
        device.advance(by: 0.1)

        #expect(alert.view.layer.presentation()?.transform.m11 == 1)
        #expect((alert.view.layer.presentation()?.opacity ?? 1) < 1)
    }

    @Test func aHundredAlertsInTurnLeaveNothing() throws {
        weak var lastAlert: UIAlertController?
        weak var lastAction: UIAlertAction?
        weak var lastField: UITextField?
        let views = device.window.viewCount

        for number in 1...100 {
            let alert = fixture.makeAlert("Alert \(number)", nil, actions: [])
            let action = fixture.makeAction("OK")
            alert.addAction(action)
            alert.addTextField()
            (lastAlert, lastAction, lastField) = (alert, action, alert.textFields?.first)
            try fixture.present(alert, animated: number % 10 == 0)
            try device.tap("OK")
            try device.settle()
            #expect(device.window.viewCount == views)
        }

        #expect(fixture.calls.count == 100)
        #expect(lastAlert == nil && lastAction == nil && lastField == nil)
    }
}

extension UIView {
    /// The number of views in this subtree.
    fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}

/// An alert that what it presents covers.
@MainActor @Suite struct CoveredAlertTests {
    private let fixture = AlertFixture()
    private var device: TestDevice { fixture.device }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func theSurroundingsOfACoveredAlertChange(style: UIAlertController.Style) throws {
        let alert = fixture.makeAlert("Title", "Message", style)
        try fixture.present(alert)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        alert.present(cover, animated: true)
        try device.settle()

        try device.rotate(to: .landscapeLeft)
        try device.settle()
        try device.setTextSize(.accessibilityLarge)
        try device.settle()
        cover.dismiss(animated: true)
        try device.settle()

        let frame = try #require(fixture.frame(of: alert.view))
        #expect(abs(frame.midX - device.window.bounds.midX) < 1)
        #expect(device.window.bounds.contains(frame))
    }
}
