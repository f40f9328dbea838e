import UIKit

/// The content of a sheet: a heading with a button that closes the sheet, and a column below.
class SheetContent: UIViewController {
    private static let margin: CGFloat = 16

    private let heading = UILabel()
    private let closeButton = UIButton(type: .system)
    /// The area below the heading.
    let body = UIView()

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.adjustsFontForContentSizeCategory = true
        heading.numberOfLines = 0
        closeButton.setTitle("Close", for: .normal)
        closeButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        closeButton.titleLabel?.adjustsFontForContentSizeCategory = true
        closeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        closeButton.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        for part in [heading, closeButton, body] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 22),
            heading.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: Self.margin),
            closeButton.firstBaselineAnchor.constraint(equalTo: heading.firstBaselineAnchor),
            closeButton.leadingAnchor.constraint(greaterThanOrEqualTo: heading.trailingAnchor, constant: 8),
            safe.trailingAnchor.constraint(equalTo: closeButton.trailingAnchor, constant: Self.margin),
            body.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 14),
            body.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Adds the views below each other at the top of the body, which scrolls where they need more room.
    func fill(_ views: [UIView]) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 14
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        body.addSubview(scroll)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: body.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: body.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
            content.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: Self.margin),
            content.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: Self.margin),
            column.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -2 * Self.margin),
        ])
    }

    /// A button across the column.
    func makeButton(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.fill(cornerRadius: 10)
        button.contentEdgeInsets = UIEdgeInsets(top: 11, left: 12, bottom: 11, right: 12)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    /// Selects a detent, animated.
    func select(_ identifier: UISheetPresentationController.Detent.Identifier) {
        guard let sheet = sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
    }
}

/// A sheet with a text field, and buttons that change its detent.
final class NoteSheetContent: SheetContent {
    init() { super.init("Note") }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.placeholder = "What do you want to remember?"
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityIdentifier = "note"
        fill([
            SheetSample.label(
                "The sheet grows for the keyboard, and returns to its detent afterward.", style: .body,
                color: .secondaryLabel),
            field, makeButton("Expand") { [unowned self] in select(.large) },
            makeButton("Collapse") { [unowned self] in select(.medium) },
        ])
    }
}

/// A low sheet with a row of choices.
final class PickerSheetContent: SheetContent {
    init() { super.init("Color of the route") }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let colors: [(name: String, color: UIColor)] = [
            ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
            ("Purple", .systemPurple),
        ]
        let dots = UIStackView(
            arrangedSubviews: colors.map { name, color in
                let dot = UIButton(type: .custom)
                dot.accessibilityLabel = name
                dot.backgroundColor = color
                dot.layer.cornerRadius = 22
                dot.addAction(UIAction { [unowned self] _ in view.tintColor = color }, for: .touchUpInside)
                NSLayoutConstraint.activate([
                    dot.widthAnchor.constraint(equalToConstant: 44), dot.heightAnchor.constraint(equalToConstant: 44),
                ])
                return dot
            })
        dots.distribution = .equalSpacing
        fill([dots])
    }
}

/// A sheet that presents the next one.
final class NestedSheetContent: SheetContent {
    typealias Configuration = (UIViewController, [UISheetPresentationController.Detent]) -> Void

    private let level: Int
    private let configure: Configuration

    init(level: Int, configure: @escaping Configuration) {
        self.level = level
        self.configure = configure
        super.init("Sheet \(level)")
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill([
            SheetSample.label(
                "Only the front sheet and the one behind it are visible as cards.", style: .body,
                color: .secondaryLabel),
            makeButton("Present sheet \(level + 1)") { [unowned self] in
                let next = NestedSheetContent(level: level + 1, configure: configure)
                configure(next, [.medium(), .large()])
                next.sheetPresentationController?.selectedDetentIdentifier = .large
                present(next, animated: true)
            },
            makeButton("Expand sheet \(level)") { [unowned self] in select(.large) },
        ])
    }
}
