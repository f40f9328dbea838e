import CoreGraphics
import UIFoundation

/// Changes with the tilt of the device.
@MainActor package protocol TiltFollowing: AnyObject {
    /// The tilt is `offset` now; nil while it has no effect.
    func tiltDidChange(to offset: UIOffset?)
}

/// The tilt of the emulated device, which motion effects follow.
@MainActor package final class DeviceTilt {
    private struct Follower {
        weak var object: (any TiltFollowing)?
    }

    /// False with Reduce Motion.
    private let hasEffect: () -> Bool
    private let requestFrame: () -> Void
    private var followers: [Follower] = []

    /// The direction from which the user looks at the screen. Both parts are from -1 to 1; other numbers are clamped, and
    /// NaN counts as 0. Default zero. Setting it updates all motion effects; the next frame shows them.
    package var viewerOffset = UIOffset.zero {
        didSet {
            viewerOffset = UIOffset(
                horizontal: Self.clamped(viewerOffset.horizontal), vertical: Self.clamped(viewerOffset.vertical))
            update()
        }
    }

    package init(hasEffect: @escaping () -> Bool, requestFrame: @escaping () -> Void) {
        self.hasEffect = hasEffect
        self.requestFrame = requestFrame
    }

    /// The offset for effects. Nil with Reduce Motion, which turns them off.
    package var effectiveOffset: UIOffset? { hasEffect() ? viewerOffset : nil }

    package func add(_ object: any TiltFollowing) {
        followers.removeAll { $0.object == nil || $0.object === object }
        followers.append(Follower(object: object))
    }

    /// Applies the tilt to the effects of all views.
    package func update() {
        let offset = effectiveOffset
        for follower in followers { follower.object?.tiltDidChange(to: offset) }
        requestFrame()
    }

    private static func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(1, max(-1, value)) }
}
