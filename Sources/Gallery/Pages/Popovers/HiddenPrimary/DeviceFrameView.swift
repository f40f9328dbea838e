import UIKit

/// A small screen in the middle of a card, in portrait or landscape.
final class DeviceFrameView: UIView {
    private static let shortSide: CGFloat = 300
    private static let longSide: CGFloat = 400

    var isLandscape = false {
        didSet { setNeedsLayout() }
    }

    private let content: UIView
    private let frameView = UIView()

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        frameView.layer.cornerRadius = 10
        frameView.layer.cornerCurve = .continuous
        frameView.layer.borderWidth = 1
        frameView.clipsToBounds = true
        addSubview(frameView)
        frameView.addSubview(content)
        showBorder()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: screen(in: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = screen(in: bounds.width)
        frameView.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: 0, width: size.width, height: size.height)
        content.frame = frameView.bounds
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        showBorder()
    }

    private func screen(in width: CGFloat) -> CGSize {
        isLandscape
            ? CGSize(width: min(width, 560), height: min(width - 20, Self.shortSide))
            : CGSize(width: min(width, Self.shortSide), height: Self.longSide)
    }

    private func showBorder() {
        frameView.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
