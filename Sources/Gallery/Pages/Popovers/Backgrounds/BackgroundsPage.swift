import UIKit

extension GalleryPage {
    /// Custom popover backgrounds, and the colors of bubble and content.
    static let popoverBackground = GalleryPage(
        id: "popover-background", title: "Popover backgrounds", summary: "Colors and custom background views",
        group: .overlays, symbol: "bubble.left.fill", tint: .systemPink, tour: ["tap \"All backgrounds\"", "settle"]
    ) { BackgroundsPage() }
}

/// Popovers side by side. Each one is presented by the one before, so that all are open at once.
private final class BackgroundsPage: ExamplesController {
    private let backgrounds = BubbleSampleGrid(BubbleSample.backgrounds, all: "All backgrounds")
    private let colors = BubbleSampleGrid(BubbleSample.colors, all: "All colors")
    private let delegate = PopoverCallRecorder { _, _ in }

    override func makeExamples() -> [Example] {
        title = "Popover backgrounds".localized
        setUp(backgrounds, samples: BubbleSample.backgrounds)
        setUp(colors, samples: BubbleSample.colors)
        return [
            Example(
                "Custom backgrounds",
                note:
                    "Subclasses of UIPopoverBackgroundView draw border and arrow. The content covers them, inset by "
                    + "the border. Popovers that are open at the same time are dismissed from last to first.",
                backgrounds),
            Example(
                "Arrow color",
                note:
                    "backgroundColor fills bubble and arrow. Since iOS 13 the content extends under the arrow and "
                    + "covers it, unless it respects the safe area. Before, the arrow always has the bubble's color.",
                colors),
        ]
    }

    private func setUp(_ shelf: BubbleSampleGrid, samples: [BubbleSample]) {
        shelf.onChoice = { [unowned self, unowned shelf] index, anchor in
            shelf.scrollIntoView()
            show([(samples[index], anchor)], over: self, passthroughViews: [])
        }
        shelf.onAll = { [unowned self, unowned shelf] in
            toggle(Array(zip(samples, shelf.anchors)), on: shelf)
        }
    }

    /// Does nothing during a transition, when UIKit would refuse to present.
    private func toggle(_ samples: [(sample: BubbleSample, anchor: UIView)], on shelf: BubbleSampleGrid) {
        var top: UIViewController = self
        while let next = top.presentedViewController { top = next }
        guard !top.isBeingPresented, !top.isBeingDismissed else { return }
        if top === self {
            shelf.scrollIntoView()
            show(samples[...], over: self, passthroughViews: [shelf.all])
        } else {
            dismiss(animated: true)
        }
    }

    /// Presents the first of `rest`, and each following one from the one before.
    private func show(
        _ rest: ArraySlice<(sample: BubbleSample, anchor: UIView)>, over presenter: UIViewController,
        passthroughViews views: [UIView]
    ) {
        guard let next = rest.first else { return }
        let content = next.sample.makeContent()
        let popover = content.popoverPresentationController
        popover?.delegate = delegate
        popover?.sourceView = next.anchor
        popover?.sourceRect = next.anchor.bounds
        popover?.permittedArrowDirections = [.up, .down]
        popover?.passthroughViews = views
        presenter.present(content, animated: true) { [weak self, weak content] in
            guard let content else { return }
            self?.show(rest.dropFirst(), over: content, passthroughViews: views)
        }
    }
}
