import UIKit

/// The content of the page's overlays: words, perhaps a field, and a button.
final class ModalCard: UIView {
    private static let padding: CGFloat = 20
    private static let buttonHeight: CGFloat = 46
    private static let fieldHeight: CGFloat = 38

    /// Called when the button is tapped.
    var onAction: () -> Void = {}

    private let heading = UILabel()
    private let words = UILabel()
    private let field: UITextField?
    private let button = UIButton(type: .system)

    /// - Parameter action: The title of the button.
    init(_ title: String, _ text: String?, _ action: String, hasField: Bool = false) {
        field = hasField ? UITextField() : nil
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        words.text = text
        words.font = .preferredFont(forTextStyle: .subheadline)
        words.textColor = .secondaryLabel
        for label in [heading, words] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
            addSubview(label)
        }
        field?.placeholder = "Name"
        field?.borderStyle = .roundedRect
        field.map(addSubview)
        button.setTitle(action, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.backgroundColor = .tertiarySystemFill
        button.layer.cornerRadius = 10
        button.layer.cornerCurve = .continuous
        button.addAction(UIAction { [unowned self] _ in onAction() }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    static func hello(named way: String) -> ModalCard {
        let words = [
            "window": "A window of its own covers everything, bars and status bar too, and keeps the overlay.",
            "presented": "UIKit presents it: life cycle and orientation are as in every presentation.",
            "subview": "It lies in the page's view. Bars above that view would stay in front.",
        ]
        return ModalCard("Shown as \(way)", words[way], "Done")
    }

    /// Says something else; whoever laid it out asks how large it is now.
    func show(_ text: String, _ action: String) {
        words.text = text
        button.setTitle(action, for: .normal)
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { field?.becomeFirstResponder() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (rows(in: size.width).last?.frame.maxY ?? 0) + Self.padding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for row in rows(in: bounds.width) { row.view.frame = row.frame }
    }

    private func rows(in width: CGFloat) -> [(view: UIView, frame: CGRect)] {
        let inner = max(0, width - 2 * Self.padding)
        var top = Self.padding
        var rows: [(view: UIView, frame: CGRect)] = []
        func add(_ view: UIView, _ height: CGFloat, gap: CGFloat) {
            guard height > 0 else { return }
            rows.append((view, CGRect(x: Self.padding, y: top, width: inner, height: height)))
            top += height + gap
        }
        func height(of label: UILabel) -> CGFloat {
            label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
        }
        add(heading, height(of: heading), gap: words.text == nil ? 14 : 6)
        add(words, words.text == nil ? 0 : height(of: words), gap: 18)
        if let field { add(field, Self.fieldHeight, gap: 14) }
        // A title as large as the person's letters still has room above and below.
        let title = button.titleLabel?.font.lineHeight.rounded(.up) ?? 0
        add(button, max(Self.buttonHeight, title + 24), gap: 0)
        return rows
    }
}

/// A place on the page that has an overlay of its own.
final class ModalBox: UIView {
    private static let height: CGFloat = 190

    /// What the overlay is shown in.
    let room = UIView()
    private let words = UILabel()

    init() {
        super.init(frame: .zero)
        room.backgroundColor = .tertiarySystemFill
        room.layer.cornerRadius = 10
        room.layer.cornerCurve = .continuous
        room.clipsToBounds = true
        words.text = "The page around it stays in use."
        words.font = .preferredFont(forTextStyle: .footnote)
        words.textColor = .secondaryLabel
        words.textAlignment = .center
        room.addSubview(words)
        addSubview(room)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        room.frame = bounds
        words.frame = bounds
    }
}
