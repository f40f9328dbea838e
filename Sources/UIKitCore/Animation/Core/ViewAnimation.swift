/// The changes of an animation block, which share one drive. The basis of `UIView.animate`, animators and interactive
/// transitions.
///
/// Model values have changed already; the layers display them as far as the drive has progressed. The animation exists
/// as long as one of its layers displays it.
@MainActor package final class ViewAnimation: NSObject, @MainActor CAAnimationDelegate {
    /// The progress of the animation, and what moves it.
    package let drive: AnimationDrive
    let timing: ViewTiming
    let allowsTouches: Bool
    /// Whether nested blocks join this animation, as those of an animator do.
    private let adoptsNestedBlocks: Bool
    private var records: [Record] = []
    /// The number of layer animations that have not ended.
    private var runningCount = 0
    private var isFinished = true
    private var endCountsAsFinished = false
    /// Whether changes may still be added.
    private var isOpen = true
    private var hasEnded = false
    /// Where its animations were removed before their end, so that it does not move any more; nil if they were not.
    private(set) var stopPosition: UIViewAnimatingPosition?
    private var completions: [(Bool) -> Void] = []
    private var touchBlockedViews: [UIView] = []
    /// Called once, when the first layer animation begins.
    var onStart: (() -> Void)?

    /// An animated property of a layer.
    private struct Record {
        let layer: CALayer
        let before: LayerProperty
        var keys: [String]
        /// The view's assigned background color before the change.
        let assignedColor: UIColor?
        /// The layer's values, and the view's color, when the animation was stopped.
        var stopped: LayerProperty?
        var assignedColorAtEnd: UIColor?

        var view: UIView? { layer.delegate as? UIView }
        var isBackgroundColor: Bool { before.keyPath == "backgroundColor" }
    }

    init(_ timing: ViewTiming, allowsTouches: Bool, takesInnerBlocks: Bool = false) {
        self.timing = timing
        self.allowsTouches = allowsTouches
        self.adoptsNestedBlocks = takesInnerBlocks
        drive = AnimationDrive(.running(timing.course), separatesAxes: timing.separatesAxes)
    }

    /// Whether nothing was animated.
    var isEmpty: Bool { records.isEmpty }

    /// Adds a block to be called once at the end. True if all animations ran to their end.
    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Whether a nested block with these options joins this animation.
    func adoptsNestedBlock(with options: UIView.AnimationOptions) -> Bool {
        adoptsNestedBlocks && !options.contains(.overrideInheritedDuration)
    }

    /// Delays the end until `inner` has ended.
    func wait(for inner: ViewAnimation) {
        runningCount += 1
        inner.addCompletion { [self] finished in didStop(finished) }
    }

    /// Adds the change of a layer's property from `old` to its current value.
    ///
    /// - Parameter blocksTouches: Whether the layer's view receives no touches meanwhile, unless the animation allows it.
    package func addChange(
        of layer: CALayer, from old: LayerProperty, start: Double, isReplacing: Bool, blocksTouches: Bool = true
    ) {
        register(layer, before: old, blocksTouches: blocksTouches) {
            layer.drive(old, by: drive, start: start, isReplacing: isReplacing, delegate: self)
        }
    }

    /// Runs `changes`, and adds the colors and contents that they change without actions. Contents cross-fade.
    ///
    /// - Parameter start: The fraction of the animation at which they begin to change.
    package func animateAppearance(from start: Double = 0, _ changes: () -> Void) {
        let recorder = AppearanceRecorder()
        recorder.record(changes)
        for (layer, before) in recorder.changes {
            addChange(of: layer, from: before, start: start, isReplacing: true, blocksTouches: false)
        }
    }

    /// Adds the keyframes of a property.
    func addKeyframes(
        of layer: CALayer, _ frames: PropertyKeyframes, mode: CAAnimationCalculationMode, isReplacing: Bool
    ) {
        register(layer, before: frames.initial, blocksTouches: true) {
            layer.drive(frames, mode, by: drive, isReplacing: isReplacing, delegate: self)
        }
    }

    private func register(_ layer: CALayer, before: LayerProperty, blocksTouches: Bool, start: () -> [String]) {
        // Counted first, because replacing another animation may call its completion, which may check this one.
        runningCount += 1
        let keys = start()
        runningCount += keys.count - 1
        guard !keys.isEmpty else { return }
        let color = before.keyPath == "backgroundColor" ? (layer.delegate as? UIView)?.assignedBackgroundColor : nil
        if let index = records.firstIndex(where: { $0.layer === layer && $0.before.keyPath == before.keyPath }) {
            records[index].keys += keys
        } else {
            records.append(Record(layer: layer, before: before, keys: keys, assignedColor: color))
        }
        if blocksTouches, !allowsTouches, let view = layer.delegate as? UIView { blockTouches(in: view) }
    }

    private func blockTouches(in view: UIView) {
        guard !touchBlockedViews.contains(where: { $0 === view }) else { return }
        touchBlockedViews.append(view)
        view.touchBlockCount += 1
    }

    /// Ends the block. The animation ends with its last layer animation. Without any it ends before the next layout,
    /// unless more changes may be added later.
    func close(endsWhenEmpty: Bool = true) {
        isOpen = false
        guard endsWhenEmpty, runningCount == 0, !hasEnded else { return }
        AnimationContext.performBeforeLayout { [self] in endIfDone() }
    }

    // MARK: Ending

    package func animationDidStart(_ anim: CAAnimation) {
        guard let onStart else { return }
        self.onStart = nil
        onStart()
    }

    package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { didStop(flag) }

    private func didStop(_ flag: Bool) {
        runningCount -= 1
        isFinished = isFinished && (flag || endCountsAsFinished)
        if !isOpen { endIfDone() }
    }

    private func endIfDone() {
        guard runningCount == 0, !hasEnded else { return }
        hasEnded = true
        for view in touchBlockedViews { view.touchBlockCount -= 1 }
        touchBlockedViews = []
        let called = completions
        completions = []
        for completion in called { completion(isFinished) }
    }
}

