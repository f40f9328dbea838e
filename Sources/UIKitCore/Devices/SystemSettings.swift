/// What the person has set for the whole system, as in the Settings of a phone.
package struct SystemSettings: Hashable, Sendable {
    /// Light or dark. Systems before iOS 13 know light only, whatever stands here.
    package var style = UIUserInterfaceStyle.light
    /// How large text is. Default `large`, as on a new device.
    package var textSize = UIContentSizeCategory.large
    /// The side that lines start from, as the language of the system has it. Default left to right.
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    package var accessibility = AccessibilitySettings()

    package init(style: UIUserInterfaceStyle = .light) {
        self.style = style
    }
}

/// The switches of the accessibility settings; all are off on a new device.
package struct AccessibilitySettings: Hashable, Sendable {
    /// Increase Contrast: the trait `accessibilityContrast` is high.
    package var increasesContrast = false
    /// Bold Text: the trait `legibilityWeight` is bold.
    package var hasBoldText = false
    /// VoiceOver: apps are told that the screen is read out.
    package var runsVoiceOver = false
    package var reducesMotion = false
    /// Prefer Cross-Fade Transitions, which acts only together with Reduce Motion.
    package var prefersCrossFade = false
    package var reducesTransparency = false
    package var differentiatesWithoutColor = false
    package var showsButtonShapes = false

    package init() {}
}

extension SystemSettings {
    /// The traits of everything on a screen of `scale` pixels per point, without the size classes.
    func traits(scale: CGFloat, idiom: UIUserInterfaceIdiom, era: SystemEra) -> TraitValues {
        var values = TraitValues()
        values.userInterfaceIdiom = idiom
        values.userInterfaceStyle = era.hasDarkStyle ? style : .light
        values.displayScale = scale
        values.displayGamut = .SRGB
        values.layoutDirection = layoutDirection
        values.preferredContentSizeCategory = textSize
        values.userInterfaceLevel = .base
        values.accessibilityContrast = accessibility.increasesContrast ? .high : .normal
        values.legibilityWeight = accessibility.hasBoldText ? .bold : .regular
        values.activeAppearance = .active
        values.hasClassicColors = !era.hasDarkStyle
        return values
    }
}
