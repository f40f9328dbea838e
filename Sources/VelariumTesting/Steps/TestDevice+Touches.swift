import CoreGraphics
import Driving
import Foundation
import UIKitCore

/// The steps of a test that only advance the clock.
extension TestDevice {
    /// Taps the center of the visible part of `target`: down, 0.05 s, up, one frame.
    ///
    /// Throws if no view matches or several do, if the touch would not reach it, or if it is disabled. A point is
    /// tapped whatever is there, but must be on the screen.
    public func tap(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.press(target), fileID: fileID, line: line)
    }

    /// Taps `view`, which this device must show.
    public func tap(
        _ view: UIView, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.press(.view(view)), fileID: fileID, line: line)
    }

    /// Taps a point of the window, in points, y down, whatever is there. Throws if the point is off the screen.
    public func tap(
        x: CGFloat, y: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.press(.point(x: x, y: y)), fileID: fileID, line: line)
    }

    /// Touches `target` for `seconds`. Default 0.7. Throws as `tap(_:)` does.
    public func press(
        _ target: TestTarget, for seconds: Double = 0.7, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.press(target, for: seconds), fileID: fileID, line: line)
    }

    /// Touches `target` for `seconds`, default 0.7, slides to `end` in 0.3 s and lifts the finger there.
    ///
    /// `end` is searched when the finger begins to slide, so that it can be an element of the menu that the press has
    /// opened. Throws as `tap(_:)` does; the touch is canceled if there is no `end`.
    public func press(
        _ target: TestTarget, slidingTo end: TestTarget, after seconds: Double = 0.7, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        try perform(
            .step(.pressAndSlide(try target.elementQuery, to: try end.elementQuery, seconds: seconds)), fileID: fileID,
            line: line)
    }

    /// Drags one finger in a straight line between two points of the window (y down), with a move every 1/60 s. The
    /// finger is lifted at the speed of the last move.
    ///
    /// - Parameter seconds: The duration, at least one frame. Default 0.3.
    public func drag(
        from start: CGPoint, to end: CGPoint, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.drag(from: start, to: end, seconds: seconds)), fileID: fileID, line: line)
    }

    /// Types `text` on a hardware keyboard into the first responder. Throws if that does not accept text.
    public func type(
        _ text: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.type(text)), fileID: fileID, line: line)
    }

    /// Fills in a one-time code, as if it arrived in a message and the user accepted the system's offer.
    ///
    /// The first responder's delegate is asked once, about the whole code. Throws unless the first responder is a
    /// `UITextInput` whose `textContentType` is `oneTimeCode`.
    public func enterOneTimeCode(
        _ code: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.code(code)), fileID: fileID, line: line)
    }

    /// Presses a key of a hardware keyboard, in the syntax of scripts: `escape`, `cmd+s`, `shift+tab`.
    public func key(
        _ chord: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(try .key(chord), fileID: fileID, line: line)
    }

    /// Advances the clock by `seconds` in frames of 1/60 s; 0 runs one frame at the current time.
    ///
    /// - Precondition: `seconds` is finite and not negative.
    public func advance(by seconds: Double) { performer.advance(by: seconds) }

    /// Advances the clock until nothing has changed for two frames; repeating animations do not count. Throws after 10
    /// s of the clock, with a list of what is still running.
    public func settle(
        fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.settle), fileID: fileID, line: line)
    }

    /// Changes the style of the system and runs a frame.
    public func setStyle(
        _ style: UIUserInterfaceStyle, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.style(style), fileID: fileID, line: line)
    }

    /// Resizes the screen, in points, and runs a frame. Throws for every model except `desktop`.
    public func resize(
        to size: CGSize, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.resize(size)), fileID: fileID, line: line)
    }

    /// Opens `url` in the app as the system does, and runs a frame.
    public func open(
        _ url: URL, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.open(url)), fileID: fileID, line: line)
    }

    /// Performs the lines of a script. The message of a failure is `script:LINE: reason`. Steps are those of
    /// `Docs/Scripting.md`, but `wait` throws, because tests do not wait for real time.
    public func perform(
        script: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            for line in try Self.lines(of: script) {
                do throws(TestFailure) {
                    try performer.perform(.step(line.step))
                } catch {
                    throw TestFailure("script:\(line.number): \(error.reason)")
                }
                if line.step == .quit { return }
            }
        }
    }

    static func lines(of script: String) throws(TestFailure) -> [Script.Line] {
        do {
            return try Script(name: "script", text: script).lines
        } catch {
            throw TestFailure(error.description)
        }
    }
}
