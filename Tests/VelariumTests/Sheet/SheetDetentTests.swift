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
            let fixture = OverlayFixture(model, isLandscape: isLandscape)
            let sheet = BottomSheetController()
            sheet.configuration.detents = [.closed, row.detent]
            let size = fixture.root.view.bounds.size

            try fixture.present(sheet, animated: false)

            let frame = fixture.frame(of: sheet)
            #expect(abs(frame.height - row.part * size.height) < 0.02)
            #expect(frame.maxY == size.height)
            #expect(frame.width == min(640, size.width))
            #expect(abs(frame.midX - size.width / 2) <= 0.5)
        }
    }

    @Test func defaultDetentIsHalf() throws {
        let fixture = OverlayFixture()
        let usual = BottomSheetController()
        let told = BottomSheetController()
        told.detent = .quarter

        try fixture.present(usual)
        #expect(usual.detent == .half && fixture.frame(of: usual).height == 422)
        usual.dismiss(for: .code, animated: false)
        try fixture.device.settle()
        try fixture.present(told)

        #expect(fixture.frame(of: told).height == 211)
    }

    @Test func invalidDetentsUseTheDefault() throws {
        let fixture = OverlayFixture()
        for detents in [[], [SheetDetent.closed], [SheetDetent(.nan)], [SheetDetent(-4), SheetDetent(0)]] {
            let sheet = BottomSheetController(configuration: BottomSheetConfiguration(detents: detents))
            try fixture.present(sheet, animated: false)
            #expect(fixture.frame(of: sheet).height == 422)
            sheet.dismiss(for: .code, animated: false)
            try fixture.device.settle()
        }
        #expect(SheetDetent(7) == .full && SheetDetent(-.infinity) == .closed)
    }

    @Test func theDetentIsSettableWithAndWithoutAnimation() throws {
        let fixture = OverlayFixture()
        let sheet = BottomSheetController()
        try fixture.present(sheet)

        sheet.setDetent(.full, animated: true)
        fixture.device.advance(by: 0.1)
        let onTheWay = try #require(sheet.view.layer.presentation()).frame.minY
        try fixture.device.settle()
        #expect(onTheWay > 20 && onTheWay < 400)
        #expect(fixture.frame(of: sheet).minY == 0 && sheet.detent == .full)
        sheet.detent = .quarter
        fixture.device.advance(by: 0)
        #expect(try #require(sheet.view.layer.presentation()).frame.minY == 633)
        sheet.setDetent(.closed, animated: true)
        try fixture.device.settle()

        #expect(fixture.recorder.ends == ["end code"])
    }

    @Test func unavailableDetentBecomesTheNearest() throws {
        let fixture = OverlayFixture()
        let sheet = BottomSheetController()
        try fixture.present(sheet)

        sheet.setDetent(SheetDetent(0.8), animated: false)
        #expect(sheet.detent == .threeQuarters)
        sheet.configuration.detents = [.closed, .quarter, .full]
        try fixture.device.settle()

        #expect(sheet.detent == .full)
        #expect(fixture.frame(of: sheet).height == 844)
    }

    @Test func onlyTheUpperCornersAreRound() throws {
        let fixture = OverlayFixture()
        let sheet = BottomSheetController()

        try fixture.present(sheet)

        #expect(sheet.view.layer.cornerRadius == 8)
        #expect(sheet.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        sheet.configuration.cornerRadius = .nan
        #expect(sheet.view.layer.cornerRadius == 0)
    }

    /// Checklist 99: after a rotation the sheet's height is a fraction of the new screen's, also during the
    /// presentation.
    @Test(arguments: [0.05, 1]) func rotatingTheDeviceKeepsTheDetent(_ moment: Double) throws {
        let fixture = OverlayFixture()
        let sheet = BottomSheetController()
        sheet.detent = .threeQuarters
        fixture.device.advance(by: 0)
        fixture.root.present(sheet, animated: true)
        fixture.device.advance(by: moment)

        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()

        #expect(abs(fixture.frame(of: sheet).height - 0.75 * 390) < 0.02)
        #expect(fixture.frame(of: sheet).maxY == 390)
        #expect(sheet.view.transform.isIdentity)
    }

    /// A height between that of the old layout and that of the new one may be too small for the content's constraints.
    @Test func rotatingThereAndBackBreaksNoConstraintOfTheContent() throws {
        let fixture = OverlayFixture()
        fixture.device.recordsMisuses = true
        let sheet = BottomSheetController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 60),
            box.bottomAnchor.constraint(equalTo: sheet.view.bottomAnchor),
            box.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ])
        try fixture.present(sheet)
        let mask = sheet.view.autoresizingMask

        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            try fixture.device.rotate(to: orientation)
            try fixture.device.settle()
        }
        sheet.dismiss(animated: false)
        try fixture.device.settle()

        #expect(fixture.device.misuses == [])
        #expect(mask == [])
        #expect(sheet.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func sheetFollowsAResizedDesktopWindow() throws {
        let fixture = OverlayFixture(.desktop)
        let sheet = BottomSheetController()
        try fixture.present(sheet)

        try fixture.device.resize(to: CGSize(width: 500, height: 600))
        try fixture.device.settle()

        #expect(fixture.frame(of: sheet) == CGRect(x: 0, y: 300, width: 500, height: 300))
    }

    @Test func withReducedMotionASheetOnlyFades() throws {
        let fixture = OverlayFixture()
        try fixture.device.setAccessibilityFeature(.reduceMotion, isOn: true)
        let sheet = BottomSheetController()

        fixture.root.present(sheet, animated: true)
        fixture.device.advance(by: 0.1)
        let shown = try #require(sheet.view.layer.presentation())

        #expect(shown.frame.minY == 422)
        #expect(shown.opacity > 0 && shown.opacity < 1)
    }
}
