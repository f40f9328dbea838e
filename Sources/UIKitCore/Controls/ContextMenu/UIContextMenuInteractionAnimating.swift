/// Adds animations to the appearance and disappearance of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that the configuration's preview provider made; nil for none.
    var previewViewController: UIViewController? { get }
    /// Runs `animations` together with the system's animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview moves back to its place.
    case dismiss
    /// The preview grows over the screen, into the content that the app shows.
    case pop
}

/// Adds animations to the commit of a preview.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What happens to the preview. Default `dismiss`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
