import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UISegmentedControlTests {
    private func bench(_ items: [Any] = ["Day", "Week", "Month"]) -> ControlBench<UISegmentedControl> {
        let control = UISegmentedControl(items: items)
        control.frame.size.width = 180
        return ControlBench(control)
    }

    @Test func aTapSelectsASegmentAndCallsEachActionOnce() throws {
        let bench = bench()

        try bench.device.tap("Week")

        #expect(bench.control.selectedSegmentIndex == 1)
        #expect(bench.events == ["value", "primary", "up"])
    }

    @Test func aTapOnTheSelectedSegmentChangesNothing() throws {
        let bench = bench()
        bench.control.selectedSegmentIndex = 2

        try bench.device.tap("Month")

        #expect(bench.control.selectedSegmentIndex == 2 && bench.events == ["up"])
    }

    @Test func theThumbIsDraggedFromSegmentToSegment() throws {
        let bench = bench()
        bench.control.selectedSegmentIndex = 0

        try bench.device.drag(from: CGPoint(x: 130, y: 216), to: CGPoint(x: 250, y: 216))

        #expect(bench.control.selectedSegmentIndex == 2)
        #expect(bench.events == ["value", "primary", "up"])
    }

    @Test func aFingerThatLeavesTheControlSelectsNothing() throws {
        let bench = bench()
        bench.control.selectedSegmentIndex = 0

        try bench.device.drag(from: CGPoint(x: 190, y: 216), to: CGPoint(x: 190, y: 400))

        #expect(bench.control.selectedSegmentIndex == 0 && bench.events.isEmpty)
    }

    @Test func aMomentaryControlReportsTheSegmentAndKeepsNoSelection() throws {
        let bench = bench()
        bench.control.isMomentary = true
        var seen: [Int] = []
        bench.control.addAction(
            UIAction { [unowned control = bench.control] _ in seen.append(control.selectedSegmentIndex) },
            for: .valueChanged)

        try bench.device.tap("Day")
        try bench.device.tap("Day")

        #expect(seen == [0, 0])
        #expect(bench.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aDisabledSegmentIsNotSelected() throws {
        let bench = bench()
        bench.control.setEnabled(false, forSegmentAt: 1)

        try bench.device.tap(x: 190, y: 216)

        #expect(bench.control.selectedSegmentIndex == UISegmentedControl.noSegment && bench.events.isEmpty)
    }

    @Test func theSegmentsOwnActionComesFirst() throws {
        var order: [String] = []
        let control = UISegmentedControl(
            frame: .zero,
            actions: ["One", "Two"].map { title in UIAction(title: title) { _ in order.append(title) } })
        control.addAction(UIAction { _ in order.append("value") }, for: .valueChanged)
        let bench = ControlBench(control)

        try bench.device.tap("Two")

        #expect(order == ["Two", "value"])
        #expect(control.segmentIndex(identifiedBy: control.actionForSegment(at: 1)!.identifier) == 1)
    }

    @Test func theSelectionFollowsItsSegmentUntilItIsRemoved() {
        let control = bench().control
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
        let control = bench().control

        control.setTitle("Year", forSegmentAt: 99)
        control.setTitle("Hour", forSegmentAt: -4)
        control.insertSegment(withTitle: "End", at: 50, animated: false)

        #expect((0..<4).map { control.titleForSegment(at: $0) } == ["Hour", "Week", "Year", "End"])
    }

    @Test func selectingASegmentThatIsNotThereIsRefused() {
        let bench = bench()
        bench.device.recordsMisuses = true

        bench.control.selectedSegmentIndex = 3
        bench.control.removeAllSegments()
        bench.control.selectedSegmentIndex = 0

        #expect(bench.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(
            bench.device.misuses.map(\.message) == [
                "-[UISegmentedControl setSelectedSegmentIndex:]: index 3 beyond bounds [0 .. 2]",
                "-[UISegmentedControl setSelectedSegmentIndex:]: index 0 beyond bounds for empty control",
            ])
    }

    @Test func anEmptySegmentedControlIgnoresTouches() throws {
        let bench = bench([])

        try bench.device.tap(x: 150, y: 216)

        #expect(bench.control.titleForSegment(at: 0) == nil)
        #expect(!bench.events.contains("value"))
    }

    @Test func segmentsShareTheWidthAndKeepWhatIsSet() {
        let control = bench(["A", "A long title", "B"]).control

        #expect(control.intrinsicContentSize.height == 32)
        control.setWidth(100, forSegmentAt: 0)
        #expect(control.widthForSegment(at: 0) == 100 && control.widthForSegment(at: 1) == 0)
        let shared = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true

        #expect(control.intrinsicContentSize.width < shared)
    }

    @Test func theThumbIsWhiteInTheLightAndGrayInTheDark() throws {
        let bench = bench()
        bench.control.selectedSegmentIndex = 0
        bench.device.advance(by: 0)

        #expect(bench.color(6, 16).isNear(255, 255, 255))
        try bench.device.setStyle(.dark)
        #expect(bench.color(6, 16).isNear(99, 99, 102))
    }

    @Test func aTouchSlidesTheThumbInAboutFourTenthsOfASecond() throws {
        let bench = bench()
        bench.control.selectedSegmentIndex = 0
        bench.device.advance(by: 0)

        try bench.device.tap("Month")
        bench.device.advance(by: 0.08)
        let underway = bench.color(174, 5)
        bench.device.advance(by: 0.4)

        #expect(!underway.isNear(255, 255, 255))
        #expect(bench.color(174, 16).isNear(255, 255, 255))
    }

    @Test func theFirstSegmentIsOnTheRightInRightToLeftLayout() throws {
        let bench = bench()
        bench.control.semanticContentAttribute = .forceRightToLeft
        bench.device.advance(by: 0)

        try bench.device.tap(x: 270, y: 216)

        #expect(bench.control.selectedSegmentIndex == 0)
    }
}
