/// Why a window cannot be opened. The description says what happened and what to do.
package enum WindowFailure: Error, Hashable, CustomStringConvertible {
    /// There is no display, or it refuses the connection.
    case noDisplay(reason: String)
    /// The display did not create a window.
    case noWindow(reason: String)
    /// The window has no pixels to draw on.
    case noPixels(reason: String)
    /// The requested scale is not a valid number of pixels per point.
    case badScale(String)

    package var description: String {
        switch self {
        case .noDisplay(let reason):
            "There is no display to open a window on (\(reason)). Set DISPLAY or WAYLAND_DISPLAY, start one with "
                + "Xvfb, or run without a window: VELARIUM_HOST=headless."
        case .noWindow(let reason):
            "The display did not create a window (\(reason)). Try another driver, SDL_VIDEODRIVER=x11 for instance, or "
                + "run without a window: VELARIUM_HOST=headless."
        case .noPixels(let reason):
            "The window has no pixels to draw on (\(reason)). Try another driver, SDL_VIDEODRIVER=x11 for instance."
        case .badScale(let text):
            "A scale of “\(text)” cannot be shown. Use pixels per point from \(WindowScale.range.lowerBound) to "
                + "\(WindowScale.range.upperBound), such as VELARIUM_SCALE=2."
        }
    }
}
