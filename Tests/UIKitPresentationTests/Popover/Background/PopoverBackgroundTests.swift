import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Popovers with an app's `UIPopoverBackgroundView`.
@MainActor @Suite struct PopoverBackgroundTests {
    private let fixture = PopoverFixture()
    private var device: TestDevice { fixture.device }

    private func present(
        _ type: (any UIPopoverBackgroundViewMethods.Type)?,
        at rect: CGRect = CGRect(x: 100, y: 300, width: 50, height: 20)
    ) throws -> ScriptedController {
        let content = fixture.popover(at: rect)
        content.view.backgroundColor = .red
        content.popoverPresentationController?.popoverBackgroundViewClass = type
        try fixture.present(content)
        return content
    }

    private func background(of content: UIViewController) throws -> Border {
        let bubble = try #require(content.presentationController?.presentedView)
        return try #require(bubble.subviews.first as? Border)
    }

    /// Checklist 12
    @Test func aBackgroundClassReplacesTheSystemBackground() throws {
        let plain = try present(nil)
        #expect(plain.popoverPresentationController?.popoverBackgroundViewClass == nil)
        #expect(plain.presentationController?.presentedView?.subviews.contains { $0 is Border } == false)
        plain.dismiss(animated: false)

        let content = try present(Border.self)

        #expect(try background(of: content).frame.size == CGSize(width: 120, height: 120))
        #expect(device.misuses.isEmpty)
    }

    /// Checklist 28, 29
    @Test func backgroundInsetsAndArrowEnlargeThePopover() throws {
        let content = try present(Border.self)

        #expect(fixture.frame(of: content) == CGRect(x: 75, y: 350, width: 100, height: 80))
        #expect(content.view.safeAreaInsets == .zero)
        try device.expectArrow(.up, at: CGPoint(x: 125, y: 320))
        #expect(try background(of: content).direction == .up)
        #expect(try background(of: content).offset == 0)
    }

    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGRect(x: 75, y: 350, width: 100, height: 80)),
        (.down, CGRect(x: 75, y: 190, width: 100, height: 80)),
        (.left, CGRect(x: 180, y: 270, width: 100, height: 80)),
    ]) func theContentIsInsetFromBorderAndArrow(direction: UIPopoverArrowDirection, frame: CGRect) throws {
        let content = fixture.popover()
        content.popoverPresentationController?.popoverBackgroundViewClass = Border.self
        content.popoverPresentationController?.permittedArrowDirections = direction

        try fixture.present(content)

        #expect(fixture.frame(of: content) == frame)
        #expect(try background(of: content).direction == direction)
    }

    @Test func arrowOffsetIsMeasuredFromTheMiddleOfTheSide() throws {
        let content = try present(Border.self, at: CGRect(x: 10, y: 300, width: 10, height: 20))

        #expect(try background(of: content).offset == -45)
    }

    /// Checklist 29
    @Test func backgroundMetricsAreReadOncePerPresentation() throws {
        CountingBorder.questions = 0
        let content = try present(CountingBorder.self)
        #expect(CountingBorder.questions == 3)

        content.preferredContentSize = CGSize(width: 140, height: 100)
        try device.settle()

        #expect(CountingBorder.questions == 3)
    }

    /// Checklist 11
    @Test func theBackgroundLiesUnderTheContent() throws {
        let content = try present(Border.self)
        let picture = device.picture()

        let green = Picture.Color(red: 0, green: 255, blue: 0)
        #expect(picture.color(atX: 70, y: 390) == green)
        #expect(picture.color(atX: 125, y: 390) == Picture.Color(red: 255, green: 0, blue: 0))
        #expect(content.view.isDescendant(of: try #require(content.presentationController?.presentedView)))
    }

    @Test func directionAndOffsetAreSetInsideTheAnimation() throws {
        let content = try present(Border.self, at: CGRect(x: 10, y: 300, width: 10, height: 20))
        let border = try background(of: content)

        content.preferredContentSize = CGSize(width: 200, height: 100)
        device.advance(by: 0.05)

        #expect(border.offset == -95)
        #expect(border.durationOfOffset == 0.25)
        let shown = try #require(border.layer.presentation()?.bounds.width)
        #expect(shown > 120 && shown < 220)
        try device.settle()
        #expect(border.bounds.width == 220)
    }

    @Test func theDefaultAppearanceRoundsTheContent() throws {
        for (type, isRound) in [(Border.self, true), (PlainBorder.self, false)] as [(Border.Type, Bool)] {
            let content = try present(type)
            let corner = device.picture().color(atX: 75.5, y: 350.5)
            #expect((corner.green > 128) == isRound, "\(type)")
            content.dismiss(animated: false)
        }
    }

    @Test func aTapOnTheBorderKeepsThePopoverAndOneBesideTheArrowClosesIt() throws {
        _ = try present(Border.self)

        try device.tap(x: 68, y: 345)
        try device.settle()
        try device.expectPresentations(1)

        try device.tap(x: 68, y: 325)
        try device.settle()
        try device.expectPresentations(0)
    }

    /// The arrow is 30 by 20 points, its tip at the middle of the anchor's side.
    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGRect(x: 110, y: 320, width: 30, height: 20)),
        (.down, CGRect(x: 110, y: 280, width: 30, height: 20)),
        (.left, CGRect(x: 150, y: 295, width: 20, height: 30)),
        (.right, CGRect(x: 180, y: 295, width: 20, height: 30)),
    ]) func theFrameOfTheArrowBelongsToThePopover(direction: UIPopoverArrowDirection, arrow: CGRect) throws {
        let anchor = CGRect(x: direction == .right ? 200 : 100, y: 300, width: 50, height: 20)
        let inside = arrow.insetBy(dx: 1, dy: 1)
        // Beside the arrow at both sides, not beyond its tip or inside the bubble.
        let beside =
            direction == .up || direction == .down
            ? [CGPoint(x: arrow.minX - 1, y: arrow.midY), CGPoint(x: arrow.maxX + 1, y: arrow.midY)]
            : [CGPoint(x: arrow.midX, y: arrow.minY - 1), CGPoint(x: arrow.midX, y: arrow.maxY + 1)]
        func present() throws {
            let content = fixture.popover(at: anchor)
            content.popoverPresentationController?.popoverBackgroundViewClass = Border.self
            content.popoverPresentationController?.permittedArrowDirections = direction
            try fixture.present(content)
        }
        try present()

        for (x, y) in [(inside.minX, inside.minY), (inside.maxX, inside.minY), (inside.minX, inside.maxY)] {
            try fixture.tap(at: CGPoint(x: x, y: y))
            try device.expectPresentations(1)
        }
        for (index, point) in beside.enumerated() {
            if index > 0 { try present() }
            try fixture.tap(at: point)
            try device.expectPresentations(0)
        }
    }

    // MARK: Misuse

    /// Checklist 28
    @Test func everyMemberOfTheBackgroundBaseClassMustBeOverridden() throws {
        let content = try present(UIPopoverBackgroundView.self)
        let bare = UIPopoverBackgroundView()
        _ = (bare.arrowOffset, bare.arrowDirection)

        let messages = device.misuses.map(\.message)
        for member in [
            "+[UIPopoverBackgroundView arrowBase]", "+[UIPopoverBackgroundView arrowHeight]",
            "+[UIPopoverBackgroundView contentViewInsets]", "-[UIPopoverBackgroundView setArrowDirection:]",
            "-[UIPopoverBackgroundView setArrowOffset:]", "-[UIPopoverBackgroundView arrowOffset]",
            "-[UIPopoverBackgroundView arrowDirection]",
        ] {
            #expect(messages.contains { $0.hasPrefix("\(member) must be overridden") }, "\(member)")
        }
        #expect(device.misuses.allSatisfy { $0.raises })
        #expect(device.window.bounds.contains(fixture.frame(of: content)))
    }

    /// Checklist 12
    @Test func aClassThatIsNotABackgroundViewIsRefused() throws {
        let content = try present(Imposter.self)

        #expect(device.misuses.map(\.raises) == [true])
        #expect(content.view.bounds.size == CGSize(width: 100, height: 93))
    }

    @Test func invalidBackgroundMetricsCountAsZero() throws {
        let content = try present(NonsenseBorder.self)

        #expect(content.view.bounds.size == CGSize(width: 100, height: 80))
        #expect(device.window.bounds.contains(fixture.frame(of: content)))
    }
}

