extension UIImage {
    /// This image with `color` painted over its opaque pixels.
    package func shaded(with color: UIColor) -> UIImage? {
        redrawn { context, rect in
            draw(in: rect)
            context.setBlendMode(.sourceAtop)
            context.setFillColor(color.cgColor)
            context.fill(rect)
        }
    }

    /// This image at the opacity `alpha`.
    package func faded(to alpha: CGFloat) -> UIImage? {
        redrawn { _, rect in draw(in: rect, blendMode: .normal, alpha: alpha) }
    }

    private func redrawn(_ draw: (CGContext, CGRect) -> Void) -> UIImage? {
        let context = makeImageContext(size: size, scale: scale, isOpaque: false)
        UIGraphicsPushContext(context)
        draw(context, CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
        guard let pixels = context.makeImage() else { return nil }
        return UIImage(
            pixels: pixels,
            look: DisplayAttributes(
                scale: scale, capInsets: capInsets, resizingMode: resizingMode,
                isResizable: displayAttributes.isResizable))
    }
}
