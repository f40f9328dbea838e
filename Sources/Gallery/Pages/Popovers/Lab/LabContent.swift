import UIKit

/// The popover's content: its size as text, an optional text field, and a button that dismisses whatever it adapted
/// to.
final class LabContent: UIViewController {
    /// Called in `viewWillAppear`.
    var onAppear: () -> Void = {}
    /// Called after each layout pass of the view.
    var onLayout: () -> Void = {}
    /// Called in `viewDidDisappear`.
    var onDisappear: () -> Void = {}

    var hasTextField = false {
        didSet {
            field.isHidden = !hasTextField
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The background color. The text color follows, for contrast.
    var color = UIColor.clear { didSet { updateColors() } }

    private let size = UILabel()
    private let field = UITextField()
    private let done = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        size.font = .preferredFont(forTextStyle: .headline)
        size.textAlignment = .center
        size.adjustsFontForContentSizeCategory = true
        size.adjustsFontSizeToFitWidth = true
        size.accessibilityIdentifier = "content size"
        field.borderStyle = .roundedRect
        field.placeholder = "For a keyboard"
        field.accessibilityIdentifier = "popover field"
        field.isHidden = !hasTextField
        done.setTitle("Done", for: .normal)
        done.followTextSize()
        done.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        [size, field, done].forEach(view.addSubview)
        updateColors()
    }

    private func updateColors() {
        viewIfLoaded?.backgroundColor = color
        size.textColor = color == .clear ? .label : .black
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onAppear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappear()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let availableRect = view.bounds.inset(by: view.safeAreaInsets)
        guard !availableRect.isNull else { return }
        size.text = "\(Int(availableRect.width)) × \(Int(availableRect.height))".isolatedLeftToRight
        let rows: [(view: UIView, size: CGSize)] = [
            (size, CGSize(width: max(0, availableRect.width - 16), height: size.sizeThatFits(.zero).height)),
            (field, CGSize(width: max(0, min(availableRect.width - 32, 240)), height: 34)),
            (done, done.sizeThatFits(.zero)),
        ].filter { !$0.0.isHidden }
        let gap: CGFloat = 6
        var top = availableRect.midY - (rows.reduce(gap * CGFloat(rows.count - 1)) { $0 + $1.size.height }) / 2
        for row in rows {
            row.view.frame = CGRect(
                x: (availableRect.midX - row.size.width / 2).rounded(), y: top.rounded(),
                width: row.size.width.rounded(.up),
                height: row.size.height.rounded(.up))
            top += row.size.height + gap
        }
        onLayout()
    }
}
