import CoreGraphics
import UIFoundation

/// The user's settings for the whole system, as in the Settings app.
package struct SystemSettings: Hashable, Sendable {
    /// Light or dark. Ignored before iOS 13, which is always light.
    package var style = UIUserInterfaceStyle.light
    /// The text size. Default `large`, as on a new device.
    package var textSize = UIContentSizeCategory.large
    /// The language of the system's own words. Default English. An app meets one language: the system restarts apps when
    /// the user chooses another.
    package var language = SystemLanguage.english
    /// The layout direction. Default: that of the language.
    package var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { chosenLayoutDirection ?? language.layoutDirection }
        set { chosenLayoutDirection = newValue }
    }
    private var chosenLayoutDirection: UITraitEnvironmentLayoutDirection?
    package var accessibility = AccessibilitySettings()
    /// The path of the folder that Save to Files proposes. Nil, the default: the desktop's folder for documents.
    package var documentsFolder: String?
    package var battery = BatteryCharge()

    package init(style: UIUserInterfaceStyle = .light) {
        self.style = style
    }
}

/// The accessibility settings. Default: all off, as on a new device.
package struct AccessibilitySettings: Hashable, Sendable {
    /// Increase Contrast: the trait `accessibilityContrast` is high.
    package var increasesContrast = false
    /// Bold Text: the trait `legibilityWeight` is bold.
    package var hasBoldText = false
    /// VoiceOver: apps are notified that the screen is read aloud.
    package var isVoiceOverRunning = false
    package var reducesMotion = false
    /// Prefer Cross-Fade Transitions; only has an effect together with Reduce Motion.
    package var prefersCrossFade = false
    package var reducesTransparency = false
    package var differentiatesWithoutColor = false
    package var showsButtonShapes = false
    /// The ears with a paired hearing device: 2 for the left one, 4 for the right one, 6 for both.
    package var hearingDeviceEars: UInt = 0

    package init() {}
}

extension SystemSettings {
    /// The traits of a screen with `scale` pixels per point, without the size classes.
    package func traits(scale: CGFloat, idiom: UIUserInterfaceIdiom, era: SystemEra) -> TraitValues {
        var values = TraitValues()
        values.userInterfaceIdiom = idiom
        values.userInterfaceStyle = era.supportsDarkStyle ? style : .light
        values.displayScale = scale
        values.displayGamut = .SRGB
        values.layoutDirection = layoutDirection
        values.preferredContentSizeCategory = textSize
        values.userInterfaceLevel = .base
        values.accessibilityContrast = accessibility.increasesContrast ? .high : .normal
        values.legibilityWeight = accessibility.hasBoldText ? .bold : .regular
        values.activeAppearance = .active
        values.hasClassicColors = !era.supportsDarkStyle
        return values
    }
}
