import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The position of a sheet on each device, at each detent.
@MainActor @Suite struct SheetDetentTests {
    struct Row: Sendable, CustomStringConvertible {
        let detent: SheetDetent
        let part: CGFloat
        var description: String { "\(part)" }
    }

    private nonisolated static let rows = [
        Row(detent: .quarter, part: 0.25), Row(detent: .half, part: 0.5), Row(detent: .threeQuarters, part: 0.75),
        Row(detent: .full, part: 1), Row(detent: SheetDetent(0.4), part: 0.4),
    ]

    /// Checklist 97: the sheet's height is a fraction of the screen's; it is at the bottom edge, centered on a wide
    /// screen.
    @Test(arguments: rows, [TestDevice.Model.iPhone14, .iPadPro11])
    func sheetHeightIsItsDetentsFraction(_ row: Row, _ model: TestDevice.Model) throws {
        for isLandscape in [false, true] {
            let scene = OverlayScene(model, isLandscape: isLandscape)
            let sheet = BottomSheetController()
            sheet.configuration.detents = [.closed, row.detent]
            let size = scene.root.view.bounds.size

            try scene.present(sheet, animated: false)

            let frame = scene.frame(of: sheet)
            #expect(abs(frame.height - row.part * size.height) < 0.02)
            #expect(frame.maxY == size.height)
            #expect(frame.width == min(640, size.width))
            #expect(abs(frame.midX - size.width / 2) <= 0.5)
        }
    }

    @Test func defaultDetentIsHalf() throws {
        let scene = OverlayScene()
        let usual = BottomSheetController()
        let told = BottomSheetController()
        told.detent = .quarter

        try scene.present(usual)
        #expect(usual.detent == .half && scene.frame(of: usual).height == 422)
        usual.dismiss(for: .code, animated: false)
        try scene.device.settle()
        try scene.present(told)

        #expect(scene.frame(of: told).height == 211)
    }

    @Test func invalidDetentsUseTheDefault() throws {
        let scene = OverlayScene()
        for detents in [[], [SheetDetent.closed], [SheetDetent(.nan)], [SheetDetent(-4), SheetDetent(0)]] {
            let sheet = BottomSheetController(configuration: BottomSheetConfiguration(detents: detents))
            try scene.present(sheet, animated: false)
            #expect(scene.frame(of: sheet).height == 422)
            sheet.dismiss(for: .code, animated: false)
            try scene.device.settle()
        }
        #expect(SheetDetent(7) == .full && SheetDetent(-.infinity) == .closed)
    }

    @Test func theDetentIsSettableWithAndWithoutAnimation() throws {
        let scene = OverlayScene()
        let sheet = BottomSheetController()
        try scene.present(sheet)

        sheet.setDetent(.full, animated: true)
        scene.device.advance(by: 0.1)
        let onTheWay = try #require(sheet.view.layer.presentation()).frame.minY
        try scene.device.settle()
        #expect(onTheWay > 20 && onTheWay < 400)
        #expect(scene.frame(of: sheet).minY == 0 && sheet.detent == .full)
        sheet.detent = .quarter
        scene.device.advance(by: 0)
        #expect(try #require(sheet.view.layer.presentation()).frame.minY == 633)
        sheet.setDetent(.closed, animated: true)
        try scene.device.settle()

        #expect(scene.recorder.ends == ["end code"])
    }

    @Test func unavailableDetentBecomesTheNearest() throws {
        let scene = OverlayScene()
        let sheet = BottomSheetController()
        try scene.present(sheet)

        sheet.setDetent(SheetDetent(0.8), animated: false)
        #expect(sheet.detent == .threeQuarters)
        sheet.configuration.detents = [.closed, .quarter, .full]
        try scene.device.settle()

        #expect(sheet.detent == .full)
        #expect(scene.frame(of: sheet).height == 844)
    }

    @Test func onlyTheUpperCornersAreRound() throws {
        let scene = OverlayScene()
        let sheet = BottomSheetController()

        try scene.present(sheet)

        #expect(sheet.view.layer.cornerRadius == 8)
        #expect(sheet.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        sheet.configuration.cornerRadius = .nan
        #expect(sheet.view.layer.cornerRadius == 0)
    }

    /// Checklist 99: after a rotation the sheet's height is a fraction of the new screen's, also during the
    /// presentation.
    @Test(arguments: [0.05, 1]) func rotatingTheDeviceKeepsTheDetent(_ moment: Double) throws {
        let scene = OverlayScene()
        let sheet = BottomSheetController()
        sheet.detent = .threeQuarters
        scene.device.advance(by: 0)
        scene.root.present(sheet, animated: true)
        scene.device.advance(by: moment)

        try scene.device.rotate(to: .landscapeLeft)
        try scene.device.settle()

        #expect(abs(scene.frame(of: sheet).height - 0.75 * 390) < 0.02)
        #expect(scene.frame(of: sheet).maxY == 390)
        #expect(sheet.view.transform.isIdentity)
    }

    @Test func sheetFollowsAResizedDesktopWindow() throws {
        let scene = OverlayScene(.desktop)
        let sheet = BottomSheetController()
        try scene.present(sheet)

        try scene.device.resize(to: CGSize(width: 500, height: 600))
        try scene.device.settle()

        #expect(scene.frame(of: sheet) == CGRect(x: 0, y: 300, width: 500, height: 300))
    }

    @Test func withReducedMotionASheetOnlyFades() throws {
        let scene = OverlayScene()
        try scene.device.setAccessibilityFeature(.reduceMotion, isOn: true)
        let sheet = BottomSheetController()

        scene.root.present(sheet, animated: true)
        scene.device.advance(by: 0.1)
        let shown = try #require(sheet.view.layer.presentation())

        #expect(shown.frame.minY == 422)
        #expect(shown.opacity > 0 && shown.opacity < 1)
    }
}
