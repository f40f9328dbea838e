import CSDL
import CShims
import CoreGraphics

/// The window system behind an SDL window.
enum WindowConnection {
    case x11(display: UnsafeMutableRawPointer, window: UInt)
    case wayland(display: UnsafeMutableRawPointer)
    /// A driver without a connection.
    case other

    init(of window: OpaquePointer) {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        self = .other
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE else { return }
        if info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display {
            self = .x11(display: UnsafeMutableRawPointer(display), window: info.info.x11.window)
        } else if info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display {
            self = .wayland(display: UnsafeMutableRawPointer(display))
        }
    }

    /// A file descriptor that is readable when the window system has sent something; -1 if there is none.
    var descriptor: Int32 {
        switch self {
        case .x11(let display, _): velarium_x11_connection(display)
        case .wayland(let display): velarium_wayland_connection(display)
        case .other: -1
        }
    }

    /// The scale from the user's settings, where the window's units are pixels.
    var scale: CGFloat {
        switch self {
        case .x11(let display, _): WindowScale.forDotsPerInch(velarium_x11_dpi(display))
        case .wayland, .other: 1
        }
    }

    /// The window's name for the desktop's portals, so that their dialogs are in front of it; empty for none.
    var portalIdentifier: String {
        switch self {
        case .x11(_, let window): "x11:" + String(window, radix: 16)
        case .wayland, .other: ""
        }
    }

    /// Sets the window's title in UTF-8 where SDL cannot: on X11 it uses the process's locale, which may be C.
    func setTitle(_ title: String) {
        switch self {
        case .x11(let display, let window): velarium_x11_set_title(display, window, title)
        case .wayland, .other: break
        }
    }
}
