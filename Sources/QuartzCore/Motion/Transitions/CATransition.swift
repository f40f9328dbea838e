import CoreGraphics
import Foundation

/// A transition from the previous appearance of a layer and its sublayers to its new appearance.
///
/// Add it before the change: it takes a snapshot of the layer then. It moves the layer and the snapshot. A `fade`
/// fades out the snapshot over an opaque layer, and cross-fades both if the layer is not opaque.
open class CATransition: CAAnimation {
    /// The kind of transition. Default fade.
    open var type = CATransitionType.fade
    /// The side the new content comes from, for kinds that move. Default nil: the left.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins. Default 0.
    open var startProgress: Float = 0
    /// The progress at which the transition ends. Default 1.
    open var endProgress: Float = 1

    /// A snapshot of the previous appearance while the transition runs.
    private var snapshot: TransitionSnapshot?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    override var exclusiveKey: String? { "transition" }

    override func willStart(on layer: CALayer) {
        snapshot = TransitionSnapshot(of: layer, for: self)
    }

    override func startTime(in layer: CALayer, at time: Seconds) -> Seconds {
        let beginning = super.startTime(in: layer, at: time)
        snapshot?.begin(at: beginning)
        return beginning
    }

    override func didStop() {
        snapshot?.remove()
        snapshot = nil
    }

    override func apply(to values: inout LayerValues, at time: Seconds, run: Double) {
        guard let snapshot else { return }
        changeNew(&values, progress: transitionProgress(at: time), snapshot: snapshot)
    }

    /// The progress after `time` seconds of a run, within `startProgress` and `endProgress`.
    final func transitionProgress(at time: Seconds) -> Double {
        let start = Double(startProgress)
        let end = Double(endProgress)
        return start + (end - start) * progress(at: time)
    }

    /// Changes the values that the layer shows.
    func changeNew(_ values: inout LayerValues, progress part: Double, snapshot picture: TransitionSnapshot) {
        switch type {
        case .push, .moveIn: values.geometry.position = values.geometry.position.moved(by: direction(values), 1 - part)
        case .reveal: return
        default:
            if !picture.isLayerOpaque { values.opacity *= Float(part) }
        }
    }

    /// Changes the values that the snapshot shows.
    func changeOld(_ values: inout LayerValues, progress part: Double) {
        switch type {
        case .push, .reveal: values.geometry.position = values.geometry.position.moved(by: direction(values), -part)
        case .moveIn: return
        default: values.opacity *= Float(1 - part)
        }
    }

    /// Whether the snapshot is behind the layer.
    var isOldBehind: Bool { type == .moveIn }

    /// The offset from which the new content comes: the layer's width or height.
    private func direction(_ values: LayerValues) -> CGPoint {
        let size = values.geometry.frame.size
        switch subtype {
        case .fromRight?: return CGPoint(x: size.width, y: 0)
        case .fromTop?: return CGPoint(x: 0, y: -size.height)
        case .fromBottom?: return CGPoint(x: 0, y: size.height)
        default: return CGPoint(x: -size.width, y: 0)
        }
    }
}

extension CGPoint {
    fileprivate func moved(by translation: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: x + translation.x * CGFloat(part), y: y + translation.y * CGFloat(part))
    }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old content fades out while the new fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and reveals the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the side.
    public let rawValue: String
    /// Creates a side from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right side.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left side.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer runs its transition.
public let kCATransition = "transition"
