/// The difference up to which two pictures count as equal.
///
/// Drawing is identical on every machine with the same fonts and libraries. The tolerance covers other versions of
/// Cairo or Pango, which change antialiased edges slightly. It is far below one changed letter.
package struct PictureTolerance: Hashable, Sendable {
    /// The tolerated difference of a pixel's red, green, blue or alpha, of 255.
    package var channel: Int
    /// The fraction of pixels that may differ by more, 0 to 1.
    package var fraction: Double

    /// 24 in a channel, and 20 in a million pixels beyond that; both chosen.
    package static let standard = PictureTolerance(channel: 24, fraction: 0.000_02)
    /// No difference at all.
    package static let exact = PictureTolerance(channel: 0, fraction: 0)

    package init(channel: Int, fraction: Double) {
        self.channel = channel
        self.fraction = fraction
    }
}
