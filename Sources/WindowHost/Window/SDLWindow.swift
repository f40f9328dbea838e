import CSDL
import CoreGraphics
import Foundation
import UIFoundation
import UIKitDevice

/// The SDL calls that open and measure a window.
@MainActor
enum SDLWindow {
    /// SDL's constant for the middle of the screen: a macro that Swift does not import.
    private static let centered = Int32(bitPattern: 0x2FFF_0000)

    /// Connects to the display.
    static func start() throws(WindowFailure) {
        SDL_SetMainReady()
        let hints = [
            // Ctrl-C must end the app even while it waits; SDL's handler would only post an event.
            SDL_HINT_NO_SIGNAL_HANDLERS: "1",
            SDL_HINT_VIDEO_ALLOW_SCREENSAVER: "1",
            SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
            // SDL must not synthesize pointer events from fingers, or the reverse.
            SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
            SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
            // The click that brings the window to the front is delivered.
            SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH: "1",
            SDL_HINT_IME_SHOW_UI: "1",
            // Compositions of more than 31 bytes.
            SDL_HINT_IME_SUPPORT_EXTENDED_TEXT: "1",
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        // Wayland's library writes to standard error when there is no Wayland.
        let displayVariables = ["SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"]
        if displayVariables.allSatisfy({ (name: String) in SDL_getenv(name) == nil }) {
            SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
        }
        guard ConnectionEnvironment.with({ SDL_InitSubSystem(SDL_INIT_VIDEO) }) == 0 else {
            throw .noDisplay(reason: String(cString: SDL_GetError()))
        }
        let driver = String(cString: SDL_GetCurrentVideoDriver())
        if invisibleDrivers.contains(driver), SDL_getenv("SDL_VIDEODRIVER") == nil {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw .noDisplay(reason: "SDL found only its driver “\(driver)”, which shows nothing")
        }
        // Copying to shared memory takes 1 ms, the software OpenGL that SDL prefers takes 20. Wayland supports only
        // that.
        if driver != "wayland" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    }

    /// The drivers that SDL falls back on without a display. They are accepted only when requested by name.
    private static let invisibleDrivers: Set = ["dummy", "offscreen", "evdev"]

    /// Creates a hidden window; `size` is in SDL's units.
    static func open(title: String, size: CGSize, isResizable: Bool) throws(WindowFailure) -> OpaquePointer {
        var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        guard
            let window = SDL_CreateWindow(title, centered, centered, Int32(size.width), Int32(size.height), flags)
        else {
            let reason = String(cString: SDL_GetError())
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw .noWindow(reason: reason)
        }
        return window
    }

    /// Moves and resizes a window.
    static func move(_ window: OpaquePointer, to frame: CGRect) {
        SDL_SetWindowSize(window, Int32(frame.width), Int32(frame.height))
        SDL_SetWindowPosition(window, Int32(frame.minX), Int32(frame.minY))
    }

    /// A window's size in units and in pixels.
    static func sizes(of window: OpaquePointer) -> (units: CGSize, pixels: CGSize) {
        var width = Int32(0)
        var height = Int32(0)
        var pixelWidth = Int32(0)
        var pixelHeight = Int32(0)
        SDL_GetWindowSize(window, &width, &height)
        SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
        return (
            CGSize(width: Int(width), height: Int(height)), CGSize(width: Int(pixelWidth), height: Int(pixelHeight))
        )
    }

    /// The frame of a window's content on the desktop, in units.
    static func frame(of window: OpaquePointer) -> CGRect {
        var x = Int32(0)
        var y = Int32(0)
        SDL_GetWindowPosition(window, &x, &y)
        return CGRect(origin: CGPoint(x: Int(x), y: Int(y)), size: sizes(of: window).units)
    }

    /// The part of the display of `window` that panels leave free, in units; nil when the window system does not report
    /// it.
    static func usableBounds(around window: OpaquePointer) -> CGRect? {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(max(SDL_GetWindowDisplayIndex(window), 0), &bounds) == 0 else { return nil }
        return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
    }

    /// The borders that the window system draws around `window`; nil until it reports them, which is after the window
    /// is shown.
    static func borders(of window: OpaquePointer) -> UIEdgeInsets? {
        var top = Int32(0)
        var left = Int32(0)
        var bottom = Int32(0)
        var right = Int32(0)
        guard SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right) == 0, top + left + bottom + right > 0
        else { return nil }
        return UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
    }

    /// Sets the icon for task bars; `icon` has premultiplied pixels.
    static func setIcon(_ icon: Bitmap, of window: OpaquePointer) {
        let straight = icon.unpremultiplied()
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
            straight.pixels, Int32(straight.width), Int32(straight.height), 32, Int32(straight.bytesPerRow),
            SDL_PIXELFORMAT_ARGB8888.rawValue)
        guard let surface else { return }
        SDL_SetWindowIcon(window, surface)
        SDL_FreeSurface(surface)
    }
}

extension Bitmap {
    /// A copy with straight (not premultiplied) alpha, as window systems expect for icons.
    fileprivate func unpremultiplied() -> Bitmap {
        let result = copy()
        for row in 0..<height {
            let line = result.pixels + row * result.bytesPerRow
            let bytes = UnsafeMutableRawBufferPointer(start: line, count: 4 * width)
            for pixel in stride(from: 0, to: bytes.count, by: 4) {
                let alpha = Int(bytes[pixel + 3])
                guard alpha > 0, alpha < 255 else { continue }
                for channel in pixel..<pixel + 3 { bytes[channel] = UInt8(min(Int(bytes[channel]) * 255 / alpha, 255)) }
            }
        }
        return result
    }
}
