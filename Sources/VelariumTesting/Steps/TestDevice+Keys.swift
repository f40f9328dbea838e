import Driving
import UIKitCore

/// Keys of a hardware keyboard, and codes that the system fills in.
extension TestDevice {
    /// Types `text` on a hardware keyboard into the first responder. Throws if that does not accept text.
    public func type(
        _ text: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.type(text), fileID: fileID, line: line)
    }

    /// Fills in a one-time code, as if it arrived in a message and the user accepted the system's offer.
    ///
    /// The first responder's delegate is asked once, about the whole code. Throws unless the first responder is a
    /// `UITextInput` whose `textContentType` is `oneTimeCode`.
    public func enterOneTimeCode(
        _ code: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.code(code), fileID: fileID, line: line)
    }

    /// Presses a key of a hardware keyboard, in the syntax of scripts: `escape`, `cmd+s`, `shift+tab`.
    public func key(
        _ chord: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(try .key(chord), fileID: fileID, line: line)
    }
}

extension Step {
    fileprivate static func key(_ text: String) throws(TestFailure) -> Step {
        do {
            return .key(try KeyChord(parsing: text))
        } catch {
            throw TestFailure(error.reason)
        }
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Types `text` on a hardware keyboard into the first responder. Throws if that does not accept text.
    public func type(
        _ text: String, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.type(text), fileID: fileID, line: line)
    }

    /// Fills in a one-time code, as if it arrived in a message and the user accepted the system's offer.
    ///
    /// The first responder's delegate is asked once, about the whole code. Throws unless the first responder is a
    /// `UITextInput` whose `textContentType` is `oneTimeCode`.
    public func enterOneTimeCode(
        _ code: String, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.code(code), fileID: fileID, line: line)
    }

    /// Presses a key of a hardware keyboard, in the syntax of scripts: `escape`, `cmd+s`, `shift+tab`.
    public func key(
        _ chord: String, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(try .key(chord), fileID: fileID, line: line)
    }
}
