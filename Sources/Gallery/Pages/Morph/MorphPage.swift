import UIKit
import Velarium

extension GalleryPage {
    /// One overlay in five styles, which changes from any of them to any other while it is open.
    static let morph = GalleryPage(
        id: "morph", title: "Changing styles", summary: "One overlay as popover, sheet, dialog, card and full screen",
        group: .overlays, symbol: "square.on.square", tint: .systemTeal,
        tour: ["tap \"Popover\"", "settle", "tap \"Sheet\"", "settle"]
    ) { MorphPage() }
}

/// Opens the overlay in a style. The overlay's content has the choice of the others.
private final class MorphPage: TracedExamplesController {
    private let styles = ButtonGrid(OverlayStyle.allCases.map(\.title))
    private let options = SwitchList(["Follow the size class", "Tap outside dismisses", "Grabber"])
    private let corner = SegmentedRow("Corners", ["Usual", "0", "30"], identifier: "corner")

    override func makeExamples() -> [Example] {
        title = "Changing styles".localized
        options.isOn = [false, true, true]
        styles.onChoice = { [unowned self] index, button in open(OverlayStyle.allCases[index], from: button) }
        return [
            Example(
                "Open as",
                note: "Choose another style in the overlay. Its text, its selection and its place in the list stay.",
                styles),
            Example(
                "Options",
                note: "With the size class, it is a sheet in compact width, and a popover otherwise.", options),
            Example("Appearance", corner),
        ]
    }

    private func open(_ style: OverlayStyle, from button: UIButton) {
        let content = MorphContent(style)
        let overlay = AdaptiveOverlayController(content, style: style)
        overlay.anchor = .view(button)
        overlay.anchorLossBehavior = .stay
        overlay.configuration.dismissesOnOutsideTap = options.isOn[1]
        overlay.configuration.showsGrabber = options.isOn[2]
        overlay.configuration.cornerRadius = [nil, 0, 30][corner.selected]
        if options.isOn[0] {
            overlay.styleForTraits = { $0.horizontalSizeClass == .compact ? .sheet : .popover }
        }
        content.onChoice = { [unowned overlay] in overlay.setStyle($0, animated: true) }
        content.onClose = { [unowned overlay] in overlay.dismiss(for: .action, animated: true) }
        overlay.onDismiss = { [weak self] in self?.trace.add("overlay", "dismissed, \($0)") }
        trace.add("present", style.title)
        Task { [weak self, weak content, events = overlay.events] in
            for await case .didChangeStyle(let style) in events {
                content?.show(style)
                self?.trace.add("overlay", "is \(style.title.lowercased())")
            }
        }
        present(overlay, animated: true)
    }
}

extension OverlayStyle {
    fileprivate var title: String {
        switch self {
        case .popover: "Popover"
        case .sheet: "Sheet"
        case .dialog: "Dialog"
        case .modal: "Card"
        case .fullScreen: "Full screen"
        }
    }
}

/// A choice of styles, a text field and a list.
private final class MorphContent: UIViewController, UITableViewDataSource {
    var onChoice: (OverlayStyle) -> Void = { _ in }
    var onClose: () -> Void = {}
    private let styles = UISegmentedControl(
        items: OverlayStyle.allCases.map { $0 == .fullScreen ? "Full" : $0.title })
    private let field = UITextField()
    private let table = UITableView(frame: .zero, style: .plain)
    private static let margin: CGFloat = 16
    private static let names = [
        "Anemone", "Bluebell", "Crocus", "Daffodil", "Edelweiss", "Foxglove", "Gentian", "Heather", "Iris", "Jasmine",
        "Kingcup", "Lavender", "Marigold", "Narcissus", "Orchid", "Poppy", "Quince", "Rose", "Snowdrop", "Tulip",
    ]

    init(_ style: OverlayStyle) {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 340, height: 420)
        show(style)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func show(_ style: OverlayStyle) { styles.selectedSegmentIndex = OverlayStyle.allCases.firstIndex(of: style) ?? 0 }

    override func viewDidLoad() {
        super.viewDidLoad()
        styles.accessibilityIdentifier = "style"
        styles.addAction(
            UIAction { [unowned self] _ in onChoice(OverlayStyle.allCases[styles.selectedSegmentIndex]) },
            for: .valueChanged)
        field.placeholder = "A note"
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        table.dataSource = self
        table.backgroundColor = .clear
        let close = UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in onClose() })
        close.setContentHuggingPriority(.required, for: .horizontal)
        let head = UIStackView(arrangedSubviews: [field, close])
        head.spacing = 12
        head.alignment = .center
        for view in [head, styles, table] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let safe = view.safeAreaLayoutGuide
        let margin = Self.margin
        NSLayoutConstraint.activate([
            head.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            head.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
            head.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin),
            styles.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 12),
            styles.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
            styles.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin),
            table.topAnchor.constraint(equalTo: styles.bottomAnchor, constant: 8),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "flower")
            ?? UITableViewCell(style: .default, reuseIdentifier: "flower")
        cell.textLabel?.text = Self.names[indexPath.row]
        cell.backgroundColor = .clear
        return cell
    }
}
