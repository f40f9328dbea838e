import CoreGraphics
import Testing
import UIKit
import VelariumTesting

/// The laboratory's controls: each writes its property while the popover is presented, and the popover follows.
@MainActor @Suite struct PopoverLabControlTests {
    @Test(arguments: [
        ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
    ]) func onlyPermittedDirectionIsUsed(name: String, direction: UIPopoverArrowDirection) throws {
        let lab = try PopoverLabFixture.open()

        for other in ["up", "down", "left", "right"] where other != name { try lab.set("arrow \(other)", false) }

        #expect(try lab.popover.permittedArrowDirections == direction)
        #expect(try lab.popover.arrowDirection == direction)
        #expect(lab.device.misuses == [])
    }

    @Test func withoutPermittedDirectionsThePopoverCoversItsAnchor() throws {
        let lab = try PopoverLabFixture.open()

        for name in ["up", "down", "left", "right"] { try lab.set("arrow \(name)", false) }

        let bubble = try lab.bubble
        let anchor = try lab.frame("anchor")
        #expect(abs(bubble.midX - anchor.midX) <= 1 && abs(bubble.midY - anchor.midY) <= 1)
        #expect(try lab.sentence.hasPrefix("On the anchor, no arrow"))
    }

    @Test func aPopoverThatMayCoverItsAnchorKeepsItsSize() throws {
        let lab = try PopoverLabFixture.open()
        try lab.slide("content height", to: 600)
        try lab.slide("content width", to: 470)
        try lab.dragAnchor(by: CGPoint(x: 0, y: 160))
        for name in ["up", "left", "right"] { try lab.set("arrow \(name)", false) }
        #expect(try lab.bubble.height < 600)

        try lab.set("overlap", true)

        #expect(try lab.popover.canOverlapSourceViewRect)
        #expect(try lab.bubble.height == 600)
    }

    @Test func bubbleHasTheSizeOfTheContent() throws {
        let lab = try PopoverLabFixture.open()

        try lab.slide("content width", to: 300)
        try lab.slide("content height", to: 200)

        #expect(try lab.bubble.size == CGSize(width: 300, height: 200))
        #expect(lab.page.presentedViewController?.preferredContentSize == CGSize(width: 300, height: 200))
    }

