import Foundation
import QuartzCore
import Synchronization

/// Collects the reports of `LayerMisuse`, for one test at a time, because the process has only one handler.
final class MisuseRecorder: Sendable {
    private static let turn = NSLock()
    private let reports = Mutex<[String]>([])

    var messages: [String] { reports.withLock { $0 } }

    func record(_ body: () -> Void) {
        MisuseRecorder.turn.lock()
        LayerMisuse.install { message, _ in self.reports.withLock { $0.append(message) } }
        body()
        LayerMisuse.install(nil)
        MisuseRecorder.turn.unlock()
    }
}
