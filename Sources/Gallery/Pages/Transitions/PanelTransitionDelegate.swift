import UIKit

/// The transitioning delegate of a panel: provides presentation controller and animators, and logs every call from
/// UIKit.
final class PanelTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    enum Kind: String, CaseIterable {
        case grow = "Grow"
        case slide = "Slide"
        case fade = "Fade"
    }

    let kind: Kind
    let duration: TimeInterval
    let record: (String, String) -> Void
    /// The view where `grow` starts and ends.
    private weak var source: UIView?
    /// The interaction controller during a drag, otherwise nil.
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ kind: Kind, duration: TimeInterval, from source: UIView, note: @escaping (String, String) -> Void) {
        self.kind = kind
        self.duration = duration
        self.source = source
        self.record = note
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        record("delegate", "presentationController(forPresented:…)")
        let controller = PanelPresentation(presentedViewController: presented, presenting: presenting)
        controller.record = record
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        record("delegate", "animationController(forPresented:…)")
        return PanelAnimator(self, isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        record("delegate", "animationController(forDismissed:)")
        return PanelAnimator(self, isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        record("delegate", "interactionControllerForDismissal(using:) \(interaction == nil ? "nil" : "the drag")")
        return interaction
    }

    /// Puts `panel` into its initial state. `frame` is its final frame in `container`.
    func hide(_ panel: UIView, frame: CGRect, in container: UIView) {
        switch kind {
        case .grow:
            let from =
                source.map { container.convert($0.bounds, from: $0) } ?? CGRect(origin: frame.origin, size: .zero)
            let scale = max(0.05, min(from.width / frame.width, from.height / frame.height))
            panel.transform = CGAffineTransform(translationX: from.midX - frame.midX, y: from.midY - frame.midY)
                .scaledBy(x: scale, y: scale)
            panel.alpha = 0
        case .slide: panel.transform = CGAffineTransform(translationX: 0, y: container.bounds.maxY - frame.minY)
        case .fade: panel.alpha = 0
        }
    }

    func show(_ panel: UIView) {
        panel.transform = .identity
        panel.alpha = 1
    }
}
