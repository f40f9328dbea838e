import UIKit

/// A column of buttons, one for each thing that can be presented.
final class PresentButtons: UIStackView {
    /// - Parameter onTap: Hears the title of a button that is tapped, and the button.
    init(_ titles: [String], onTap: @escaping (String, UIButton) -> Void) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        for title in titles {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.addAction(UIAction { [unowned button] _ in onTap(title, button) }, for: .touchUpInside)
            addArrangedSubview(button)
        }
    }

    required init(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}
