import Driving

/// A pointer, such as a mouse's, without a pressed button.
extension TestDevice {
    /// Moves the pointer over the center of the visible part of `target`, and advances one frame.
    ///
    /// Throws if no view matches or several do.
    public func hover(
        over target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.hover(try target.elementQuery)), fileID: fileID, line: line)
    }

    /// Moves the pointer off the screen, and advances one frame.
    public func hoverAway(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
        try perform(.step(.hover(nil)), fileID: fileID, line: line)
    }

    /// Moves the pointer over the center of the visible part of `target`, and advances one frame.
    ///
    /// Throws if no view matches or several do.
    public func hover(
        over target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.step(.hover(try target.elementQuery)), fileID: fileID, line: line)
    }

    /// Moves the pointer off the screen, and advances one frame.
    public func hoverAway(fileID: StaticString = #fileID, line: Int = #line) async throws(TestFailure) {
        try await perform(.step(.hover(nil)), fileID: fileID, line: line)
    }
}
