import UIKit

/// The samples of the five described systems.
public enum SystemSample: String, CaseIterable, Sendable {
    /// Popovers of `UIPopoverPresentationController`.
    case guide
    /// Popovers of `UIPopoverController`, on a tablet.
    case classic
    /// A popover made of one view.
    case view
    /// Modal overlays in seven points.
    case modal
    /// Dialogs of dynamic size.
    case dialogs

    /// The title of its page.
    public var title: String {
        switch self {
        case .guide: "1. Popover guide"
        case .classic: "2. Classic popover"
        case .view: "3. Popover view"
        case .modal: "4. Modal overlays"
        case .dialogs: "5. Dialogs"
        }
    }

    /// What the page shows, in one line.
    public var summary: String {
        switch self {
        case .guide: "One popover in three colorings, and its layers"
        case .classic: "UIPopoverController from a bar button"
        case .view: "A bubble made of one view below a title"
        case .modal: "Seven points, a payment, and hiding all"
        case .dialogs: "Eight dialogs in five sizes"
        }
    }

    /// Creates its page.
    @MainActor public func makeController() -> UIViewController {
        let page: UIViewController =
            switch self {
            case .guide: GuideSample()
            case .classic: ClassicSample()
            case .view: PopoverViewSample()
            case .modal: ModalSample()
            case .dialogs: DialogsSample()
            }
        page.title = title
        return page
    }
}

/// A page with a column of views in the safe area, which scrolls.
class SamplePage: UIViewController {
    let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        let trailing = column.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -20)
        // A view in a pane that is closed is narrower than the margins.
        trailing.priority = .required - 1
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: guide.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 20),
            trailing,
        ])
    }

    /// Adds a button at the end of the column.
    @discardableResult
    func addButton(_ title: String, action: @escaping (UIButton) -> Void) -> UIButton {
        let button = UIButton.sample(title, action: action)
        column.addArrangedSubview(button)
        return button
    }

    /// Adds a switch with its title at the end of the column.
    func addSwitch(_ title: String, _ toggle: UISwitch) {
        toggle.accessibilityIdentifier = title
        toggle.accessibilityLabel = title
        let row = UIStackView(arrangedSubviews: [UILabel.sample(title), toggle])
        row.spacing = 8
        row.alignment = .center
        column.addArrangedSubview(row)
    }

    /// Adds a note at the end of the column.
    @discardableResult
    func addNote(_ text: String) -> UILabel {
        let label = UILabel.sample(text, style: .footnote)
        label.textColor = .secondaryLabel
        column.addArrangedSubview(label)
        return label
    }
}

extension UILabel {
    /// A label with lines of its own that follows the text size.
    static func sample(_ text: String, style: UIFont.TextStyle = .body) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}

extension UIButton {
    /// A tinted button with an action that receives it.
    static func sample(_ title: String, action: @escaping (UIButton) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { if let button = $0.sender as? UIButton { action(button) } })
    }
}
