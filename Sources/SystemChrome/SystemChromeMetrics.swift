import UIKitCore

/// Metrics of the device frame and system chrome. Points; sources: `Docs/Numbers.md`.
enum SystemChromeMetrics {
    /// The width of the black bezel around the screen.
    static let bezelWidth: CGFloat = 10
    /// The height of the bezel above and below the screen of a device with a home button.
    static let homeButtonBezelHeight: CGFloat = 72
    /// The corner radius of the body of a device with a home button, and of a desktop's frame.
    static let homeButtonCornerRadius: CGFloat = 50
    static let desktopCornerRadius: CGFloat = 12
    /// The width of the light edge around the body.
    static let bodyEdge: CGFloat = 2
    /// The free space around a framed device.
    static let margin: CGFloat = 16
    static let homeButtonDiameter: CGFloat = 46
    /// The slot of the loudspeaker above a screen without a cutout.
    static let speakerSize = CGSize(width: 58, height: 6)
    /// The front camera beside the loudspeaker, and the distance between their middles.
    static let cameraDiameter: CGFloat = 9
    static let cameraDistance: CGFloat = 48
    static let indicatorSize = CGSize(width: 139, height: 5)
    static let wideIndicatorWidth: CGFloat = 220
    static let indicatorGap: CGFloat = 8
    /// The opacity of the indicator while the app's gestures come before the system's at its edge.
    static let dimmedIndicatorAlpha: CGFloat = 0.4
    static let islandSize = CGSize(width: 126, height: 37)
    /// The corner radius of a notch's free corners.
    static let notchCorner: CGFloat = 20
    /// The radius of the bends at the upper edge.
    static let notchBend: CGFloat = 6
    /// The diameter of the disk that marks a mouse's simulated finger.
    static let touchPointDiameter: CGFloat = 30
    /// The charge up to which the battery is red, from 0 to 1.
    static let lowBatteryLevel: Float = 0.2
    /// The time in Apple's pictures.
    static let time = "9:41"
}
