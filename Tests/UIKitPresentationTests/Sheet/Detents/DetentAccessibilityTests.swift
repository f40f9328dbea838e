import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Sheets with detents for assistive technology.
@MainActor @Suite struct DetentAccessibilityTests {
    private func label(at y: CGFloat, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 40))
        label.text = "Below"
        view.addSubview(label)
        return label
    }

    private func fixture(isVoiceOverOn: Bool = true) throws -> DetentFixture {
        let fixture = try DetentFixture([.fixed(200), .medium(), .large()])
        try fixture.device.setAccessibilityFeature(.voiceOver, isOn: isVoiceOverOn)
        return fixture
    }

    @Test(arguments: [UIAccessibility.Notification.screenChanged, .layoutChanged])
    func focusingAnElementBelowTheEdgeRaisesTheSheetToTheDetentThatShowsIt(
        _ notification: UIAccessibility.Notification
    ) throws {
        let fixture = try fixture()
        let label = label(at: 300, in: fixture.content.view)

        UIAccessibility.post(notification: notification, argument: label)
        try fixture.device.settle()

        #expect(fixture.height == 422 && fixture.changes == ["com.apple.UIKit.medium"])
    }

    @Test func anElementWithoutAViewRaisesTheSheetToo() throws {
        let fixture = try fixture()
        let element = UIAccessibilityElement(accessibilityContainer: fixture.content.view as Any)
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 600, width: 10, height: 10)

        UIAccessibility.post(notification: .layoutChanged, argument: element)
        try fixture.device.settle()

        #expect(fixture.height == 787)
    }

    @Test func anElementBelowEveryDetentRaisesTheSheetToTheHighest() throws {
        let fixture = try fixture()

        UIAccessibility.post(notification: .layoutChanged, argument: label(at: 5000, in: fixture.content.view))
        try fixture.device.settle()

        #expect(fixture.height == 787)
    }

    @Test func theSheetStaysForAVisibleElementAnAnnouncementAndWithoutVoiceOver() throws {
        let fixture = try fixture()
        UIAccessibility.post(notification: .layoutChanged, argument: label(at: 20, in: fixture.content.view))
        UIAccessibility.post(notification: .layoutChanged, argument: "A sentence")
        UIAccessibility.post(notification: .announcement, argument: label(at: 300, in: fixture.content.view))
        try fixture.device.settle()
        #expect(fixture.height == 234)

        try fixture.device.setAccessibilityFeature(.voiceOver, isOn: false)
        UIAccessibility.post(notification: .layoutChanged, argument: label(at: 300, in: fixture.content.view))
        try fixture.device.settle()
        #expect(fixture.height == 234 && fixture.changes.isEmpty)
    }

    @Test func aScrollViewScrollsToTheElementInsteadOfRaisingTheSheet() throws {
        let fixture = try fixture()
        let scrollView = UIScrollView(frame: fixture.content.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        fixture.content.view.addSubview(scrollView)

        UIAccessibility.post(notification: .layoutChanged, argument: label(at: 900, in: scrollView))
        try fixture.device.settle()

        #expect(fixture.height == 234)
        #expect(scrollView.bounds.contains(CGPoint(x: 100, y: 920)))
    }

    @Test(arguments: [
        (TestDevice.Language.english, "Sheet Grabber", "Collapsed"),
        (.german, "Griff des Blatts", "Reduziert"),
    ])
    func theGrabberSpeaksTheSystemsLanguage(_ language: TestDevice.Language, _ name: String, _ value: String) throws {
        let device = TestDevice(.iPhone14, language: language)
        let root = UIViewController()
        device.show(root)
        let content = UIViewController()
        content.modalPresentationStyle = .pageSheet
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.prefersGrabberVisible = true
        root.present(content, animated: false)
        try device.settle()

        let grabber = content.view.superview?.accessibilityElements?.first as? UIView

        #expect(grabber?.accessibilityLabel == name && grabber?.accessibilityValue == value)
    }

    @Test func theEscapeGestureDismissesAtEveryDetentUnlessTheDelegateRefuses() throws {
        let fixture = try fixture()
        fixture.mayDismiss = false
        try? fixture.device.performEscapeGesture()
        try fixture.device.settle()
        #expect(fixture.calls == ["should", "attempt"])
        #expect(fixture.base.root.presentedViewController === fixture.content)

        fixture.mayDismiss = true
        fixture.sheet.selectedDetentIdentifier = .large
        try fixture.device.performEscapeGesture()
        try fixture.device.settle()
        #expect(fixture.calls == ["should", "attempt", "should", "will", "did"])
        #expect(fixture.base.ends == ["escape"])
    }
}
