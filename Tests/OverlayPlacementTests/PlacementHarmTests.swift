import Foundation
import OverlayPlacement
import TestSupport
import Testing

/// Invalid input that some callers will send.
@Suite struct PlacementHarmTests {
    static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0,
        -50,
        1e300, 120,
    ]

    @Test func anyMixtureOfInvalidNumbersGivesAFiniteResult() {
        var random = SeededRandom(seed: 7)
        func bad() -> CGFloat { Self.numbers.randomElement(using: &random)! }
        func rect() -> CGRect { CGRect(x: bad(), y: bad(), width: bad(), height: bad()) }
        func insets() -> PlacementInsets { PlacementInsets(top: bad(), left: bad(), bottom: bad(), right: bad()) }

        for _ in 0..<20_000 {
            var request = PlacementRequest(
                anchor: rect(), container: rect(), safeArea: insets(), layoutMargins: insets(), keyboard: rect(),
                contentSize: CGSize(width: bad(), height: bad()),
                fallbackContentSize: CGSize(width: bad(), height: bad()), contentInsets: insets(),
                minimumBubble: CGSize(width: bad(), height: bad()), arrowLength: bad(), arrowBase: bad(),
                cornerRadius: bad(), pixelScale: bad())
            request.rules.gap = bad()
            request.rules.arrowCornerDistance = bad()
            let explanation = request.explain()

            #expect(explanation.placement.isFinite, "\(request)")
            #expect(explanation.sentence.count > 20)
        }
    }

    @Test(arguments: [CGRect.null, .zero, CGRect(x: 5, y: 5, width: 0, height: 300)])
    func emptyContainerHasNoRoom(container: CGRect) {
        let placement = PlacementRequest(
            anchor: CGRect(x: 10, y: 10, width: 10, height: 10), container: container,
            contentSize: CGSize(width: 200, height: 200)
        ).place()

        #expect(placement.noRoom)
        #expect(placement.frame.size.width == 0)
        #expect(placement.isFinite)
    }

    @Test func nullAnchorIsTheCenterOfTheRegion() {
        let placement = request(.null).place()

        #expect(placement.arrowTip == CGPoint(x: 195, y: 429))
    }

    @Test func anInfiniteAnchorIsTheWholeContainer() {
        var request = request(.infinite)
        request.canOverlapAnchor = true

        #expect(request.place().coversAnchor)
        #expect(request.place().bubble.size == CGSize(width: 200, height: 200))
    }

    @Test func anchorWithNegativeSizeIsStandardized() {
        let forwards = request(CGRect(x: 200, y: 225, width: 100, height: 25)).place()
        let backwards = request(CGRect(x: 300, y: 250, width: -100, height: -25)).place()

        #expect(forwards == backwards)
    }

    @Test func unlimitedContentFillsTheRegionBesideTheAnchor() {
        let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .infinity)
        let placement = request(CGRect(x: 150, y: 100, width: 80, height: 40), size).place()

        #expect(placement.frame == CGRect(x: 10, y: 140, width: 370, height: 660))
    }

    @Test func regionCoveredByTheKeyboardShowsTheMinimumBubble() {
        var request = request(CGRect(x: 150, y: 300, width: 80, height: 40))
        request.keyboard = CGRect(x: 0, y: 60, width: 390, height: 784)

        let placement = request.place()

        #expect(placement.noRoom && placement.direction == nil)
        #expect(placement.frame.size == CGSize(width: 200, height: 100))
        #expect(request.container.holds(placement.frame))
    }

    @Test func screenTooSmallForTheArrowGivesNoArrow() {
        var request = request(CGRect(x: 40, y: 40, width: 20, height: 20))
        request.container = CGRect(x: 0, y: 0, width: 125, height: 125)
        request.safeArea = .zero

        let placement = request.place()

        #expect(placement.noRoom)
        #expect(placement.frame == CGRect(x: 10, y: 10, width: 105, height: 105))
    }

    @Test func unknownDirectionsPermitNothing() {
        var request = request(CGRect(x: 150, y: 300, width: 80, height: 40))
        request.permittedDirections = ArrowDirections(rawValue: 1 << 9)

        #expect(request.place().reason == .noArrowPermitted)
    }
}

extension Placement {
    var isFinite: Bool {
        let tip = arrowTip ?? .zero
        return [
            frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, bubble.origin.x, bubble.origin.y,
            bubble.size.width, bubble.size.height, tip.x, tip.y, arrowOffset, sizeReduction.width, sizeReduction.height,
        ].allSatisfy(\.isFinite) && frame.size.width >= 0 && frame.size.height >= 0 && bubble.size.width >= 0
            && bubble.size.height >= 0 && sizeReduction.width >= 0 && sizeReduction.height >= 0
    }
}
