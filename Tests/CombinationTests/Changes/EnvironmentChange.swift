import UIKit
import VelariumTesting

/// A change of the device that is made and taken back.
enum EnvironmentChange: String, CaseIterable {
    case rotation, dark, textSize, rightToLeft, contrast, model, keyboard, width

    /// Whether the change is possible on this kind of device.
    func isPossible(on model: TestDevice.Model) -> Bool {
        switch self {
        case .rotation, .model: model != .desktop
        case .width: model == .desktop
        case .dark, .textSize, .rightToLeft, .contrast, .keyboard: true
        }
    }

    /// Whether a device can have the change before it shows anything.
    var isSetting: Bool {
        switch self {
        case .dark, .textSize, .rightToLeft, .contrast, .width: true
        case .rotation, .model, .keyboard: false
        }
    }

    /// Another device of the same kind: a running app does not move from a tablet to a phone.
    static func otherModel(than model: TestDevice.Model) -> TestDevice.Model {
        model == .iPadMini ? .iPad : .iPhoneSE
    }

    /// - Parameter model: The model before the change.
    @MainActor func apply(to device: TestDevice, of model: TestDevice.Model) throws {
        switch self {
        case .rotation: try device.rotate(to: .landscapeRight)
        case .dark: try device.setStyle(.dark)
        case .textSize: try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        case .rightToLeft: try device.setLayoutDirection(.rightToLeft)
        case .contrast: try device.setContrast(.high)
        case .model: try device.changeModel(to: Self.otherModel(than: model))
        case .keyboard: try device.showKeyboard(height: 300)
        case .width: try device.resize(to: CGSize(width: 500, height: 768))
        }
    }

    @MainActor func takeBack(from device: TestDevice, of model: TestDevice.Model) throws {
        switch self {
        case .rotation: try device.rotate(to: .portrait)
        case .dark: try device.setStyle(.light)
        case .textSize: try device.setTextSize(.large)
        case .rightToLeft: try device.setLayoutDirection(.leftToRight)
        case .contrast: try device.setContrast(.normal)
        case .model: try device.changeModel(to: model)
        case .keyboard: try device.hideKeyboard()
        case .width: try device.resize(to: CGSize(width: 1024, height: 768))
        }
    }
}
