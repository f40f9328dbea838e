/// The slicing of an image of a catalog: caps that keep their size, and a center that is stretched or tiled.
struct AssetSlices {
    private let capInsets: UIEdgeInsets
    private let resizingMode: UIImage.ResizingMode

    /// Nil if `entry` is not sliced. Its insets are in pixels; `scale` is the image's pixels per point.
    init?(_ entry: AssetCatalog.Entry, scale: CGFloat) {
        guard let resizing = entry.values["resizing"] as? [String: Any],
            let insets = resizing["cap-insets"] as? [String: Any]
        else { return nil }
        func points(_ edge: String) -> CGFloat {
            guard let pixels = insets[edge] as? Double, pixels.isFinite, pixels > 0 else { return 0 }
            return CGFloat(pixels) / scale
        }
        let center = resizing["center"] as? [String: Any]
        capInsets = UIEdgeInsets(
            top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
        resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
    }

    /// `image` with the caps.
    func slice(_ image: UIImage) -> UIImage {
        image.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
}
