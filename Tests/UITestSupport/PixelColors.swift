import UIKitCore
import VelariumTesting

extension UIImage {
    /// The color of the pixel at column `x` and row `y`, from the upper left corner.
    package func hex(_ x: Int, _ y: Int) -> String {
        cgImage?.bitmap.color(x: x, y: y).description ?? "none"
    }
}

extension Picture.Color {
    /// Whether the color is within `tolerance` of this opaque color.
    package func isNear(_ red: UInt8, _ green: UInt8, _ blue: UInt8, within tolerance: Int = 3) -> Bool {
        isClose(to: Picture.Color(red: red, green: green, blue: blue), within: tolerance)
    }
}
