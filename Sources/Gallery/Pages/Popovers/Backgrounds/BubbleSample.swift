import UIKit

/// One popover of the page: its settings, and the text of its content.
@MainActor struct BubbleSample {
    /// The title of the button that the popover points at.
    let name: String
    let words: String
    var background: (any UIPopoverBackgroundViewMethods.Type)?
    /// The presentation controller's `backgroundColor`.
    var bubbleColour: UIColor?
    var contentColour: UIColor?
    /// Whether the content color respects the safe area.
    var keepsToSafeArea = false
    var textColour = UIColor.label

    /// The size of the content, in points. Its height follows Dynamic Type, as far as all popovers fit side by side.
    static var contentSize: CGSize {
        CGSize(width: 136, height: min(84, UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 60)))
    }

    static let backgrounds = [
        BubbleSample(name: "System", words: "The system's bubble"),
        BubbleSample(name: "Comic", words: "Meanwhile…", background: ComicBackground.self, textColour: .black),
        BubbleSample(
            name: "Frame", words: "A thick border", background: FrameBackground.self,
            contentColour: .systemBackground),
        BubbleSample(name: "HUD", words: "Dark, over a film", background: HUDBackground.self, textColour: .white),
    ]

    static let colours = [
        BubbleSample(name: "Neither", words: "The system's material"),
        BubbleSample(
            name: "Bubble", words: "popover’s\nbackgroundColor", bubbleColour: .systemTeal, textColour: .black),
        BubbleSample(name: "Content", words: "view.\nbackgroundColor", contentColour: .systemYellow),
        BubbleSample(
            name: "Both", words: "Content covers all", bubbleColour: .systemTeal, contentColour: .systemYellow),
        BubbleSample(
            name: "In safe area", words: "The arrow is the bubble's", bubbleColour: .systemTeal,
            contentColour: .systemYellow, keepsToSafeArea: true),
        BubbleSample(
            name: "Clear content", words: "Half clear over teal", bubbleColour: .systemTeal,
            contentColour: UIColor.systemYellow.withAlphaComponent(0.5)),
    ]

    /// Creates a controller to present. The caller sets its anchor.
    func makeContent() -> UIViewController {
        let content = BubbleContent(self)
        content.popoverPresentationController?.backgroundColor = bubbleColour
        content.popoverPresentationController?.popoverBackgroundViewClass = background
        return content
    }
}

/// A short text in the middle of the popover.
private final class BubbleContent: UIViewController {
    private static var font: UIFont {
        UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: 16)
    }

    private let sample: BubbleSample
    private let plate = UIView()
    private let label = UILabel()

    init(_ sample: BubbleSample) {
        self.sample = sample
        super.init(nibName: nil, bundle: nil)
        title = sample.name
        modalPresentationStyle = .popover
        preferredContentSize = BubbleSample.contentSize
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if sample.keepsToSafeArea {
            plate.backgroundColor = sample.contentColour
        } else {
            view.backgroundColor = sample.contentColour
        }
        label.text = sample.words
        label.textColor = sample.contentColour == nil ? sample.textColour : textColour
        label.font = Self.font
        label.textAlignment = .center
        label.numberOfLines = 0
        [plate, label].forEach(view.addSubview)
    }

    /// Text on a yellow background is dark in both appearances.
    private var textColour: UIColor { sample.contentColour == .systemBackground ? .label : .black }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        preferredContentSize = BubbleSample.contentSize
        label.font = Self.font
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        plate.frame = view.bounds.inset(by: view.safeAreaInsets)
        label.frame = plate.frame.insetBy(dx: 8, dy: 6)
    }
}
