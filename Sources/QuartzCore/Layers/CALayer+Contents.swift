import CoreGraphics
import Foundation

extension CALayer {
    /// Where the contents go when they do not fill the bounds. Default `resize`.
    public final var contentsGravity: CALayerContentsGravity {
        get { options.contentsGravity }
        set { setOption(\.contentsGravity, to: newValue) }
    }

    /// The pixels per point of a `CGImage` in `contents`, which gives it a size in points. Default 1.
    ///
    /// What the layer draws itself always has the screen's pixels.
    public final var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change("contentsScale", \.contentsScale, to: newValue) }
    }

    /// The part of the contents that is shown, in units of their size. Default all: (0, 0, 1, 1).
    public final var contentsRect: CGRect {
        get { values.contentsRect }
        set {
            guard newValue != values.contentsRect, accepts(newValue.isFinite, "contentsRect", newValue) else { return }
            change("contentsRect") { values.contentsRect = newValue }
        }
    }

    /// The part of `contentsRect`, in units of it, that stretches when contents are resized; the corners outside keep
    /// their size. Default all: (0, 0, 1, 1).
    public final var contentsCenter: CGRect {
        get { values.contentsCenter }
        set {
            guard newValue != values.contentsCenter, accepts(newValue.isFinite, "contentsCenter", newValue) else {
                return
            }
            change("contentsCenter") { values.contentsCenter = newValue }
        }
    }

    /// A promise that the contents hide what is behind them; alpha in them is then ignored where they lie pixel for
    /// pixel. Default false.
    public final var isOpaque: Bool {
        get { options.isOpaque }
        set { setOption(\.isOpaque, to: newValue) }
    }

    /// How enlarged contents are sampled. Default linear.
    public final var magnificationFilter: CALayerContentsFilter {
        get { options.magnificationFilter }
        set { setOption(\.magnificationFilter, to: newValue) }
    }

    /// How reduced contents are sampled. Default linear.
    public final var minificationFilter: CALayerContentsFilter {
        get { options.minificationFilter }
        set { setOption(\.minificationFilter, to: newValue) }
    }

    /// Stored. Default 0.
    public final var minificationFilterBias: Float {
        get { options.minificationFilterBias }
        set { options.minificationFilterBias = newValue }
    }

    /// Stored; drawn contents always have eight bits per colour. Default `RGBA8Uint`.
    public final var contentsFormat: CALayerContentsFormat {
        get { options.contentsFormat }
        set { options.contentsFormat = newValue }
    }

    /// Stored; drawing always happens in the display pass. Default false.
    public final var drawsAsynchronously: Bool {
        get { options.drawsAsynchronously }
        set { options.drawsAsynchronously = newValue }
    }

    /// Whether a bounds of another size makes the layer draw itself again; else its bitmap is stretched. Default false.
    public final var needsDisplayOnBoundsChange: Bool {
        get { options.needsDisplayOnBoundsChange }
        set { options.needsDisplayOnBoundsChange = newValue }
    }

    /// Whether the layer is to draw itself again.
    public final func needsDisplay() -> Bool { marks.needsDisplay }

    /// Draws the contents now if that is due.
    public final func displayIfNeeded() {
        guard marks.needsDisplay else { return }
        marks.needsDisplay = false
        display()
    }

    final func setContents(_ new: Any?) {
        if let old = contentsValue as? CGImage, old === new as? CGImage { return }
        guard new != nil || contentsValue != nil || backing != nil else { return }
        change("contents") {
            contentsValue = new
            backing = nil
        }
    }

    /// Has `draw(in:)` fill a bitmap of the layer's own, which then is its contents; none is kept of an empty drawing.
    package final func drawContents() {
        let drawn = BackingStore(bounds: bounds, scale: displayScale) { context in
            delegate?.layerWillDraw(self)
            draw(in: context)
        }
        // A view that draws nothing keeps the contents that its app gave the layer.
        guard drawn != nil || backing != nil else { return }
        contentsValue = nil
        backing = drawn
        noteChange()
    }
}
