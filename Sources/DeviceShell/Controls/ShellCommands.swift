import Driving
import SystemChrome
import UIKitCore

/// What the views and keys of a shell ask of it.
@MainActor protocol ShellCommands: AnyObject {
    /// The system of the app; nil before there is one.
    var app: UIKitSystem? { get }
    /// How large the device is shown.
    var zoom: ShellZoom { get set }
    /// How fast the device's time passes.
    var speed: ShellSpeed { get set }
    /// Whether a disk marks each finger on the screen.
    var showsTouches: Bool { get set }
    /// Whether the inspector is beside the device.
    var isInspecting: Bool { get set }
    /// Whether the app's layers are shown in space instead of the device.
    var isExploded: Bool { get set }
    /// Whether the parts that a frame of the app has painted flash.
    var flashesDamage: Bool { get set }
    /// The body of the device as it is; nil on a desktop.
    var body: DeviceBody? { get }

    /// Shows the next frame of a device that is paused. Pauses one that is not.
    func showNextFrame()
    /// Performs a command that a button stands for.
    func perform(_ command: DeviceCommand)
    /// Changes the device or a setting.
    func change(_ step: Step)
    /// To be called when the device, its settings or its film have changed.
    func deviceDidChange()
    /// Performs `action` as the app would, and shows what it has changed.
    func changeApp(_ action: () -> Void)
    /// Reads the app again for the inspector, soon.
    func refreshInspector()
    /// Gives the screen the device's own scale while `action` runs, for a picture.
    func atDeviceScale(_ action: () -> Void)
    /// The layout in a window of this size, without the inspector.
    func updateLayout(window size: CGSize) -> ShellLayout
    /// The point of the device's screen for one of the window, both in points.
    func devicePoint(_ point: CGPoint) -> CGPoint
}
