import CoreGraphics

/// An animation of one property whose progress comes from a shared `AnimationDrive`.
package final class DrivenAnimation: CABasicAnimation {
    package private(set) var drive = AnimationDrive(.paused(at: 0))
    /// The fraction of the drive at which the change begins; it ends at 1.
    var start = 0.0
    var axis = MotionCurve.Axis.x
    /// Values for the whole range of the drive, instead of `fromValue` and `toValue`.
    var keyframes: CAKeyframeAnimation?

    convenience init(_ keyPath: String, on drive: AnimationDrive) {
        self.init(keyPath: keyPath)
        self.drive = drive
        if case .running(let course) = drive.state {
            duration = course.duration
            repeatCount = Float(course.repeatCount)
            autoreverses = course.autoreverses
        }
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? DrivenAnimation else { return }
        drive = other.drive
        start = other.start
        axis = other.axis
        keyframes = other.keyframes
    }

    override func value(at time: Seconds, current: AnimatedValue) -> AnimatedValue? {
        let fraction = drive.fraction(at: time, on: axis)
        if let keyframes { return keyframes.value(at: fraction, current: current) }
        let (from, to) = endpoints(for: current)
        // A spring may overshoot on either side, but nothing moves before `start` is reached.
        let part = start == 0 ? fraction : max(0, (fraction - start) / max(1 - start, 1e-9))
        return from.interpolated(to: to, part)
    }

    override func startTime(in layer: CALayer, at time: Seconds) -> Seconds {
        layer.convertTime(drive.begin(at: MediaTime.now), from: nil)
    }

    override func runTime(at local: Seconds) -> Seconds? { local }

    override func hasBegun(at local: Seconds) -> Bool {
        switch drive.state {
        case .paused: true
        case .running(let course): local >= course.begin - 1e-9
        }
    }

    override func isFinished(at local: Seconds) -> Bool { drive.isOver(at: local) }

    package override var isMoving: Bool { super.isMoving && !drive.isPaused }

    package override var isEndless: Bool { drive.isEndless }
}

extension CALayer {
    /// Animates a property from its old value to the layer's current one, with the progress of `drive`.
    ///
    /// Additive properties are animated on top of other animations of the property, so that nothing jumps. With
    /// `isReplacing`, and for other properties, it starts from the presented value and replaces earlier driven
    /// animations.
    ///
    /// - Parameter start: The fraction of the drive at which the change begins.
    /// - Returns: The keys of the new animations; empty when nothing has changed.
    package final func drive(
        _ old: LayerProperty, by drive: AnimationDrive, start: Double = 0, isReplacing: Bool,
        delegate: any CAAnimationDelegate
    ) -> [String] {
        guard let new = property(old.keyPath)?.model, new != (isReplacing ? old.presented : old.model) else {
            return []
        }
        let isAdditive = old.isAdditive && !isReplacing
        if !isAdditive { stopDrivenAnimations(of: old.keyPath) }
        // Each axis has a spring of its own where a movement has two velocities.
        let parts = old.keyPath == "position" && drive.separatesAxes && isAdditive ? ["x", "y"] : [""]
        return parts.map { part in
            let animation = DrivenAnimation(part.isEmpty ? old.keyPath : "\(old.keyPath).\(part)", on: drive)
            animation.isAdditive = isAdditive
            animation.start = start
            animation.axis = part == "y" ? .y : .x
            var from = isAdditive ? old.model.subtracting(new) : old.presented
            if case .numbers(let numbers) = from, !part.isEmpty { from = .numbers([numbers[part == "y" ? 1 : 0]]) }
            animation.fromValue = ResolvedAnimationValue(value: from)
            return addDriven(animation, delegate: delegate)
        }
    }

    /// Animates a property through keyframes to the layer's current value, with the progress of `drive`.
    package final func drive(
        _ frames: PropertyKeyframes, _ calculationMode: CAAnimationCalculationMode, by drive: AnimationDrive,
        isReplacing: Bool,
        delegate: any CAAnimationDelegate
    ) -> [String] {
        let first = frames.initial
        guard let end = property(first.keyPath)?.model else { return [] }
        let isAdditive = first.isAdditive && !isReplacing
        if !isAdditive { stopDrivenAnimations(of: first.keyPath) }
        let animation = DrivenAnimation(first.keyPath, on: drive)
        animation.isAdditive = isAdditive
        animation.keyframes = frames.animation(calculationMode, to: end, isAdditive: isAdditive)
        return [addDriven(animation, delegate: delegate)]
    }

    /// Marks the layer as changed after a drive of its animations was changed.
    package final func noteDriveChange() {
        markChanged()
        markTreeChanged()
    }

    private func addDriven(_ animation: DrivenAnimation, delegate: any CAAnimationDelegate) -> String {
        animation.delegate = delegate
        var key = animation.keyPath ?? ""
        var number = 1
        while animations.contains(where: { $0.key == key }) {
            number += 1
            key = "\(animation.keyPath ?? "")-\(number)"
        }
        add(animation, forKey: key)
        return key
    }

    private func stopDrivenAnimations(of keyPath: String) {
        stopAnimations { running in
            guard let driven = running.animation as? DrivenAnimation, let path = driven.keyPath else { return false }
            return path == keyPath || path.hasPrefix(keyPath + ".")
        }
    }
}
