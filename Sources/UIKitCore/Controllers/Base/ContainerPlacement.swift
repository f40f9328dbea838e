import CoreGraphics

/// Where a container places a controller's view among its bars. Points, in the container's content.
package struct ContainerPlacement: Equatable {
    /// The distances of the view's edges from those of the content.
    package var outer = UIEdgeInsets.zero
    /// How much of the view the bars cover, beyond the safe area of the content.
    package var covered = UIEdgeInsets.zero

    /// The whole content, without bars.
    package init() {}

    /// The frame of the view in `content`.
    @MainActor package func frame(in content: UIView) -> CGRect { content.bounds.inset(by: outer) }
}

/// A bar of a container, at the upper or lower edge of its content.
package struct ContainerBar {
    /// The length that it takes beyond the safe area; 0 for a hidden bar. Points.
    let length: CGFloat
    let isOpaque: Bool

    package init(length: CGFloat, isOpaque: Bool) {
        self.length = length
        self.isOpaque = isOpaque
    }
}
