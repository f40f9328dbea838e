import CoreGraphics
import UIKitCore

// The names of popovers that Objective-C and the first versions of Swift use: the compiler offers today's.

extension UIViewController {
    /// The size of the content in a popover, in points, before iOS 7.
    @available(*, unavailable, renamed: "preferredContentSize")
    public var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize }
        set { preferredContentSize = newValue }
    }
}

extension UIPopoverController {
    /// The size of the content, in points.
    @available(*, unavailable, renamed: "contentSize")
    public var popoverContentSize: CGSize {
        get { contentSize }
        set { contentSize = newValue }
    }

    /// The side of the popover that its arrow is on.
    @available(*, unavailable, renamed: "arrowDirection")
    public var popoverArrowDirection: UIPopoverArrowDirection { arrowDirection }

    /// The distances to the edges of the screen, in points.
    @available(*, unavailable, renamed: "layoutMargins")
    public var popoverLayoutMargins: UIEdgeInsets {
        get { layoutMargins }
        set { layoutMargins = newValue }
    }

    /// Changes the size of the content, in points.
    @available(*, unavailable, renamed: "setContentSize(_:animated:)")
    public func setPopoverContentSize(_ size: CGSize, animated: Bool) { setContentSize(size, animated: animated) }

    /// Presents the popover from a bar button item.
    @available(*, unavailable, renamed: "present(from:permittedArrowDirections:animated:)")
    public func presentPopoverFromBarButtonItem(
        _ item: UIBarButtonItem, permittedArrowDirections directions: UIPopoverArrowDirection, animated: Bool
    ) {
        present(from: item, permittedArrowDirections: directions, animated: animated)
    }

    /// Presents the popover from a rectangle of a view.
    @available(*, unavailable, renamed: "present(from:in:permittedArrowDirections:animated:)")
    public func presentPopoverFromRect(
        _ rect: CGRect, inView view: UIView, permittedArrowDirections directions: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(from: rect, in: view, permittedArrowDirections: directions, animated: animated)
    }

    /// Dismisses the popover.
    @available(*, unavailable, renamed: "dismiss(animated:)")
    public func dismissPopoverAnimated(_ animated: Bool) { dismiss(animated: animated) }
}
