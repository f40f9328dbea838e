import CoreGraphics
import UIKitCore

/// Makes the pointer a beam over the text of a field.
final class TextPointerInteraction: UIPointerInteraction {
    private let beam = TextPointerBeam()

    init() {
        super.init(delegate: beam)
    }
}

private final class TextPointerBeam: NSObject, UIPointerInteractionDelegate {
    /// The field without the views at its sides, such as the clear button.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard let field = interaction.view as? UITextField else { return nil }
        let bounds = field.bounds
        let text = field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
        let rect = CGRect(x: text.minX, y: bounds.minY, width: text.width, height: bounds.height)
        return rect.contains(request.location) ? UIPointerRegion(rect: rect) : nil
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        let font = (interaction.view as? UITextField)?.font
        return UIPointerStyle(shape: .verticalBeam(length: font?.lineHeight ?? region.rect.height))
    }
}
