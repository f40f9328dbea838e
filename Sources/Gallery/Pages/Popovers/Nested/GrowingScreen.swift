import UIKit

/// A screen of a navigation stack in a popover. Each one pushes a larger one.
final class GrowingScreen: UIViewController {
    private static let sizes = [
        CGSize(width: 250, height: 150), CGSize(width: 280, height: 230), CGSize(width: 320, height: 310),
    ]

    private let number: Int
    private let sizeLabel = UILabel()
    private let button = UIButton(type: .system)

    /// - Parameter number: The position in the stack, from 1.
    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Screen \(number)"
        preferredContentSize = Self.sizes[number - 1]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private var isLast: Bool { number == Self.sizes.count }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Screens overlap during a push, so they need an opaque background.
        view.backgroundColor = .systemBackground
        sizeLabel.text = "\(Int(preferredContentSize.width)) × \(Int(preferredContentSize.height)) points"
        sizeLabel.font = .preferredFont(forTextStyle: .title3)
        sizeLabel.adjustsFontForContentSizeCategory = true
        button.setTitle(isLast ? "Back to the first" : "Push larger screen", for: .normal)
        button.addAction(UIAction { [unowned self] _ in showNextScreen() }, for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [sizeLabel, button])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }

    private func showNextScreen() {
        if isLast {
            navigationController?.popToRootViewController(animated: true)
        } else {
            navigationController?.pushViewController(GrowingScreen(number: number + 1), animated: true)
        }
    }
}
