import UIKit

extension GalleryPage {
    /// Navigation bars, toolbars and split views, each with its options.
    static let bars = GalleryPage(
        id: "bars", title: "Bars", summary: "Navigation bars, toolbars, split views",
        group: .system, symbol: "rectangle.split.2x1", tint: .systemBlue,
        tour: ["tap \"Next\"", "settle"]
    ) { BarsPage() }
}

private final class BarsPage: SpecimenController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children { child.didMove(toParent: self) }
    }

    override func makeSpecimens() -> [Specimen] {
        title = "Bars"
        let (stack, split) = (StackSample(), SplitSample())
        for child in [stack, split] { addChild(child) }
        return [
            Specimen(
                "Navigation", note: "Plus pushes a screen; scroll for the large title.", Framed(stack, height: 420)),
            Specimen("Toolbars", Toolbars()),
            Specimen(
                "Split view", note: "Over the secondary column, a tap beside it takes the primary one away.",
                Framed(split, height: 360)),
        ]
    }
}
