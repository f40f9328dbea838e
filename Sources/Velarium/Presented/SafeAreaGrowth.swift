import UIKit

/// What a presentation adds to the safe area of the controller that it presents, on top of what the app has added itself.
@MainActor final class SafeAreaGrowth {
    private let controller: UIViewController
    private var grown = UIEdgeInsets.zero

    init(of controller: UIViewController) { self.controller = controller }

    /// Adds `insets` in place of what was added before. Points.
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
