import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Bottom sheets in all surroundings.
@MainActor @Suite struct BottomSheetMatrixTests {
    /// Checklist 97: at each detent a fraction of the height, centered and no wider than 640 points; a keyboard raises
    /// it by the covered height, up to the safe area's top, and its safe area ends above the keyboard.
    @Test(arguments: Surroundings.all) func sheetHeightIsItsDetentsFractionOfTheScreen(_ surroundings: Surroundings)
        throws
    {
        let screen = try MatrixScreen(surroundings)
        let sheet = BottomSheetController()
        sheet.detent = .quarter
        screen.page.present(sheet, animated: true)
        try screen.settle()

        for (detent, part) in [(.quarter, 0.25), (.half, 0.5), (.threeQuarters, 0.75), (.full, 1)]
            as [(SheetDetent, CGFloat)]
        {
            sheet.setDetent(detent, animated: true)
            try screen.settle()
            try screen.verifyWithAndWithoutKeyboard {
                verifyLayout(of: sheet, part, on: screen, "\(surroundings): \(part)")
            }
            if MatrixPicture.folder != nil { _ = try screen.picture("sheet-\(part)") }
        }
        sheet.dismiss(for: .code, animated: true)
        try screen.settle()
        screen.verifyNothingIsLeft()
    }

    private func verifyLayout(of sheet: UIViewController, _ part: CGFloat, on screen: MatrixScreen, _ name: String) {
        let frame = screen.frame(of: sheet.view)
        let bounds = screen.bounds
        let slack = screen.tolerance
        let plain = part * bounds.height
        let keyboard = bounds.maxY - screen.uncovered.maxY
        let most = max(plain, bounds.height - screen.safeArea.minY)
        let height = keyboard > 0 ? min(most, plain + keyboard) : plain
        let width = min(640, bounds.width)
        #expect(abs(frame.height - height) <= slack && abs(frame.maxY - bounds.maxY) <= slack, "\(name): \(frame)")
        #expect(frame.width == width && abs(frame.midX - bounds.midX) <= 0.5, "\(name): \(frame)")
        let free = sheet.view.convert(sheet.view.bounds.inset(by: sheet.view.safeAreaInsets), to: nil)
        #expect(abs(free.maxY - screen.room.maxY) <= slack, "\(name): \(free)")
        #expect(free.minY >= max(frame.minY + 15, screen.safeArea.minY) - slack, "\(name): \(free)")
    }

    /// Checklist 93, 97: its colors follow the style, only its upper corners are round, the dimming covers the whole
    /// screen, and a tap outside dismisses it.
    @Test(arguments: Surroundings.all) func screenBehindIsDimmedAndTapOutsideDismisses(_ surroundings: Surroundings)
        throws
    {
        let screen = try MatrixScreen(surroundings)
        let sheet = BottomSheetController()
        sheet.detent = .quarter

        screen.page.present(sheet, animated: true)
        try screen.settle()

        let frame = screen.frame(of: sheet.view)
        let picture = try screen.picture("sheet")
        let (shade, contentView) = (
            UIColor.black.withAlphaComponent(surroundings.style == .dark ? 0.48 : 0.3), screen.raisedBackground
        )
        for corner in screen.bounds.insetBy(dx: 2, dy: 2).corners.prefix(2) where MatrixPicture.folder == nil {
            #expect(screen.isPainted(picture, corner, .systemBackground, shade), "\(surroundings) at \(corner)")
        }
        let corners = frame.insetBy(dx: 1, dy: 1).corners
        for corner in corners.prefix(2) {
            #expect(!screen.isPainted(picture, corner, contentView), "\(surroundings) at \(corner)")
        }
        for corner in corners.suffix(2) + frame.insetBy(dx: 3.5, dy: 3.5).corners.prefix(2) {
            #expect(screen.isPainted(picture, corner, contentView), "\(surroundings) at \(corner)")
        }
        // The grabber: 36 by 5 points, 5 below the edge.
        let bar = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
        for x in [bar.minX + 3, bar.midX, bar.maxX - 3] {
            #expect(screen.isPainted(picture, CGPoint(x: x, y: bar.midY), contentView, .tertiaryLabel))
        }
        #expect(screen.isPainted(picture, CGPoint(x: bar.minX - 1.5, y: bar.midY), contentView))
        try screen.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(sheet.dismissReason == nil && sheet.lifecycle.isPresented)
        try screen.verifyTap(at: CGPoint(x: frame.midX, y: frame.minY - 6), dismisses: sheet)
    }
}
