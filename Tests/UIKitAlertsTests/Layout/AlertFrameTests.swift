import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// The frames of alerts and action sheets on six devices, in both orientations and on every system.
@MainActor @Suite struct AlertFrameTests {
    /// A device as it is in one orientation. Sizes and safe areas are Apple's; the middle and the bottom are measured
    /// by others on iOS 13 to 18 (high confidence), on earlier systems by imitations of them (medium).
    struct Screen: Sendable, CustomStringConvertible {
        let model: TestDevice.Model
        let isLandscape: Bool
        let size: CGSize
        let scale: CGFloat
        /// The height below an action sheet: the home indicator's area, or 0.
        let bottom: CGFloat
        var description: String { "\(model.rawValue)\(isLandscape ? ", landscape" : "")" }

        init(
            _ model: TestDevice.Model, _ isLandscape: Bool, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
            _ bottom: CGFloat
        ) {
            self.model = model
            self.isLandscape = isLandscape
            size = CGSize(width: width, height: height)
            self.scale = scale
            self.bottom = bottom
        }
    }

    nonisolated static let phones = [
        Screen(.iPhoneSE, false, 375, 667, 2, 0), Screen(.iPhoneSE, true, 667, 375, 2, 0),
        Screen(.iPhone8Plus, false, 414, 736, 3, 0), Screen(.iPhone8Plus, true, 736, 414, 3, 0),
        Screen(.iPhone14, false, 390, 844, 3, 34), Screen(.iPhone14, true, 844, 390, 3, 21),
        Screen(.iPhone15Pro, false, 393, 852, 3, 34), Screen(.iPhone15Pro, true, 852, 393, 3, 21),
    ]
    nonisolated static let pads = [
        Screen(.iPadMini, false, 744, 1133, 2, 20), Screen(.iPadMini, true, 1133, 744, 2, 20),
        Screen(.iPadPro13, false, 1024, 1366, 2, 20), Screen(.iPadPro13, true, 1366, 1024, 2, 20),
    ]

    @Test(arguments: phones + pads, TestDevice.Era.allCases)
    func anAlertIsInTheMiddle(screen: Screen, era: TestDevice.Era) throws {
        let fixture = AlertFixture(screen.model, era: era, isLandscape: screen.isLandscape)
        let alert = fixture.makeAlert("Title", "Message")
        try fixture.present(alert, animated: false)

        // 20, a line of 17 points, 2 or 3, a line of 13 points, 20, a pixel, 44: lines end at a whole pixel.
        func line(_ size: CGFloat) -> CGFloat { (size * 1.193359375 * screen.scale).rounded(.up) / screen.scale }
        let gap: CGFloat = era == .iOS11 || era == .iOS12 ? 3 : 2
        let height = 20 + line(17) + gap + line(13) + 20 + 1 / screen.scale + 44
        let frame = alert.view.frame
        let pixel = 1 / screen.scale
        #expect(frame.width == 270)
        #expect(abs(frame.height - height) < 0.01, "\(screen): \(frame)")
        #expect(abs(frame.midX - screen.size.width / 2) <= pixel, "\(screen): \(frame)")
        #expect(abs(frame.midY - screen.size.height / 2) <= pixel, "\(screen): \(frame)")
    }

    @Test(arguments: phones, TestDevice.Era.allCases)
    func anActionSheetIsAtTheBottom(screen: Screen, era: TestDevice.Era) throws {
        let fixture = AlertFixture(screen.model, era: era, isLandscape: screen.isLandscape)
        let sheet = fixture.makeAlert(nil, nil, .actionSheet, actions: ["One", "Two", "-Cancel"])
        try fixture.present(sheet, animated: false)

        let margin: CGFloat = era == .iOS11 || era == .iOS12 ? 10 : 8
        let frame = sheet.view.frame
        let shortSide = min(screen.size.width, screen.size.height)
        #expect(frame.width == min(shortSide - 2 * margin, 394))
        #expect(abs(frame.midX - screen.size.width / 2) <= 1 / screen.scale, "\(screen): \(frame)")
        #expect(
            abs(frame.maxY - (screen.size.height - max(margin, screen.bottom))) <= 1 / screen.scale,
            "\(screen): \(frame)")
        #expect(abs(frame.height - (57 * 3 + 8 + 1 / screen.scale)) < 0.01, "\(screen): \(frame)")
    }

    @Test(
        arguments: phones + pads,
        [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    func aLongTextAtAnyTextSizeStaysOnTheScreenWithItsButtons(screen: Screen, size: UIContentSizeCategory) throws {
        let fixture = AlertFixture(screen.model, isLandscape: screen.isLandscape)
        try fixture.device.setTextSize(size)
        let alert = fixture.makeAlert("Title", String(repeating: "A long text with many words. ", count: 80))
        try fixture.present(alert, animated: false)

        let frame = alert.view.frame
        #expect(frame.width == (size.isAccessibilityCategory ? 310 : 270))
        #expect(frame.minY >= 0 && frame.maxY <= screen.size.height - (screen.bottom > 0 ? screen.bottom : 0))
        try fixture.device.tap("OK")
        try fixture.device.settle()
        #expect(fixture.calls == ["OK"])
    }
}
