import UIKit

/// Records the touches of a window from their beginning to their end, and changes nothing about them.
@MainActor package final class TouchLedger: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// The touches that have begun, and neither ended nor been cancelled.
    package private(set) var open: Set<ObjectIdentifier> = []
    package private(set) var violations: [String] = []

    package init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        delegate = self
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted {
            violations.append("a touch begins twice")
        }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { !open.contains(ObjectIdentifier($0)) }) {
            violations.append("a touch moves that is not down")
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { close(touches) }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { close(touches) }

    private func close(_ touches: Set<UITouch>) {
        for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
            violations.append("a touch ends that is not down")
        }
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