extension ViewAnimation {
    /// Notifies the layers that the drive has changed.
    package func noteDriveChange() {
        for record in records { record.layer.noteDriveChange() }
    }

    /// Sets the properties to their displayed values, and removes the animations. `end(at:)` may follow.
    package func stop() {
        // All values are read first, because removing animations changes what is displayed.
        for (index, record) in records.enumerated() where record.stopped == nil {
            records[index].stopped = record.layer.property(record.before.keyPath)
            records[index].assignedColorAtEnd = record.view?.assignedBackgroundColor
        }
        for record in records {
            if let stopped = record.stopped { record.layer.restore(stopped, asShown: true) }
            if record.isBackgroundColor { record.view?.assignLayerBackgroundColor() }
        }
        removeAnimations(at: .current)
    }

    /// Ends the animation. The properties get their initial, final or displayed values.
    ///
    /// Removes the layers' animations. The completions receive false, unless `countsAsFinished`: an interaction has
    /// moved the animation to its end.
    package func end(at position: UIViewAnimatingPosition, countsAsFinished: Bool = false) {
        endCountsAsFinished = countsAsFinished
        switch position {
        case .current: stop()
        case .start:
            for record in records {
                record.layer.restore(record.before)
                if record.isBackgroundColor { record.view?.assignedBackgroundColor = record.assignedColor }
            }
        case .end:
            for record in records {
                if let stopped = record.stopped { record.layer.restore(stopped) }
                if record.isBackgroundColor, record.stopped != nil {
                    record.view?.assignedBackgroundColor = record.assignedColorAtEnd
                }
            }
        }
        removeAnimations(at: position)
        records = []
    }

    private func removeAnimations(at position: UIViewAnimatingPosition) {
        stopPosition = position
        let pending = records
        for index in records.indices { records[index].keys = [] }
        for record in pending {
            for key in record.keys { record.layer.removeAnimation(forKey: key) }
        }
    }
}

extension AnimationContext {
    /// Runs `action` before the next layout; immediately without a system.
    static func performBeforeLayout(_ action: @escaping @MainActor () -> Void) {
        guard let system = UIKitSystem.current else { return action() }
        system.frameLoop.perform(beforeLayout: action)
    }
}

extension UIView {
    /// Assigns the layer's background color to the view.
    fileprivate func assignLayerBackgroundColor() {
        assignedBackgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
}
