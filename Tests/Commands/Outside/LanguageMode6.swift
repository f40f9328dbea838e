// Code with isolation annotations. It compiles without a diagnostic in language mode 6, and
// in mode 5 with complete checking.

import UIKit
import Velarium

@MainActor final class Badge {
    static nonisolated(unsafe) var key: UInt8 = 0
    let view = UIView()
    private let counter = Counter()

    func show(in controller: UIViewController) {
        view.alpha = 0
        UIView.animate(withDuration: 1) { self.view.alpha = 1 }
        let animator = UIViewPropertyAnimator(
            duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        animator.addAnimations { self.view.transform = .identity }
        animator.startAnimation()
        NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: controller.view.topAnchor)])
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceItem = controller.view
        content.popoverPresentationController?.delegate = self.counter
        controller.present(content, animated: true) { content.dismiss(animated: false) }
        NotificationCenter.default.addObserver(
            counter, selector: Selector("count:", Counter.count), name: UIResponder.keyboardWillShowNotification,
            object: nil)
        objc_setAssociatedObject(view, &Badge.key, counter, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        Task { await load() }
    }

    func load() async {
        let color = await Task.detached { UIColor(white: 0.5, alpha: 1) }.value
        view.backgroundColor = color
    }
}

final class Counter: NSObject, UIPopoverPresentationControllerDelegate {
    private var number = 0

    func count(_ notification: Notification) { number += 1 }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

final class Card: UIView, @preconcurrency CAAnimationDelegate {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { alpha = 1 }
}

/// Values that are usable on any thread.
func prepared() -> (UIImage, UIFont, UITraitCollection, UIEdgeInsets) {
    (UIImage(), UIFont.systemFont(ofSize: 12), UITraitCollection(userInterfaceStyle: .dark), .zero)
}

/// A view may be passed as a protocol that it conforms to, on any actor.
func item(_ view: UIView) -> any UIPopoverPresentationControllerSourceItem { view }

@MainActor func dismissOverlays(in controller: UIViewController) async {
    let popover = PopoverView(contentView: UIView())
    popover.present(from: controller.view)
}
