import UIKit

/// Everything that the laboratory lets a person choose of a popover. Lengths in points.
struct LabSettings: Equatable {
    /// What the popover points at.
    enum Source: Int, CaseIterable {
        /// `sourceRect` of `sourceView`, which is told of every move.
        case rectangle
        /// The whole `sourceView`: the rectangle is null, and the popover follows.
        case view
        case barItem
        case sourceItem
    }

    /// What the delegate answers when it is asked for the style in other surroundings.
    enum Adaptation: Int, CaseIterable {
        case never, system, fullScreen
    }

    var source = Source.rectangle
    var permittedDirections = UIPopoverArrowDirection.any
    var canOverlap = false
    var anchorSize = CGSize(width: 96, height: 44)

    var contentSize = CGSize(width: 200, height: 110)
    var margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the margins keep the popover off the panel as well.
    var staysOnStage = true
    var hasTextField = false

    /// Nil: the system's.
    var fill: UIColor?
    var content = UIColor.clear
    var drawsItself = false
    var isAnimated = true

    var letsCounterThrough = false
    var isModal = false
    var mayBeDismissed = true
    /// Whether the delegate sends a popover that is about to move to a corner of the anchor.
    var movesToCorner = false
    var adaptation = Adaptation.never

    var isExplained = true
}

/// The settings that controls write and the page reads.
@MainActor final class LabModel {
    /// Called after every change.
    var onChange: () -> Void = {}

    var settings = LabSettings() { didSet { if settings != oldValue { onChange() } } }
}
