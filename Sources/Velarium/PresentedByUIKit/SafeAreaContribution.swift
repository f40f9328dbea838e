import UIKit

/// The additional safe area insets that a presentation contributes, on top of those that the app has set.
@MainActor final class SafeAreaContribution {
    private let controller: UIViewController
    private var contribution = UIEdgeInsets.zero

    init(of controller: UIViewController) { self.controller = controller }

    /// Replaces the contribution with `insets`. Points.
    func apply(_ insets: UIEdgeInsets) {
        guard insets != contribution else { return }
        var all = controller.additionalSafeAreaInsets
        all.top += insets.top - contribution.top
        all.left += insets.left - contribution.left
        all.bottom += insets.bottom - contribution.bottom
        all.right += insets.right - contribution.right
        contribution = insets
        controller.additionalSafeAreaInsets = all
    }
}
