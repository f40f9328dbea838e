import CoreGraphics
import Foundation

/// Goes from what a layer with all in it shows to what it is changed to afterwards.
///
/// Add it before the change: it takes a picture of the layer then. It moves the layer and that picture, but for a
/// `fade`, which lets the picture vanish over an opaque layer, and fades both where something behind shows through.
open class CATransition: CAAnimation {
    /// What it looks like. Default fade.
    open var type = CATransitionType.fade
    /// Where the new comes from, for those that move. Default nil: from the left.
    open var subtype: CATransitionSubtype?
    /// The part of the way at which it begins. Default 0.
    open var startProgress: Float = 0
    /// The part of the way at which it ends. Default 1.
    open var endProgress: Float = 1

    /// What the layer looked like, while it is under way.
    private var picture: TransitionPicture?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func willStart(on layer: CALayer) {
        picture = TransitionPicture(of: layer, for: self)
    }

    override func beginning(in layer: CALayer, at time: Seconds) -> Seconds {
        let beginning = super.beginning(in: layer, at: time)
        picture?.begin(at: beginning)
        return beginning
    }

    override func didStop() {
        picture?.leave()
        picture = nil
    }

    override func apply(to values: inout LayerValues, at time: Seconds, run: Double) {
        guard let picture else { return }
        changeNew(&values, part(at: time), picture)
    }

    /// The part of the way that is gone after `time` seconds of a run.
    final func part(at time: Seconds) -> Double {
        let (start, end) = (Double(startProgress), Double(endProgress))
        return start + (end - start) * progress(at: time)
    }

    /// Changes what the layer shows.
    func changeNew(_ values: inout LayerValues, _ part: Double, _ picture: TransitionPicture) {
        switch type {
        case .push, .moveIn: values.position = values.position.moved(by: direction(values), 1 - part)
        case .reveal: return
        default:
            if !picture.coversNew { values.opacity *= Float(part) }
        }
    }

    /// Changes what the picture of the old shows.
    func changeOld(_ values: inout LayerValues, _ part: Double) {
        switch type {
        case .push, .reveal: values.position = values.position.moved(by: direction(values), -part)
        case .moveIn: return
        default: values.opacity *= Float(1 - part)
        }
    }

    /// Whether the picture lies behind the layer.
    var isOldBehind: Bool { type == .moveIn }

    /// Where the new comes from, as far as the layer is large.
    private func direction(_ values: LayerValues) -> CGPoint {
        let size = values.frame.size
        switch subtype {
        case .fromRight?: return CGPoint(x: size.width, y: 0)
        case .fromTop?: return CGPoint(x: 0, y: -size.height)
        case .fromBottom?: return CGPoint(x: 0, y: size.height)
        default: return CGPoint(x: -size.width, y: 0)
        }
    }
}

extension CGPoint {
    fileprivate func moved(by way: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: x + way.x * CGFloat(part), y: y + way.y * CGFloat(part))
    }
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old vanishes while the new appears.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old slides away from over the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
