import Driving
import UIKitCore

/// Changes of the system's settings while the app runs. Each call runs a frame; an `await`ed call drains tasks and the
/// main queue first.
extension TestDevice {
    /// The accessibility settings that can be enabled; all are off by default.
    public enum AccessibilityFeature: String, CaseIterable, Sendable {
        /// The setting behind `UIAccessibility.isBoldTextEnabled`.
        case boldText = "bold-text"
        /// The setting behind `UIAccessibility.isReduceMotionEnabled`. Many animations fade instead of moving or
        /// scaling.
        case reduceMotion = "reduce-motion"
        /// Prefers cross-fade transitions. Takes effect only together with `reduceMotion`.
        case crossFade = "cross-fade"
        /// The setting behind `UIAccessibility.isReduceTransparencyEnabled`. Materials are opaque.
        case reduceTransparency = "reduce-transparency"
        /// The setting behind `UIAccessibility.shouldDifferentiateWithoutColor`.
        case differentiateWithoutColor = "differentiate-without-color"
        /// The setting behind `UIAccessibility.buttonShapesEnabled`.
        case buttonShapes = "button-shapes"
        /// The setting behind `UIAccessibility.isVoiceOverRunning`.
        case voiceOver = "voice-over"

        fileprivate var flag: Step.Setting.Flag {
            guard let flag = Step.Setting.Flag(rawValue: rawValue) else {
                preconditionFailure("Scripts have no setting \(rawValue); Step.Setting.Flag must list it.")
            }
            return flag
        }
    }

    /// Changes the contrast setting and runs a frame.
    public func setContrast(
        _ contrast: UIAccessibilityContrast, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try perform(Self.step(.setting(.contrast(contrast == .high ? .high : .normal))))
        }
    }

    /// Changes the text size and runs a frame. Throws for `unspecified`.
    public func setTextSize(
        _ size: UIContentSizeCategory, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try perform(Self.textSize(size))
        }
    }

    /// Changes the layout direction of the system's language and runs a frame.
    public func setLayoutDirection(
        _ direction: UIUserInterfaceLayoutDirection, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try perform(Self.step(.setting(.direction(direction == .rightToLeft ? .rightToLeft : .leftToRight))))
        }
    }

    /// Enables or disables an accessibility setting and runs a frame.
    public func setAccessibilityFeature(
        _ feature: AccessibilityFeature, isOn: Bool, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try perform(Self.step(.setting(.flag(feature.flag, isOn: isOn))))
        }
    }

    /// Changes the contrast setting and runs a frame.
    public func setContrast(
        _ contrast: UIAccessibilityContrast, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await perform(Self.step(.setting(.contrast(contrast == .high ? .high : .normal))))
        }
    }

    /// Changes the text size and runs a frame. Throws for `unspecified`.
    public func setTextSize(
        _ size: UIContentSizeCategory, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await perform(Self.textSize(size))
        }
    }

    /// Changes the layout direction of the system's language and runs a frame.
    public func setLayoutDirection(
        _ direction: UIUserInterfaceLayoutDirection, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await perform(Self.step(.setting(.direction(direction == .rightToLeft ? .rightToLeft : .leftToRight))))
        }
    }

    /// Enables or disables an accessibility setting and runs a frame.
    public func setAccessibilityFeature(
        _ feature: AccessibilityFeature, isOn: Bool, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await perform(Self.step(.setting(.flag(feature.flag, isOn: isOn))))
        }
    }

    private static func textSize(_ category: UIContentSizeCategory) throws(TestFailure) -> PendingStep {
        guard let size = Step.Setting.TextSize(category) else {
            throw TestFailure("\(category.rawValue) is not a text size that the user can choose")
        }
        return step(.setting(.textSize(size)))
    }
}
