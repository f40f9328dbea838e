import Foundation
import Synchronization

/// The log of all modules: lines of text, each a sentence that begins with the call or the type it is about.
package enum Log {
    /// Receives a line without its end. Called on the thread of the call that logs.
    package typealias Handler = @Sendable (_ line: String) -> Void

    private static let handler = Mutex<ClosureBox<Handler>?>(nil)
    private static let loggedLines = Mutex<Set<String>>([])

    /// Sends all later lines to `new` instead of standard error. Nil restores standard error.
    package static func install(_ new: Handler?) {
        let next = new.map { ClosureBox($0) }
        handler.withLock { $0 = next }
    }

    /// Writes one line.
    package static func line(_ text: String) {
        if let handler = handler.withLock({ $0 }) {
            handler.closure(text)
        } else {
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
    }

    /// Writes one line, unless this process has written the same one through this function.
    package static func lineOnce(_ text: String) {
        if loggedLines.withLock({ $0.insert(text).inserted }) { line(text) }
    }
}
