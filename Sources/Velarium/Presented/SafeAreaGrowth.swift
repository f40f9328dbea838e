import UIKit

/// The additional safe area insets that a presentation contributes, on top of those that the app has set.
@MainActor final class SafeAreaGrowth {
    private let controller: UIViewController
    private var grown = UIEdgeInsets.zero

    init(of controller: UIViewController) { self.controller = controller }

    /// Replaces the contribution with `insets`. Points.
    func take(_ insets: UIEdgeInsets) {
        guard insets != grown else { return }
        var all = controller.additionalSafeAreaInsets
        all.top += insets.top - grown.top
        all.left += insets.left - grown.left
        all.bottom += insets.bottom - grown.bottom
        all.right += insets.right - grown.right
        grown = insets
        controller.additionalSafeAreaInsets = all
    }
}
