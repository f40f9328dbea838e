import UIKitCore

/// What a context menu's delegate adds animations to.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    private let animator: MenuAnimator

    init(_ animator: MenuAnimator, preview: UIViewController?) {
        self.animator = animator
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { animator.addCompletion(completion) }
}
