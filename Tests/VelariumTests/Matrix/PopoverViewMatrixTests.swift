import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Popover views in all surroundings.
@MainActor @Suite struct PopoverViewMatrixTests {
    private static let content = CGSize(width: 160, height: 60)
    private static let anchorSize = CGSize(width: 80, height: 30)

    private func makePopover() -> PopoverView {
        let label = UILabel(frame: CGRect(origin: .zero, size: Self.content))
        label.text = "Content"
        label.textAlignment = .center
        return PopoverView(contentView: label)
    }

    private func bubble(of popover: PopoverView, on screen: MatrixScreen) throws -> CGRect {
        screen.frame(of: try #require(popover.subviews.first))
    }

    /// Checklist 57, 58, 59: covers the whole window, outset by 10 and 13, below the source's center, the content 2
    /// points lower; a touch outside dismisses it.
    @Test(arguments: Surroundings.all) func popoverIsPositionedBelowItsSource(_ surroundings: Surroundings) throws {
        let screen = try MatrixScreen(surroundings)
        let anchor = CGRect(origin: CGPoint(x: screen.bounds.midX - 20, y: 50), size: Self.anchorSize)
        screen.page.anchor.frame = anchor
        let popover = makePopover()

        popover.present(from: screen.page.anchor)
        try screen.settle()

        try screen.verifyWithAndWithoutKeyboard {
            let bubble = try self.bubble(of: popover, on: screen)
            #expect(screen.frame(of: popover) == screen.bounds)
            #expect(bubble == CGRect(x: anchor.midX - 90, y: anchor.maxY, width: 180, height: 86))
            #expect(
                screen.frame(of: popover.contentView)
                    == CGRect(x: bubble.minX + 10, y: bubble.minY + 15, width: 160, height: 60))
        }
        let bubble = try self.bubble(of: popover, on: screen)
        let picture = try screen.picture("popover-view")
        #expect(screen.isPainted(picture, CGPoint(x: bubble.midX, y: bubble.minY + 4), .tertiarySystemBackground))
        #expect(screen.isPainted(picture, CGPoint(x: bubble.minX + 4, y: bubble.midY), .tertiarySystemBackground))
        #expect(screen.isPainted(picture, CGPoint(x: bubble.minX - 40, y: bubble.midY), .systemBackground))
        try screen.verifyTap(at: CGPoint(x: bubble.minX - 30, y: bubble.midY), dismisses: popover)
    }

    /// Checklist 58: with `staysOnScreen` it stays inside the safe area less 10 points, and above the keyboard,
    /// wherever its source is; if there is room, it does not cover the source, and its arrow points at the source's
    /// center.
    @Test(arguments: Surroundings.all) func popoverThatStaysOnScreenIsFullyVisible(_ surroundings: Surroundings) throws
    {
        let screen = try MatrixScreen(surroundings)
        for (x, y) in [(0, 0), (0.5, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1)] as [(CGFloat, CGFloat)] {
            let popover = makePopover()
            popover.staysOnScreen = true
            popover.arrowFollowsAnchor = true
            let room = screen.room
            screen.page.anchor.frame = CGRect(
                x: room.minX + x * (room.width - Self.anchorSize.width),
                y: room.minY + y * (room.height - Self.anchorSize.height), width: Self.anchorSize.width,
                height: Self.anchorSize.height)

            popover.present(from: screen.page.anchor)
            try screen.settle()

            try screen.verifyWithAndWithoutKeyboard {
                try verifyLayout(of: popover, on: screen, "\(surroundings) at \(x), \(y)")
            }
            let picture = x == 0 || y == 1 ? try screen.picture("popover-view-on-screen-\(x)-\(y)") : nil
            if let picture { try verifyArrow(of: popover, in: picture, on: screen) }
            popover.dismiss()
        }
        screen.verifyNothingIsLeft()
    }

    private func verifyLayout(of popover: PopoverView, on screen: MatrixScreen, _ name: String) throws {
        let bubble = try self.bubble(of: popover, on: screen)
        let anchor = screen.page.anchor.frame
        let region = screen.room.insetBy(dx: 10, dy: 10)
        #expect(region.covers(bubble, within: 0.5), "\(name): \(bubble)")
        let hasRoom = max(region.maxY - anchor.maxY, anchor.minY - region.minY) >= 86
        if hasRoom {
            #expect(bubble.size == CGSize(width: 180, height: 86), "\(name)")
            let gap = min(abs(bubble.minY - anchor.maxY), abs(bubble.maxY - anchor.minY))
            #expect(gap <= screen.tolerance, "\(name): \(bubble) and \(anchor)")
        }
        let shift: CGFloat = bubble.midY > anchor.midY ? 2 : -2
        let content = screen.frame(of: popover.contentView)
        #expect(content.midX == bubble.midX && (!hasRoom || abs(content.midY - bubble.midY - shift) < 0.01), "\(name)")
    }

    /// The arrow is drawn as near the source's center as the bubble's corners allow.
    private func verifyArrow(of popover: PopoverView, in picture: Picture, on screen: MatrixScreen) throws {
        let bubble = try self.bubble(of: popover, on: screen)
        let anchor = screen.page.anchor.frame
        let isBelow = abs(bubble.minY - anchor.maxY) <= screen.tolerance
        guard isBelow || abs(bubble.maxY - anchor.minY) <= screen.tolerance else { return }
        let y = isBelow ? bubble.minY + 3 : bubble.maxY - 3
        let x = min(max(anchor.midX, bubble.minX + 17), bubble.maxX - 17)
        #expect(screen.isPainted(picture, CGPoint(x: x, y: y), .tertiarySystemBackground), "\(screen.surroundings)")
    }
}
