import UIKitCore

/// Reports that the view of an edit menu enters or leaves a window. Attached while the menu is shown.
final class EditMenuSourceFollower: NSObject, UIInteraction, WindowFollowing {
    private(set) weak var view: UIView?
    /// Called when the view is in another window than before, or in none.
    var onMove: () -> Void = {}

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }

    func viewDidMoveToWindow() { onMove() }
}
