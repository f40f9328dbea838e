import UIKit

extension GalleryPage {
    /// The hidden primary controller of a split view in portrait: a popover before iOS 8, an overlay since.
    static let hiddenPrimaryPopover = GalleryPage(
        id: "popover-split-pane", title: "Split view popover",
        summary: "The hidden primary column as popover or overlay",
        group: .overlays, symbol: "sidebar.left", tint: .systemTeal, tour: ["tap \"Mailboxes\"", "settle"],
        needsTablet: true
    ) { HiddenPrimaryPage() }
}

/// Two split views in frames that switch between portrait and landscape.
final class HiddenPrimaryPage: TracedExamplesController {
    private let orientation = SegmentedRow("Frame", ["Portrait", "Landscape"])
    private let legacySample = SplitViewSample(named: "Mailboxes", UISplitViewController())
    private let overlaySample = SplitViewSample(named: "Folders", UISplitViewController(style: .doubleColumn))
    private var legacyDelegate: HiddenPrimaryDelegate?
    private var isUnavailable: Bool { UIDevice.current.userInterfaceIdiom == .phone }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children { child.didMove(toParent: self) }
    }

    override func makeExamples() -> [Example] {
        title = "Split view popover".localized
        let handOver = HiddenPrimaryDelegate(for: legacySample, trace: trace)
        self.legacyDelegate = handOver
        for sample in [legacySample, overlaySample] {
            addChild(sample.split)
            // The frame represents a full iPad screen.
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: sample.split)
        }
        if isUnavailable { handOver.installOverlayButton() }
        let frames = [DeviceFrameView(legacySample.split.view), DeviceFrameView(overlaySample.split.view)]
        orientation.onChange = { [unowned self] in updateOrientation(of: frames) }
        return [
            Example("Orientation", ControlRow(orientation)), Example("Popover (before iOS 8)", note: note, frames[0]),
            Example("Overlay (since iOS 8)", note: "The button or a swipe from the edge shows it.", frames[1]),
        ]
    }

    private var note: String {
        isUnavailable
            ? "UIPopoverController requires an iPad. On a phone, the primary column appears over the text instead."
            : "Portrait hides the primary controller and passes a bar button item and a popover controller to the "
                + "delegate."
    }

    private func updateOrientation(of frames: [DeviceFrameView]) {
        UIView.animate(withDuration: 0.35) { [self] in
            for frame in frames { frame.isLandscape = orientation.selected == 1 }
            view.setNeedsLayout()
            for card in frames.compactMap(\.superview?.superview) { card.setNeedsLayout() }
            view.layoutIfNeeded()
        }
    }

    /// A popover must not stay visible after its page is gone.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        legacyDelegate?.close()
    }
}
