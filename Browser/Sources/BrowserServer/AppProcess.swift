import Foundation
import Synchronization

/// The process of the app.
final class AppProcess: Sendable {
    private let process: Mutex<Process>
    private let ended: AsyncStream<Void>
    private let didEnd: AsyncStream<Void>.Continuation

    init(_ process: sending Process) {
        (ended, didEnd) = AsyncStream.makeStream(of: Void.self)
        let didEnd = didEnd
        process.terminationHandler = { _ in didEnd.finish() }
        self.process = Mutex(process)
    }

    func start() throws { try process.withLock { try $0.run() } }

    func waitForEnd() async { for await _ in ended {} }

    /// Ends the app if it runs. Returns its exit code.
    func stop() -> Int32 {
        process.withLock { process in
            guard process.processIdentifier > 0 else { return 3 }
            if process.isRunning { process.terminate() }
            process.waitUntilExit()
            return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        }
    }
}
