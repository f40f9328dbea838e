import UIKit

/// All settings of the lab's popover. Lengths in points.
struct LabSettings: Equatable {
    /// The anchor of the popover.
    enum Source: Int, CaseIterable {
        /// `sourceRect` in `sourceView`, updated on every move.
        case rectangle
        /// The whole `sourceView`: `sourceRect` is null, and the popover follows the view.
        case view
        case barItem
        case sourceItem
    }

    /// The answer of the delegate to `adaptivePresentationStyle`.
    enum Adaptation: Int, CaseIterable {
        case never, system, fullScreen
    }

    var source = Source.rectangle
    var permittedDirections = UIPopoverArrowDirection.any
    var canOverlap = false
    var anchorSize = CGSize(width: 96, height: 44)

    var contentSize = CGSize(width: 200, height: 110)
    var margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the margins also keep the popover off the panel.
    var avoidsPanel = true
    var hasTextField = false

    /// The popover's `backgroundColor`. Nil: the system's.
    var fill: UIColor?
    var content = UIColor.clear
    var usesCustomBackground = false
    var isAnimated = true

    var passesTouchesToCounter = false
    var isModal = false
    var isDismissible = true
    /// Whether the delegate moves a popover that is about to be repositioned to a corner of the anchor.
    var movesToCorner = false
    var adaptation = Adaptation.never

    var showsExplanation = true
}

/// The settings, which the controls write and the page reads.
@MainActor final class LabModel {
    /// Called after every change.
    var onChange: () -> Void = {}

    var settings = LabSettings() { didSet { if settings != oldValue { onChange() } } }
}
