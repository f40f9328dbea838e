import CoreGraphics
import Driving
import Foundation
import UIKitCore

/// The steps of a test, with tasks and the main queue served before each frame.
extension TestDevice {
    /// A tap in the middle of what can be seen of `target`: down, 0.05 s, up, one frame.
    ///
    /// Throws when there is no such view, or several, or when the touch would not reach it or it is disabled. A point
    /// is touched whatever is there, but must be on the screen.
    public func tap(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.press(target))
        }
    }

    /// A tap on `view`, which must be shown by this device.
    public func tap(
        _ view: UIView, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.press(.view(view)))
        }
    }

    /// A tap at a point of the window, in points, y down, whatever is there. Throws for a point off the screen.
    public func tap(
        x: CGFloat, y: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.press(.point(x: x, y: y)))
        }
    }

    /// Like a tap, held for `seconds`. Default 0.7.
    public func press(
        _ target: TestTarget, for seconds: Double = 0.7, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.press(target, for: seconds))
        }
    }

    /// A finger drawn straight from one point of the window to another (points, y down), with a move every 1/60 s, and
    /// lifted at the speed of the last move.
    ///
    /// - Parameter seconds: At least one frame. Default 0.3.
    public func drag(
        from start: CGPoint, to end: CGPoint, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.drag(from: start, to: end, seconds: seconds)))
        }
    }

    /// Types `text` on a hardware keyboard, character by character, into the first responder. Throws when that takes no
    /// text.
    public func type(
        _ text: String, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.type(text)))
        }
    }

    /// A key of a hardware keyboard, as scripts write it: `escape`, `cmd+s`, `shift+tab`.
    public func key(
        _ chord: String, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.key(chord))
        }
    }

    /// Lets `seconds` of the clock go by in frames of 1/60 s; 0 is one frame at the present time.
    ///
    /// - Precondition: `seconds` is finite and not negative.
    public func advance(by seconds: Double) async {
        await system.run {
            await host.advance(by: seconds, draining: serveMainQueue)
            await serveMainQueue()
        }
    }

    /// Lets the clock go on until nothing has moved for two frames; repeating animations do not count. Throws after
    /// 10 s of the clock, saying what still runs.
    public func settle(
        fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.settle))
        }
    }

    /// Changes the style of the whole system, and runs a frame.
    public func setStyle(
        _ style: UIUserInterfaceStyle, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.style(style == .dark ? .dark : .light)))
        }
    }

    /// Gives the screen another size in points, and runs a frame. Throws for every model but `desktop`.
    public func resize(
        to size: CGSize, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.resize(size)))
        }
    }

    /// Hands `url` to the app as the system does, and runs a frame.
    public func open(
        _ url: URL, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.open(url)))
        }
    }

    /// Performs the lines of a script; a failure says `script:LINE: reason`. `wait` and steps that write files are as
    /// in `Docs/Scripting.md`, but a test waits for no real time.
    public func perform(
        script: String, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            for line in try Self.lines(of: script) {
                do throws(TestFailure) {
                    try await perform(Self.step(line.step))
                } catch {
                    throw TestFailure("script:\(line.number): \(error.reason)")
                }
                if line.step == .quit { return }
            }
        }
    }
}
