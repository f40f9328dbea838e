import CoreGraphics

/// The additional properties of a replicator layer.
struct ReplicatorValues: Equatable {
    var count = 1
    var delay: Seconds = 0
    var transform = CATransform3DIdentity
    var preservesDepth = false
    var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    /// What is added to red, green, blue and alpha from one instance to the next.
    var colorOffset = SIMD4<Float>.zero

    /// The most instances that are shown; each has nodes and pictures of its own. Chosen: far more than can be told
    /// apart on a screen.
    static let maximumCount = 10_000

    /// The number of instances that are shown.
    var shownCount: Int { max(0, min(count, Self.maximumCount)) }

    /// The color and opacity of an instance; the first one has index 0.
    func shade(ofInstance index: Int) -> InstanceShade {
        let base =
            color.map { SIMD4(Float($0.red), Float($0.green), Float($0.blue), Float($0.alpha)) } ?? SIMD4(repeating: 1)
        let shown = (base + colorOffset * Float(index)).clamped(lowerBound: .zero, upperBound: .one)
        let factors = SIMD3(shown.x, shown.y, shown.z)
        return InstanceShade(tint: factors == .one ? nil : LayerTint(factors), alpha: shown.w)
    }
}
