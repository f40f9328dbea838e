import UIKit

/// A controller that is a dialog wherever it is presented: in the middle of the screen over a backdrop, as large as its
/// configuration says and its content wants.
///
///     final class Rename: DialogController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             configuration.sizing = DialogSizing(.small, .fit)
///             …  // views under constraints, to the safe area of `view`
///         }
///     }
///     screen.present(Rename(), animated: true)
///
/// Subclasses are ordinary controllers. When the content of a shown dialog changes, the dialog takes its new size;
/// `animateChanges(duration:_:)` does that with animation. Content without any size gets a spot of 44 × 44 points, and a line in
/// the log; `preferredContentSize` counts for content without constraints. Content that is larger than the safe area less
/// the edge inset is cut, and scrolls if it is a scroll view.
@preconcurrency @MainActor open class DialogController: OverlayController {
    /// What the dialog is like; may change while it is shown, and takes effect at once. Default `DialogConfiguration()`.
    public var configuration: DialogConfiguration {
        get { transition.configuration }
        set { transition.configuration = newValue }
    }

    /// How large the dialog wants to be. Default medium and matched.
    public var sizing: DialogSizing {
        get { configuration.sizing }
        set { configuration.sizing = newValue }
    }

    private let transition: DialogTransition

    /// A dialog like `configuration`, which may change later.
    public init(configuration: DialogConfiguration = DialogConfiguration()) {
        transition = DialogTransition(configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// A dialog of this size, and else of the default configuration.
    public convenience init(sizing: DialogSizing) {
        self.init(configuration: DialogConfiguration(sizing: sizing))
    }

    /// A dialog of the default configuration.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transition = DialogTransition()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A dialog of the default configuration.
    public required init?(coder: NSCoder) {
        transition = DialogTransition()
        super.init(coder: coder)
    }

    /// The dialog's own; a subclass that makes another one presents in another way.
    open override func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate { transition }

    /// The view has the system's background; a subclass that makes its own does not have to call super.
    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
    }

    /// Makes `changes` to the content or the configuration, and lets the dialog take its new size, all in one animation.
    ///
    /// Touches are taken meanwhile. While the dialog is not on the screen the changes are made without animation.
    ///
    /// - Parameters:
    ///   - duration: Seconds; at 0 the dialog has its new size at once. Default 0.33.
    ///   - changes: What changes. Called once, before this returns.
    public func animateChanges(duration: TimeInterval = 0.33, _ changes: @escaping () -> Void) {
        guard let container = viewIfLoaded?.superview, container.window != nil else { return changes() }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            changes()
            container.layoutIfNeeded()
        }
    }
}
