import UIKit

extension GalleryPage {
    /// Flips, cross dissolves, key frames, and an interactive animation.
    static let transitions = GalleryPage(
        id: "transitions-of-views", title: "Transitions of views", summary: "Flips, dissolves and key frames",
        group: .motion, symbol: "arrow.uturn.right", tint: .systemPurple, tour: ["tap \"Flip\"", "advance 0.2"]
    ) { TransitionsPage() }
}

private final class TransitionsPage: ExamplesController {
    override func makeExamples() -> [Example] {
        title = "Transitions of views"
        return [
            Example("Flip", FlipCard("Flip", options: .transitionFlipFromLeft)),
            Example("Fade", FlipCard("Fade", options: .transitionCrossDissolve)),
            Example("Key frames", note: "Three corners in one animation.", KeyFrameSample()),
            Example("In the hand", note: "A property animator that the slider drives.", Scrubber()),
        ]
    }
}
