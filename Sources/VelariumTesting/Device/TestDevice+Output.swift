import Driving
import SystemChrome
import UIKitCore

/// What a device has recorded and shows.
extension TestDevice {
    /// One callback in the trace.
    public struct TraceEntry: Equatable, Sendable, CustomStringConvertible {
        /// The time on the device's clock, in seconds.
        public let time: Double
        /// The class that was called.
        public let type: String
        /// The method, such as `viewWillAppear(_:)`.
        public let callback: String
        /// The arguments as the trace writes them; empty without any.
        public let arguments: String

        /// `Class.callback`, followed by a space and the arguments if there are any.
        public var description: String {
            "\(type).\(callback)" + (arguments.isEmpty ? "" : " " + arguments)
        }
    }

    /// The latest 10,000 callbacks: life cycle, presentations and delegates, oldest first.
    public var trace: [TraceEntry] {
        system.trace.entries.map {
            TraceEntry(time: $0.time, type: $0.type, callback: $0.callback, arguments: $0.arguments)
        }
    }

    /// Returns everything on the screen as JSON, as the script step `dump` does.
    public func dump() -> String {
        stepContext.refresh()
        return SystemDump(of: system).text
    }

    /// Whether the status bar and the home indicator are visible, also in pictures. Default false.
    public var showsStatusBar: Bool {
        get { system.showsSystemChrome }
        set {
            system.activate()
            system.showsSystemChrome = newValue
        }
    }

    /// Returns the screen's current pixels.
    ///
    /// - Parameter isFramed: Whether to draw the device around the screen, with rounded corners, camera, status bar and
    ///   home indicator. Coordinates in such a picture are not the window's. Default false.
    public func picture(framed isFramed: Bool = false) -> Picture {
        let context = stepContext
        context.refresh()
        let pixels = context.pixels
        return Picture(
            bitmap: isFramed ? DeviceFrame(of: system).draw(around: pixels) : pixels.copy(), scale: system.screen.scale)
    }
}
