import CoreGraphics
import QuartzCore
import UIKitCore

/// A picture of a targeted preview's view above the screen, or the view of a preview controller.
///
/// While it exists, the original is invisible: an empty mask hides it without changing what the app can read of it.
package final class LiftedPreviewView: UIView {
    /// The preview that is lifted.
    let preview: UITargetedPreview
    /// The frame at which the preview lies over the original, in points of the window.
    package let restingFrame: CGRect

    private let clip = UIView()
    private let picture: UIView?
    private weak var hiddenLayer: CALayer?
    private let restingShape: CGPath?
    /// The visible part of the picture, in points of the preview's view: it can be larger than the view.
    private let visibleBox: CGRect
    /// The visible path of the picture. The view of a preview controller is a rectangle with round corners.
    private var shape: CGPath? { content == nil ? restingShape : nil }

    /// Lifts `preview` over `window`. Its target must be in a window, which can be another one.
    package init(_ preview: UITargetedPreview, in window: UIWindow) {
        self.preview = preview
        let parameters = preview.parameters
        let picture = LiftedPreviewView.picture(of: preview.view)
        self.picture = picture
        restingFrame = LiftedPreviewView.restingFrame(of: preview, in: window)
        restingShape = parameters.visiblePath?.cgPath
        visibleBox = LiftedPreviewView.visibleBox(of: preview)
        super.init(frame: restingFrame)
        clip.clipsToBounds = true
        clip.backgroundColor = parameters.backgroundColor
        clip.layer.cornerRadius = preview.view.layer.cornerRadius
        clip.layer.cornerCurve = .continuous
        layer.shadowRadius = ContextMenuMetrics.shadowRadius
        layer.shadowOffset = .zero
        if let picture { clip.addSubview(picture) }
        addSubview(clip)
        applyShape(parameters)
        setNeedsLayout()
        layoutIfNeeded()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LiftedPreviewView does not support init(coder:); a context menu creates it.")
    }

    private func applyShape(_ parameters: UIPreviewParameters) {
        guard restingShape != nil else { return }
        clip.layer.mask = CAShapeLayer()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        content?.frame = bounds
        let scale = CGSize(width: bounds.width / visibleBox.width, height: bounds.height / visibleBox.height)
        picture?.frame = CGRect(
            x: (preview.view.bounds.minX - visibleBox.minX) * scale.width,
            y: (preview.view.bounds.minY - visibleBox.minY) * scale.height,
            width: preview.size.width * scale.width, height: preview.size.height * scale.height)
        guard let shape else {
            layer.shadowPath = CGPath(
                continuousRoundedRect: bounds, cornerRadius: min(ContextMenuMetrics.cornerRadius, bounds.height / 2))
            return
        }
        var fit = CGAffineTransform(translationX: -visibleBox.minX, y: -visibleBox.minY)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
        (clip.layer.mask as? CAShapeLayer)?.path = shape.copy(using: &fit)
        layer.shadowPath = (preview.parameters.shadowPath?.cgPath ?? shape).copy(using: &fit)
    }

    // MARK: Original

    /// Hides the original below the lifted picture.
    package func hideOriginal() {
        guard hiddenLayer == nil, preview.view.window != nil else { return }
        let layer = preview.view.layer
        hiddenLayer = layer
        if let mask = layer.mask as? EmptyMask {
            mask.count += 1
        } else {
            layer.mask = EmptyMask(insteadOf: layer.mask)
        }
    }

    /// Shows the original again. An app's own mask that was set meanwhile stays.
    package func showOriginal() {
        guard let hiddenLayer else { return }
        self.hiddenLayer = nil
        guard let mask = hiddenLayer.mask as? EmptyMask else { return }
        mask.count -= 1
        if mask.count == 0 { hiddenLayer.mask = mask.replacedMask }
    }

    /// A picture of a view, which an earlier menu that is closing may have hidden.
    private static func picture(of view: UIView) -> UIView? {
        let mask = view.layer.mask
        guard let empty = mask as? EmptyMask else { return view.snapshotView(afterScreenUpdates: false) }
        view.layer.mask = empty.replacedMask
        defer { view.layer.mask = empty }
        return view.snapshotView(afterScreenUpdates: false)
    }

    // MARK: Places

    /// Raises the preview: grown, with round corners and a shadow.
    func lift() {
        let size = restingFrame.size
        let availableLength = ContextMenuMetrics.largestGrowth * 2
        let longest = max(size.width, size.height, 1)
        let scale = min(ContextMenuMetrics.highlightScale, (longest + availableLength) / longest)
        if !UIAccessibility.isReduceMotionEnabled { transform = CGAffineTransform(scaleX: scale, y: scale) }
        layer.shadowOpacity = ContextMenuMetrics.shadowOpacity
        roundCorners()
    }

    /// Moves the preview to `frame`, in points of the window.
    func move(to frame: CGRect) {
        transform = .identity
        self.frame = frame
        layer.shadowOpacity = ContextMenuMetrics.shadowOpacity
        roundCorners()
        layoutIfNeeded()
    }

    /// Moves the preview to where `target` lies.
    func settle(onto target: UITargetedPreview) {
        guard let window else { return }
        transform = .identity
        frame = LiftedPreviewView.restingFrame(of: target, in: window)
        layer.shadowOpacity = 0
        clip.layer.cornerRadius = target.view.layer.cornerRadius
        layoutIfNeeded()
        picture?.alpha = 1
        content?.alpha = 0
    }

    private func roundCorners() {
        guard shape == nil else { return }
        clip.layer.cornerRadius = max(clip.layer.cornerRadius, ContextMenuMetrics.cornerRadius)
    }

    // MARK: Preview controllers

    private var content: UIView?

    /// Adds the view of a preview controller, invisible at first. It receives no touches.
    func add(_ content: UIView) {
        self.content = content
        content.isUserInteractionEnabled = false
        content.alpha = 0
        content.frame = bounds
        clip.layer.mask = nil
        clip.addSubview(content)
        setNeedsLayout()
    }

    /// Shows the view of the preview controller in place of the picture.
    func showContent() {
        guard let content else { return }
        content.alpha = 1
        picture?.alpha = 0
    }

    /// The frame, in points of `window`, at which the visible part of `preview` covers its target.
    static func restingFrame(of preview: UITargetedPreview, in window: UIWindow) -> CGRect {
        let target = preview.target
        let box = visibleBox(of: preview)
        let bounds = preview.view.bounds
        let middle = CGPoint(x: bounds.minX + preview.size.width / 2, y: bounds.minY + preview.size.height / 2)
        let inContainer = box.offsetBy(dx: -middle.x, dy: -middle.y).applying(target.transform)
            .offsetBy(dx: target.center.x, dy: target.center.y)
        return window.convert(target.container.convert(inContainer, to: nil), from: target.container.window)
    }

    /// What is visible of `preview`, in points of its view: the box of the visible path, where there is one.
    private static func visibleBox(of preview: UITargetedPreview) -> CGRect {
        let whole = CGRect(
            origin: preview.view.bounds.origin,
            size: CGSize(width: max(preview.size.width, 1), height: max(preview.size.height, 1)))
        guard let box = preview.parameters.visiblePath?.cgPath.boundingBox, box.width > 0, box.height > 0,
            [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
        else { return whole }
        return box
    }
}

/// The mask that hides an original. Two menus can hide the same one: the second is opened while the first is closing.
private final class EmptyMask: CALayer {
    /// The mask of the original.
    private(set) var replacedMask: CALayer?
    /// How many pictures are shown in place of the original.
    var count = 1

    init(insteadOf mask: CALayer?) {
        replacedMask = mask
        super.init()
    }

    override init(layer: Any) {
        replacedMask = (layer as? EmptyMask)?.replacedMask
        super.init(layer: layer)
    }
}
