import UIKit

/// Popover content with a heading, a text and buttons. It prefers its fitting size, and scrolls if there is less
/// space.
final class PopoverNote: UIViewController {
    /// A button below the text.
    struct Button {
        let title: String
        let run: () -> Void
    }

    private static let margin = CGSize(width: 16, height: 14)

    private let width: CGFloat
    private let scroll = UIScrollView()
    private let textLabel = UILabel()
    private let column: VerticalStack

    /// - Parameter width: The width of the popover's content, in points.
    init(_ title: String, _ text: String, width: CGFloat = 248, buttons: [Button] = []) {
        self.width = width
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.textColor = .secondaryLabel
        for label in [heading, textLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        let grid = ButtonGrid(buttons.map(\.title))
        grid.onChoice = { index, _ in buttons[index].run() }
        column = VerticalStack([heading, textLabel] + (buttons.isEmpty ? [] : [grid]))
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .popover
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The text below the heading.
    var text: String? {
        get { textLabel.text }
        set {
            textLabel.text = newValue
            updatePreferredSize()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.addSubview(column)
        view.addSubview(scroll)
        updatePreferredSize()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.fill(view, with: column, margin: Self.margin)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updatePreferredSize()
        view.setNeedsLayout()
    }

    private func updatePreferredSize() {
        let availableSize = CGSize(width: width - 2 * Self.margin.width, height: .greatestFiniteMagnitude)
        let height = column.sizeThatFits(availableSize).height + 2 * Self.margin.height
        preferredContentSize = CGSize(width: width, height: height.rounded(.up))
    }
}
