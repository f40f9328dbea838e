import CoreGraphics

/// How large a device is shown in its shell.
package enum ShellZoom: Hashable, Sendable {
    /// As large as the window allows, at most `largestFit`. Default.
    case fit
    case half, threeQuarters, full
    /// A pixel of the device is a pixel of the display.
    case pixelForPixel
    /// A number of pixels of the display for each point of the device.
    case pixels(CGFloat)

    /// What the shell's menu offers.
    static let inMenu: [ShellZoom] = [.fit, .half, .threeQuarters, .full, .pixelForPixel]

    /// The largest factor of `fit`: larger, a phone on a display of 4K would be bigger than in the hand.
    static let largestFit: CGFloat = 2
    /// The smallest factor that a window can shrink a device to.
    static let smallestFit: CGFloat = 0.2

    /// Points of the window for each point of the device; nil if the window decides.
    ///
    /// - Parameters:
    ///   - deviceScale: Pixels for each point of the device.
    ///   - windowScale: Pixels for each point of the window.
    func factor(deviceScale: CGFloat, windowScale: CGFloat) -> CGFloat? {
        switch self {
        case .fit: nil
        case .half: 0.5
        case .threeQuarters: 0.75
        case .full: 1
        case .pixelForPixel: deviceScale / windowScale
        case .pixels(let count): count / windowScale
        }
    }

    /// The name in the shell's menu.
    var title: String {
        switch self {
        case .fit: "Fit"
        case .half: "50 %"
        case .threeQuarters: "75 %"
        case .full: "100 %"
        case .pixelForPixel: "Pixel for Pixel"
        case .pixels(let count): "\(count) Pixels"
        }
    }
}
