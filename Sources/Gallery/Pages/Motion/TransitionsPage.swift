import UIKit

extension GalleryPage {
    /// Flips, cross dissolves, key frames, and an interactive animation.
    static let transitions = GalleryPage(
        id: "transitions-of-views", title: "Transitions of views", summary: "Flips, dissolves and key frames",
        group: .motion, symbol: "arrow.uturn.right", tint: .systemPurple, tour: ["tap \"Flip\"", "advance 0.2"]
    ) { TransitionsPage() }
}

private final class TransitionsPage: SpecimenController {
    override func makeSpecimens() -> [Specimen] {
        title = "Transitions of views"
        return [
            Specimen("Flip", Card("Flip", options: .transitionFlipFromLeft)),
            Specimen("Fade", Card("Fade", options: .transitionCrossDissolve)),
            Specimen("Key frames", note: "Three corners in one animation.", KeyFrames()),
            Specimen("In the hand", note: "A property animator that the slider drives.", Scrubber()),
        ]
    }
}
