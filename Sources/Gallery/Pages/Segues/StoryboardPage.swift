import UIKit

extension GalleryPage {
    /// A popover segue that is drawn in a storyboard.
    static let storyboard = GalleryPage(
        id: "storyboard", title: "Storyboard", summary: "A popover segue drawn in Interface Builder",
        group: .overlays, symbol: "arrow.up.right", tint: .systemOrange, tour: ["tap \"Show popover\"", "settle"]
    ) { StoryboardPage() }
}

/// Shows the scene of a storyboard, and logs the callbacks of its segue.
private final class StoryboardPage: TracedExamplesController {
    override func makeExamples() -> [Example] {
        title = "Storyboard".localized
        guard let sample = StoryboardSample.make() else { return [] }
        sample.onCallback = { [unowned self] in trace.add($0, $1) }
        addChild(sample)
        defer { sample.didMove(toParent: self) }
        return [
            Example(
                "Present As Popover",
                note: "The storyboard has the button, the segue, its anchor and its arrow directions. "
                    + "prepare(for:sender:) sets the delegate that keeps the popover on a phone.",
                StoryboardRow(sample))
        ]
    }
}

/// The view of the scene, as high as its button needs.
private final class StoryboardRow: UIView {
    private let sample: StoryboardSample

    init(_ sample: StoryboardSample) {
        self.sample = sample
        super.init(frame: .zero)
        addSubview(sample.view)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(64, sample.button.intrinsicContentSize.height + 20))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sample.view.frame = bounds
    }
}
