import DeviceShell
import Driving
import HeadlessHost
import SystemAssembly
import SystemChrome
import UIKitCore

/// A shell in a window in memory, with an app in it.
@MainActor final class ShellFixture {
    let window: HeadlessHost
    let shell: DeviceShell
    let app: UIKitSystem
    let controls: DeviceControls

    /// - Parameters:
    ///   - size: The size of the window; nil for that of the device.
    ///   - scale: Pixels for each point of the window.
    ///   - makeControls: Makes what performs the commands. Default: for an app with the name App.
    init(
        _ device: DeviceModel = .iPhone14, window size: CGSize? = nil, scale: CGFloat = 1, zoom: ShellZoom = .fit,
        root: UIViewController? = nil,
        controls makeControls: (UIKitSystem) -> DeviceControls = {
            DeviceControls(StepContext(system: $0), appName: "App")
        }
    ) {
        let natural = DeviceShell.windowSize(for: device, screenSize: device.size, zoom: zoom)
        window = HeadlessHost(metrics: ScreenMetrics(size: size ?? natural, scale: scale), keepsScale: true)
        shell = DeviceShell(in: window, device: device, screenSize: device.size, zoom: zoom)
        app = UIKitSystem(device: device, host: shell.deviceHost, modules: SystemModules.all)
        app.showsSystemChrome = true
        controls = makeControls(app)
        window.showsEveryFrame = true
        window.attach(shell)
        shell.show(app, controls: controls)
        app.onScreenChange = { [weak shell] in shell?.deviceDidChange() }
        if let root { app.run { _ = app.show(root) } }
        advance()
    }

    /// Runs the window for some seconds.
    func advance(_ seconds: Double = 0.1) { window.advance(by: seconds) }

    /// The window's pixels.
    var pixels: Bitmap { window.canvas }

    /// The frame of the device's screen in the window, in points.
    var screenFrame: CGRect { shell.screenFrame }

    func touch(_ phase: TouchPhase, _ point: CGPoint, id: Int = 1) {
        shell.receive(.touch(id: id, phase: phase, location: point, time: window.clock.now))
        advance(1.0 / 60)
    }

    /// Taps a point of the window.
    func tap(_ point: CGPoint) {
        touch(.began, point)
        touch(.ended, point)
        advance(0.5)
    }

    /// Taps a point of the device's screen.
    func tapDevice(_ point: CGPoint) { tap(windowPoint(point)) }

    /// A point of the window for one of the device's screen.
    func windowPoint(_ point: CGPoint) -> CGPoint {
        let frame = screenFrame
        let factor = frame.width / shell.deviceHost.screenMetrics.size.width
        return CGPoint(x: frame.minX + point.x * factor, y: frame.minY + point.y * factor)
    }

    func key(_ name: String, _ modifiers: UIKeyModifierFlags = []) {
        let stroke = KeyStroke(name: name, modifiers: modifiers)
        for isDown in [true, false] { shell.receive(.key(stroke, isDown: isDown, time: window.clock.now)) }
        advance()
    }
}
