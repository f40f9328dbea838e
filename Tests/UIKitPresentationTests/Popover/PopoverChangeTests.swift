import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Changes of a popover that is on the screen, or on its way.
@MainActor @Suite struct PopoverChangeTests {
    private let fixture = PopoverFixture()
    private var device: TestDevice { fixture.device }

    /// Where there is no room beside the anchor, the popover may cover it.
    @Test func aPopoverMayCoverItsAnchorFromTheMomentThatItIsAllowedTo() throws {
        let content = fixture.popover(
            at: CGRect(x: 20, y: 300, width: 350, height: 360), size: CGSize(width: 300, height: 400))
        try fixture.present(content)
        let beside = fixture.frame(of: content)

        content.popoverPresentationController?.canOverlapSourceViewRect = true
        try device.settle()
        let over = fixture.frame(of: content)
        content.popoverPresentationController?.canOverlapSourceViewRect = false
        try device.settle()

        #expect(beside.maxY <= 300 && beside.height < over.height && over.maxY > 300)
        #expect(fixture.frame(of: content) == beside)
    }

    /// As in UIKit, nothing grows from nothing.
    @Test(arguments: [CGSize(width: 100, height: 0), CGSize(width: 0, height: 80), .zero])
    func contentThatHadNoAreaIsThereAtOnce(size: CGSize) throws {
        let content = fixture.popover(size: size)
        try fixture.present(content)

        content.preferredContentSize = CGSize(width: 200, height: 160)
        device.advance(by: 1.0 / 60)

        let bubble = try #require(content.view.superview?.superview)
        #expect(content.view.bounds.inset(by: content.view.safeAreaInsets).size == CGSize(width: 200, height: 160))
        #expect(bubble.layer.presentation()?.bounds.size == bubble.bounds.size)
    }
}
