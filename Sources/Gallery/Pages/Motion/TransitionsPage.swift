import UIKit

extension GalleryPage {
    /// Flips, cross dissolves, key frames, and an interactive animation.
    static let transitions = GalleryPage(
        id: "transitions-of-views", title: "View transitions", summary: "Flips, dissolves and key frames",
        group: .motion, symbol: "arrow.uturn.right", tint: .systemPurple, tour: ["tap \"Flip\"", "advance 0.2"]
    ) { TransitionsPage() }
}

private final class TransitionsPage: ExamplesController {
    override func makeExamples() -> [Example] {
        title = "View transitions".localized
        return [
            Example("Flip", FlipCard("Flip", options: .transitionFlipFromLeft)),
            Example("Fade", FlipCard("Fade", options: .transitionCrossDissolve)),
            Example("Key frames", note: "Four key frames in one animation.", KeyFrameSample()),
            Example("Interactive", note: "The slider drives a property animator.", Scrubber()),
        ]
    }
}
