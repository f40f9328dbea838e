import CoreGraphics
import Testing
import UIKitControls

@Suite struct DateOverlayPlacementTests {
    private let bounds = CGRect(x: 10, y: 50, width: 370, height: 700)

    @Test(arguments: [
        (CGRect(x: 100, y: 100, width: 100, height: 34), CGRect(x: 10, y: 140, width: 320, height: 345)),
        (CGRect(x: 260, y: 100, width: 100, height: 34), CGRect(x: 60, y: 140, width: 320, height: 345)),
        (CGRect(x: 100, y: 600, width: 100, height: 34), CGRect(x: 10, y: 249, width: 320, height: 345)),
        (CGRect(x: 100, y: 390, width: 100, height: 34), CGRect(x: 10, y: 235, width: 320, height: 345)),
    ])
    func anOverlayIsBelowItsAnchorOrAboveItOrOverIt(anchor: CGRect, expected: CGRect) {
        let frame = DateOverlayPlacement.frame(
            ofSize: CGSize(width: 320, height: 345), beside: anchor, in: bounds, gap: 6)

        #expect(frame == expected)
    }

    @Test func anOverlayIsAtMostAsLargeAsItsBounds() {
        let frame = DateOverlayPlacement.frame(
            ofSize: CGSize(width: 900, height: 900), beside: .zero, in: bounds, gap: 6)

        #expect(frame == bounds)
    }
}
