import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// Adaptive overlays look as their records in Tests/Appearances say: in each style, at each place of the anchor, and on
/// the way from one style to another.
@MainActor @Suite struct AdaptiveAppearanceTests {
    @Test(arguments: OverlayStyle.allCases) func everyChangeOfStyleLooksAsRecorded(_ style: OverlayStyle) throws {
        var record = AppearanceRecord()
        for other in OverlayStyle.allCases where other != style {
            let fixture = try AdaptiveFixture(style)
            try fixture.present()
            fixture.overlay.setStyle(other, animated: true)
            record.addMotion("to \(other)", of: fixture.device, at: [0, 0.05, 0.1, 0.2])
        }

        #expect(record.difference(from: "adaptive from \(style)") == nil)
    }

    /// In the middle of each edge and in the corners, on a phone and a tablet, in both directions.
    @Test(arguments: [TestDevice.Model.iPhone14, .iPad])
    func aPopoverLooksAsRecordedAtEveryPlace(_ model: TestDevice.Model) throws {
        var record = AppearanceRecord()
        for (name, x, y) in [
            ("top left", 0, 0), ("top", 0.5, 0), ("top right", 1, 0), ("left", 0, 0.5), ("right", 1, 0.5),
            ("middle", 0.5, 0.5), ("bottom left", 0, 1), ("bottom", 0.5, 1), ("bottom right", 1, 1),
        ] as [(String, CGFloat, CGFloat)] {
            let fixture = try AdaptiveFixture(.popover, model)
            fixture.page.preferredContentSize = CGSize(width: 180, height: 120)
            let area = fixture.window.bounds.inset(by: fixture.window.safeAreaInsets)
            fixture.button.frame = CGRect(
                x: area.minX + x * (area.width - 50), y: area.minY + y * (area.height - 40), width: 50, height: 40)
            try fixture.present()
            record.add(name, of: fixture.device, reads: false)
            fixture.button.frame.origin.x = area.maxX - fixture.button.frame.maxX + area.minX
            fixture.device.advance(by: 0.5)
            try fixture.device.settle()
            record.add("\(name), then across", of: fixture.device, reads: false)
        }

        #expect(record.difference(from: "adaptive popover on \(model)") == nil)
    }

    @Test(arguments: OverlayStyle.allCases) func aKeyboardAndARotationLookAsRecorded(_ style: OverlayStyle) throws {
        var record = AppearanceRecord()
        let fixture = try AdaptiveFixture(style)
        try fixture.present()
        record.add("at first", of: fixture.device)
        try fixture.device.setAccessibilityFeature(.voiceOver, isOn: false)
        fixture.page.field.becomeFirstResponder()
        record.addMotion("a keyboard comes", of: fixture.device, at: [0, 0.1, 0.2, 0.4])
        try fixture.device.settle()
        record.add("with a keyboard", of: fixture.device, reads: false)
        fixture.page.field.resignFirstResponder()
        try fixture.device.settle()
        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()
        record.add("in landscape", of: fixture.device, reads: false)

        #expect(record.difference(from: "adaptive \(style) with a keyboard and turned") == nil)
    }

    /// In each style: the detent is that of the sheet, now or when the overlay becomes one.
    @Test(arguments: OverlayStyle.allCases) func aDetentThatIsSetLooksAsRecorded(_ style: OverlayStyle) throws {
        var record = AppearanceRecord()
        let fixture = try AdaptiveFixture(style)
        fixture.overlay.configuration.detents = [.closed, .quarter, .half, .threeQuarters, .full]
        try fixture.present()
        for detent in [SheetDetent.quarter, .threeQuarters, .half, .full] {
            fixture.overlay.detent = detent
            record.addMotion("to \(detent.fraction)", of: fixture.device, at: [0, 0.05, 0.1, 0.2])
            try fixture.device.settle()
            record.add("\(detent.fraction)", of: fixture.device, reads: false)
        }
        fixture.overlay.detent = .quarter
        try fixture.change(to: .sheet)
        record.add("as a sheet", of: fixture.device, reads: false)

        #expect(record.difference(from: "adaptive \(style) with detents") == nil)
    }

    @Test func configurationsLookAsRecorded() throws {
        var record = AppearanceRecord()
        for style in OverlayStyle.allCases {
            let fixture = try AdaptiveFixture(style, .iPad)
            var configuration = AdaptiveOverlayConfiguration()
            configuration.cornerRadius = 21
            configuration.modalSize = CGSize(width: 333, height: 222)
            configuration.maximumDialogWidth = 250
            configuration.maximumSheetWidth = 400
            configuration.showsGrabber = false
            configuration.detents = [.quarter, .threeQuarters]
            configuration.dimming = Dimming(color: .blue, alpha: 0.4)
            fixture.overlay.configuration = configuration
            try fixture.present()
            record.add("\(style)", of: fixture.device, reads: false)
            configuration.modalSize = CGSize(width: 0, height: CGFloat.infinity)
            configuration.maximumDialogWidth = -1
            configuration.maximumSheetWidth = .nan
            configuration.cornerRadius = -4
            fixture.overlay.configuration = configuration
            try fixture.device.settle()
            record.add("\(style) without limits", of: fixture.device, reads: false)
        }

        #expect(record.difference(from: "adaptive configurations") == nil)
    }
}
