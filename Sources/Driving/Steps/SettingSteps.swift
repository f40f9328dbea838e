import UIKitCore

extension Step {
    /// A system setting that a step changes, other than the style.
    package enum Setting: Equatable, Sendable {
        case contrast(Contrast)
        case textSize(TextSize)
        case direction(Direction)
        case flag(Flag, isOn: Bool)
        /// The charge of the battery, 0 to 100.
        case battery(percent: Double, BatteryState)

        /// What the battery does.
        package enum BatteryState: String, CaseIterable, Sendable {
            case unplugged, charging, full
        }

        /// The setting for increased contrast.
        package enum Contrast: String, CaseIterable, Sendable {
            case normal, high
        }

        /// The layout direction.
        package enum Direction: String, CaseIterable, Sendable {
            case leftToRight = "ltr"
            case rightToLeft = "rtl"
        }

        /// The content size categories, by UIKit's names.
        package enum TextSize: String, CaseIterable, Sendable {
            case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
            case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
            case accessibilityExtraExtraExtraLarge
        }

        /// A setting that is on or off.
        package enum Flag: String, CaseIterable, Sendable {
            case boldText = "bold-text"
            case reduceMotion = "reduce-motion"
            case crossFade = "cross-fade"
            case reduceTransparency = "reduce-transparency"
            case differentiate = "differentiate-without-color"
            case buttonShapes = "button-shapes"
            case voiceOver = "voice-over"
        }

        /// The words for a Boolean setting.
        package enum Switch: String, CaseIterable, Sendable {
            case on, off
        }
    }
}

extension Step.Setting {
    /// Writes this setting into `settings`.
    package func apply(to settings: inout SystemSettings) {
        switch self {
        case .contrast(let contrast): settings.accessibility.increasesContrast = contrast == .high
        case .textSize(let size): settings.textSize = size.category
        case .direction(let direction):
            settings.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        case .battery(let percent, let state):
            settings.battery.level = Float(percent / 100)
            settings.battery.activity = state.activity
        case .flag(let flag, let isOn): settings.accessibility[keyPath: flag.path] = isOn
        }
    }
}

extension Step.Setting.BatteryState {
    fileprivate var activity: BatteryCharge.Activity {
        switch self {
        case .unplugged: .unplugged
        case .charging: .charging
        case .full: .full
        }
    }
}

extension Step.Setting.TextSize {
    /// UIKit's content size category for this size.
    package var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }

    /// The size with this category; nil for `unspecified` and unknown names.
    package init?(_ category: UIContentSizeCategory) {
        guard let size = Self.allCases.first(where: { $0.category == category }) else { return nil }
        self = size
    }
}

extension Step.Setting.Flag {
    fileprivate var path: WritableKeyPath<AccessibilitySettings, Bool> {
        switch self {
        case .boldText: \.hasBoldText
        case .reduceMotion: \.reducesMotion
        case .crossFade: \.prefersCrossFade
        case .reduceTransparency: \.reducesTransparency
        case .differentiate: \.differentiatesWithoutColor
        case .buttonShapes: \.showsButtonShapes
        case .voiceOver: \.isVoiceOverRunning
        }
    }
}
