import UIKit

extension MenuSample {
    static let contextMenu = MenuSample(
        title: "Context menus of pictures",
        note: "Press a picture, or slide from the press to an action. A tap on the preview opens it."
    ) { report in
        let view = PictureGrid(report)
        view.accessibilityIdentifier = "context-menu"
        return view
    }

    static let rowMenu = MenuSample(
        title: "Context menus of rows", note: "The row itself lifts. A short press still selects it."
    ) { report in
        let view = RowMenuTable(report)
        view.accessibilityIdentifier = "row-menu"
        return view
    }

    static let editMenu = MenuSample(
        title: "Edit menu", note: "Press the text, and copy or mark it. A touch elsewhere closes the menu."
    ) { report in
        let view = EditableText(report)
        view.accessibilityIdentifier = "edit-menu"
        return view
    }
}

/// Pictures with one interaction for all of them.
private final class PictureGrid: UIView, UIContextMenuInteractionDelegate {
    private let report: MenuSample.Report
    private let pictures: [UIImageView]
    /// The picture of the open menu.
    private var pressed: UIImageView?

    init(_ report: @escaping MenuSample.Report) {
        self.report = report
        let symbols: [(name: String, color: UIColor)] = [
            ("sun.max", .systemOrange), ("cloud", .systemTeal), ("moon", .systemIndigo), ("star", .systemPink),
        ]
        pictures = symbols.map { symbol in
            let view = UIImageView(image: UIImage(systemName: symbol.name))
            view.contentMode = .center
            view.tintColor = .white
            view.backgroundColor = symbol.color
            view.layer.cornerRadius = 12
            view.accessibilityLabel = symbol.name
            view.accessibilityIdentifier = "picture-\(symbol.name)"
            view.isAccessibilityElement = true
            view.isUserInteractionEnabled = true
            return view
        }
        super.init(frame: .zero)
        for picture in pictures { addSubview(picture) }
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 76) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(76, (bounds.width - 24) / 4)
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(x: CGFloat(index) * (side + 8), y: 0, width: side, height: side)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let picture = pictures.first(where: { $0.frame.contains(location) }) else { return nil }
        pressed = picture
        let report = report
        return UIContextMenuConfiguration(
            identifier: nil,
            previewProvider: {
                let controller = UIViewController()
                controller.preferredContentSize = CGSize(width: 280, height: 200)
                controller.view.backgroundColor = picture.backgroundColor
                let image = UIImageView(image: picture.image)
                image.tintColor = .white
                image.contentMode = .scaleAspectFit
                image.frame = controller.view.bounds.insetBy(dx: 40, dy: 40)
                image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                controller.view.addSubview(image)
                return controller
            },
            actionProvider: { _ in
                UIMenu(children: [
                    UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in report("action", "Copy") },
                    UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
                        report("action", "Share")
                    },
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                        report("action", "Delete")
                    },
                ])
            })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        pressed.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        pressed?.window == nil ? nil : pressed.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        report("preview", "will perform")
        animator.addCompletion { [report] in report("preview", "did perform") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        report("menu", "will display")
        animator?.addCompletion { [report] in report("menu", "did open") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        report("menu", "will end")
        animator?.addCompletion { [report] in report("menu", "did close") }
    }
}

/// A table of rows with context menus.
private final class RowMenuTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let report: MenuSample.Report
    private let names = ["Report.pdf", "Budget.numbers", "Holiday.key"]

    init(_ report: @escaping MenuSample.Report) {
        self.report = report
        super.init(frame: .zero, style: .plain)
        isScrollEnabled = false
        rowHeight = fittingRowHeight
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(names.count) * fittingRowHeight)
    }

    override func layoutSubviews() {
        if rowHeight != fittingRowHeight { rowHeight = fittingRowHeight }
        super.layoutSubviews()
    }

    /// Fits the text size of the user, in points.
    private var fittingRowHeight: CGFloat {
        max(44, UIFont.preferredFont(forTextStyle: .body).lineHeight.rounded(.up) + 20)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        cell.textLabel?.adjustsFontSizeToFitWidth = true
        cell.imageView?.image = UIImage(systemName: "doc")
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        report("row", "selected \(names[indexPath.row])")
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let name = names[indexPath.row]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [report] _ in
            UIMenu(children: [
                UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in report("rename", name) },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    report("delete", name)
                },
            ])
        }
    }
}

/// A text with an edit menu of the standard Copy and an action of its own.
private final class EditableText: UIView, @preconcurrency UIEditMenuInteractionDelegate {
    private let report: MenuSample.Report
    private let label = UILabel()
    private var interaction: UIEditMenuInteraction?

    init(_ report: @escaping MenuSample.Report) {
        self.report = report
        super.init(frame: .zero)
        label.text = "Press this sentence."
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        addSubview(label)
        let interaction = UIEditMenuInteraction(delegate: self)
        self.interaction = interaction
        addInteraction(interaction)
        addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: Selector("pressed:", EditableText.pressed)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var canBecomeFirstResponder: Bool { true }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let available = CGSize(width: size.width, height: .greatestFiniteMagnitude)
        return CGSize(width: size.width, height: max(44, label.sizeThatFits(available).height.rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        becomeFirstResponder()
        interaction?.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: bounds.midX, y: bounds.minY)))
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        "\(action)" == "copy:" || super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = label.text
        report("action", "Copy")
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let mark = UIAction(title: "Highlight") { [label, report] _ in
            label.backgroundColor = label.backgroundColor == nil ? .systemYellow : nil
            report("action", "Highlight")
        }
        return UIMenu(children: suggestedActions + [mark])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { label.frame.insetBy(dx: 0, dy: 8) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { report("edit menu", "will present") }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { report("edit menu", "will dismiss") }
}
