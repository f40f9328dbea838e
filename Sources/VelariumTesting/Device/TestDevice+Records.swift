import Driving
import UIKitCore

/// What a device has to show for itself.
extension TestDevice {
    /// One callback, as the trace keeps it.
    public struct TraceEntry: Equatable, Sendable, CustomStringConvertible {
        /// Seconds of the device's clock.
        public let time: Double
        /// The class that was called.
        public let type: String
        /// The method, as in `viewWillAppear(_:)`.
        public let callback: String
        /// What it was called with, as the trace writes it; empty where there is nothing to tell.
        public let arguments: String

        /// `Class.callback`, with the arguments after a blank where there are some.
        public var description: String {
            "\(type).\(callback)" + (arguments.isEmpty ? "" : " " + arguments)
        }
    }

    /// Everything that was called so far: life cycle, presentation, delegates; oldest first.
    public var trace: [TraceEntry] {
        system.trace.entries.map {
            TraceEntry(time: $0.time, type: $0.type, callback: $0.callback, arguments: $0.arguments)
        }
    }

    /// Everything on the screen as the JSON of the script step `dump`.
    public func dump() -> String {
        stage.refresh()
        return SystemDump(of: system).text
    }

    /// Whether status bar and home indicator stand on the screen, and so in its pictures. Default false.
    public var showsStatusBar: Bool {
        get { system.showsFurniture }
        set {
            system.activate()
            system.showsFurniture = newValue
        }
    }

    /// The screen's pixels as they are now.
    ///
    /// - Parameter isFramed: Whether the device is drawn around the screen, with rounded corners, camera, status bar and
    ///   home indicator. Places in such a picture are not the window's. Default false.
    public func picture(framed isFramed: Bool = false) -> Picture {
        stage.refresh()
        let pixels = system.frameLoop.pixels
        return Picture(
            bitmap: isFramed ? DeviceFrame(of: system).draw(around: pixels) : pixels.copy(), scale: system.screen.scale)
    }
}
