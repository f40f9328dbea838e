import Driving
import UIKitCore

/// A device and the settings of its user, as one combination in which a test runs.
///
/// The traits of the product `VelariumTestingTraits` run a test once in each of several; it creates its device with
/// `TestDevice(.current)`.
public struct TestConfiguration: Hashable, Sendable, CustomStringConvertible {
    /// The combination in which the current test runs. Without a trait, an iPhone 14 with the settings of a new device.
    public static var current: TestConfiguration { ofTest }
    /// The same, which a trait sets for the task of a test.
    @TaskLocal package static var ofTest = TestConfiguration()

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
