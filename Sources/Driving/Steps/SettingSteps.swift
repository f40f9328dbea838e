import Foundation
import UIKitCore

/// The system settings that a step changes, other than the style.
extension StepKind {
    static let settingSteps =
        [contrast, direction, textSize] + Step.Setting.Flag.allCases.filter { $0 != .voiceOver }.map(\.kind)

    static let contrast = StepKind("contrast normal|high") { reader throws(SyntaxProblem) in
        .setting(.contrast(try reader.choice("a contrast")))
    }

    static let direction = StepKind("direction ltr|rtl") { reader throws(SyntaxProblem) in
        .setting(.direction(try reader.choice("a direction")))
    }

    static let textSize = StepKind(
        "text-size " + Step.Setting.TextSize.allCases.map(\.rawValue).joined(separator: "|")
    ) { reader throws(SyntaxProblem) in
        .setting(.textSize(try reader.choice("a text size")))
    }
}

extension Step {
    /// Changes a setting.
    package static func setting(_ setting: Setting) -> Step {
        Step(setting.kind, setting.value) { context in
            context.system.changeSettings(setting.apply)
            return [.oneFrame]
        }
    }

    /// A system setting with its value.
    package struct Setting: Sendable {
        fileprivate let kind: StepKind
        fileprivate let value: String
        fileprivate let change: @Sendable (inout SystemSettings) -> Void

        /// Writes this setting into `settings`.
        package func apply(to settings: inout SystemSettings) { change(&settings) }
    }
}

extension Step.Setting {
    package static func contrast(_ contrast: Contrast) -> Step.Setting {
        Step.Setting(kind: .contrast, value: contrast.rawValue) {
            $0.accessibility.increasesContrast = contrast == .high
        }
    }

    package static func direction(_ direction: Direction) -> Step.Setting {
        Step.Setting(kind: .direction, value: direction.rawValue) {
            $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    package static func textSize(_ size: TextSize) -> Step.Setting {
        Step.Setting(kind: .textSize, value: size.rawValue) { $0.textSize = size.category }
    }

    package static func flag(_ flag: Flag, isOn: Bool) -> Step.Setting {
        Step.Setting(kind: flag.kind, value: (isOn ? Switch.on : .off).rawValue) {
            $0.accessibility[keyPath: flag.path] = isOn
        }
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

    /// The words for a Boolean setting.
    fileprivate enum Switch: String, CaseIterable {
        case on, off
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

        /// That of VoiceOver also moves its cursor.
        fileprivate var kind: StepKind {
            self == .voiceOver ? .voiceOver : switchKind
        }

        private var switchKind: StepKind {
            StepKind("\(rawValue) on|off") { reader throws(SyntaxProblem) in
                let state: Switch = try reader.choice("a switch")
                return .setting(.flag(self, isOn: state == .on))
            }
        }

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

    /// The content size categories, by UIKit's names.
    package enum TextSize: String, CaseIterable, Sendable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge

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

        /// A short name: `XS` to `XXXL`, and with an `A` before it for accessibility, such as `AXL`.
        package var shortName: String {
            let isForAccessibility = rawValue.hasPrefix("accessibility")
            let size = isForAccessibility ? String(rawValue.dropFirst("accessibility".count)) : rawValue
            let extras = String(repeating: "X", count: size.lowercased().components(separatedBy: "extra").count - 1)
            let step = size.lowercased().replacingOccurrences(of: "extra", with: "").prefix(1).uppercased()
            return (isForAccessibility ? "A" : "") + extras + step
        }

        /// The size with this name of UIKit, or short name, ignoring case; nil for another name.
        package init?(named name: String) {
            let known = Self.allCases.first {
                [$0.rawValue, $0.shortName].contains { $0.lowercased() == name.lowercased() }
            }
            guard let known else { return nil }
            self = known
        }
    }
}
