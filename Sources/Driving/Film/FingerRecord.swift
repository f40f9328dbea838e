import CoreGraphics
import QuartzCore
import UIKitCore

/// Records where fingers and pressed buttons of the mouse are, to draw dots there in a film.
@MainActor final class FingerRecord: FrameParticipant {
    /// A dot at a finger.
    struct Dot: Equatable {
        /// Points of the screen.
        let location: CGPoint
        /// From 0 to 1; less after the finger has been lifted.
        let opacity: CGFloat
    }

    /// How long a dot fades out after its finger was lifted, in seconds. A tap takes three frames, too few to be seen.
    private static let fadeDuration: Seconds = 0.3

    private struct Finger {
        var location: CGPoint
        var liftTime: Seconds?
    }

    private var fingers: [Int: Finger] = [:]

    /// Notes a touch; the app receives it as well.
    func intercept(_ event: HostEvent) -> Bool {
        if case .touch(let id, let phase, let location, let time, _) = event {
            let isLifted = phase == .ended || phase == .cancelled
            fingers[id] = Finger(location: location, liftTime: isLifted ? time : nil)
        }
        return false
    }

    /// The dots to draw at `time` of the clock, in the order of the fingers' numbers.
    func dots(at time: Seconds) -> [Dot] {
        fingers = fingers.filter { time - ($0.value.liftTime ?? time) < Self.fadeDuration }
        return fingers.sorted { $0.key < $1.key }.map { _, finger in
            let elapsed = finger.liftTime.map { time - $0 } ?? 0
            return Dot(location: finger.location, opacity: 1 - max(0, elapsed) / Self.fadeDuration)
        }
    }
}
