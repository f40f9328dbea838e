import UIKit

/// One popover of the page: its settings, and the text of its content.
@MainActor struct BubbleSample {
    /// The title of the button that the popover points at.
    let name: String
    let words: String
    var background: (any UIPopoverBackgroundViewMethods.Type)?
    /// The presentation controller's `backgroundColor`.
    var bubbleColor: UIColor?
    var contentColor: UIColor?
    /// Whether the content color respects the safe area.
    var keepsToSafeArea = false
    var textColor = UIColor.label

    /// The size of the content, in points. Its height follows Dynamic Type, as far as all popovers fit side by side.
    static var contentSize: CGSize {
        CGSize(width: 136, height: min(84, UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 60)))
    }

    static let backgrounds = [
        BubbleSample(name: "System", words: "The system's bubble"),
        BubbleSample(name: "Comic", words: "Meanwhile…", background: ComicBackground.self, textColor: .black),
        BubbleSample(
            name: "Frame", words: "A thick border", background: FrameBackground.self,
            contentColor: .systemBackground),
        BubbleSample(name: "HUD", words: "Dark, over video", background: HUDBackground.self, textColor: .white),
    ]

    static let colors = [
        BubbleSample(name: "Neither", words: "The system's material"),
        BubbleSample(
            name: "Bubble", words: "popover’s\nbackgroundColor", bubbleColor: .systemTeal, textColor: .black),
        BubbleSample(name: "Content", words: "view.\nbackgroundColor", contentColor: .systemYellow),
        BubbleSample(
            name: "Both", words: "Content covers all", bubbleColor: .systemTeal, contentColor: .systemYellow),
        BubbleSample(
            name: "In safe area", words: "Arrow in bubble color", bubbleColor: .systemTeal,
            contentColor: .systemYellow, keepsToSafeArea: true),
        BubbleSample(
            name: "Clear content", words: "Translucent over teal", bubbleColor: .systemTeal,
            contentColor: UIColor.systemYellow.withAlphaComponent(0.5)),
    ]

    /// Creates a controller to present. The caller sets its anchor.
    func makeContent() -> UIViewController {
        let content = BubbleContent(self)
        content.popoverPresentationController?.backgroundColor = bubbleColor
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
    private let fillView = UIView()
    private let label = UILabel()

    init(_ sample: BubbleSample) {
        self.sample = sample
        super.init(nibName: nil, bundle: nil)
        title = sample.name
        modalPresentationStyle = .popover
        preferredContentSize = BubbleSample.contentSize
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if sample.keepsToSafeArea {
            fillView.backgroundColor = sample.contentColor
        } else {
            view.backgroundColor = sample.contentColor
        }
        label.text = sample.words
        label.textColor = sample.contentColor == nil ? sample.textColor : textColor
        label.font = Self.font
        label.textAlignment = .center
        label.numberOfLines = 0
        [fillView, label].forEach(view.addSubview)
    }

    /// Text on a yellow background is dark in both appearances.
    private var textColor: UIColor { sample.contentColor == .systemBackground ? .label : .black }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        preferredContentSize = BubbleSample.contentSize
        label.font = Self.font
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        fillView.frame = view.bounds.inset(by: view.safeAreaInsets)
        label.frame = fillView.frame.insetToCenter(dx: 8, dy: 6)
    }
}
