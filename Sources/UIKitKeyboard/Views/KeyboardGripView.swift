import CoreGraphics
import UIKitCore

/// The grip below the keys of a floating keyboard, by which it is dragged.
final class KeyboardGripView: UIView {
    /// Called with the way of the finger since the last call, in points of the screen.
    var onDrag: (CGPoint) -> Void = { _ in }
    /// Called when the finger is lifted.
    var onEnd: () -> Void = {}

    /// The size of the visible bar. Points; inferred.
    private static let barSize = CGSize(width: 60, height: 5)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        accessibilityIdentifier = "key:grip"
        addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("dragged:", KeyboardGripView.dragged)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func dragged(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began, .changed:
            onDrag(gesture.translation(in: window))
            gesture.setTranslation(.zero, in: window)
        case .ended, .cancelled: onEnd()
        case .possible, .failed: return
        }
    }

    override func draw(_ rect: CGRect) {
        let bar = CGRect(
            x: bounds.midX - Self.barSize.width / 2, y: bounds.midY - Self.barSize.height / 2,
            width: Self.barSize.width,
            height: Self.barSize.height)
        KeyColors.separator.setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: Self.barSize.height / 2).fill()
    }
}
