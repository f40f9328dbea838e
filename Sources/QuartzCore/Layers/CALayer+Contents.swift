import CoreGraphics
import Foundation

extension CALayer {
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
