extension UIImage {
    /// Draws the image into `rect` of `context`: in its original colors, or as a template filled with `tint`.
    package func paint(in rect: CGRect, on context: CGContext, tint: UIColor?) {
        guard content != .none, !rect.isEmpty else { return }
        if let symbol { return paint(symbol: symbol, in: rect, on: context, tint: tint) }
        guard let tint else { return paintPixels(in: rect, on: context) }
        context.saveGState()
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        paintPixels(in: rect, on: context)
        context.setBlendMode(.sourceIn)
        context.setAlpha(1)
        context.setFillColor(tint.cgColor)
        context.fill(rect)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    func paint(symbol: SymbolImage, in rect: CGRect, on context: CGContext, tint: UIColor?) {
        context.saveGState()
        let isFlipped = isFlippedNow != displayAttributes.orientation.isMirrored
        if isFlipped {
            context.translateBy(x: rect.midX, y: 0)
            context.scaleBy(x: -1, y: 1)
            context.translateBy(x: -rect.midX, y: 0)
        }
        symbol.paint(in: rect, naturalSize: size, on: context, tint: tint)
        context.restoreGState()
    }

    /// Whether the image is mirrored in the current layout direction.
    private var isFlippedNow: Bool {
        displayAttributes.flipsForRightToLeft && UITraitCollection.current.layoutDirection == .rightToLeft
    }

    private func paintPixels(in rect: CGRect, on context: CGContext) {
        if rect.size == size || !isResizedByParts {
            paintWhole(in: rect, on: context)
        } else {
            for patch in NineSlicePatch.patches(ofImageSize: size, caps: displayAttributes.capInsets, in: rect) {
                paint(patch, on: context)
            }
        }
    }

    func paint(_ patch: NineSlicePatch, on context: CGContext) {
        let step = displayAttributes.resizingMode == .tile ? patch.source.size : patch.destination.size
        guard step.width > 0, step.height > 0 else { return }
        let scaleX = step.width / patch.source.width
        let scaleY = step.height / patch.source.height
        context.saveGState()
        context.clip(to: patch.destination)
        for y in stride(from: patch.destination.minY, to: patch.destination.maxY, by: step.height) {
            for x in stride(from: patch.destination.minX, to: patch.destination.maxX, by: step.width) {
                let whole = CGRect(
                    x: x - patch.source.minX * scaleX, y: y - patch.source.minY * scaleY,
                    width: size.width * scaleX, height: size.height * scaleY)
                context.saveGState()
                context.clip(to: CGRect(origin: CGPoint(x: x, y: y), size: step))
                paintWhole(in: whole, on: context)
                context.restoreGState()
            }
        }
        context.restoreGState()
    }

    /// Draws all pixels into `rect`, rotated and mirrored by the orientation.
    private func paintWhole(in rect: CGRect, on context: CGContext) {
        let isFlipped = isFlippedNow
        if displayAttributes.orientation == .up, !isFlipped {
            if let pixels = pixels(for: rect.size, on: context) { context.drawUpright(pixels, in: rect) }
            return
        }
        context.saveGState()
        context.translateBy(x: rect.midX, y: rect.midY)
        if isFlipped { context.scaleBy(x: -1, y: 1) }
        let (turn, isMirrored) = displayAttributes.orientation.rotationAndMirroring
        context.rotate(by: turn)
        if isMirrored { context.scaleBy(x: -1, y: 1) }
        let size =
            displayAttributes.orientation.isQuarterTurn ? CGSize(width: rect.height, height: rect.width) : rect.size
        let centerd = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        if let pixels = pixels(for: size, on: context) { context.drawUpright(pixels, in: centerd) }
        context.restoreGState()
    }

    /// The pixels to draw at `size` points: those of a vector image are made for that size in the pixels of `context`.
    private func pixels(for size: CGSize, on context: CGContext) -> CGImage? {
        guard case .vector(let vector) = content else { return pixels }
        let transform = context.userSpaceToDeviceSpaceTransform
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        // Larger than an image can be, the natural size is stretched.
        return vector.pixels(size: size, at: scale) ?? pixels
    }
}

extension UIImage.Orientation {
    fileprivate var isMirrored: Bool { rotationAndMirroring.isMirrored }

    /// The clockwise rotation in radians that shows the pixels upright, and whether they are mirrored horizontally
    /// first.
    fileprivate var rotationAndMirroring: (turn: CGFloat, isMirrored: Bool) {
        switch self {
        case .up: (0, false)
        case .down: (.pi, false)
        case .left: (-.pi / 2, false)
        case .right: (.pi / 2, false)
        case .upMirrored: (0, true)
        case .downMirrored: (.pi, true)
        case .leftMirrored: (-.pi / 2, true)
        case .rightMirrored: (.pi / 2, true)
        }
    }
}
