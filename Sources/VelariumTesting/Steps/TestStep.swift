import CoreGraphics
import Driving
import UIKitCore

/// A step that a test asks for and that has not begun. The plain and the awaited form of a call perform the same step.
@MainActor struct TestStep {
    let begin: @MainActor (StepContext) throws(StepFailure) -> StepRun

    /// A step of scripts.
    static func step(_ step: Step) -> TestStep {
        TestStep { context throws(StepFailure) in try StepRun(step, in: context) }
    }

    static func press(_ target: TestTarget, for seconds: Seconds? = nil) -> TestStep {
        switch target.kind {
        case .query(let target): step(seconds.map { .pressAndHold(target, seconds: $0) } ?? .tap(target))
        case .view(let view):
            TestStep { context throws(StepFailure) in
                try StepRun(pressing: view, for: seconds ?? StepPlan.tapLength, in: context)
            }
        }
    }

    static func rightClick(_ target: TestTarget) -> TestStep {
        switch target.kind {
        case .query(let target): step(.rightClick(target))
        case .view(let view):
            TestStep { context throws(StepFailure) in try StepRun(rightClicking: view, in: context) }
        }
    }

    static func key(_ text: String) throws(TestFailure) -> TestStep {
        do {
            return step(.key(try KeyChord(parsing: text)))
        } catch {
            throw TestFailure(error.reason)
        }
    }

    // MARK: Settings

    static func style(_ style: UIUserInterfaceStyle) -> TestStep { step(.style(style == .dark ? .dark : .light)) }

    static func contrast(_ contrast: UIAccessibilityContrast) -> TestStep {
        step(.setting(.contrast(contrast == .high ? .high : .normal)))
    }

    static func tilt(_ viewerOffset: UIOffset) -> TestStep {
        step(.tilt(x: viewerOffset.horizontal, y: viewerOffset.vertical))
    }

    static func battery(level: Double, _ state: UIDevice.BatteryState) throws(TestFailure) -> TestStep {
        guard (0...1).contains(level) else { throw TestFailure("a battery's level is from 0 to 1, not \(level)") }
        let kept: Step.Setting.BatteryState =
            switch state {
            case .unplugged: .unplugged
            case .charging: .charging
            case .full: .full
            case .unknown: throw TestFailure("a battery is unplugged, charging or full")
            }
        return step(.setting(.battery(percent: level * 100, kept)))
    }

    static func layoutDirection(_ direction: UIUserInterfaceLayoutDirection) -> TestStep {
        step(.setting(.direction(direction == .rightToLeft ? .rightToLeft : .leftToRight)))
    }

    static func textSize(_ category: UIContentSizeCategory) throws(TestFailure) -> TestStep {
        guard let size = Step.Setting.TextSize(category) else {
            throw TestFailure("\(category.rawValue) is not a text size that the user can choose")
        }
        return step(.setting(.textSize(size)))
    }

    static func rotation(to orientation: UIInterfaceOrientation) throws(TestFailure) -> TestStep {
        guard let rotation = Step.Rotation(rawValue: orientation.name) else {
            throw TestFailure("no interface has the orientation \(orientation.name)")
        }
        return step(.rotate(rotation))
    }

    static func statusBar(height: CGFloat) throws(TestFailure) -> TestStep {
        guard height.isFinite, height >= 0 else { throw TestFailure("\(height) is not a valid height") }
        return step(.statusBar(height: height))
    }
}
