extension Double {
    /// Whether the two values differ by at most `tolerance`.
    package func isNear(_ other: Double, within tolerance: Double = 1e-6) -> Bool { abs(self - other) <= tolerance }
}
