import UIKit

/// The window of a toast. It never becomes key, and touches outside the toast go to the windows below.
final class ToastWindow: UIWindow {
    private(set) weak var toast: Toast?

    init(scene: UIWindowScene, toast: Toast) {
        self.toast = toast
        super.init(windowScene: scene)
        windowLevel = ToastMetrics.windowLevel
        accessibilityViewIsModal = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), hit !== self, hit !== rootViewController?.view else {
            return nil
        }
        return hit
    }
}
