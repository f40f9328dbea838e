import UIKit
import Velarium

/// A sheet with a heading, detent buttons, and content below.
class SheetSample: BottomSheetController {
    static let margin: CGFloat = 16

    private let heading = UILabel()
    private let heights = UISegmentedControl(items: ["¼", "½", "¾", "1"])
    /// The content area below the heading. It spans the sheet's width and reaches its bottom edge.
    let body = UIView()

    init(_ title: String) {
        super.init(configuration: BottomSheetConfiguration())
        self.title = title
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.adjustsFontForContentSizeCategory = true
        heading.numberOfLines = 0
        heading.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        heights.accessibilityIdentifier = "heights"
        heights.addAction(
            UIAction { [unowned self] _ in
                let chosen = SheetDetent(CGFloat(heights.selectedSegmentIndex + 1) / 4)
                heights.selectedSegmentIndex = UISegmentedControl.noSegment
                setDetent(chosen, animated: true)
            }, for: .valueChanged)
        for part in [heading, heights, body] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 6),
            heading.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: Self.margin),
            heights.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
            safe.trailingAnchor.constraint(equalTo: heights.trailingAnchor, constant: Self.margin),
            heights.widthAnchor.constraint(equalToConstant: 168),
            heights.leadingAnchor.constraint(greaterThanOrEqualTo: heading.trailingAnchor, constant: 8),
            body.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 14),
            body.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Pins `content` to the top and the sides of the body, `margin` points from the sides.
    func fill(with content: UIView, margin: CGFloat = 0) {
        content.translatesAutoresizingMaskIntoConstraints = false
        body.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: body.topAnchor),
            content.leadingAnchor.constraint(equalTo: body.leadingAnchor, constant: margin),
            body.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: margin),
        ])
    }

    static func badge(_ symbol: String, _ tint: UIColor) -> UIImageView {
        let badge = UIImageView(
            image: UIImage(
                systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)))
        badge.tintColor = .white
        badge.backgroundColor = tint
        badge.contentMode = .center
        badge.layer.cornerRadius = 18
        badge.clipsToBounds = true
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 36), badge.heightAnchor.constraint(equalToConstant: 36),
        ])
        return badge
    }

    static func label(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
