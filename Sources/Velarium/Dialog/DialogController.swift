import UIKit

/// A controller that presents itself as a dialog: centered over a dimmed screen, sized by its configuration and its
/// content.
///
///     final class Rename: DialogController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             configuration.sizing = DialogSizing(.small, .fit)
///             …  // constrain views to the safe area of `view`
///         }
///     }
///     screen.present(Rename(), animated: true)
///
/// Subclasses are ordinary controllers. The dialog resizes when its content changes; `animateChanges(duration:_:)`
/// animates that. `preferredContentSize` gives the size of content without constraints. Content without any size gets
/// 44 × 44 points, which is reported. Content larger than the safe area less the edge inset is clipped, or scrolls if
/// it is a scroll view.
@preconcurrency @MainActor open class DialogController: OverlayController {
    /// The configuration of the dialog. Changes take effect at once, also while it is presented. Default
    /// `DialogConfiguration()`.
    public var configuration: DialogConfiguration {
        get { transition.configuration }
        set { transition.configuration = newValue }
    }

    /// The size of the dialog. Default medium and matched.
    public var sizing: DialogSizing {
        get { configuration.sizing }
        set { configuration.sizing = newValue }
    }

    private let transition: DialogTransition

    /// Creates a dialog with this configuration, which can be changed later.
    public init(configuration: DialogConfiguration = DialogConfiguration()) {
        transition = DialogTransition(configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a dialog with this size and an otherwise default configuration.
    public convenience init(sizing: DialogSizing) {
        self.init(configuration: DialogConfiguration(sizing: sizing))
    }

    /// Creates a dialog with the default configuration.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transition = DialogTransition()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a dialog with the default configuration.
    public required init?(coder: NSCoder) {
        transition = DialogTransition()
        super.init(coder: coder)
    }

    /// The dialog transition. A subclass that returns another object is presented differently.
    open override func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate { transition }

    /// Creates a view with the system background. A subclass that creates its own view does not need to call super.
    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
    }

    /// Changes the content or the configuration and resizes the dialog in one animation.
    ///
    /// Touches are received during the animation. While the dialog is not on the screen, the changes are not animated.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 resizes immediately. Default 0.33.
    ///   - changes: The changes. Called once, before this method returns.
    public func animateChanges(duration: TimeInterval = 0.33, _ changes: @escaping () -> Void) {
        guard let container = viewIfLoaded?.superview, container.window != nil else { return changes() }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            changes()
            container.layoutIfNeeded()
        }
    }
}
