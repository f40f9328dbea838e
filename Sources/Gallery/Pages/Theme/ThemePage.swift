import UIKit
import Velarium

extension GalleryPage {
    /// The theme of overlays, changed while they are on the screen.
    static let theme = GalleryPage(
        id: "theme", title: "Theme of overlays", summary: "One look for all overlays, changed live", group: .overlays,
        symbol: "paintpalette", tint: .systemPurple, tour: ["tap \"Plum\"", "tap \"Question\"", "settle"]
    ) { ThemePage() }
}

private final class ThemePage: TracedExamplesController {
    private let colors = SegmentedRow("Colors", ["UIKit", "Plum", "Paper"], identifier: "colors")
    private let corners = SegmentedRow("Corners", ["Own", "Square", "Round"], identifier: "corners")
    private let motion = SegmentedRow("Motion", ["Standard", "Fade", "None"], identifier: "motion")
    private let scope = SegmentedRow("Scope", ["Page", "Scene"], identifier: "scope")
    private let overlays = ButtonGrid([
        "Question", "Choice", "Text", "Code", "Toast", "Walkthrough", "Dialog", "Sheet", "Modal overlay", "Popover",
    ])
    private let timed = ButtonGrid(["Change in 2 seconds"])

    override func makeExamples() -> [Example] {
        title = "Theme of overlays".localized
        for row in [colors, corners, motion, scope] { row.onChange = { [unowned self] in applyTheme() } }
        overlays.onChoice = { [unowned self] index, button in
            show(index, button.title(for: .normal) ?? "")
        }
        timed.onChoice = { [unowned self] _, _ in changeLater() }
        return [
            Example(
                "Theme", note: "It counts for overlays that this page, or its scene, presents.",
                FactColumn([colors, corners, motion, scope])),
            Example("Overlays", overlays),
            Example("Live", note: "Shows a question, whose theme changes while it is on the screen.", timed),
        ]
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.overlayTheme = nil
    }

    private func applyTheme() {
        let theme = makeTheme()
        view.overlayTheme = scope.selected == 0 ? theme : nil
        view.window?.windowScene?.overlayTheme = scope.selected == 0 ? nil : theme
    }

    private func makeTheme() -> OverlayTheme {
        var theme = OverlayTheme(motion: [.standard, .fade, .none][motion.selected])
        theme.cornerRadius = [nil, 0, 28][corners.selected]
        switch colors.selected {
        case 1:
            theme.tintColor = .systemPurple
            theme.dimming = Dimming(color: .systemPurple, alpha: 0.35)
            theme.minimumRowHeight = 52
        case 2:
            theme.tintColor = .systemBrown
            theme.surface = .color(
                UIColor { traits in
                    traits.userInterfaceStyle == .dark
                        ? UIColor(red: 0.22, green: 0.19, blue: 0.15, alpha: 1)
                        : UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
                })
            theme.dimming = Dimming(color: .brown, alpha: 0.4)
        default: break
        }
        return theme
    }

    private func show(_ index: Int, _ name: String) {
        trace.add("show", name)
        switch index {
        case 0:
            ConfirmDialog(title: "Send the letter?", message: "It cannot be called back.", confirm: "Send").show(
                over: self)
        case 1: ChoiceDialog(title: "Size", choices: ["Small", "Medium", "Large"], selected: 1) { $0 }.show(over: self)
        case 2:
            let field = TextInputField(label: "Name", placeholder: "Anna") { $0.isEmpty ? "A name is needed." : nil }
            TextInputDialog(title: "Sign up", fields: [field]).show(over: self)
        case 3: CodeDialog(title: "Enter the code").show(over: self)
        case 4: Toast(title: "Letter deleted", action: .init("Undo")).show(over: self)
        case 5:
            Walkthrough(steps: [
                .init(.view(colors), title: "Colors", message: "Tint, surface and dimming."),
                .init(.view(motion), title: "Motion"),
            ]).show(over: self)
        case 6: present(makeContent(in: DialogController(sizing: DialogSizing(.small, .fit))), animated: true)
        case 7: present(makeContent(in: BottomSheetController()), animated: true)
        case 8: showModalOverlay()
        default: showPopover()
        }
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.text = "The content is the app’s own; corners, dimming, tint and motion are the theme’s."
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func makeContent(in controller: UIViewController) -> UIViewController {
        let label = makeLabel()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let area = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            label.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -20),
        ])
        return controller
    }

    private func showModalOverlay() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 160))
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 8
        let label = makeLabel()
        label.frame = card.bounds.insetToCenter(dx: 16, dy: 16)
        card.addSubview(label)
        let overlay = ModalPresentationViewController(contentView: card)
        overlay.windowScene = view.window?.windowScene
        overlay.animationStyle = .popup
        overlay.show()
    }

    private func showPopover() {
        let label = UILabel()
        label.text = "A bubble in the theme’s color"
        label.font = .preferredFont(forTextStyle: .body)
        label.sizeToFit()
        PopoverView(contentView: label).present(from: colors)
    }

    private func changeLater() {
        show(0, "Question")
        UIView.animate(withDuration: 1, delay: 1) {
            self.timed.alpha = 0.99
        } completion: { _ in
            self.timed.alpha = 1
            self.colors.selected = (self.colors.selected + 1) % 3
            self.applyTheme()
        }
    }
}

/// Rows below each other.
private final class FactColumn: UIView {
    private static let gap: CGFloat = 8

    private let rows: [UIView]

    init(_ rows: [UIView]) {
        self.rows = rows
        super.init(frame: .zero)
        rows.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = rows.map { $0.sizeThatFits(size).height + Self.gap }
        return CGSize(width: size.width, height: max(0, heights.reduce(-Self.gap, +)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height + Self.gap
        }
    }
}
