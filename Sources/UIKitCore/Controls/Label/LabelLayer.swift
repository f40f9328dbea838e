import QuartzCore

/// The layer of a label. Labels that show the same text in the same size share one bitmap.
package final class LabelLayer: CALayer {
    /// The most bytes of drawn text that are kept, shown or not (chosen: the texts of a phone's screen).
    nonisolated private static let byteLimit = 2 << 20
    @MainActor private static var drawings = SharedDrawings(byteLimit: byteLimit)
    /// How many texts labels have drawn themselves. For tests.
    @MainActor package private(set) static var textsDrawn = 0

    package override func display() {
        // Views live on the main actor, and so do their layers.
        guard let label = delegate as? UILabel else { return super.display() }
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.display(label) }
    }

    @MainActor private func display(_ label: UILabel) {
        let size = bounds.size
        guard label.drawsOnlyText, bounds.origin == .zero, size.width > 0, size.height > 0 else { return drawAlone() }
        label.resolvedTraits.performAsCurrent {
            let text = label.laidOutText(in: size)
            guard SharedTextLayouts.isShared(text.layout) else { return drawAlone() }
            if drawContents(sharing: text.layout, offset: text.top, among: &Self.drawings) { Self.textsDrawn += 1 }
        }
    }

    @MainActor private func drawAlone() {
        Self.textsDrawn += 1
        super.display()
    }
}
