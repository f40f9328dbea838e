import CoreGraphics

/// The tap and swipe on a navigation controller's content that hide its bars and show them again.
@MainActor final class BarHidingGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UINavigationController
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()

    init(of owner: UINavigationController) {
        self.owner = owner
        super.init()
        tap.addTarget(self, action: Selector("tapped", BarHidingGestures.tapped))
        swipe.addTarget(self, action: Selector("swiped", BarHidingGestures.swiped))
        for recognizer in [tap, swipe] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
            recognizer.isEnabled = false
        }
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
    }

    /// Content scrolls simultaneously.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    private func tapped() { setBarsHidden(!owner.isNavigationBarHidden) }

    /// A swipe up hides the bars, a swipe down shows them.
    private func swiped() {
        guard swipe.state == .ended else { return }
        let speed = swipe.velocity(in: owner.view).y
        guard abs(speed) > abs(swipe.velocity(in: owner.view).x) else { return }
        if (speed < 0) != owner.isNavigationBarHidden { setBarsHidden(speed < 0) }
    }

    private func setBarsHidden(_ isHidden: Bool) {
        owner.setNavigationBarHidden(isHidden, animated: true)
        if owner.toolbar.items?.isEmpty == false { owner.setToolbarHidden(isHidden, animated: true) }
    }
}
