import Testing
import TestSupport
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UISegmentedControlTests {
    private func fixture(_ items: [Any] = ["Day", "Week", "Month"]) -> ControlFixture<UISegmentedControl> {
        let control = UISegmentedControl(items: items)
        control.frame.size.width = 180
        return ControlFixture(control)
    }

    @Test func aTapSelectsASegmentAndCallsEachActionOnce() throws {
        let fixture = fixture()

        try fixture.device.tap("Week")

        #expect(fixture.control.selectedSegmentIndex == 1)
        #expect(fixture.events == ["value", "primary", "up"])
    }

    @Test func aTapOnTheSelectedSegmentChangesNothing() throws {
        let fixture = fixture()
        fixture.control.selectedSegmentIndex = 2

        try fixture.device.tap("Month")

        #expect(fixture.control.selectedSegmentIndex == 2 && fixture.events == ["up"])
    }

    @Test func theThumbIsDraggedFromSegmentToSegment() throws {
        let fixture = fixture()
        fixture.control.selectedSegmentIndex = 0

        try fixture.device.drag(from: CGPoint(x: 130, y: 216), to: CGPoint(x: 250, y: 216))

        #expect(fixture.control.selectedSegmentIndex == 2)
        #expect(fixture.events == ["value", "primary", "up"])
    }

    @Test func aFingerThatLeavesTheControlSelectsNothing() throws {
        let fixture = fixture()
        fixture.control.selectedSegmentIndex = 0

        try fixture.device.drag(from: CGPoint(x: 190, y: 216), to: CGPoint(x: 190, y: 400))

        #expect(fixture.control.selectedSegmentIndex == 0 && fixture.events.isEmpty)
    }

    @Test func aMomentaryControlReportsTheSegmentAndKeepsNoSelection() throws {
        let fixture = fixture()
        fixture.control.isMomentary = true
        var seen: [Int] = []
        fixture.control.addAction(
            UIAction { [unowned control = fixture.control] _ in seen.append(control.selectedSegmentIndex) },
            for: .valueChanged)

        try fixture.device.tap("Day")
        try fixture.device.tap("Day")

        #expect(seen == [0, 0])
        #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aDisabledSegmentIsNotSelected() throws {
        let fixture = fixture()
        fixture.control.setEnabled(false, forSegmentAt: 1)

        try fixture.device.tap(x: 190, y: 216)

        #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment && fixture.events.isEmpty)
    }

    @Test func theSegmentsOwnActionComesFirst() throws {
        var order: [String] = []
        let control = UISegmentedControl(
            frame: .zero,
            actions: ["One", "Two"].map { title in UIAction(title: title) { _ in order.append(title) } })
        control.addAction(UIAction { _ in order.append("value") }, for: .valueChanged)
        let fixture = ControlFixture(control)

        try fixture.device.tap("Two")

        #expect(order == ["Two", "value"])
        #expect(control.segmentIndex(identifiedBy: control.actionForSegment(at: 1)!.identifier) == 1)
    }

    @Test func theSelectionFollowsItsSegmentUntilItIsRemoved() {
        let control = fixture().control
        control.selectedSegmentIndex = 1

        control.insertSegment(withTitle: "Hour", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)

        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 2)
    }

    @Test func indicesBeyondTheLastSegmentMeanTheLast() {
        let control = fixture().control

        control.setTitle("Year", forSegmentAt: 99)
        control.setTitle("Hour", forSegmentAt: -4)
        control.insertSegment(withTitle: "End", at: 50, animated: false)

        #expect((0..<4).map { control.titleForSegment(at: $0) } == ["Hour", "Week", "Year", "End"])
    }

    @Test func selectingASegmentThatIsNotThereIsRefused() {
        let fixture = fixture()
        fixture.device.recordsMisuses = true

        fixture.control.selectedSegmentIndex = 3
        fixture.control.removeAllSegments()
        fixture.control.selectedSegmentIndex = 0

        #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(
            fixture.device.misuses.map(\.message) == [
                "-[UISegmentedControl setSelectedSegmentIndex:]: index 3 beyond bounds [0 .. 2]",
                "-[UISegmentedControl setSelectedSegmentIndex:]: index 0 beyond bounds for empty control",
            ])
    }

    @Test func anEmptySegmentedControlIgnoresTouches() throws {
        let fixture = fixture([])

        try fixture.device.tap(x: 150, y: 216)

        #expect(fixture.control.titleForSegment(at: 0) == nil)
        #expect(!fixture.events.contains("value"))
    }

    @Test func segmentsShareTheWidthAndKeepWhatIsSet() {
        let control = fixture(["A", "A long title", "B"]).control

        #expect(control.intrinsicContentSize.height == 32)
        control.setWidth(100, forSegmentAt: 0)
        #expect(control.widthForSegment(at: 0) == 100 && control.widthForSegment(at: 1) == 0)
        let shared = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true

        #expect(control.intrinsicContentSize.width < shared)
    }

    @Test func theThumbIsWhiteInTheLightAndGrayInTheDark() throws {
        let fixture = fixture()
        fixture.control.selectedSegmentIndex = 0
        fixture.device.advance(by: 0)

        #expect(fixture.color(6, 16).isNear(255, 255, 255))
        try fixture.device.setStyle(.dark)
        #expect(fixture.color(6, 16).isNear(99, 99, 102))
    }

    @Test func aTouchSlidesTheThumbInAboutFourTenthsOfASecond() throws {
        let fixture = fixture()
        fixture.control.selectedSegmentIndex = 0
        fixture.device.advance(by: 0)

        try fixture.device.tap("Month")
        fixture.device.advance(by: 0.08)
        let underway = fixture.color(174, 5)
        fixture.device.advance(by: 0.4)

        #expect(!underway.isNear(255, 255, 255))
        #expect(fixture.color(174, 16).isNear(255, 255, 255))
    }

    @Test func theFirstSegmentIsOnTheRightInRightToLeftLayout() throws {
        let fixture = fixture()
        fixture.control.semanticContentAttribute = .forceRightToLeft
        fixture.device.advance(by: 0)

        try fixture.device.tap(x: 270, y: 216)

        #expect(fixture.control.selectedSegmentIndex == 0)
    }

    @Test func aSegmentShowsTheImageThatItWasGiven() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let segments = fixture(["A", "B"]).control
        #expect(segments.imageForSegment(at: 1) == nil)
        segments.setImage(image, forSegmentAt: 1)

        #expect(segments.imageForSegment(at: 1) == image)
        #expect(segments.titleForSegment(at: 1) == nil)
    }
}
