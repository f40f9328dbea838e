import UIKit

/// The details of an object, with buttons to go back and to finish.
final class LegacyDetailsScreen: LegacyPopoverScreen {
    private static let margin: CGFloat = 16

    private let picture = UIImageView(image: UIImage(systemName: "doc.text"))
    private let name = UILabel()
    private let kind = UILabel()
    private let facts = FactList(["Created", "Pages", "Owner"])
    private let back = LegacyDetailsScreen.makeButton(.swapBack)
    private let done = LegacyDetailsScreen.makeButton(.dismiss)

    override func viewDidLoad() {
        super.viewDidLoad()
        name.text = "Letter"
        kind.text = "Text, 12 KB"
        name.font = .preferredFont(forTextStyle: .headline)
        kind.font = .preferredFont(forTextStyle: .subheadline)
        kind.textColor = .secondaryLabel
        for label in [name, kind] {
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
        }
        picture.tintColor = .systemBrown
        picture.contentMode = .scaleAspectFit
        facts.show(["3 April 2010", "2", "the app"])
        back.addAction(UIAction { [unowned self] _ in onAction(.swapBack) }, for: .touchUpInside)
        done.addAction(UIAction { [unowned self] _ in onAction(.dismiss) }, for: .touchUpInside)
        [picture, name, kind, facts, back, done].forEach(view.addSubview)
    }

    private static func makeButton(_ action: LegacyPopoverAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        return button
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = safeBounds.insetToCenter(dx: Self.margin, dy: Self.margin)
        picture.frame = CGRect(x: area.minX, y: area.minY, width: 40, height: 44)
        var top = area.minY
        for label in [name, kind] {
            let height = label.font.lineHeight.rounded(.up)
            label.frame = CGRect(x: area.minX + 52, y: top, width: area.width - 52, height: height)
            top += height + 1
        }
        let height = facts.sizeThatFits(area.size).height
        facts.frame = CGRect(
            x: area.minX, y: max(top, picture.frame.maxY) + 12, width: area.width, height: height)
        let row = CGRect(x: area.minX, y: area.maxY - 36, width: area.width, height: 36)
        let end = done.sizeThatFits(row.size).width
        let start = back.sizeThatFits(row.size).width
        back.frame = CGRect(x: row.minX, y: row.minY, width: start, height: row.height)
        done.frame = CGRect(x: row.maxX - end, y: row.minY, width: end, height: row.height)
    }
}
