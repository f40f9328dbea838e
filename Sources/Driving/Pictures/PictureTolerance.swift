/// How far two pictures may be apart and still count as the same.
///
/// Drawing is the same on every machine with the same fonts and libraries; the slack is for another version of Cairo
/// or Pango, which moves soft edges a little. It is far below one changed letter.
package struct PictureTolerance: Hashable, Sendable {
    /// How much a pixel's red, green, blue or alpha may differ, of 255.
    package var channel: Int
    /// The share of pixels that may differ by more, 0 to 1.
    package var share: Double

    /// A step of 24 in a channel, and 20 pixels in a million beyond that; both chosen.
    package static let usual = PictureTolerance(channel: 24, share: 0.000_02)
    /// Not one bit.
    package static let exact = PictureTolerance(channel: 0, share: 0)

    package init(channel: Int, share: Double) {
        self.channel = channel
        self.share = share
    }
}
