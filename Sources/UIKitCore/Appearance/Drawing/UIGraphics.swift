/// The contexts that UIKit's drawing calls go to, the current one last.
private let contexts = PerThread<[CGContext]>(key: "UIGraphics.contexts", initial: [])

/// The context that UIKit's drawing calls on this thread go to; nil outside `draw(_:)` and its siblings.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    contexts.value.last
}

/// Makes `context` current on this thread until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    contexts.value.append(context)
}

/// Makes the context current again that was so before the last push. Nothing without one.
public func UIGraphicsPopContext() {
    _ = contexts.value.popLast()
}

// MARK: Image contexts

/// Starts an image of `size` points, see-through, one pixel per point, y down. End it by `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image of `size` points, y down; `opaque` starts it black.
///
/// - Parameter scale: pixels per point; 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : currentDisplayScale
    UIGraphicsPushContext(makeImageContext(size: size, scale: scale, isOpaque: opaque))
}

/// What has been drawn so far into the image that was begun last; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.userSpaceToDeviceSpaceTransform.a, orientation: .up)
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
    UIGraphicsPopContext()
}

/// Pixels per point of the screen that is drawn for now; 1 when unknown.
var currentDisplayScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
}

/// A context of whole pixels that holds `size` points, y down.
///
/// A size that is no size (zero, negative, not finite) or that is too large gives a context of no pixels, which shows
/// nothing of what is drawn; the second with a line in the log.
func makeImageContext(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
        return CGContext(bitmap: Bitmap(width: 0, height: 0), scale: 1)
    }
    let longest = CGFloat(Bitmap.maximumSide)
    guard width <= longest, height <= longest, width * height <= CGFloat(CGImage.maximumPixelCount) else {
        Log.line(
            "An image of \(size.width)×\(size.height) points at \(scale) pixels per point is too large to draw: at most "
                + "\(Bitmap.maximumSide) pixels on a side and \(CGImage.maximumPixelCount) in all. It stays empty.")
        return CGContext(bitmap: Bitmap(width: 0, height: 0), scale: 1)
    }
    let context = CGContext(bitmap: Bitmap(width: Int(width), height: Int(height)), scale: scale)
    if isOpaque {
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
    }
    return context
}

// MARK: Rectangles

/// Fills `rect` with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills `rect` with the current fill colour, mixed by `blendMode`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line one point wide inside the edges of `rect`, with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .normal)
}

/// Draws a line one point wide inside the edges of `rect`, with the current fill colour, mixed by `blendMode`.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Cuts what is drawn from now on to `rect`.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
