import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Modal overlays in all surroundings, in each of the three ways.
@MainActor @Suite struct ModalMatrixTests {
    private static let content = CGSize(width: 240, height: 120)

    private func makeOverlay(_ style: ModalPresentationAnimationStyle) -> (
        ModalPresentationViewController, ModalContentView
    ) {
        let contentView = ModalContentView(Self.content.width, Self.content.height)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        let overlay = ModalPresentationViewController(contentView: contentView)
        overlay.animationStyle = style
        return (overlay, contentView)
    }

    /// Checklist 65, 68, 69: centered in the room that margins and keyboard leave, and no larger than that.
    @Test(arguments: Surroundings.all, ModalPresentationMode.allCases)
    func contentIsCenteredInTheRoom(_ surroundings: Surroundings, _ way: ModalPresentationMode) throws {
        let screen = try MatrixScreen(surroundings)
        for (preference, style) in zip(
            [Self.content, CGSize(width: 5000, height: 5000), CGSize(width: 20, height: 5000)],
            ModalPresentationAnimationStyle.allCases)
        {
            let (overlay, contentView) = makeOverlay(style)
            contentView.preference = preference
            way.show(overlay, over: screen.page, animated: true)
            try screen.settle()

            try screen.verifyWithAndWithoutKeyboard {
                let frame = screen.frame(of: contentView)
                let room = screen.uncovered.insetBy(dx: 20, dy: 20)
                #expect(
                    abs(frame.width - min(preference.width, room.width)) <= screen.tolerance, "\(surroundings) \(way)")
                #expect(
                    abs(frame.height - min(preference.height, room.height)) <= screen.tolerance,
                    "\(surroundings) \(way)")
                #expect(abs(frame.midX - room.midX) <= screen.tolerance, "\(surroundings) \(way)")
                #expect(abs(frame.midY - room.midY) <= screen.tolerance, "\(surroundings) \(way)")
            }
            overlay.hide()
            try screen.settle()
        }
        screen.verifyNothingIsLeft()
    }

    /// Checklist 64, 74, 84: the whole screen behind is dimmed, the content has the colors of the style, and a tap
    /// outside dismisses the overlay.
    @Test(arguments: Surroundings.all, ModalPresentationMode.allCases)
    func screenBehindIsDimmedAndTapOutsideHides(_ surroundings: Surroundings, _ way: ModalPresentationMode) throws {
        let screen = try MatrixScreen(surroundings)
        let (overlay, contentView) = makeOverlay(.fade)

        way.show(overlay, over: screen.page, animated: true)
        try screen.settle()

        let frame = screen.frame(of: contentView)
        let picture = try screen.picture("modal-\(way)")
        let dimming = try #require(overlay.dimmingView)
        #expect(screen.frame(of: dimming) == screen.bounds && screen.frame(of: overlay.view) == screen.bounds)
        let shade = UIColor.black.withAlphaComponent(surroundings.style == .dark ? 0.48 : 0.35)
        for corner in screen.bounds.insetBy(dx: 2, dy: 2).corners where MatrixPicture.folder == nil {
            #expect(screen.isPainted(picture, corner, .systemBackground, shade), "\(surroundings) \(way) at \(corner)")
        }
        #expect(screen.isPainted(picture, CGPoint(x: frame.midX, y: frame.midY), .secondarySystemBackground))
        #expect(screen.isPainted(picture, CGPoint(x: frame.minX - 3, y: frame.midY), .systemBackground, shade))
        try screen.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(overlay.isVisible && overlay.dismissReason == nil)
        try screen.verifyTap(at: CGPoint(x: frame.minX - 4, y: frame.midY), dismisses: overlay)
        #expect(!overlay.isVisible)
    }
}
