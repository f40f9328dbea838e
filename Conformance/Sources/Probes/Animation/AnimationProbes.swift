import UIKit

extension Probe {
    static let animations = [curves, springs, keyboardSpring, animators, animationDefaults]

    /// Moves a stopped layer by 100 points with an animation of one second, and reads where it is at times.
    private static func record(
        _ run: ProbeRun, _ name: String, _ animation: CABasicAnimation, times: [Double] = [0.1, 0.25, 0.5, 0.75]
    ) async {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        await run.show(view)
        animation.fromValue = 0
        animation.toValue = 100
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.speed = 0
        view.layer.add(animation, forKey: "move")
        await run.wait(seconds: 0.05)  // it begins at the layer's time when it is committed
        for time in times {
            view.layer.timeOffset = time
            await run.wait(seconds: 0.05)
            run.record("\(name).\(Int(time * 100))", view.layer.presentation()?.position.x)
        }
    }

    private static func move() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 1
        return animation
    }

    private static let curves = Probe("animation.curve", on: .any) { run in
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        for name in names {
            let animation = move()
            animation.timingFunction = CAMediaTimingFunction(name: name)
            await record(run, name.rawValue, animation)
        }
    }

    private static let springs = Probe("animation.spring", on: .any) { run in
        for damping in [5, 10, 20] as [CGFloat] {
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.damping = damping
            spring.duration = 1
            run.record("damping\(Int(damping)).settling", CGFloat(spring.settlingDuration))
            await record(run, "damping\(Int(damping))", spring)
        }
        let spring = CASpringAnimation(keyPath: "position.x")
        run.record("mass", spring.mass)
        run.record("stiffness", spring.stiffness)
        run.record("damping", spring.damping)
        run.record("initialVelocity", spring.initialVelocity)
    }

    /// The animation of a view with the curve that the keyboard's notifications name.
    private static let keyboardSpring = Probe("animation.keyboard", on: .phones) { run in
        let frames = KeyboardFrames(), view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 34))
        await run.show(field, view)
        field.becomeFirstResponder()
        await run.settle()
        guard let duration = frames.duration, let curve = frames.curve else { return }
        let options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
        UIView.animate(withDuration: duration, delay: 0, options: options) { view.center.y = 300 }
        let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
        @MainActor func text(_ number: CGFloat) -> String { String(format: "%.4g", Double(number)) }
        run.record(
            "spring",
            spring.map { [$0.mass, $0.stiffness, $0.damping, CGFloat($0.duration)].map(text).joined(separator: " ") })
    }

    /// A paused animator at fractions.
    private static let animators = Probe("animation.animator", on: .any) { run in
        let curves: [(String, UIView.AnimationCurve)] = [
            ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ]
        for (name, curve) in curves {
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
            await run.show(view)
            let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = 100 }
            animator.scrubsLinearly = false
            animator.pauseAnimation()
            animator.fractionComplete = 0.25
            await run.wait(seconds: 0.05)
            run.record("\(name).25", view.layer.presentation()?.frame.minX)
            run.record("\(name).model", view.frame.minX)
            animator.stopAnimation(true)
        }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut)
        run.record("state", animator.state.rawValue)
        run.record("isInterruptible", animator.isInterruptible)
        run.record("scrubsLinearly", animator.scrubsLinearly)
        run.record("pausesOnCompletion", animator.pausesOnCompletion)
        run.record("isUserInteractionEnabled", animator.isUserInteractionEnabled)
    }

    private static let animationDefaults = Probe("animation.defaults", on: .any) { run in
        run.record("inherited", CGFloat(UIView.inheritedAnimationDuration))
        UIView.animate(withDuration: 0.4) {
            run.record("inheritedInside", CGFloat(UIView.inheritedAnimationDuration))
        }
        run.record("transaction", CGFloat(CATransaction.animationDuration()))
        let animation = CABasicAnimation(keyPath: "opacity")
        run.record("basicDuration", CGFloat(animation.duration))
        run.record("isRemovedOnCompletion", animation.isRemovedOnCompletion)
        run.record("fillMode", animation.fillMode.rawValue)
        let function = CAMediaTimingFunction(name: .default)
        var point: [Float] = [0, 0]
        for index in 1...2 {
            point.withUnsafeMutableBufferPointer { buffer in
                if let start = buffer.baseAddress { function.getControlPoint(at: index, values: start) }
            }
            run.record("default.point\(index)", CGPoint(x: CGFloat(point[0]), y: CGFloat(point[1])))
        }
        let log = CallLog(), view = UIView()
        await run.show(view)
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: { log.add("completed \($0)") })
        log.add("returned")
        UIView.animate(withDuration: 0.2, animations: {}, completion: { log.add("empty \($0)") })
        log.add("returned")
        await run.settle()
        run.record("completions", log.text)
    }
}
