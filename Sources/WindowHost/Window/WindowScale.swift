import Foundation

/// How many pixels a point gets in a window.
package enum WindowScale {
    package static let range: ClosedRange<CGFloat> = 0.25...8

    /// What the caller or else the environment (`VELARIUM_SCALE`) asks for; nil when neither does.
    package static func requested(
        _ scale: CGFloat?, environment: [String: String]
    ) throws(WindowFailure) -> CGFloat? {
        if let scale {
            guard range.contains(scale) else { throw .badScale("\(scale)") }
            return scale
        }
        guard let text = environment["VELARIUM_SCALE"], !text.isEmpty else { return nil }
        guard let scale = Double(text), range.contains(CGFloat(scale)) else { throw .badScale(text) }
        return CGFloat(scale)
    }

    /// The scale for a display of so many dots per inch, where 96 is the plain one. Quarters, and never below 1: what
    /// lies between would only blur, and a dpi under 96 is a display's guess about itself.
    package static func forDotsPerInch(_ dots: Double) -> CGFloat {
        guard dots > 0 else { return 1 }
        return CGFloat(min(max((dots / 96 * 4).rounded() / 4, 1), 4))
    }
}
