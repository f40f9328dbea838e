import UIKit

/// The destination of a segue: shows the segue's name and a button to go back.
final class SegueDestination: UIViewController {
    private let name: String
    private let heading = UILabel()
    private let back = UIButton(type: .system)

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = "Segue: \(name)"
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.adjustsFontSizeToFitWidth = true
        heading.textAlignment = .center
        back.setTitle("Go back", for: .normal)
        back.followTextSize()
        back.addAction(UIAction { [unowned self] _ in goBack() }, for: .touchUpInside)
        [heading, back].forEach(view.addSubview)
        updateContentSize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContentSize()
    }

    /// Large text needs a higher popover.
    private func updateContentSize() {
        let height = 2 * 16 + headingHeight + 8 + back.height(atLeast: 44)
        preferredContentSize = CGSize(width: 260, height: max(140, height))
    }

    private var headingHeight: CGFloat { max(28, heading.font.lineHeight.rounded(.up)) }

    private func goBack() {
        if presentingViewController == nil || navigationController != nil {
            navigationController?.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 16, dy: 16)
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: headingHeight)
        back.frame = CGRect(
            x: area.minX, y: heading.frame.maxY + 8, width: area.width, height: back.height(atLeast: 44))
    }
}
