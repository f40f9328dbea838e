import UIKit
import Velarium

/// A popover made of one view, below the title of a navigation bar: the title stays usable, everything else is blocked.
final class PopoverViewSample: SamplePage, PopoverViewDelegate {
    private let titleButton = UIButton(configuration: .plain())
    private let hasPicture = UISwitch()
    private let status = UILabel.sample("Tap the title.")
    private var popover: PopoverView?
    private weak var menu: UIView?
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        titleButton.configuration?.image = UIImage(systemName: "chevron.down")
        titleButton.configuration?.imagePlacement = .trailing
        titleButton.configuration?.imagePadding = 4
        show("All posts")
        titleButton.addAction(UIAction { [unowned self] _ in toggleMenu() }, for: .touchUpInside)
        // A page without a bar has the title in its column.
        if navigationController == nil {
            column.addArrangedSubview(titleButton)
        } else {
            // A title view without constraints would keep its size at another text size.
            titleButton.translatesAutoresizingMaskIntoConstraints = false
            navigationItem.titleView = titleButton
        }
        column.addArrangedSubview(status)
        addButton("Like") { [unowned self] _ in
            taps += 1
            status.text = "Liked \(taps) times. While the menu is shown, a tap here only dismisses it."
        }
        addSwitch("A picture of the app", hasPicture)
        addNote("The bubble is the menu outset by 10 points at the sides and 13 above and below.")
    }

    /// The menu lies in the window, not in the page.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let popover { close(popover) }
    }

    private func show(_ choice: String) {
        titleButton.configuration?.title = choice
    }

    /// The title is among the passthrough views, so a second tap reaches it and closes the menu.
    private func toggleMenu() {
        if let popover { return close(popover) }
        let popover = PopoverView(contentView: makeMenu())
        popover.passthroughViews = [titleButton]
        popover.delegate = self
        if hasPicture.isOn { popover.backgroundImage = Self.picture }
        popover.present(from: titleButton)
        self.popover = popover
    }

    private func close(_ popover: PopoverView) {
        popover.dismiss()
        self.popover = nil
    }

    private func makeMenu() -> UIView {
        let rows = ["All posts", "Friends", "Groups"].map { name in
            let row = UIButton(type: .system)
            row.setTitle(name, for: .normal)
            row.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
            row.titleLabel?.adjustsFontForContentSizeCategory = true
            row.setTitleColor(.label, for: .normal)
            row.addAction(
                UIAction { [unowned self] _ in
                    show(name)
                    status.text = "\(name) was chosen."
                    if let popover { close(popover) }
                }, for: .touchUpInside)
            return row
        }
        let menu = UIStackView(arrangedSubviews: rows)
        menu.axis = .vertical
        menu.distribution = .fillEqually
        menu.frame.size = menuSize
        self.menu = menu
        return menu
    }

    /// The popover has the size of its content, also when the text size changes while it is open.
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        menu?.bounds.size = menuSize
        popover?.setNeedsLayout()
    }

    /// In points. Larger text makes the menu as large as a phone has room for.
    private var menuSize: CGSize {
        let metrics = UIFontMetrics(forTextStyle: .subheadline)
        return CGSize(width: min(260, metrics.scaledValue(for: 160)), height: min(260, metrics.scaledValue(for: 132)))
    }

    func popoverViewDidDismiss(_ popoverView: PopoverView) {
        popover = nil
        status.text = "A touch outside dismissed the menu, on its way down."
    }

    /// A picture as large as the bubble: the menu outset by 10 points at the sides and 13 above and below.
    private static let picture: UIImage = {
        let size = CGSize(width: 180, height: 158)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.systemYellow.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 10, width: 180, height: 148), cornerRadius: 20).fill()
            let arrow = UIBezierPath()
            arrow.move(to: CGPoint(x: 80, y: 11))
            arrow.addLine(to: CGPoint(x: 90, y: 0))
            arrow.addLine(to: CGPoint(x: 100, y: 11))
            arrow.close()
            arrow.fill()
        }
    }()
}
