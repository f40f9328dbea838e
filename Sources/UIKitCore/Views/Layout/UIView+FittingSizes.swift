import CoreGraphics

extension UIView {
    /// The target of `systemLayoutSizeFitting(_:)` for the smallest size: (0, 0).
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target of `systemLayoutSizeFitting(_:)` for the largest size: (10000, 10000).
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}
