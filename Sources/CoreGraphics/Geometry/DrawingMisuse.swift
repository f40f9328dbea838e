import Foundation
import Synchronization

/// Reports invalid calls of CoreGraphics: one line to standard error, and the call changes nothing.
enum DrawingMisuse {
    private static let loggedMessages = Mutex<Set<String>>([])

    /// Logs that a call was ignored; each message once per process.
    static func log(_ sentence: String) {
        let isFresh = loggedMessages.withLock { $0.insert(sentence).inserted }
        guard isFresh else { return }
        FileHandle.standardError.write(Data("CoreGraphics: \(sentence)\n".utf8))
    }

    /// Whether all coordinates are finite; if not, logs Apple's message with the name of the call.
    static func accepts(_ points: [CGPoint], in call: StaticString) -> Bool {
        guard points.contains(where: { !$0.isFinite }) else { return true }
        log(
            "\(call): an invalid numeric value (NaN, or not-a-number, or infinite) was passed and this value is being "
                + "ignored. Please fix this problem.")
        return false
    }

    /// Whether all four values are finite; if not, logs Apple's message with the name of the call.
    static func accepts(_ rect: CGRect, in call: StaticString) -> Bool {
        accepts([rect.origin, CGPoint(x: rect.size.width, y: rect.size.height)], in: call)
    }
}
