import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// Every overlay looks as its record in Tests/Appearances says: at rest on several devices, and on its way in and out.
@MainActor @Suite struct OverlayAppearanceTests {
    private static let devices: [(name: String, model: TestDevice.Model, isLandscape: Bool)] = [
        ("phone", .iPhone14, false), ("phone in landscape", .iPhone14, true), ("tablet", .iPad, false),
    ]

    @Test(arguments: EveryOverlay.allCases) func everyOverlayLooksAsRecordedAtRest(_ kind: EveryOverlay) throws {
        var record = AppearanceRecord()
        for (name, model, isLandscape) in Self.devices {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let device = TestDevice(model, style: style, isLandscape: isLandscape)
                let page = EveryOverlayPage()
                device.show(page)
                kind.show(kind.make(), over: page)
                try device.settle()
                record.add("\(name) \(style == .dark ? "dark" : "light")", of: device, reads: false)
            }
        }

        #expect(record.difference(from: "\(kind) at rest") == nil)
    }

    @Test(arguments: EveryOverlay.allCases, [false, true])
    func everyOverlayLooksAsRecordedOnItsWay(_ kind: EveryOverlay, _ reducesMotion: Bool) throws {
        var record = AppearanceRecord()
        let device = TestDevice(.iPhone14)
        let page = EveryOverlayPage()
        device.show(page)
        try device.setAccessibilityFeature(.reduceMotion, isOn: reducesMotion)
        let overlay = kind.make()

        kind.show(overlay, over: page)
        record.addMotion("coming", of: device, at: [0, 0.05, 0.1, 0.2, 0.3, 0.4])
        try device.settle()
        overlay.dismiss(for: .code, animated: true)
        record.addMotion("going", of: device, at: [0, 0.05, 0.1, 0.2, 0.3, 0.4])
        try device.settle()
        record.add("afterwards", of: device, reads: false)

        #expect(record.difference(from: "\(kind) on its way\(reducesMotion ? " with Reduce Motion" : "")") == nil)
    }

    @Test(arguments: EveryOverlay.allCases) func everyOverlayLooksAsRecordedInATheme(_ kind: EveryOverlay) throws {
        var record = AppearanceRecord()
        let device = TestDevice(.iPhone14)
        let page = EveryOverlayPage()
        device.show(page)
        page.view.window?.overlayTheme = OverlayTheme(
            tintColor: .systemPurple, surface: .color(.systemYellow), textColor: .systemRed,
            secondaryTextColor: .systemBlue, cornerRadius: 5, dimming: Dimming(color: .red, alpha: 0.2))
        kind.show(kind.make(), over: page)
        try device.settle()
        record.add("theme", of: device, reads: false)

        #expect(record.difference(from: "\(kind) in a theme") == nil)
    }
}
