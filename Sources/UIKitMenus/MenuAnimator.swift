import UIKitCore

/// Runs the app's animations beside a menu's opening or closing. Passed to delegates.
@MainActor package final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    /// The controller of the preview beside the menu, if there is one.
    package weak var previewViewController: UIViewController?

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Adds changes that are animated with the menu. Added after the animation has begun, they take effect at once.
    package func addAnimations(_ animations: @escaping () -> Void) {
        guard !hasBegun else { return animations() }
        self.animations.append(animations)
    }

    /// Adds a closure that is called when the animation has ended; at once if it has already.
    package func addCompletion(_ completion: @escaping () -> Void) {
        guard !hasEnded else { return completion() }
        completions.append(completion)
    }

    private var hasBegun = false
    private var hasEnded = false

    /// Makes the added changes, inside the animation block of the menu.
    func runAnimations() {
        hasBegun = true
        let animations = self.animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// Calls the completions. Changes that were not animated are made first.
    func finish() {
        runAnimations()
        hasEnded = true
        let completions = self.completions
        self.completions = []
        for completion in completions { completion() }
    }
}
