import UIKit

/// Shows a controller's view in a bordered frame, as on a small screen.
final class FramedContentView: UIView {
    private let content: UIView
    private let height: CGFloat

    init(_ controller: UIViewController, height: CGFloat) {
        content = controller.view
        self.height = height
        super.init(frame: .zero)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        layer.borderWidth = 1
        clipsToBounds = true
        addSubview(content)
        showBorder()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        showBorder()
    }

    private func showBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
