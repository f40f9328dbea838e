import Testing
import XCTest

/// The line of a test that a failure belongs to.
struct TestLocation: Sendable {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    /// The same for Swift Testing, which wants a module's name before the file's.
    fileprivate var sourceLocation: SourceLocation {
        let parts = "\(file)".split(separator: "/").suffix(2)
        let fileID = parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(file)"
        return SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(line), column: 1)
    }
}

/// Why a query or an action of a UI test failed.
struct UITestFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// Records a failure of the running test, in Swift Testing or in XCTest. The test continues.
    static func record(_ message: String, at location: TestLocation) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
        } else {
            XCTFail(message, file: location.file, line: location.line)
        }
    }
}
