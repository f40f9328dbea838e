import CoreGraphics
import QuartzCore
import UIFoundation
import UIKitCore

/// Shows the text below a finger enlarged, above it.
@MainActor final class TextLoupe {
    private var window: UIView?
    private var picture: UIView?

    /// Shows what is around `caret`. Points of `view`.
    func show(around point: CGPoint, caret: CGRect, in view: UIView?) {
        guard let view, let host = view.window, !caret.isNull else { return hide() }
        let size = TextMetrics.loupeSize
        let frame = makeWindow(in: host)
        let focus = view.convert(CGPoint(x: point.x, y: caret.midY), to: host)
        let top = view.convert(caret, to: host).minY - TextMetrics.loupeLift - size.height / 2
        let x = min(
            max(focus.x, TextMetrics.loupeMargin + size.width / 2),
            host.bounds.width - TextMetrics.loupeMargin - size.width / 2)
        frame.center = CGPoint(x: x, y: max(top, size.height / 2))
        picture?.removeFromSuperview()
        frame.isHidden = true
        let scale = TextMetrics.loupeScale
        let source = CGRect(
            x: focus.x - size.width / 2 / scale, y: focus.y - size.height / 2 / scale, width: size.width / scale,
            height: size.height / scale)
        if let copy = host.resizableSnapshotView(from: source, afterScreenUpdates: true, withCapInsets: .zero) {
            copy.frame = CGRect(origin: .zero, size: size)
            frame.addSubview(copy)
            picture = copy
        }
        frame.isHidden = false
    }

    func hide() {
        window?.superview?.removeFromSuperview()
        window = nil
        picture = nil
    }

    private func makeWindow(in host: UIView) -> UIView {
        if let window, window.superview?.superview === host { return window }
        hide()
        let shadow = UIView(frame: host.bounds)
        shadow.isUserInteractionEnabled = false
        let frame = UIView(frame: CGRect(origin: .zero, size: TextMetrics.loupeSize))
        frame.layer.cornerRadius = TextMetrics.loupeSize.height / 2
        frame.clipsToBounds = true
        frame.layer.borderWidth = 1
        frame.layer.borderColor = UIColor(white: 232 / 255, alpha: 1).cgColor
        frame.backgroundColor = .systemBackground
        shadow.layer.shadowOpacity = 0.1
        shadow.layer.shadowRadius = 11
        shadow.addSubview(frame)
        host.addSubview(shadow)
        window = frame
        return frame
    }
}
