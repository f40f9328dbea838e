import CoreGraphics

/// Receives the touch that a menu follows. Points of the window, y down.
@MainActor package protocol MenuTouchFollowing: AnyObject {
    /// A touch came down. Not called for the touch that opened the menu.
    func menuTouchBegan(at point: CGPoint)
    /// The touch moved.
    func menuTouchMoved(to point: CGPoint)
    /// The touch was lifted.
    func menuTouchEnded(at point: CGPoint)
    /// The touch was canceled.
    func menuTouchCancelled()
}

/// Reports one touch to a menu. On a control it is idle until the control's menu opens; then it claims the touch, so
/// that no enclosing scroll view takes it away.
package final class MenuTouchRecognizer: UIGestureRecognizer {
    /// What follows the touch.
    package weak var follower: (any MenuTouchFollowing)?
    private var followed: UITouch?
    private var isReporting = false

    /// Whether a touch is down that a menu can follow.
    package var hasTouch: Bool { followed != nil }

    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesEnded = false
        allowedPressTypes = []
    }

    /// Claims the touch that is down for `follower`.
    package func begin(for follower: any MenuTouchFollowing) {
        self.follower = follower
        guard followed != nil, state == .possible else { return }
        isReporting = true
        state = .began
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard followed == nil, let touch = touches.first else { return }
        followed = touch
        guard let follower else { return }
        isReporting = true
        follower.menuTouchBegan(at: touch.location(in: nil))
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isReporting, let followed, touches.contains(followed) else { return }
        if state == .began { state = .changed }
        follower?.menuTouchMoved(to: followed.location(in: nil))
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let followed, touches.contains(followed) else { return }
        let wasReporting = isReporting
        isReporting = false
        // A scroll view may deliver the beginning to the control only now.
        self.followed = nil
        state = state == .possible ? .failed : .ended
        if wasReporting { follower?.menuTouchEnded(at: followed.location(in: nil)) }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let followed, touches.contains(followed) else { return }
        self.followed = nil
        state = state == .possible ? .failed : .cancelled
    }

    package override func reset() {
        followed = nil
        guard isReporting else { return }
        isReporting = false
        follower?.menuTouchCancelled()
    }
}
