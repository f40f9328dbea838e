import Foundation
import Synchronization
import Testing

import CoreGraphics

/// Where the lines of the log go.
@Suite(.serialized) struct LogTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    /// The lines with `marker` that `body` logs.
    private func lines(with marker: String, _ body: () -> Void) -> [String] {
        let lines = Lines()
        Log.install { line in
            if line.contains(marker) { lines.all.withLock { $0.append(line) } }
        }
        defer { Log.install(nil) }
        body()
        return lines.all.withLock { $0 }
    }

    @Test func anInstalledHandlerReceivesEachLine() {
        let marker = UUID().uuidString

        let lines = lines(with: marker) {
            Log.line("first \(marker)")
            Log.line("first \(marker)")
        }

        #expect(lines == ["first \(marker)", "first \(marker)"])
    }

    @Test func aLineCanBeWrittenOncePerProcess() {
        let marker = UUID().uuidString

        let lines = lines(with: marker) {
            Log.lineOnce("first \(marker)")
            Log.lineOnce("second \(marker)")
            Log.lineOnce("first \(marker)")
        }

        #expect(lines == ["first \(marker)", "second \(marker)"])
    }

    @Test func invalidDrawingIsLoggedWithTheNameOfTheCall() {
        let path = CGMutablePath()

        let lines = lines(with: "addQuadCurve") {
            path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
        }

        #expect(lines.allSatisfy { $0.contains("no current point, the call is ignored") })
    }
}
