import UIKitCore

/// Lets a system show what is in front of its app: panels, notices, touch points, and the status bar's drawing.
package enum SystemChromeModule: SystemModule {
    package static func install(in system: UIKitSystem) {
        // From the first event on: it has to know which keys are down.
        system.frameLoop.add(system.overlay)
    }
}

/// Holds the drawing of a system's status bar and home indicator.
@MainActor private final class SystemChromeHolder: SystemService {
    var display: SystemChromeDisplay?

    init(system: UIKitSystem) {}
}

extension UIKitSystem {
    /// Whether the status bar and home indicator are drawn, in front of every window. Default false: snapshots show
    /// the app alone.
    package var showsSystemChrome: Bool {
        get { service(SystemChromeHolder.self).display != nil }
        set {
            guard newValue != showsSystemChrome else { return }
            let holder = service(SystemChromeHolder.self)
            if let display = holder.display {
                display.remove()
                frameLoop.remove(display)
                holder.display = nil
            } else {
                let display = SystemChromeDisplay(system: self)
                holder.display = display
                frameLoop.add(display)
            }
            host.requestFrame()
        }
    }
}
