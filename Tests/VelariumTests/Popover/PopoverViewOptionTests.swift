import Testing
import UIKit
import Velarium
import VelariumTesting

/// The options that extend the described behavior, one by one.
@MainActor @Suite struct PopoverViewOptionTests {
    private let fixture = PopoverViewFixture()
    private var device: TestDevice { fixture.device }

    @Test func stayingOnScreenKeepsThePositionIfThereIsRoom() throws {
        try fixture.present { $0.staysOnScreen = true }

        let title = fixture.title.frame
        #expect(fixture.bubble == CGRect(x: title.midX - 90, y: title.maxY, width: 180, height: 126))
        let content = fixture.content.convert(fixture.content.bounds, to: nil)
        #expect(content.midY == fixture.bubble.midY + 2)
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 100, width: 40, height: 40), CGRect(x: 10, y: 140, width: 180, height: 126)),
        (CGRect(x: 350, y: 100, width: 40, height: 40), CGRect(x: 200, y: 140, width: 180, height: 126)),
        (CGRect(x: 145, y: 760, width: 100, height: 40), CGRect(x: 105, y: 634, width: 180, height: 126)),
    ])
    func stayingOnScreenKeepsThePopoverInsideTheSafeArea(source: CGRect, bubble: CGRect) throws {
        fixture.title.frame = source

        try fixture.present { $0.staysOnScreen = true }

        #expect(fixture.bubble == bubble)
    }

    @Test func aboveItsSourceTheContentIsTwoPointsHigher() throws {
        fixture.title.frame = CGRect(x: 145, y: 760, width: 100, height: 40)

        try fixture.present { $0.staysOnScreen = true }

        let content = fixture.content.convert(fixture.content.bounds, to: nil)
        #expect(content.midY == fixture.bubble.midY - 2)
    }

    @Test func contentLargerThanTheScreenIsLimitedToTheSafeArea() throws {
        fixture.content.frame.size = CGSize(width: 2000, height: 3000)

        let popover = try fixture.present { $0.staysOnScreen = true }

        let safe = popover.bounds.inset(by: popover.safeAreaInsets).insetBy(dx: 10, dy: 10)
        #expect(safe.insetBy(dx: -0.5, dy: -0.5).contains(fixture.bubble))
        popover.setNeedsLayout()
        try device.settle()
        #expect(safe.insetBy(dx: -0.5, dy: -0.5).contains(fixture.bubble))
    }

    /// The arrow's tip is the topmost colored pixel of the bubble.
    @Test(arguments: [false, true]) func arrowPointsAtTheCenterOfBubbleOrSource(follows: Bool) throws {
        fixture.title.frame = CGRect(x: 10, y: 100, width: 60, height: 40)
        fixture.page.view.backgroundColor = .black

        try fixture.present {
            $0.staysOnScreen = true
            $0.arrowFollowsAnchor = follows
            $0.bubbleColor = .red
        }

        let tip = follows ? fixture.title.frame.midX : fixture.bubble.midX
        let picture = device.picture()
        let y = fixture.bubble.minY + 3
        #expect(picture.color(atX: tip, y: y).red > 200)
        #expect(picture.color(atX: tip + 30, y: y).red < 50)
    }

    /// The bubble is round and has a shadow; above its source it is flipped.
    @Test(arguments: [false, true]) func bubbleIsRoundAndHasAShadow(isAbove: Bool) throws {
        fixture.title.frame = CGRect(x: 145, y: isAbove ? 700 : 100, width: 100, height: 40)
        fixture.page.view.backgroundColor = .white

        try fixture.present {
            $0.staysOnScreen = true
            $0.bubbleColor = .red
        }

        let bubble = fixture.bubble
        let picture = device.picture()
        func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let color = picture.color(atX: x, y: y)
            return color.red > 200 && color.green < 50
        }
        let edge = isAbove ? bubble.minY : bubble.maxY
        let inward: CGFloat = isAbove ? 1 : -1
        #expect(!isRed(bubble.minX + 1, edge + inward) && isRed(bubble.minX + 5, edge + inward * 5))
        let tip = isAbove ? bubble.maxY : bubble.minY
        #expect(isRed(bubble.midX, tip - inward * -2) || isRed(bubble.midX, tip + inward * -2))
        #expect(!isRed(bubble.minX + 20, tip - inward * -2) && !isRed(bubble.minX + 20, tip + inward * -2))
        let (near, far) = (
            picture.color(atX: bubble.midX, y: edge - inward * 3),
            picture.color(atX: bubble.midX, y: edge - inward * 40)
        )
        #expect(near.red < 250 && far.red == 255)
    }

    @Test func fadingPopoverStaysUntilItsFadeOutEnds() throws {
        let popover = PopoverView(contentView: fixture.content)
        popover.fadesInAndOut = true
        fixture.present(popover, from: fixture.title)
        device.advance(by: 0.1)
        #expect(popover.layer.presentation().map { $0.opacity > 0.3 && $0.opacity < 0.8 } == true)
        try device.settle()
        #expect(popover.alpha == 1)

        popover.dismiss()
        #expect(popover.superview != nil)
        #expect(popover.dismissReason == nil)
        try device.settle()

        #expect(popover.superview == nil)
        #expect(popover.dismissReason == .code)
    }

    @Test func fadingPopoverIsHalfThereAtHalfOfItsTime() throws {
        let popover = PopoverView(contentView: fixture.content)
        popover.fadesInAndOut = true

        fixture.present(popover, from: fixture.title)
        device.advance(by: 0.1)

        let shown = try #require(popover.layer.presentation()).opacity
        #expect(shown > 0.25 && shown < 0.75)
        try device.settle()
        #expect(popover.alpha == 1)
    }

    @Test func fadingPopoverCanBePresentedAgain() throws {
        let popover = try fixture.present { $0.fadesInAndOut = true }
        popover.dismiss()
        device.advance(by: 0.1)

        fixture.present(popover, from: fixture.title)
        try device.settle()

        #expect(fixture.log == ["ended code"])
        #expect(popover.superview != nil)
        #expect(popover.alpha == 1)
        #expect(popover.isUserInteractionEnabled)
    }

    @Test func popoverTracksAScrolledOrAnimatedSource() throws {
        try fixture.present { $0.tracksAnchor = true }

        fixture.title.frame.origin.y += 50
        device.advance(by: 0.05)
        #expect(fixture.bubble.minY == fixture.title.frame.maxY)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.title.frame.origin.y += 100 }
        device.advance(by: 0.5)
        #expect(abs(fixture.bubble.minY - (fixture.title.frame.maxY - 50)) < 5)
        try device.settle()
        #expect(fixture.bubble.minY == fixture.title.frame.maxY)
    }

    /// Also from the middle of a presentation on, and no longer once it is switched off.
    @Test func trackingCanBeSwitchedWhilePresented() throws {
        try fixture.present()
        let start = fixture.bubble.minX

        fixture.popover?.tracksAnchor = true
        fixture.title.frame.origin.x += 40
        device.advance(by: 0.1)
        #expect(fixture.bubble.minX == start + 40)
        fixture.popover?.tracksAnchor = false
        fixture.title.frame.origin.x += 40
        device.advance(by: 0.1)

        #expect(fixture.bubble.minX == start + 40)
    }

    @Test func popoverEndsWithItsTrackedSource() throws {
        let popover = try fixture.present { $0.tracksAnchor = true }

        fixture.title.removeFromSuperview()
        device.advance(by: 0.05)
        try device.settle()

        #expect(popover.superview == nil)
        #expect(fixture.log == ["ended anchorLost"])
    }

    @Test func popoverWithoutTrackingKeepsItsPosition() throws {
        let popover = try fixture.present()
        let bubble = fixture.bubble

        fixture.title.removeFromSuperview()
        device.advance(by: 0.1)

        #expect(popover.superview != nil)
        #expect(fixture.bubble == bubble)
    }
}
