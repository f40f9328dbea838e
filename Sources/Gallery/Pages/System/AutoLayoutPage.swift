import UIKit

extension GalleryPage {
    /// A card laid out by constraints whose edge can be dragged.
    static let autoLayout = GalleryPage(
        id: "auto-layout", title: "Auto Layout", group: .system, symbol: "square.grid.2x2", tint: .systemIndigo,
        tour: ["drag 333 444 250 444 0.3", "settle"]
    ) { AutoLayoutPage() }
}

/// Drag the handle: the card gets narrower, its text wraps anew, and what stands below moves along.
private final class AutoLayoutPage: UIViewController {
    private static let widths: ClosedRange<CGFloat> = 140...640

    private let card = UIView()
    private let handle = UIView()
    private let picture = UIImageView(image: UIImage(systemName: "photo"))
    private let heading = UILabel()
    private let body = UILabel()
    private let button = UIButton(type: .system)
    private lazy var width = card.widthAnchor.constraint(equalToConstant: 326)
    private var widthAtStart: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Auto Layout"
        view.backgroundColor = .systemGroupedBackground
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        card.layer.cornerCurve = .continuous
        handle.backgroundColor = .systemIndigo
        handle.layer.cornerRadius = 3
        heading.text = "As wide as you like"
        heading.font = .preferredFont(forTextStyle: .title2)
        body.text =
            "The card keeps to the width that the handle asks for, as far as the screen has room. Its texts take the "
            + "height that they need at that width, and the button stays below them."
        body.textColor = .secondaryLabel
        for label in [heading, body] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        body.font = .preferredFont(forTextStyle: .body)
        picture.tintColor = .systemIndigo
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        button.setTitle("Wider", for: .normal)
        button.addAction(UIAction { [unowned self] _ in widen() }, for: .touchUpInside)
        handle.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("drag:", AutoLayoutPage.drag)))
        handle.accessibilityIdentifier = "handle"
        constrain()
    }

    private func constrain() {
        for part in [picture, heading, body, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(part)
        }
        for part in [card, handle] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        width.priority = .defaultHigh
        let (safe, inner) = (view.safeAreaLayoutGuide, card.layoutMarginsGuide)
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 24)
        NSLayoutConstraint.activate([
            width, card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
            card.centerYAnchor.constraint(equalTo: safe.centerYAnchor),

            picture.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
            heading.topAnchor.constraint(equalTo: inner.topAnchor),
            heading.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1.5),
            heading.trailingAnchor.constraint(equalTo: inner.trailingAnchor),

            body.topAnchor.constraint(equalToSystemSpacingBelow: heading.bottomAnchor, multiplier: 1),
            body.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            button.topAnchor.constraint(equalToSystemSpacingBelow: body.bottomAnchor, multiplier: 1.5),
            button.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            button.bottomAnchor.constraint(equalTo: inner.bottomAnchor),

            handle.centerXAnchor.constraint(equalTo: card.trailingAnchor, constant: -9),
            handle.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            handle.widthAnchor.constraint(equalToConstant: 6), handle.heightAnchor.constraint(equalToConstant: 64),
        ])
        picture.setContentHuggingPriority(.required, for: .horizontal)
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { widthAtStart = card.bounds.width }
        let way = pan.translation(in: view).x * (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        width.constant = min(max(widthAtStart + way, Self.widths.lowerBound), Self.widths.upperBound)
    }

    private func widen() {
        width.constant = Self.widths.upperBound
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
            animations: view.layoutIfNeeded)
    }
}
