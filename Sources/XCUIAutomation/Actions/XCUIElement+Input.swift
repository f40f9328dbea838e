import CoreGraphics
import Driving
import Foundation
import UIKitControls
import UIKitCore

/// Typing, sliders and wheels.
extension XCUIElement {
    /// Types `text`, key by key, into the first responder, which must be this element or inside it. Tap it first, as on
    /// iOS.
    ///
    /// - Parameter text: Also `XCUIKeyboardKey`s, and line breaks for the return key.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        perform("type into", at: TestLocation(file, line), needsTouch: false) { node, _, _ throws(UITestFailure) in
            guard node.subtree.contains(where: \.hasKeyboardFocus) else {
                throw UITestFailure(
                    "Neither the element nor anything in it has the keyboard focus: tap it before. "
                        + HierarchyText.line(of: node))
            }
            return text.flatMap { XCUIKeyboardKey.actions(for: $0) }
        }
    }

    /// Types a key with modifiers into the first responder, as on the hardware keyboard of an iPad.
    public func typeKey(
        _ key: String, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("type into", at: TestLocation(file, line), needsTouch: false) { _, _, _ in
            key.flatMap { XCUIKeyboardKey.actions(for: $0, modifierFlags.keys) }
        }
    }

    /// The same for a key without a character.
    public func typeKey(
        _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
    ) {
        typeKey(key.rawValue, modifierFlags: modifierFlags, file: file, line: line)
    }

    // MARK: Sliders

    /// The position of a slider's thumb, 0 to 1; nil, with a failure of the test, if the element is no slider.
    public var normalizedSliderPosition: CGFloat {
        guard let slider = (try? path.findOne())?.responder as? UISlider else { return 0 }
        let range = slider.maximumValue - slider.minimumValue
        return range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    }

    /// Drags the thumb of a slider to a position.
    ///
    /// - Parameter normalizedSliderPosition: 0 is the minimum, 1 the maximum.
    public func adjust(
        toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        perform("adjust", at: TestLocation(file, line)) { node, _, session throws(UITestFailure) in
            guard let slider = node.responder as? UISlider else {
                throw UITestFailure("It is no UISlider: \(HierarchyText.line(of: node))")
            }
            guard (0...1).contains(normalizedSliderPosition) else {
                throw UITestFailure("The position \(normalizedSliderPosition) is not between 0 and 1.")
            }
            let span = slider.maximumValue - slider.minimumValue
            let value = slider.minimumValue + Float(normalizedSliderPosition) * span
            return session.system.run {
                TouchPaths.drag(
                    from: slider.thumbCenter(at: slider.value), to: slider.thumbCenter(at: value), after: 0.1,
                    velocity: XCUIGestureVelocity.slow.rawValue, hold: 0.1)
            }
        }
    }

    // MARK: Wheels

    /// The most rows by which a wheel is turned in one direction.
    private static let longestTurn = 500

    /// Turns the wheel of a picker row by row until it shows `value`, first forward, then back.
    public func adjust(
        toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("adjust", at: TestLocation(file, line)) { node, _, session throws(UITestFailure) in
            guard node.elementType == .pickerWheel, let wheel = node.responder else {
                throw UITestFailure("It is no wheel of a picker: \(HierarchyText.line(of: node))")
            }
            var seen: [String] = []
            for isForward in [true, false] where wheel.accessibilityValue != value {
                Self.turn(wheel, isForward: isForward, to: value, session, &seen)
            }
            guard wheel.accessibilityValue == value else {
                let near = NearestName.nearest(to: value, among: seen).map { "did you mean \"\($0)\"? It has " } ?? ""
                throw UITestFailure(
                    "The wheel has no row \"\(value)\"; \(near)\(seen.prefix(12).joined(separator: ", ")).")
            }
            return []
        }
    }

    private static func turn(
        _ wheel: UIResponder, isForward: Bool, to value: String, _ session: AppSession, _ seen: inout [String]
    ) {
        for _ in 0..<longestTurn {
            let former = wheel.accessibilityValue ?? ""
            if !seen.contains(former) { seen.append(former) }
            session.system.run { isForward ? wheel.accessibilityIncrement() : wheel.accessibilityDecrement() }
            session.waitUntilIdle()
            if wheel.accessibilityValue == value || wheel.accessibilityValue == former { return }
        }
    }
}

extension UISlider {
    /// The middle of the thumb at `value`, in points of the screen.
    fileprivate func thumbCenter(at value: Float) -> CGPoint {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: UIScreen.main)
    }
}
