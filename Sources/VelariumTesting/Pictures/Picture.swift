import CoreGraphics
import Driving
import Foundation

/// The pixels of a screen at one moment. Coordinates are points, y down, unless they are called pixels.
@preconcurrency @MainActor
public struct Picture {
    /// The color of a pixel in sRGB, not premultiplied, with components from 0 to 255.
    public struct Color: Hashable, Sendable, CustomStringConvertible {
        /// A component, 0 to 255, not premultiplied. An `alpha` of 255 is opaque.
        public let red, green, blue, alpha: UInt8

        /// Creates a color, opaque by default.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Red, green, blue and alpha in hexadecimal: `#FF8000FF`.
        public var description: String {
            PixelColor(red: red, green: green, blue: blue, alpha: alpha).description
        }

        /// Whether no component differs by more than `tolerance` from that of `other`.
        public func isClose(to other: Color, within tolerance: Int) -> Bool {
            zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
                .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
        }
    }

    /// How much two pictures may differ and still match.
    public struct Tolerance: Hashable, Sendable {
        /// The maximum difference of a component, of 255.
        public var channel: Int
        /// The fraction of pixels, 0 to 1, that may differ by more.
        public var share: Double

        /// A difference of 24, and 20 pixels in a million beyond that. It accepts another version of the drawing
        /// libraries, but not one changed letter.
        public static let usual = Tolerance(
            channel: PictureTolerance.standard.channel, share: PictureTolerance.standard.fraction)
        /// No difference.
        public static let exact = Tolerance(channel: 0, share: 0)

        /// Creates a tolerance.
        public init(channel: Int, share: Double) {
            self.channel = channel
            self.share = share
        }

        var comparison: PictureTolerance { PictureTolerance(channel: channel, fraction: share) }
    }

    package let bitmap: Bitmap
    /// Pixels per point.
    public let scale: CGFloat

    init(bitmap: Bitmap, scale: CGFloat) {
        self.bitmap = bitmap
        self.scale = scale
    }

    /// The width in pixels.
    public var pixelWidth: Int { bitmap.width }
    /// The height in pixels.
    public var pixelHeight: Int { bitmap.height }

    /// Returns the color of the pixel at a point.
    ///
    /// - Precondition: The point is inside the picture.
    public func color(atX x: CGFloat, y: CGFloat) -> Color {
        let column = (x * scale).rounded(.down)
        let row = (y * scale).rounded(.down)
        precondition(
            column >= 0 && column < CGFloat(pixelWidth) && row >= 0 && row < CGFloat(pixelHeight),
            "Point (\(x), \(y)) is not in a picture of \(pixelWidth)×\(pixelHeight) pixels at scale \(scale).")
        let pixel = bitmap.color(x: Int(column), y: Int(row))
        return Color(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
    }

    /// Writes a PNG file. A relative path starts at the current directory; the folder must exist.
    public func save(
        to file: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            do throws(StepFailure) {
                try PictureFiles(folder: Folder()).write(bitmap, to: file)
            } catch {
                throw TestFailure(error)
            }
        }
    }

    /// Throws unless the picture matches the PNG `file`, with a description of the difference. Then it also writes
    /// `FILE.actual.png`, `FILE.diff.png`, and `picture-failures.html`: a page that shows all failures of the folder, with
    /// a slider between the old and the new picture.
    public func check(
        against file: String, tolerance: Tolerance = .usual, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            do throws(StepFailure) {
                try PictureFiles(folder: Folder()).compare(bitmap, with: file, tolerance: tolerance.comparison)
            } catch {
                throw TestFailure(error)
            }
        }
    }

    /// Whether the picture matches the PNG `file`; `check(against:tolerance:)` describes the difference.
    public func matches(file: String, tolerance: Tolerance = .usual) -> Bool {
        (try? check(against: file, tolerance: tolerance)) != nil
    }

    /// Whether two pictures match.
    public func matches(_ other: Picture, tolerance: Tolerance = .usual) -> Bool {
        PictureComparison(of: bitmap, with: other.bitmap, tolerance: tolerance.comparison).isMatch
    }
}
