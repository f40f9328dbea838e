import CoreGraphics
import Foundation

extension CALayer {
    /// How the contents are positioned or scaled in the bounds. Default `resize`.
    public final var contentsGravity: CALayerContentsGravity {
        get { options.content.contentsGravity }
        set { setOption(\.content.contentsGravity, to: newValue) }
    }

    /// The pixels per point of a `CGImage` in `contents`, which determines its size in points. Default 1.
    ///
    /// Contents that the layer draws itself always use the screen's scale.
    public final var contentsScale: CGFloat {
        get { values.contents.scale }
        set { change("contentsScale", \.contents.scale, to: newValue) }
    }

    /// The visible part of the contents, in unit coordinates. Default all: (0, 0, 1, 1). Non-finite rectangles are
    /// reported and ignored.
    public final var contentsRect: CGRect {
        get { values.contents.rect }
        set {
            guard newValue != values.contents.rect, accepts(newValue.isFinite, key: "contentsRect", value: newValue)
            else { return }
            change("contentsRect") { values.contents.rect = newValue }
        }
    }

    /// The part of `contentsRect`, in unit coordinates of it, that stretches when contents are resized; the corners
    /// outside keep their size. Default all: (0, 0, 1, 1).
    public final var contentsCenter: CGRect {
        get { values.contents.center }
        set {
            guard newValue != values.contents.center, accepts(newValue.isFinite, key: "contentsCenter", value: newValue)
            else {
                return
            }
            change("contentsCenter") { values.contents.center = newValue }
        }
    }

    /// Declares that the contents hide everything behind them. Alpha is then ignored where contents are drawn pixel
    /// for pixel. Default false.
    public final var isOpaque: Bool {
        get { options.content.isOpaque }
        set { setOption(\.content.isOpaque, to: newValue) }
    }

    /// The filter for enlarged contents. Default linear.
    public final var magnificationFilter: CALayerContentsFilter {
        get { options.content.magnificationFilter }
        set { setOption(\.content.magnificationFilter, to: newValue) }
    }

    /// The filter for reduced contents. Default linear.
    public final var minificationFilter: CALayerContentsFilter {
        get { options.content.minificationFilter }
        set { setOption(\.content.minificationFilter, to: newValue) }
    }

    /// Stored only. Default 0.
    public final var minificationFilterBias: Float {
        get { options.content.minificationFilterBias }
        set { options.content.minificationFilterBias = newValue }
    }

    /// Stored only; drawn contents always have eight bits per channel. Default `RGBA8Uint`.
    public final var contentsFormat: CALayerContentsFormat {
        get { options.content.contentsFormat }
        set { options.content.contentsFormat = newValue }
    }

    /// Stored only; drawing always happens in the display pass. Default false.
    public final var drawsAsynchronously: Bool {
        get { options.content.drawsAsynchronously }
        set { options.content.drawsAsynchronously = newValue }
    }

    /// Whether a change of the bounds' size redraws the layer; otherwise its bitmap is stretched. Default false.
    public final var needsDisplayOnBoundsChange: Bool {
        get { options.content.needsDisplayOnBoundsChange }
        set { options.content.needsDisplayOnBoundsChange = newValue }
    }

    /// Whether the layer is going to be redrawn.
    public final func needsDisplay() -> Bool { marks.needsDisplay }

    /// Draws the contents now if the layer needs display.
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

    /// Draws `draw(in:)` into a bitmap that becomes the layer's contents. An empty drawing gives no bitmap.
    package final func drawContents() {
        setDrawnContents(
            BackingStore(bounds: bounds, scale: displayScale) { context in
                delegate?.layerWillDraw(self)
                draw(in: context)
            })
    }

    /// Shows the bitmap that an equal layer has drawn, or draws one. Layers are equal if they draw the same in bounds of
    /// the same size.
    ///
    /// - Parameter drawing: An immutable object that the drawing depends on, and on nothing else but `offset`.
    /// - Returns: Whether it was drawn.
    package final func drawContents(
        sharing drawing: AnyObject, offset: CGFloat, among others: inout SharedDrawings
    ) -> Bool {
        let key = SharedDrawings.Key(drawing: drawing, offset: offset, bounds: bounds, scale: displayScale)
        if let backing = others[key] {
            setDrawnContents(backing)
            return false
        }
        drawContents()
        if let backing { others.insert(backing, for: key) }
        return true
    }

    private func setDrawnContents(_ drawn: BackingStore?) {
        // A view that draws nothing keeps the contents that the app has set.
        guard drawn != nil || backing != nil else { return }
        contentsValue = nil
        backing = drawn
        markChanged()
    }
}
