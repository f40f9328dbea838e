import Driving
import UIKitCore

/// What a person changes in the settings of the system while the app runs. Each call runs a frame; the `await`ed ones
/// serve tasks and the main queue before it.
extension TestDevice {
    /// What the accessibility settings can switch on or off; everything is off at first.
    public enum AccessibilityFeature: String, CaseIterable, Sendable {
        /// What `UIAccessibility.isBoldTextEnabled` tells.
        case boldText = "bold-text"
        /// What `UIAccessibility.isReduceMotionEnabled` tells; much that slides or grows fades instead.
        case reduceMotion = "reduce-motion"
        /// Acts together with `reduceMotion` only.
        case crossFade = "cross-fade"
        /// What `UIAccessibility.isReduceTransparencyEnabled` tells; materials are opaque.
        case reduceTransparency = "reduce-transparency"
        /// What `UIAccessibility.shouldDifferentiateWithoutColor` tells.
        case differentiateWithoutColor = "differentiate-without-color"
        /// What `UIAccessibility.buttonShapesEnabled` tells.
        case buttonShapes = "button-shapes"
        /// What `UIAccessibility.isVoiceOverRunning` tells.
        case voiceOver = "voice-over"

        fileprivate var flag: Step.Setting.Flag {
            guard let flag = Step.Setting.Flag(rawValue: rawValue) else {
                preconditionFailure("Scripts know no setting \(rawValue); Step.Setting.Flag must list it.")
            }
            return flag
        }
    }

    /// Changes whether the person wants more contrast, and runs a frame.
    public func setContrast(
        _ contrast: UIAccessibilityContrast, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.setting(.contrast(contrast == .high ? .high : .normal))))
        }
    }

    /// Changes how large the person wants text to be, and runs a frame. Throws for `unspecified`.
    public func setTextSize(
        _ size: UIContentSizeCategory, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.textSize(size))
        }
    }

    /// Changes the side that the system's language starts lines from, and runs a frame.
    public func setLayoutDirection(
        _ direction: UIUserInterfaceLayoutDirection, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.setting(.direction(direction == .rightToLeft ? .rightToLeft : .leftToRight))))
        }
    }

    /// Switches one of the accessibility settings, and runs a frame.
    public func set(
        _ feature: AccessibilityFeature, _ isOn: Bool, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.setting(.flag(feature.flag, isOn: isOn))))
        }
    }

    /// Changes whether the person wants more contrast, and runs a frame.
    public func setContrast(
        _ contrast: UIAccessibilityContrast, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.setting(.contrast(contrast == .high ? .high : .normal))))
        }
    }

    /// Changes how large the person wants text to be, and runs a frame. Throws for `unspecified`.
    public func setTextSize(
        _ size: UIContentSizeCategory, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.textSize(size))
        }
    }

    /// Changes the side that the system's language starts lines from, and runs a frame.
    public func setLayoutDirection(
        _ direction: UIUserInterfaceLayoutDirection, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.setting(.direction(direction == .rightToLeft ? .rightToLeft : .leftToRight))))
        }
    }

    /// Switches one of the accessibility settings, and runs a frame.
    public func set(
        _ feature: AccessibilityFeature, _ isOn: Bool, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.setting(.flag(feature.flag, isOn: isOn))))
        }
    }

    private static func textSize(_ category: UIContentSizeCategory) throws(TestFailure) -> Beginning {
        guard let size = Step.Setting.TextSize(category) else {
            throw TestFailure("\(category.rawValue) is no size that a person can choose")
        }
        return step(.setting(.textSize(size)))
    }
}
