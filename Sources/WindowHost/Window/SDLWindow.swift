import CSDL
import Foundation
import UIKitCore

/// The few calls of SDL that open and measure a window.
@MainActor
enum SDLWindow {
    /// SDL's own word for the middle of the screen: a macro that Swift does not see.
    static let centred = Int32(bitPattern: 0x2FFF_0000)

    /// Connects to the display.
    static func start() throws(WindowFailure) {
        SDL_SetMainReady()
        let hints = [
            // Ctrl-C must end the app even while it waits for ever; SDL's handler would only post an event.
            SDL_HINT_NO_SIGNAL_HANDLERS: "1",
            SDL_HINT_VIDEO_ALLOW_SCREENSAVER: "1",
            SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
            // A finger is a finger and a pointer is a pointer: neither plays the other.
            SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
            SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
            // The click that brings the window to the front counts.
            SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH: "1",
            SDL_HINT_IME_SHOW_UI: "1",
        ]
        for (name, value) in hints { SDL_SetHint(name, value) }
        // Wayland's library complains on standard error when it is asked in vain.
        let wishes = ["SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"]
        if wishes.allSatisfy({ (name: String) in SDL_getenv(name) == nil }) {
            SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
        }
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
            throw .noDisplay(reason: String(cString: SDL_GetError()))
        }
        let driver = String(cString: SDL_GetCurrentVideoDriver())
        if invisibleDrivers.contains(driver), SDL_getenv("SDL_VIDEODRIVER") == nil {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw .noDisplay(reason: "SDL found only its driver “\(driver)”, which shows nothing")
        }
        // Copying to shared memory takes 1 ms, the software OpenGL that SDL prefers takes 20. Wayland knows only that.
        if driver != "wayland" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    }

    /// What SDL falls back on without a display. Welcome only to who names it.
    private static let invisibleDrivers: Set = ["dummy", "offscreen", "evdev"]

    /// A hidden window; `size` in SDL's units.
    static func open(title: String, size: CGSize, isResizable: Bool) throws(WindowFailure) -> OpaquePointer {
        var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        guard
            let window = SDL_CreateWindow(title, centred, centred, Int32(size.width), Int32(size.height), flags)
        else {
            let reason = String(cString: SDL_GetError())
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw .noWindow(reason: reason)
        }
        return window
    }

    /// Gives a window the size in points.
    static func resize(_ window: OpaquePointer, to size: CGSize, _ unitsPerPoint: CGFloat) {
        func units(_ points: CGFloat) -> Int32 { Int32((points * unitsPerPoint).rounded()) }
        SDL_SetWindowSize(window, units(size.width), units(size.height))
    }

    /// A window's size in points and its scales.
    static func measure(
        _ window: OpaquePointer, _ connection: WindowConnection, _ requestedScale: CGFloat?
    ) -> (metrics: ScreenMetrics, unitsPerPoint: CGFloat) {
        var (width, height, pixelWidth, pixelHeight) = (Int32(0), Int32(0), Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
        let pixelsPerUnit = width > 0 ? CGFloat(pixelWidth) / CGFloat(width) : 1
        let unitsPerPoint = requestedScale.map { $0 / pixelsPerUnit } ?? connection.scale
        let scale = unitsPerPoint * pixelsPerUnit
        let size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
        return (ScreenMetrics(size: size, scale: scale), unitsPerPoint)
    }
}
