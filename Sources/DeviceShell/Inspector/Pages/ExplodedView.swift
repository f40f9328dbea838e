import CoreGraphics
import QuartzCore
import UIKitCore

/// The layers of the app one in front of the other, in space. A drag turns them; a wheel or a pinch changes their size.
///
/// The layers are copies of those on the screen at one moment, with their pixels: nothing of the app is drawn for them.
final class ExplodedView: UIView {
    private enum Metrics {
        /// The distance of two layers that cover each other. Points of the device; chosen by eye.
        static let spacing: CGFloat = 18
        /// The distance of the eye. Points; chosen by eye.
        static let eyeDistance: CGFloat = 2_400
        /// Radians for each point that is dragged.
        static let turnPerPoint: CGFloat = 0.008
        /// Radians; from above or below one would see only edges.
        static let steepestTilt: CGFloat = 1.3
        static let startTurn = CGVector(dx: 0.55, dy: -0.18)
        static let sizes: ClosedRange<CGFloat> = 0.2...3
        /// The part of the view that the layers fill at first.
        static let fill: CGFloat = 0.72
        static let edgeWidth: CGFloat = 0.5
        static let selectedEdgeWidth: CGFloat = 3
        /// More layers are not shown: each is projected in every frame of a turn.
        static let mostLayers = 1_500
    }

    private let stage = CATransformLayer()
    private var planes: [Plane] = []
    private var screenSize = CGSize.zero
    private var turn = Metrics.startTurn
    private var size: CGFloat = 1
    private var sizeAtStart: CGFloat = 1
    /// Called with the view that was tapped.
    var onPick: (UIView) -> Void = { _ in }

    /// A layer of the app with its copy.
    private struct Plane {
        weak var view: UIView?
        weak var layer: CALayer?
        let copy: CALayer
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = ShellLayout.pageColor
        accessibilityIdentifier = "shell.exploded"
        layer.addSublayer(stage)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("rotate:", ExplodedView.rotate)))
        addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector("resize:", ExplodedView.resize)))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("pick:", ExplodedView.pick)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The number of layers that are shown. For tests.
    var planeCount: Int { planes.count }

    /// Takes the layers of `app` as they are now.
    func show(_ app: UIKitSystem) {
        screenSize = app.screen.bounds.size
        for plane in planes { plane.copy.superlayer?.removeFromSuperlayer() }
        planes = []
        var depths: [(frame: CGRect, depth: Int)] = []
        var waiting: [(layer: CALayer, clip: CGRect)] = app.windowsWithKeyboard.reversed().map {
            ($0.layer, app.screen.bounds)
        }
        let root = app.screen.rootLayer
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        while let (layer, clip) = waiting.popLast(), planes.count < Metrics.mostLayers {
            guard !layer.isHidden, layer.opacity > 0.01 else { continue }
            let frame = layer.convert(layer.bounds, to: root)
            let seen = frame.intersection(clip)
            if !seen.isEmpty, layer.showsSomething || layer.delegate is UIView {
                let depth = (depths.filter { $0.frame.intersects(seen) }.map(\.depth).max() ?? -1) + 1
                depths.append((seen, depth))
                add(layer, frame: frame, seen: seen, depth: depth)
            }
            let inner = layer.masksToBounds ? seen : clip
            waiting += (layer.sublayers ?? []).reversed().map { ($0, inner) }
        }
        CATransaction.commit()
        select(nil)
        setNeedsLayout()
    }

    private func add(_ layer: CALayer, frame: CGRect, seen: CGRect, depth: Int) {
        let plane = CALayer()
        plane.frame = seen
        plane.zPosition = CGFloat(depth) * Metrics.spacing
        plane.masksToBounds = true
        let copy = CALayer(layer: layer)
        copy.delegate = nil
        copy.zPosition = 0
        copy.mask = nil
        copy.shadowOpacity = 0
        copy.frame = CGRect(
            x: frame.minX - seen.minX, y: frame.minY - seen.minY, width: frame.width, height: frame.height)
        plane.addSublayer(copy)
        stage.addSublayer(plane)
        planes.append(Plane(view: layer.delegate as? UIView, layer: layer, copy: copy))
    }

    /// Marks the layer of the selected view, or the layer that is selected.
    func select(_ object: AnyObject?) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for plane in planes {
            let isSelected = object != nil && (plane.view === object || plane.layer === object)
            plane.copy.superlayer?.borderWidth = isSelected ? Metrics.selectedEdgeWidth : Metrics.edgeWidth
            plane.copy.superlayer?.borderColor =
                (isSelected ? UIColor.systemBlue : UIColor.systemGray.withAlphaComponent(0.6)).cgColor
        }
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        guard screenSize.width > 0, screenSize.height > 0 else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let fit = min(bounds.width / screenSize.width, bounds.height / screenSize.height) * Metrics.fill * size
        stage.bounds = CGRect(origin: .zero, size: screenSize)
        stage.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let deepest = planes.map(\.copy).compactMap(\.superlayer?.zPosition).max() ?? 0
        var transform = CATransform3DIdentity
        transform.m34 = -1 / Metrics.eyeDistance
        transform = CATransform3DScale(transform, fit, fit, fit)
        transform = CATransform3DRotate(transform, turn.dy, 1, 0, 0)
        transform = CATransform3DRotate(transform, turn.dx, 0, 1, 0)
        // It turns around its middle.
        transform = CATransform3DTranslate(transform, 0, 0, -deepest / 2)
        stage.transform = transform
        CATransaction.commit()
    }

    func rotate(_ recognizer: UIPanGestureRecognizer) {
        let moved = recognizer.translation(in: self)
        recognizer.setTranslation(.zero, in: self)
        turn.dx += moved.x * Metrics.turnPerPoint
        turn.dy = max(
            -Metrics.steepestTilt, min(turn.dy - moved.y * Metrics.turnPerPoint, Metrics.steepestTilt))
        place()
    }

    func resize(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .began { sizeAtStart = size }
        size = max(Metrics.sizes.lowerBound, min(sizeAtStart * recognizer.scale, Metrics.sizes.upperBound))
        place()
    }

    func pick(_ recognizer: UITapGestureRecognizer) {
        let point = layer.convert(recognizer.location(in: self), to: layer.superlayer)
        var hit = layer.hitTest(point)
        while let current = hit {
            if let plane = planes.first(where: { $0.copy === current || $0.copy.superlayer === current }) {
                if let view = plane.view { onPick(view) }
                return
            }
            hit = current.superlayer
        }
    }
}

extension CALayer {
    /// Whether the layer has pixels of its own.
    fileprivate var showsSomething: Bool {
        contents != nil || backgroundColor.map { $0.alpha > 0 } == true || borderWidth > 0 || self is CAShapeLayer
            || self is CAGradientLayer
    }
}
