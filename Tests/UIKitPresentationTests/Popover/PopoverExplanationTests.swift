import CoreGraphics
import Testing
import UIKitCore
import UIKitPresentation
import VelariumTesting

/// The explanation of a popover's placement, in the dump and in the trace.
@MainActor @Suite struct PopoverExplanationTests {
    private let fixture = PopoverFixture()
    private var device: TestDevice { fixture.device }

    private func placed() throws -> [String] {
        device.trace.filter { $0.callback == "placed" }.map(\.arguments)
    }

    @Test func thePlacementExplanationMatchesThePlacement() throws {
        let content = fixture.popover()
        let popover = try #require(content.popoverPresentationController)
        #expect(popover.placementExplanation == nil)

        try fixture.present(content)

        let explanation = try #require(popover.placementExplanation)
        #expect(explanation.placement == popover.placement)
        #expect(explanation.placement.reason == .firstFit)
        #expect(explanation.anchor == CGRect(x: 100, y: 300, width: 50, height: 20))
        #expect(explanation.up.rejection == nil && explanation.down.rejection == .laterInOrder)
    }

    @Test func theExplanationOfAMovedPopoverContainsTheKeptDirection() throws {
        let content = fixture.popover()
        try fixture.present(content)
        let popover = try #require(content.popoverPresentationController)

        popover.sourceRect = CGRect(x: 100, y: 340, width: 50, height: 20)
        try device.settle()

        let explanation = try #require(popover.placementExplanation)
        #expect(explanation.placement == popover.placement)
        #expect(explanation.placement.reason == .currentDirectionFits)
        #expect(explanation.down.rejection == .currentDirectionKept)
    }

    @Test func aDismissedPopoverHasNoPlacementExplanation() throws {
        let content = fixture.popover()
        try fixture.present(content)
        let popover = try #require(content.popoverPresentationController)

        content.dismiss(animated: false)
        try device.settle()

        #expect(popover.placementExplanation == nil)
    }

    @Test func theDumpContainsThePlacementSentence() throws {
        let content = fixture.popover()
        try fixture.present(content)

        let sentence = try #require(content.popoverPresentationController?.placementExplanation?.sentence)
        #expect(sentence.hasPrefix("Below the anchor, arrow up"))
        #expect(device.dump().contains("\"placement\": \"\(sentence)\""))
    }

    @Test func theTraceRecordsEachNewPlacementReasonOnce() throws {
        let content = fixture.popover()
        try fixture.present(content)
        let popover = try #require(content.popoverPresentationController)
        for step in 1...5 {
            popover.sourceRect = CGRect(x: 100 + CGFloat(step), y: 300, width: 50, height: 20)
            try device.settle()
        }
        let before = try placed()
        #expect(before.count == 2)
        #expect(before.last?.contains("the current side still has room") == true)

        popover.permittedArrowDirections = .down
        try device.settle()

        #expect(try placed().count == 3)
        #expect(try placed().last?.hasPrefix("Above the anchor, arrow down: the first side with room") == true)
    }
}
