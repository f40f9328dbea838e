import Foundation
import QuartzCore
import Synchronization

/// Collects what `LayerFault` reports; one test at a time, as there is one recorder in the process.
final class Faults: Sendable {
    private static let turn = NSLock()
    private let reports = Mutex<[String]>([])

    var messages: [String] { reports.withLock { $0 } }

    func record(_ body: () -> Void) {
        Faults.turn.lock()
        LayerFault.install { message, _ in self.reports.withLock { $0.append(message) } }
        body()
        LayerFault.install(nil)
        Faults.turn.unlock()
    }
}
