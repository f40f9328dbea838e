import OverlayPlacement

/// One running presentation, as dumps and scripts see it. Frames in points of the window, y down.
@MainActor package struct PresentationRecord {
    /// What was asked for, what it became, and the rule.
    package let style: String
    package let effectiveStyle: String
    package let because: String
    /// `waiting`, `entering`, `shown` or `leaving`.
    package let phase: String
    package let presented: UIViewController
    package let presenting: UIViewController
    /// The view that holds the presentation, over the window or a context in it; nil while it waits to begin.
    package let container: UIView?
    /// The presented view's; a popover's includes the arrow's strip.
    package let frame: CGRect
    /// A popover's body without the arrow; else the frame.
    package let bubble: CGRect
    /// What the content may use.
    package let contentFrame: CGRect
    package let arrowDirection: UIPopoverArrowDirection?
    package let arrowTip: CGPoint?
    let placement: PlacementExplanation?

    /// Why a popover stands where it stands, in words; nil for what is no popover.
    package var placementSentence: String? { placement?.sentence }
}

/// What a popover adds to its record, in points of the container.
struct PopoverRecord {
    let bubble: CGRect
    let direction: UIPopoverArrowDirection
    let tip: CGPoint?
    let explanation: PlacementExplanation?
}

extension UIKitSystem {
    /// Every presentation of every window, the ones below first.
    package var presentations: [PresentationRecord] {
        application.windows.flatMap(\.presentations).compactMap(\.record)
    }

    /// The containers of all presentations, also of one whose presenter is gone and which has no record.
    package var presentationContainers: [UIView] {
        application.windows.flatMap(\.presentations).compactMap(\.controller.containerView)
    }
}

extension UIWindow {
    /// The presentations in this window from back to front, last those that are about to begin.
    var presentations: [PresentationDriver] {
        let mounted = transitionViews.compactMap { ($0.object as? UITransitionView)?.driver }
        return mounted + system.waitingPresentations.filter { $0.window === self }
    }
}

extension PresentationDriver {
    fileprivate var record: PresentationRecord? {
        guard let presenter else { return nil }
        // Looking at a presentation that waits must not load its view.
        let view = presented.isViewLoaded ? controller.presentedView : nil
        let frame = view.map { $0.convert($0.bounds, to: nil) } ?? .zero
        let popover = controller.popoverRecord
        let content =
            presented.viewIfLoaded.map { $0.convert($0.bounds.inset(by: $0.safeAreaInsets), to: nil) } ?? .zero
        return PresentationRecord(
            style: controller.presentationStyle.name, effectiveStyle: controller.effectiveStyle.name,
            because: controller.adaptationReason, phase: phaseName, presented: presented, presenting: presenter,
            container: controller.containerView, frame: frame, bubble: popover?.bubble ?? frame, contentFrame: content,
            arrowDirection: popover?.direction, arrowTip: popover?.tip, placement: popover?.explanation)
    }
}
