/// The stack of contexts of each thread; the current one is last.
private let contexts = ThreadLocal<[CGContext]>(key: "UIGraphics.contexts", initial: [])

/// The context that UIKit's drawing calls on this thread use; nil outside drawing callbacks such as `draw(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    contexts.value.last
}

/// Makes `context` current on this thread until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    contexts.value.append(context)
}

/// Makes the context current that was current before the last push. Does nothing without one.
public func UIGraphicsPopContext() {
    _ = contexts.value.popLast()
}

// MARK: Image contexts

/// Starts a transparent image of `size` points, one pixel per point, y down. End it with `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image of `size` points, y down. An opaque image starts black, others start transparent.
///
/// - Parameter scale: pixels per point; 0 means the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : currentDisplayScale
    UIGraphicsPushContext(makeImageContext(size: size, scale: scale, isOpaque: opaque))
}

/// A copy of the image being drawn; nil without an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.userSpaceToDeviceSpaceTransform.a, orientation: .up)
}

/// Ends the image context that was begun last.
public func UIGraphicsEndImageContext() {
    UIGraphicsPopContext()
}

/// Pixels per point of the screen that is currently drawn; 1 when unknown.
var currentDisplayScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
}

/// A context of whole pixels that holds `size` points, y down.
///
/// A zero, negative or non-finite size gives a context without pixels, which ignores drawing. So does a size that is
/// too large, with a log line.
package func makeImageContext(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
        return CGContext(bitmap: Bitmap(width: 0, height: 0), scale: 1)
    }
    let longest = CGFloat(Bitmap.maximumSide)
    guard width <= longest, height <= longest, width * height <= CGFloat(CGImage.maximumPixelCount) else {
        Log.line(
            "An image of \(size.width)×\(size.height) points at \(scale) pixels per point is too large to draw: at "
                + "most \(Bitmap.maximumSide) pixels on a side and \(CGImage.maximumPixelCount) in all. It stays "
                + "empty.")
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

/// Fills `rect` with the current fill color.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills `rect` with the current fill color, blended by `blendMode`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line one point wide inside the edges of `rect`, with the current fill color.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .normal)
}

/// Draws a line one point wide inside the edges of `rect`, with the current fill color, blended by `blendMode`.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Clips later drawing in the current context to `rect`.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
