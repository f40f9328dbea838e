import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Popovers and a keyboard that covers the lowest 339 of the screen's 1194 points.
@MainActor @Suite struct PopoverKeyboardTests {
    private let fixture = PopoverFixture(.iPadPro11)
    private var device: TestDevice { fixture.device }

    private func present(
        at rect: CGRect, size: CGSize, permitted: UIPopoverArrowDirection = .any
    ) throws -> ScriptedController {
        let content = fixture.popover(at: rect, size: size)
        content.popoverPresentationController?.permittedArrowDirections = permitted
        try fixture.present(content)
        return content
    }

    private func bubble(of content: UIViewController) throws -> UIView {
        try #require(content.presentationController?.presentedView)
    }

    @Test func aPopoverAboveTheKeyboardStaysWhereItIs() throws {
        let content = try present(
            at: CGRect(x: 400, y: 500, width: 50, height: 20), size: CGSize(width: 300, height: 300))
        let frame = fixture.frame(of: content)

        try device.showKeyboard()
        try device.settle()

        #expect(fixture.frame(of: content) == frame)
    }

    @Test func aPopoverThatFitsAboveTheKeyboardMovesThereAndComesBack() throws {
        let content = try present(
            at: CGRect(x: 400, y: 1000, width: 50, height: 20), size: CGSize(width: 300, height: 200))
        let frame = fixture.frame(of: content)
        let picture = device.picture()
        try device.expectArrow(.down, at: CGPoint(x: 425, y: 1000))

        try device.showKeyboard()
        try device.settle()
        #expect(fixture.frame(of: content) == CGRect(x: 275, y: 632, width: 300, height: 213))
        try device.expectArrow(.down, at: CGPoint(x: 425, y: 845))

        try device.hideKeyboard()
        try device.settle()
        #expect(fixture.frame(of: content) == frame)
        #expect(device.picture().matches(picture))
        #expect(try bubble(of: content).layer.animationKeys() == nil)
    }

    /// The side chosen because of the keyboard is not kept.
    @Test func aPopoverFlippedByTheKeyboardFlipsBackWhenItHides() throws {
        let content = try present(
            at: CGRect(x: 400, y: 500, width: 50, height: 20), size: CGSize(width: 300, height: 320))
        let frame = fixture.frame(of: content)
        try device.expectArrow(.up, at: CGPoint(x: 425, y: 520))

        try device.showKeyboard()
        try device.settle()
        try device.expectArrow(.down, at: CGPoint(x: 425, y: 500))

        try device.hideKeyboard()
        try device.settle()
        try device.expectArrow(.up, at: CGPoint(x: 425, y: 520))
        #expect(fixture.frame(of: content) == frame)
    }

    @Test func aPopoverWithoutRoomAboveTheKeyboardShrinksAndComesBack() throws {
        let content = try present(
            at: CGRect(x: 400, y: 500, width: 50, height: 20), size: CGSize(width: 300, height: 400), permitted: .up)
        #expect(content.view.bounds.height == 413)

        try device.showKeyboard()
        try device.settle()
        #expect(content.view.bounds.height == 325)
        #expect(fixture.frame(of: content).maxY == 845)

        try device.hideKeyboard()
        try device.settle()
        #expect(content.view.bounds.height == 413)
    }

    @Test func thePopoverMovesAnimatedWithTheKeyboard() throws {
        let content = try present(
            at: CGRect(x: 400, y: 1000, width: 50, height: 20), size: CGSize(width: 300, height: 200))
        let bubble = try bubble(of: content)

        try device.showKeyboard()
        device.advance(by: 0.05)
        let shown = try #require(bubble.layer.presentation()).frame

        #expect(shown.maxY < 999 && shown.maxY > 846)
        #expect(bubble.frame.maxY == 845)
    }

    @Test func reversingTheKeyboardMidFlightRestoresThePopover() throws {
        let content = try present(
            at: CGRect(x: 400, y: 1000, width: 50, height: 20), size: CGSize(width: 300, height: 200))
        let frame = fixture.frame(of: content)
        let picture = device.picture()

        for _ in 0..<3 {
            try device.showKeyboard()
            device.advance(by: 0.07)
            try device.hideKeyboard()
            device.advance(by: 0.03)
        }
        try device.settle()

        #expect(fixture.frame(of: content) == frame)
        #expect(device.picture().matches(picture))
    }

    @Test func aKeyboardThatFloatsOrHasNoHeightMovesNothing() throws {
        let content = try present(
            at: CGRect(x: 400, y: 1000, width: 50, height: 20), size: CGSize(width: 300, height: 200))
        let frame = fixture.frame(of: content)

        device.floatKeyboard(at: CGRect(x: 200, y: 900, width: 320, height: 254))
        try device.settle()
        #expect(fixture.frame(of: content) == frame)

        try device.showKeyboard(height: 0)
        try device.settle()
        #expect(fixture.frame(of: content) == frame)
    }

    @Test func aPopoverPresentedWithAKeyboardAppearsAboveIt() throws {
        try device.showKeyboard()
        try device.settle()
        let content = try present(
            at: CGRect(x: 400, y: 1000, width: 50, height: 20), size: CGSize(width: 300, height: 200))
        #expect(fixture.frame(of: content).maxY == 845)

        try device.hideKeyboard()
        try device.settle()

        try device.expectArrow(.down, at: CGPoint(x: 425, y: 1000))
    }

    /// Checklist 27
    @Test func theDelegateMayMakeRoomForTheKeyboard() throws {
        let other = UIView(frame: CGRect(x: 50, y: 60, width: 40, height: 30))
        fixture.root.view.addSubview(other)
        _ = try present(at: CGRect(x: 400, y: 1000, width: 50, height: 20), size: CGSize(width: 300, height: 200))
        fixture.recorder.onReposition = { rect, view in
            #expect(rect.pointee == CGRect(x: 400, y: 1000, width: 50, height: 20))
            rect.pointee = CGRect(x: 0, y: 0, width: 40, height: 30)
            view.pointee = other
        }

        try device.showKeyboard()
        try device.settle()

        #expect(fixture.recorder.repositions == 1)
        try device.expectArrow(.up, at: CGPoint(x: 70, y: 90))
    }

    @Test func aKeyboardAsHighAsTheScreenKeepsThePopoverOnTheScreen() throws {
        let content = try present(
            at: CGRect(x: 400, y: 500, width: 50, height: 20), size: CGSize(width: 300, height: 200))

        try device.showKeyboard(height: 5000)
        try device.settle()

        #expect(device.window.bounds.contains(fixture.frame(of: content)))
        try device.hideKeyboard()
        try device.settle()
        try device.expectArrow(.up, at: CGPoint(x: 425, y: 520))
    }
}
