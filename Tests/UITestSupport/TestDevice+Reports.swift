import CoreGraphics
import UIKitCore
import VelariumTesting

extension TestDevice {
    /// Sends one wheel report at a screen point and runs a frame.
    package func wheel(by delta: CGVector, x: CGFloat, y: CGFloat) {
        system.frameLoop.receive(.scroll(location: CGPoint(x: x, y: y), delta: delta, time: now))
        advance(by: 1.0 / 60)
    }

    /// Presses and releases the pointer's secondary button.
    package func secondaryClick(x: CGFloat, y: CGFloat) {
        for phase in [TouchPhase.began, .ended] {
            system.frameLoop.receive(
                .touch(
                    id: -4, phase: phase, location: CGPoint(x: x, y: y), time: now, source: .secondaryButton))
            advance(by: 1.0 / 60)
        }
    }

    /// Sends one touch report and runs a frame.
    package func finger(_ phase: TouchPhase, x: CGFloat, y: CGFloat, id: Int = 0) {
        system.frameLoop.receive(.touch(id: id, phase: phase, location: CGPoint(x: x, y: y), time: now))
        advance(by: 1.0 / 60)
    }
}
