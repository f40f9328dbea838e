import UIKitCore

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
