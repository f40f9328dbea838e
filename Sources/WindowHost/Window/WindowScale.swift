import Foundation

/// The number of pixels per point in a window.
package enum WindowScale {
    /// The allowed scales.
    package static let range: ClosedRange<CGFloat> = 0.25...8

    /// The scale given by the caller, otherwise by the environment (`VELARIUM_SCALE`); nil when neither gives one.
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

    /// The scale for a display's dots per inch, where 96 is scale 1. It is a multiple of a quarter and at least 1:
    /// values between would blur, and displays that report less than 96 are usually wrong.
    package static func forDotsPerInch(_ dots: Double) -> CGFloat {
        guard dots > 0 else { return 1 }
        return CGFloat(min(max((dots / 96 * 4).rounded() / 4, 1), 4))
    }
}
