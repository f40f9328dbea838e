import OverlayPlacement

/// A snapshot of one presentation for dumps and scripts. Frames in points of the window, y down.
@MainActor package struct PresentationRecord {
    /// The name of the requested style.
    package let style: String
    /// The name of the style after adaptation.
    package let effectiveStyle: String
    /// The explanation of the effective style.
    package let adaptationReason: String
    /// The phase as dumps print it: `waiting`, `entering`, `shown` or `leaving`.
    package let phase: String
    /// The displayed controller.
    package let presented: UIViewController
    /// The presenting controller.
    package let presenting: UIViewController
    /// The container view, over the window or a context in it; nil while the presentation is pending.
    package let container: UIView?
    /// The frame of the presented view. A popover's includes the arrow.
    package let frame: CGRect
    /// The safe area of the content.
    package let contentFrame: CGRect
    /// The identifier of the detent at which a sheet rests; nil for other styles.
    package let detent: String?
    /// Nil for styles without an anchor.
    let anchored: AnchoredPlacement?

    /// A popover's body without the arrow; otherwise the frame.
    package var bubble: CGRect { anchored?.bubble ?? frame }
    /// A popover's arrow direction; nil for other presentations.
    package var arrowDirection: UIPopoverArrowDirection? { anchored?.direction }
    /// A popover's arrow tip; nil for other presentations.
    package var arrowTip: CGPoint? { anchored?.tip }
    /// An explanation of a popover's placement; nil for other presentations.
    package var placementSentence: String? { anchored?.explanation.sentence }
}

/// Where a presented view was placed beside its anchor, in points of the container.
package struct AnchoredPlacement {
    let bubble: CGRect
    let direction: UIPopoverArrowDirection
    let tip: CGPoint?
    /// What was placed, with the direction before.
    private let request: PlacementRequest

    package init(_ placement: Placement, of request: PlacementRequest) {
        bubble = placement.bubble
        direction = placement.direction.map { UIPopoverArrowDirection($0) } ?? .unknown
        tip = placement.arrowTip
        self.request = request
    }

    /// What each side had to offer. Computed on each access.
    package var explanation: PlacementExplanation { request.explain() }
}

extension UIKitSystem {
    /// The presentations of all windows, from back to front.
    package var presentations: [PresentationRecord] {
        application.windows.flatMap(\.presentations).compactMap(\.record)
    }

    /// The containers of all presentations, including one without a record because its presenter is gone.
    package var presentationContainers: [UIView] {
        application.windows.flatMap(\.presentationContainers)
    }
}

extension UIWindow {
    /// The presentations in this window from back to front, pending ones last.
    var presentations: [PresentationDriver] {
        let mounted = transitionViews.compactMap { ($0.object as? UITransitionView)?.driver }
        return mounted + system.pendingPresentations.drivers.filter { $0.window === self }
    }

    /// The container views of this window's presentations, from back to front.
    package var presentationContainers: [UIView] { presentations.compactMap(\.controller.containerView) }
}

extension PresentationDriver {
    fileprivate var record: PresentationRecord? {
        guard let presenter else { return nil }
        // Recording a pending presentation must not load its view.
        let view = presented.isViewLoaded ? controller.presentedView : nil
        let frame = view.map { $0.convert($0.bounds, to: nil) } ?? .zero
        let content =
            presented.viewIfLoaded.map { $0.convert($0.bounds.inset(by: $0.safeAreaInsets), to: nil) } ?? .zero
        return PresentationRecord(
            style: controller.presentationStyle.name, effectiveStyle: controller.effectiveStyle.name,
            adaptationReason: controller.adaptationReason, phase: phaseName, presented: presented,
            presenting: presenter,
            container: controller.containerView, frame: frame, contentFrame: content, detent: chrome.detentIdentifier,
            anchored: chrome.anchoredPlacement)
    }
}
