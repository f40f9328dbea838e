import CoreGraphics

/// A view that lifts off the screen during an interaction, with its look and the place it comes from.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// The place that the preview lifts from or moves back to.
    open private(set) var target: UIPreviewTarget
    /// The view that the preview shows. It may be in another window than the target, or in none.
    open private(set) var view: UIView
    /// A copy of the parameters that the preview was created with.
    open var parameters: UIPreviewParameters { storedParameters.copy() as! UIPreviewParameters }
    /// The size of the view in points, when the preview was created.
    open private(set) var size: CGSize

    private let storedParameters: UIPreviewParameters

    /// Creates a preview of `view` at `target`.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.target = target
        size = view.bounds.size
        storedParameters = parameters.copy() as! UIPreviewParameters
        super.init()
    }

    /// Creates a preview of `view` where it is. A view outside of a window raises.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if view.window == nil {
            misuse(
                "This UITargetedPreview initializer requires that the view is in a window, but it is not. "
                    + "Either fix that, or use the other initializer that takes a target with an explicit container. "
                    + "(view: \(UIPreviewTarget.describe(view)))",
                raises: true)
        }
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(placeOf: view))
    }

    /// Creates a preview of all of `view` where it is. A view outside of a window raises.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The same preview at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: storedParameters, target: newTarget)
    }

    /// The same preview: previews are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIPreviewTarget {
    /// The place of `view` in its superview. A view without a window was reported before.
    fileprivate convenience init(placeOf view: UIView) {
        self.init(unchecked: view.superview ?? view, center: view.superview == nil ? view.bounds.middle : view.center)
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
