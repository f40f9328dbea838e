import UIKit
import Velarium

/// A dialog with a heading, sample content, and a footer of buttons that does not scroll.
final class SampleDialog: DialogController {
    private static let margin: CGFloat = 16

    private let sample: DialogSample
    private let scroll = UIScrollView()
    private let column = UIStackView()
    private var footer = UIStackView()

    init(_ sample: DialogSample) {
        self.sample = sample
        var configuration = DialogConfiguration(sizing: sample.sizing)
        // A few lines of text would be too wide on a tablet. The other dialogs demonstrate their sizing.
        if sample.sizing.vertical == .fit { configuration.maximumWidth = 540 }
        super.init(configuration: configuration)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        column.axis = .vertical
        column.spacing = sample.sizing.vertical == .matched ? 8 : 12
        column.addArrangedSubview(DialogHeading(sample))
        DialogBody.views(for: sample.body) { [unowned self] in animateChanges($0) }.forEach(column.addArrangedSubview)
        setUpLayout(footer: makeFooter())
    }

    private func makeFooter() -> UIStackView {
        let buttons = sample.buttons.enumerated().map { index, title in
            let button = UIButton(type: .system)
            let isMain = index == sample.buttons.count - 1
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: isMain ? .headline : .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = 0.5
            button.backgroundColor = isMain ? sample.tint.withAlphaComponent(0.16) : .tertiarySystemFill
            button.setTitleColor(.label, for: .normal)
            button.layer.cornerRadius = 10
            button.layer.cornerCurve = .continuous
            button.setContentHuggingPriority(.defaultHigh, for: .vertical)
            button.contentEdgeInsets = UIEdgeInsets(top: 11, left: 14, bottom: 11, right: 14)
            button.addAction(
                UIAction { [unowned self] _ in dismiss(for: .action, animated: true) }, for: .touchUpInside)
            return button
        }
        footer = UIStackView(arrangedSubviews: buttons)
        footer.spacing = 8
        footer.distribution = .fillEqually
        updateFooter()
        return footer
    }

    /// Large titles have no room side by side.
    private func updateFooter() {
        footer.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateFooter()
    }

    /// The column fills the space above the footer, and scrolls if it is taller.
    private func setUpLayout(footer: UIView) {
        scroll.addSubview(column)
        for part in [scroll, footer] { view.addSubview(part) }
        for part in [scroll, column, footer] { part.translatesAutoresizingMaskIntoConstraints = false }
        let safe = view.safeAreaLayoutGuide
        let content = scroll.contentLayoutGuide
        // Above the dialog's own height priority if the content determines the height, below it otherwise.
        let asHighAsContent = scroll.heightAnchor.constraint(equalTo: column.heightAnchor)
        asHighAsContent.priority = UILayoutPriority(sample.sizing.vertical == .fit ? 240 : 40)
        let fillsRoom = column.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor)
        fillsRoom.priority = UILayoutPriority(700)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safe.topAnchor, constant: Self.margin),
            scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: Self.margin),
            safe.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: Self.margin),
            footer.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: Self.margin),
            footer.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            safe.bottomAnchor.constraint(equalTo: footer.bottomAnchor, constant: Self.margin),
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scroll.widthAnchor), asHighAsContent, fillsRoom,
        ])
    }
}

/// The symbol, the heading and the line below it. Small matched dialogs have no symbol.
final class DialogHeading: UIStackView {
    init(_ sample: DialogSample) {
        super.init(frame: .zero)
        axis = .vertical
        alignment = .center
        spacing = 6
        if sample.sizing.vertical != .matched { addBadge(of: sample) }
        addArrangedSubview(Self.label(sample.heading, style: .headline, color: .label))
        if let text = sample.text { addArrangedSubview(Self.label(text, style: .subheadline, color: .secondaryLabel)) }
        setContentHuggingPriority(.required, for: .vertical)
    }

    private func addBadge(of sample: DialogSample) {
        let badge = UIImageView(
            image: UIImage(
                systemName: sample.symbol,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .semibold)))
        badge.tintColor = .white
        badge.backgroundColor = sample.tint
        badge.contentMode = .center
        badge.layer.cornerRadius = 24
        badge.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 48), badge.heightAnchor.constraint(equalToConstant: 48),
        ])
        addArrangedSubview(badge)
        setCustomSpacing(10, after: badge)
    }

    required init(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    static func label(_ text: String, style: UIFont.TextStyle, color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
