import Driving
import UIKitCore

/// A device and the settings of its user, as one combination in which a test runs.
///
/// The traits of the product `VelariumTestingTraits` run a test once in each of several; it creates its device with
/// `TestDevice(.current)`.
public struct TestConfiguration: Hashable, Sendable, CustomStringConvertible {
    /// The combination in which the current test runs. Without a trait, an iPhone 14 with the settings of a new device.
    @TaskLocal public static var current = TestConfiguration()

    /// The device. Default iPhone 14.
    public var model: TestDevice.Model
    /// Light or dark. Default light.
    public var style: UIUserInterfaceStyle
    /// The text size of the system. Default large.
    public var textSize: UIContentSizeCategory
    /// The layout direction of the system's language. Default from left to right.
    public var layoutDirection: UITraitEnvironmentLayoutDirection

    /// Creates a combination; without arguments an iPhone 14 with the settings of a new device.
    public init(
        model: TestDevice.Model = .iPhone14, style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.model = model
        self.style = style
        self.textSize = textSize
        self.layoutDirection = layoutDirection
    }

    private var words: [String] {
        let size = Step.Setting.TextSize(textSize)?.shortName ?? "L"
        return [
            model.rawValue, style == .dark ? "dark" : "light", size, layoutDirection == .rightToLeft ? "rtl" : "ltr",
        ]
    }

    /// Device, style, text size and direction: `iPad mini, dark, XXXL, rtl`.
    public var description: String { words.joined(separator: ", ") }

    /// A part of a file's name: `ipad-mini-dark-XXXL-rtl`.
    public var fileName: String {
        words.map { $0 == model.rawValue ? $0.lowercased().split(separator: " ").joined(separator: "-") : $0 }
            .joined(separator: "-")
    }
}

extension TestDevice {
    /// Creates a device for a combination, such as `TestDevice(.current)`, that shows nothing, with its clock at 0.
    ///
    /// - Parameters:
    ///   - configuration: The device and the settings of its user.
    ///   - era: The emulated system. Default iOS 17.5.
    ///   - isLandscape: Whether the device is in landscape. Default false.
    ///   - language: The language of the system's own words. Default English.
    ///   - keyboard: What the user types on. Default `hardware`: no keyboard comes by itself.
    public convenience init(
        _ configuration: TestConfiguration, era: Era = .iOS17, isLandscape: Bool = false,
        language: Language = .english, keyboard: Keyboard = .hardware
    ) {
        self.init(
            configuration.model, era: era, style: configuration.style, isLandscape: isLandscape, language: language,
            keyboard: keyboard)
        system.changeSettings {
            $0.textSize = configuration.textSize
            $0.layoutDirection = configuration.layoutDirection
        }
    }
}