/// A green border of 10 points with an arrow of 30 by 20.
private class Border: UIPopoverBackgroundView {
    var direction = UIPopoverArrowDirection.unknown
    var offset: CGFloat = 0
    var durationOfOffset = -1.0

    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set {
            direction = newValue
            setNeedsLayout()
        }
    }
    override var arrowOffset: CGFloat {
        get { offset }
        set {
            offset = newValue
            durationOfOffset = UIView.inheritedAnimationDuration
            setNeedsLayout()
        }
    }
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = .green
    }
}

private final class CountingBorder: Border {
    static var questions = 0

    private static func counted<Answer>(_ answer: Answer) -> Answer {
        questions += 1
        return answer
    }
    override class func arrowBase() -> CGFloat { counted(30) }
    override class func arrowHeight() -> CGFloat { counted(20) }
    override class func contentViewInsets() -> UIEdgeInsets { counted(.zero) }
}

private final class PlainBorder: Border {
    override class var wantsDefaultContentAppearance: Bool { false }
}

private final class NonsenseBorder: Border {
    override class func arrowBase() -> CGFloat { .nan }
    override class func arrowHeight() -> CGFloat { -20 }
    override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: -.infinity, left: .nan, bottom: -5, right: .infinity)
    }
}

private final class Imposter: UIPopoverBackgroundViewMethods {
    static func arrowBase() -> CGFloat { 1 }
    static func arrowHeight() -> CGFloat { 1 }
    static func contentViewInsets() -> UIEdgeInsets { .zero }
}
