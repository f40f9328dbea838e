import Driving
import UIKitCore

/// Changes of the system's settings while the app runs. Each call runs a frame.
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

    /// Changes the style of the system and runs a frame.
    public func setStyle(
        _ style: UIUserInterfaceStyle, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.style(style), fileID: fileID, line: line)
    }

    /// Changes the contrast setting and runs a frame.
    public func setContrast(
        _ contrast: UIAccessibilityContrast, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.contrast(contrast), fileID: fileID, line: line)
    }

    /// Changes the text size and runs a frame. Throws for `unspecified`.
    public func setTextSize(
        _ size: UIContentSizeCategory, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(try .textSize(size), fileID: fileID, line: line)
    }

    /// Changes the layout direction of the system's language and runs a frame.
    public func setLayoutDirection(
        _ direction: UIUserInterfaceLayoutDirection, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.layoutDirection(direction), fileID: fileID, line: line)
    }

    /// Enables or disables an accessibility setting and runs a frame.
    public func setAccessibilityFeature(
        _ feature: AccessibilityFeature, isOn: Bool, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.setting(.flag(feature.flag, isOn: isOn)), fileID: fileID, line: line)
    }

    /// Tilts the device for motion effects, and runs a frame.
    ///
    /// - Parameter viewerOffset: The direction from which the user looks at the screen: both parts are from -1 to 1, and
    ///   zero at the start. Has no effect with Reduce Motion.
    public func tilt(
        to viewerOffset: UIOffset, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.tilt(x: viewerOffset.horizontal, y: viewerOffset.vertical), fileID: fileID, line: line)
    }

    /// Sets the battery's charge, and runs a frame. Apps that monitor the battery are notified; the status bar shows it.
    ///
    /// - Parameters:
    ///   - level: The charge, from 0 to 1. At the start it is 1.
    ///   - state: What the battery does: unplugged, charging or full.
    public func setBattery(
        level: Double, _ state: UIDevice.BatteryState, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(try .battery(level: level, state), fileID: fileID, line: line)
    }

    /// Tells the app that memory is low, and runs a frame: its delegate, the loaded view controllers in windows, and the
    /// observers of `UIApplication.didReceiveMemoryWarningNotification`.
    public func simulateMemoryWarning(
        fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.memoryWarning, fileID: fileID, line: line)
    }

    /// Shakes the device, and runs a frame: the first responder of the key window, otherwise the window, and the
    /// responders after it are told of the motion.
    public func shake(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
        try perform(.shake, fileID: fileID, line: line)
    }
}

extension Step {
    fileprivate static func style(_ style: UIUserInterfaceStyle) -> Step {
        .style(style == .dark ? Style.dark : Style.light)
    }

    fileprivate static func contrast(_ contrast: UIAccessibilityContrast) -> Step {
        .setting(.contrast(contrast == .high ? .high : .normal))
    }

    fileprivate static func textSize(_ category: UIContentSizeCategory) throws(TestFailure) -> Step {
        guard let size = Setting.TextSize(category) else {
            throw TestFailure("\(category.rawValue) is not a text size that the user can choose")
        }
        return .setting(.textSize(size))
    }

    fileprivate static func layoutDirection(_ direction: UIUserInterfaceLayoutDirection) -> Step {
        .setting(.direction(direction == .rightToLeft ? .rightToLeft : .leftToRight))
    }

    fileprivate static func battery(level: Double, _ state: UIDevice.BatteryState) throws(TestFailure) -> Step {
        guard (0...1).contains(level) else { throw TestFailure("a battery's level is from 0 to 1, not \(level)") }
        let percent = level * 100
        switch state {
        case .unplugged: return .battery(percent: percent, .unplugged)
        case .charging: return .battery(percent: percent, .charging)
        case .full: return .battery(percent: percent, .full)
        case .unknown: throw TestFailure("a battery is unplugged, charging or full")
        }
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Changes the style of the system and runs a frame.
    public func setStyle(
        _ style: UIUserInterfaceStyle, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.style(style), fileID: fileID, line: line)
    }

    /// Changes the contrast setting and runs a frame.
    public func setContrast(
        _ contrast: UIAccessibilityContrast, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.contrast(contrast), fileID: fileID, line: line)
    }

    /// Changes the text size and runs a frame. Throws for `unspecified`.
    public func setTextSize(
        _ size: UIContentSizeCategory, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(try .textSize(size), fileID: fileID, line: line)
    }

    /// Changes the layout direction of the system's language and runs a frame.
    public func setLayoutDirection(
        _ direction: UIUserInterfaceLayoutDirection, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.layoutDirection(direction), fileID: fileID, line: line)
    }

    /// Enables or disables an accessibility setting and runs a frame.
    public func setAccessibilityFeature(
        _ feature: AccessibilityFeature, isOn: Bool, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.setting(.flag(feature.flag, isOn: isOn)), fileID: fileID, line: line)
    }

    /// Tilts the device for motion effects, and runs a frame.
    ///
    /// - Parameter viewerOffset: The direction from which the user looks at the screen: both parts are from -1 to 1, and
    ///   zero at the start. Has no effect with Reduce Motion.
    public func tilt(
        to viewerOffset: UIOffset, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.tilt(x: viewerOffset.horizontal, y: viewerOffset.vertical), fileID: fileID, line: line)
    }

    /// Sets the battery's charge, and runs a frame. Apps that monitor the battery are notified; the status bar shows it.
    ///
    /// - Parameters:
    ///   - level: The charge, from 0 to 1. At the start it is 1.
    ///   - state: What the battery does: unplugged, charging or full.
    public func setBattery(
        level: Double, _ state: UIDevice.BatteryState, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(try .battery(level: level, state), fileID: fileID, line: line)
    }

    /// Tells the app that memory is low, and runs a frame: its delegate, the loaded view controllers in windows, and the
    /// observers of `UIApplication.didReceiveMemoryWarningNotification`.
    public func simulateMemoryWarning(
        fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.memoryWarning, fileID: fileID, line: line)
    }

    /// Shakes the device, and runs a frame: the first responder of the key window, otherwise the window, and the
    /// responders after it are told of the motion.
    public func shake(fileID: StaticString = #fileID, line: Int = #line) async throws(TestFailure) {
        try await perform(.shake, fileID: fileID, line: line)
    }
}
