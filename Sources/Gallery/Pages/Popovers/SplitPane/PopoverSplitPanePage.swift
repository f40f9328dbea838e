import UIKit

extension GalleryPage {
    /// The hidden primary controller of a split view in portrait: a popover before iOS 8, an overlay since.
    static let popoverSplitPane = GalleryPage(
        id: "popover-split-pane", title: "Split pane", summary: "The pane that a split view lends",
        group: .overlays, symbol: "sidebar.left", tint: .systemTeal, tour: ["tap \"Mailboxes\"", "settle"]
    ) { PopoverSplitPanePage() }
}

/// Two split views in frames that switch between portrait and landscape.
final class PopoverSplitPanePage: TracedController {
    private let side = Choice("Frame", ["Portrait", "Landscape"])
    private let classic = PaneSample(named: "Mailboxes", UISplitViewController())
    private let overlay = PaneSample(named: "Folders", UISplitViewController(style: .doubleColumn))
    private var handOver: PaneHandOver?
    private var raises: Bool { UIDevice.current.userInterfaceIdiom == .phone }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children { child.didMove(toParent: self) }
    }

    override func makeSpecimens() -> [Specimen] {
        title = "Split pane"
        let handOver = PaneHandOver(for: classic, trace: trace)
        self.handOver = handOver
        for sample in [classic, overlay] {
            addChild(sample.split)
            // The frame represents a full iPad screen.
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: sample.split)
        }
        if raises { handOver.bringPaneOver() }
        let frames = [TurnedFrame(classic.split.view), TurnedFrame(overlay.split.view)]
        side.onChange = { [unowned self] in turn(frames) }
        return [
            Specimen("Turn", Bar(side)), Specimen("A popover, before iOS 8", note: note, frames[0]),
            Specimen("An overlay, since iOS 8", note: "The button, or a swipe from the edge, brings it.", frames[1]),
        ]
    }

    private var note: String {
        raises
            ? "UIPopoverController is for pads. On this phone the delegate is offered none: the pane comes over the text."
            : "Portrait hides the pane and hands its button to the delegate, with the popover that it opens."
    }

    private func turn(_ frames: [TurnedFrame]) {
        UIView.animate(withDuration: 0.35) { [self] in
            for frame in frames { frame.isLandscape = side.selected == 1 }
            view.setNeedsLayout()
            for card in frames.compactMap(\.superview?.superview) { card.setNeedsLayout() }
            view.layoutIfNeeded()
        }
    }

    /// A popover must not stay visible after its page is gone.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        handOver?.close()
    }
}
