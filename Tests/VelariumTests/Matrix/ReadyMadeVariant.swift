import UIKit
import VelariumTesting

/// A device and its settings that every ready-made overlay is tested with.
enum ReadyMadeVariant: String, CaseIterable, Sendable {
    case light, dark, largeText, rightToLeft, rightToLeftLargeText, german, smallPhone, smallPhoneLargeText, landscape
    case tablet, tabletLargeText, keyboard

    var isRightToLeft: Bool { self == .rightToLeft || self == .rightToLeftLargeText }

    private var hasLargeText: Bool {
        [.largeText, .rightToLeftLargeText, .smallPhoneLargeText, .tabletLargeText].contains(self)
    }

    /// A device that shows `page`.
    @MainActor func makeDevice(showing page: UIViewController) throws -> TestDevice {
        let model: TestDevice.Model =
            switch self {
            case .smallPhone, .smallPhoneLargeText: .desktop
            case .landscape: .iPhoneSE
            case .tablet, .tabletLargeText: .iPad
            case .light, .dark, .largeText, .rightToLeft, .rightToLeftLargeText, .german, .keyboard: .iPhone14
            }
        let language: TestDevice.Language = isRightToLeft ? .arabic : self == .german ? .german : .english
        let device = TestDevice(
            model, style: self == .dark ? .dark : .light, isLandscape: self == .landscape, language: language)
        device.recordsMisuses = true
        device.show(page)
        // The first iPhones had this screen.
        if model == .desktop { try device.resize(to: CGSize(width: 320, height: 568)) }
        if hasLargeText { try device.setTextSize(.accessibilityExtraExtraExtraLarge) }
        if self == .keyboard { try device.showKeyboard() }
        try device.settle()
        return device
    }
}
