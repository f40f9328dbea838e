import CoreGraphics
import QuartzCore
import UIKitCore

extension JSONValue {
    /// The maximum number of view levels in a dump, as each level is indented further.
    static let deepestLevel = 500

    /// `view` and its subviews, hidden ones included, back to front. Below `deepestLevel` only the number of views.
    ///
    /// - Parameters:
    ///   - level: The number of ancestors in the dump.
    ///   - isMoving: Whether an animation moves an ancestor.
    @MainActor
    init(viewTree view: UIView, level: Int = 0, isMoving: Bool = false) {
        let isMoving = isMoving || view.layer.animationKeys()?.isEmpty == false
        let frame = view.convert(view.bounds, to: nil)
        var members: [String: JSONValue] = [
            "class": .string(className(of: view)),
            "frame": JSONValue(frame),
            "alpha": .number(view.alpha),
            "hidden": .bool(view.isHidden),
        ]
        if level < JSONValue.deepestLevel {
            members["children"] = .array(
                view.subviews.map { JSONValue(viewTree: $0, level: level + 1, isMoving: isMoving) })
        } else {
            members["children"] = .array([])
            members["deeperViews"] = .number(Double(view.viewsInSubtree().count - 1))
        }
        if isMoving, let shown = view.presentationFrame, !shown.isNear(frame) {
            members["presentationFrame"] = JSONValue(shown)
        }
        members["text"] = view.shownText.map(JSONValue.string)
        members["identifier"] = view.accessibilityIdentifier.map(JSONValue.string)
        members["label"] = view.explicitAccessibilityLabel.map(JSONValue.string)
        members["restorationIdentifier"] = view.restorationIdentifier.map(JSONValue.string)
        let elements = view.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
        if !elements.isEmpty { members["elements"] = .array(elements.map { JSONValue($0, in: view) }) }
        let traits = view.accessibilityTraits.names
        if !traits.isEmpty { members["traits"] = .array(traits.map(JSONValue.string)) }
        if let controller = view.controllerOfView {
            members["controller"] = .string(className(of: controller))
            members["restorationIdentifier"] =
                (controller.restorationIdentifier ?? view.restorationIdentifier).map(JSONValue.string)
        }
        self = .object(members)
    }

    /// An accessibility element of `view`; its frame is in points of the window.
    @MainActor
    private init(_ element: UIAccessibilityElement, in view: UIView) {
        let frame = view.convert(element.accessibilityFrameInContainerSpace, to: nil)
        var members: [String: JSONValue] = ["class": .string(className(of: element)), "frame": JSONValue(frame)]
        members["identifier"] = element.accessibilityIdentifier.map(JSONValue.string)
        members["label"] = element.accessibilityLabel.map(JSONValue.string)
        let traits = element.accessibilityTraits.names
        if !traits.isEmpty { members["traits"] = .array(traits.map(JSONValue.string)) }
        self = .object(members)
    }
}

extension UIView {
    /// The view's bounding box with running animations, in points of the window; nil when no ancestor is animated.
    ///
    /// Presentation layers have no superlayers, so the loop walks the model's.
    fileprivate var presentationFrame: CGRect? {
        var rect = CGRect.null
        var isMoving = false
        var link: UIView? = self
        while let view = link, view !== window {
            let shown = view.layer.presentation() ?? view.layer
            if rect.isNull { rect = shown.bounds }
            isMoving = isMoving || view.layer.animationKeys()?.isEmpty == false
            rect = shown.rectInSuperlayer(rect)
            link = view.superview
        }
        return isMoving ? rect : nil
    }
}

extension CALayer {
    /// The bounding box of `rect`, converted from this layer to its superlayer.
    fileprivate func rectInSuperlayer(_ rect: CGRect) -> CGRect {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return rect.offsetBy(dx: -anchor.x, dy: -anchor.y).applying(affineTransform())
            .offsetBy(dx: position.x, dy: position.y)
    }
}

extension CGRect {
    /// Whether all differences are too small to appear in a dump.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
        return differences.allSatisfy { abs($0) < 0.000_5 }
    }
}

extension UIAccessibilityTraits {
    /// The names of the traits that are set, sorted.
    fileprivate var names: [String] {
        let known: [(String, UIAccessibilityTraits)] = [
            ("adjustable", .adjustable), ("button", .button), ("header", .header), ("image", .image), ("link", .link),
            ("notEnabled", .notEnabled), ("searchField", .searchField), ("selected", .selected),
            ("staticText", .staticText),
        ]
        return known.filter { contains($0.1) }.map(\.0)
    }
}
