import UIKit

/// The name of ``DialogTransition`` in thomsmed's DialogController.
///
///     controller.transitioningDelegate = DialogTransitioningDelegate()
@available(*, deprecated, renamed: "DialogTransition")
public typealias DialogTransitioningDelegate = DialogTransition

/// The name of ``DialogAnimator`` in the article about DialogController.
///
///     let animator = DialogAnimatedTransition(animationType: .present)
@available(*, deprecated, renamed: "DialogAnimator")
public typealias DialogAnimatedTransition = DialogAnimator

/// The name of ``DialogAnimator`` in the source of DialogController.
///
///     let animator = DialogAnimatedTransitioning(animationType: .dismiss)
@available(*, deprecated, renamed: "DialogAnimator")
public typealias DialogAnimatedTransitioning = DialogAnimator

/// The names of thomsmed's DialogController, for code that is being migrated. The compiler offers a replacement for
/// each.
extension DialogController {
    /// DialogController's name of ``DialogSizing``.
    @available(*, deprecated, renamed: "DialogSizing")
    public typealias PreferredDialogSizing = DialogSizing

    /// DialogController's name of ``sizing``.
    @available(*, deprecated, renamed: "sizing")
    public var preferredDialogSizing: DialogSizing {
        get { sizing }
        set { sizing = newValue }
    }

    /// DialogController's name of ``DialogConfiguration/edgeInset``, in points.
    @available(*, deprecated, renamed: "configuration.edgeInset")
    public var preferredDialogEdgeInset: CGFloat {
        get { configuration.edgeInset }
        set { configuration.edgeInset = newValue }
    }

    /// DialogController's name of ``DialogConfiguration/cornerRadius``, in points.
    @available(*, deprecated, renamed: "configuration.cornerRadius")
    public var preferredDialogCornerRadius: CGFloat {
        get { configuration.cornerRadius }
        set { configuration.cornerRadius = newValue }
    }

    /// The color of ``DialogConfiguration/dimming``, 0.3 opaque in both styles as in DialogController.
    @available(*, deprecated, renamed: "configuration.dimming")
    public var preferredDialogBackdropColor: UIColor {
        get { configuration.dimming.color }
        set { configuration.dimming = Dimming(color: newValue, alpha: Dimming.label.alpha) }
    }

    /// DialogController's name of ``DialogConfiguration/dismissesOnOutsideTap``.
    @available(*, deprecated, renamed: "configuration.dismissesOnOutsideTap")
    public var tapToDismissEnabled: Bool {
        get { configuration.dismissesOnOutsideTap }
        set { configuration.dismissesOnOutsideTap = newValue }
    }
}

extension DialogTransition {
    /// DialogController's name of ``DialogConfiguration/dismissesOnOutsideTap``.
    @available(*, deprecated, renamed: "configuration.dismissesOnOutsideTap")
    public var tapToDismissEnabled: Bool {
        get { configuration.dismissesOnOutsideTap }
        set { configuration.dismissesOnOutsideTap = newValue }
    }
}

extension DialogSizing {
    /// Creates a sizing with the labels of DialogController's `PreferredDialogSizing`.
    @available(*, deprecated, renamed: "init(_:_:)")
    public init(horizontal: Horizontal, vertical: Vertical) { self.init(horizontal, vertical) }
}

extension DialogAnimator {
    /// DialogController's name of ``Kind``.
    @available(*, deprecated, renamed: "Kind")
    public typealias AnimationType = Kind

    /// Creates an animator with the label of DialogController.
    @available(*, deprecated, renamed: "init(_:)")
    public convenience init(animationType: Kind) { self.init(animationType) }
}