    @Test(arguments: ["top", "left", "bottom", "right"]) func aMarginMakesTheRegionSmaller(edge: String) throws {
        let lab = try PopoverLabFixture.open()
        let before = try lab.frame("lens region")

        try lab.slide("\(edge) margin", to: 60)

        var wanted = before
        switch edge {
        case "top": wanted = before.inset(by: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        case "left": wanted = before.inset(by: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0))
        case "bottom": wanted = before.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
        default: wanted = before.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 50))
        }
        #expect(try lab.frame("lens region").isClose(to: wanted))
    }

    @Test func marginForThePanelCanBeSwitchedOff() throws {
        let lab = try PopoverLabFixture.open(.iPhone14)
        let area = try lab.frame("stage")
        let window = lab.device.window
        #expect(try lab.frame("lens region").maxY == area.maxY - 10)

        try lab.set("keep off", false)

        #expect(try lab.popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(try lab.frame("lens region").maxY == window.bounds.maxY - window.safeAreaInsets.bottom - 10)
    }

    @Test func selectedColorsAreDrawn() throws {
        let lab = try PopoverLabFixture.open()
        let place = try lab.bubble

        try lab.choose("fill", 1)
        #expect(try lab.popover.backgroundColor == .systemYellow)
        let yellow = lab.device.picture().color(atX: place.minX + 12, y: place.midY)
        try lab.choose("content", 1)

        #expect(yellow.isClose(to: Picture.Color(red: 255, green: 204, blue: 0), within: 2))
        let white = lab.device.picture().color(atX: place.minX + 12, y: place.midY)
        #expect(white == Picture.Color(red: 255, green: 255, blue: 255))
    }

    @Test func appsOwnBackgroundAppliesFromTheNextPresentation() throws {
        let lab = try PopoverLabFixture.open()
        try lab.choose("background", 1)
        #expect(try lab.bubble.width == 200)

        try lab.toggle()
        try lab.toggle()

        // The border is 6 points on both sides.
        #expect(try lab.bubble.width == 212)
        #expect(lab.device.misuses == [])
    }

    @Test func withoutAnimationThePresentationIsImmediate() throws {
        let lab = try PopoverLabFixture()
        try lab.set("animated", false)

        try lab.device.tap(.id("toggle"))
        lab.device.advance(by: 1.0 / 60)

        #expect(lab.device.trace.contains { $0.type == "LabContent" && $0.callback == "viewDidAppear(_:)" })
    }

    @Test func passthroughCounterReceivesTaps() throws {
        let lab = try PopoverLabFixture.open()
        let counter = try lab.frame("counter")
        try lab.set("passthrough", true)

        try lab.device.tap(x: counter.midX, y: counter.midY)
        try lab.device.settle()

        #expect(try (lab.view("counter") as? UIButton)?.currentTitle == "Taps: 1")
        try lab.device.expectPresentations(1)
        try lab.set("passthrough", false)
        try lab.device.tap(x: counter.midX, y: counter.midY)
        try lab.device.settle()
        #expect(try (lab.view("counter") as? UIButton)?.currentTitle == "Taps: 1")
        try lab.device.expectPresentations(0)
    }

    @Test func modalPopoverStaysAndReportsTheAttempt() throws {
        let lab = try PopoverLabFixture.open()
        try lab.set("modal", true)

        try tapOutside(lab)

        try lab.device.expectPresentations(1)
        #expect(try lab.calls.last == "delegate: didAttemptToDismiss")
    }

    @Test func theDelegateMayRefuse() throws {
        let lab = try PopoverLabFixture.open()
        try lab.set("dismissible", false)
        try tapOutside(lab)
        try lab.device.expectPresentations(1)
        #expect(try lab.calls.suffix(2) == ["delegate: shouldDismiss: false", "delegate: didAttemptToDismiss"])

        try lab.set("dismissible", true)
        try tapOutside(lab)

        try lab.device.expectPresentations(0)
        #expect(
            try lab.calls.suffix(3) == [
                "delegate: shouldDismiss: true", "delegate: willDismiss", "delegate: didDismiss",
            ])
    }

    @Test func delegateCanRepositionThePopover() throws {
        let lab = try PopoverLabFixture.open()
        try lab.choose("reposition", 1)

        try lab.dragAnchor(by: CGPoint(x: 20, y: 30))

        let anchor = try lab.frame("anchor")
        #expect(try lab.popover.sourceRect.size == CGSize(width: 12, height: 12))
        #expect(try lab.frame("lens anchor").origin == anchor.origin)
        #expect(try lab.calls.last?.hasSuffix("to its corner") == true)
    }

    @Test func compactWidthUsesTheDelegatesAdaptation() throws {
        let lab = try PopoverLabFixture(.iPhone14)
        for (segment, style) in [(1, "formSheet"), (2, "fullScreen"), (0, "popover")] {
            try lab.choose("adaptation", segment)
            try lab.toggle()

            try lab.device.expectStyle(style)
            #expect(try lab.sentence.hasPrefix("No popover:") == (style != "popover"))
            try lab.device.tap("Done")
            try lab.device.settle()
        }
        #expect(lab.device.misuses == [])
    }

    @Test(arguments: [0, 1, 3]) func everyKindOfAnchorIsFollowed(source: Int) throws {
        let lab = try PopoverLabFixture.open()
        try lab.choose("source", source)
        let before = try lab.explanation.placement.arrowTip

        try lab.dragAnchor(by: CGPoint(x: 30, y: 40))

        let tip = try #require(try lab.explanation.placement.arrowTip)
        let anchor = try lab.frame("anchor")
        #expect(tip != before)
        #expect(abs(tip.x - anchor.midX) <= 0.5 && abs(tip.y - anchor.maxY) <= 0.5)
    }

    @Test func barItemIsTheAnchorAndItsSiblingReceivesTaps() throws {
        let lab = try PopoverLabFixture()
        try lab.choose("source", 2)
        try lab.toggle()

        #expect(try lab.popover.barButtonItem?.title == "Bar item")
        let item = try #require(try lab.popover.barButtonItem?.frame(in: lab.device.window))
        let tip = try #require(try lab.explanation.placement.arrowTip)
        #expect(item.insetBy(dx: -1, dy: -1).contains(tip))
        try lab.device.tap("Sibling")
        try lab.device.settle()
        try lab.device.expectPresentations(1)
    }

    /// Taps in the demonstration area: the controls around it are passthrough views.
    private func tapOutside(_ lab: PopoverLabFixture) throws {
        let area = try lab.frame("stage")
        try lab.device.tap(x: area.maxX - 20, y: area.maxY - 60)
        try lab.device.settle()
    }
}
