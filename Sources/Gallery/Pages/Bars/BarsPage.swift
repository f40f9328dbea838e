import UIKit

extension GalleryPage {
    /// Navigation bars, toolbars and split views, each with its options.
    static let bars = GalleryPage(
        id: "bars", title: "Bars", summary: "Navigation bars, toolbars, split views",
        group: .system, symbol: "rectangle.split.2x1", tint: .systemBlue,
        tour: ["tap \"Next\"", "settle"]
    ) { BarsPage() }
}

private final class BarsPage: ExamplesController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children { child.didMove(toParent: self) }
    }

    override func makeExamples() -> [Example] {
        title = "Bars".localized
        let stack = StackSample()
        let split = SplitSample()
        for child in [stack, split] { addChild(child) }
        return [
            Example(
                "Navigation", note: "The plus button pushes a screen. Scroll to see the large title collapse.",
                FramedContentView(stack, height: 420)),
            Example("Toolbars", Toolbars()),
            Example(
                "Split view", note: "When the primary column overlays the secondary one, a tap outside hides it.",
                FramedContentView(split, height: 360)),
        ]
    }
}
