import CoreGraphics
import SystemChrome
import UIKitCore

/// What the user does with the device: its orientation, its settings, its battery.
extension StepKind {
    static let deviceSteps = [rotate, resize, style] + settingSteps + [statusBar, tilt, battery]

    static let rotate = StepKind(
        "rotate portrait|portraitUpsideDown|landscapeLeft|landscapeRight"
    ) { reader throws(SyntaxProblem) in
        .rotate(try reader.choice("an orientation"))
    }

    /// The side lengths that `resize` accepts, in points; larger screens cannot be created.
    private static let screenSides: ClosedRange<Double> = 1...8192

    static let resize = StepKind("resize WIDTH HEIGHT") { reader throws(SyntaxProblem) in
        let width = try reader.number("a width in points")
        let height = try reader.number("a height in points")
        guard screenSides.contains(width), screenSides.contains(height) else {
            throw SyntaxProblem(
                "a screen cannot be \(plain(width)) by \(plain(height)) points; a side is 1 to 8192 points")
        }
        return .resize(CGSize(width: width, height: height))
    }

    static let style = StepKind("style light|dark") { reader throws(SyntaxProblem) in
        .style(try reader.choice("a style"))
    }

    static let statusBar = StepKind("statusbar HEIGHT, or statusbar shown|hidden") { reader throws(SyntaxProblem) in
        if reader.skip("shown") { return .showStatusBar(true) }
        if reader.skip("hidden") { return .showStatusBar(false) }
        return .statusBar(height: try reader.amount("a height in points"))
    }

    static let tilt = StepKind("tilt X Y") { reader throws(SyntaxProblem) in
        let offset = try reader.point()
        return .tilt(x: offset.x, y: offset.y)
    }

    static let battery = StepKind("battery PERCENT unplugged|charging|full") { reader throws(SyntaxProblem) in
        let percent = try reader.amount("a charge in percent")
        guard percent <= 100 else { throw SyntaxProblem("a battery holds at most 100 percent") }
        return .battery(percent: percent, try reader.choice("what the battery does"))
    }
}

extension Step {
    /// Rotates the interface.
    package static func rotate(_ rotation: Rotation) -> Step {
        Step(.rotate, rotation.rawValue) { context throws(StepFailure) in
            do throws(RotationRefusal) {
                try context.system.rotate(to: rotation.orientation)
            } catch {
                throw StepFailure(error.description)
            }
            return [.oneFrame]
        }
    }

    /// Resizes the window of a desktop, or of an app on a pad, in points.
    package static func resize(_ size: CGSize) -> Step {
        Step(.resize, plain(size.width), plain(size.height)) { context throws(StepFailure) in
            let device = context.system.device
            guard device.isResizable else {
                throw StepFailure(
                    "\(device.name) has a screen of one size; only Desktop and apps on pads can be resized")
            }
            guard device.supportsAppSize(size) else {
                throw StepFailure("an app on \(device.name) cannot be \(plain(size.width)) by \(plain(size.height))")
            }
            context.system.host.changeScreen(to: size, scale: device.scale)
            return [.oneFrame]
        }
    }

    /// Sets the style of the system.
    package static func style(_ style: Style) -> Step {
        Step(.style, style.rawValue) { context throws(StepFailure) in
            let system = context.system
            guard style == .light || system.era.supportsDarkStyle else {
                throw StepFailure("iOS \(system.era.version) has no dark style; it requires iOS 13")
            }
            system.setStyle(style == .dark ? .dark : .light)
            return [.oneFrame]
        }
    }

    /// Sets the height of the status bar, in points.
    package static func statusBar(height: CGFloat) -> Step {
        Step(.statusBar, plain(height)) { context in
            context.system.statusBar.setHeight(height)
            return [.oneFrame]
        }
    }

    /// Shows or hides the status bar and home indicator.
    package static func showStatusBar(_ isShown: Bool) -> Step {
        Step(.statusBar, isShown ? "shown" : "hidden") { context in
            context.system.showsSystemChrome = isShown
            return [.oneFrame]
        }
    }

    /// Tilts the device: from -1 to 1 to the right and down.
    package static func tilt(x: Double, y: Double) -> Step {
        Step(.tilt, plain(x), plain(y)) { context in
            context.system.tilt.viewerOffset = UIOffset(horizontal: x, vertical: y)
            return [.oneFrame]
        }
    }

    /// Sets the charge of the battery, 0 to 100, and what it does.
    package static func battery(percent: Double, _ state: BatteryState) -> Step {
        Step(.battery, plain(percent), state.rawValue) { context in
            context.system.changeSettings {
                $0.battery.level = Float(percent / 100)
                $0.battery.activity = state.activity
            }
            return [.oneFrame]
        }
    }

    /// An interface orientation, by UIKit's name.
    package enum Rotation: String, CaseIterable, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

        /// UIKit's value for the orientation.
        package var orientation: UIInterfaceOrientation {
            switch self {
            case .portrait: .portrait
            case .portraitUpsideDown: .portraitUpsideDown
            case .landscapeLeft: .landscapeLeft
            case .landscapeRight: .landscapeRight
            }
        }
    }

    /// The user interface style.
    package enum Style: String, CaseIterable, Sendable {
        case light, dark
    }

    /// What the battery does.
    package enum BatteryState: String, CaseIterable, Sendable {
        case unplugged, charging, full

        fileprivate var activity: BatteryCharge.Activity {
            switch self {
            case .unplugged: .unplugged
            case .charging: .charging
            case .full: .full
            }
        }
    }
}
