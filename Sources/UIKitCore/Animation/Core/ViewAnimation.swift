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
    private let takesInnerBlocks: Bool
    private var records: [Record] = []
    /// The number of layer animations that have not ended.
    private var running = 0
    private var isFinished = true
    private var isTakenToEnd = false
    /// Whether changes may still be added.
    private var isOpen = true
    private var hasEnded = false
    /// Whether the animation was ended at its beginning.
    private(set) var hasReturned = false
    private var completions: [(Bool) -> Void] = []
    private var touchBlocked: [UIView] = []
    /// Called once, when the first layer animation begins.
    var onStart: (() -> Void)?

    /// An animated property of a layer.
    private struct Record {
        let layer: CALayer
        let before: LayerProperty
        var keys: [String]
        /// The view's assigned background color before the change.
        let colour: UIColor?
        /// The layer's values, and the view's color, when the animation was stopped.
        var stopped: LayerProperty?
        var colourAtEnd: UIColor?

        var view: UIView? { layer.delegate as? UIView }
        var isColour: Bool { before.keyPath == "backgroundColor" }
    }

    init(_ timing: ViewTiming, allowsTouches: Bool, takesInnerBlocks: Bool = false) {
        self.timing = timing
        self.allowsTouches = allowsTouches
        self.takesInnerBlocks = takesInnerBlocks
        drive = AnimationDrive(.running(timing.course), separatesAxes: timing.separatesAxes)
    }

    /// Whether nothing was animated.
    var isEmpty: Bool { records.isEmpty }

    /// Adds a block to be called once at the end. True if all animations ran to their end.
    func whenEnded(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Whether a nested block with these options joins this animation.
    func takesInner(_ options: UIView.AnimationOptions) -> Bool {
        takesInnerBlocks && !options.contains(.overrideInheritedDuration)
    }

    /// Delays the end until `inner` has ended.
    func wait(for inner: ViewAnimation) {
        running += 1
        inner.whenEnded { [self] finished in didStop(finished) }
    }

    /// Adds the change of a layer's property from `old` to its current value.
    func add(_ layer: CALayer, _ old: LayerProperty, start: Double, isReplacing: Bool) {
        take(layer, old) { layer.drive(old, by: drive, start: start, isReplacing: isReplacing, delegate: self) }
    }

    /// Adds the keyframes of a property.
    func add(_ layer: CALayer, _ frames: PropertyFrames, _ mode: CAAnimationCalculationMode, isReplacing: Bool) {
        take(layer, frames.first) {
            layer.drive(frames, mode, by: drive, isReplacing: isReplacing, delegate: self)
        }
    }

    private func take(_ layer: CALayer, _ before: LayerProperty, _ start: () -> [String]) {
        // // Counted first, because replacing another animation may call its completion, which may check this one.
        running += 1
        let keys = start()
        running += keys.count - 1
        guard !keys.isEmpty else { return }
        let colour = before.keyPath == "backgroundColor" ? (layer.delegate as? UIView)?.ownBackgroundColor : nil
        if let index = records.firstIndex(where: { $0.layer === layer && $0.before.keyPath == before.keyPath }) {
            records[index].keys += keys
        } else {
            records.append(Record(layer: layer, before: before, keys: keys, colour: colour))
        }
        if !allowsTouches, let view = layer.delegate as? UIView { block(view) }
    }

    private func block(_ view: UIView) {
        guard !touchBlocked.contains(where: { $0 === view }) else { return }
        touchBlocked.append(view)
        view.touchBlocks += 1
    }

    /// Ends the block. The animation ends with its last layer animation. Without any it ends before the next layout,
    /// unless more changes may be added later.
    func close(endsWhenEmpty: Bool = true) {
        isOpen = false
        guard endsWhenEmpty, running == 0, !hasEnded else { return }
        AnimationContext.later { [self] in endIfDone() }
    }

    // MARK: Ending

    package func animationDidStart(_ anim: CAAnimation) {
        guard let onStart else { return }
        self.onStart = nil
        onStart()
    }

    package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { didStop(flag) }

    private func didStop(_ flag: Bool) {
        running -= 1
        isFinished = isFinished && (flag || isTakenToEnd)
        if !isOpen { endIfDone() }
    }

    private func endIfDone() {
        guard running == 0, !hasEnded else { return }
        hasEnded = true
        for view in touchBlocked { view.touchBlocks -= 1 }
        touchBlocked = []
        let called = completions
        completions = []
        for completion in called { completion(isFinished) }
    }
}

extension ViewAnimation {
    /// Notifies the layers that the drive has changed.
    package func noteDriven() {
        for record in records { record.layer.noteDriven() }
    }

    /// Sets the properties to their displayed values, and removes the animations. `end(at:)` may follow.
    package func stop() {
        // // All values are read first, because removing animations changes what is displayed.
        for (index, record) in records.enumerated() where record.stopped == nil {
            records[index].stopped = record.layer.property(record.before.keyPath)
            records[index].colourAtEnd = record.view?.ownBackgroundColor
        }
        for record in records {
            if let stopped = record.stopped { record.layer.restore(stopped, asShown: true) }
            if record.isColour { record.view?.takeBackgroundColorOfLayer() }
        }
        removeAnimations()
    }

    /// Ends the animation. The properties get their initial, final or displayed values.
    ///
    /// Removes the layers' animations. The completions receive false, unless `countsAsFinished`: an interaction has
    /// moved the animation to its end.
    package func end(at position: UIViewAnimatingPosition, countsAsFinished: Bool = false) {
        isTakenToEnd = countsAsFinished
        switch position {
        case .current: stop()
        case .start:
            hasReturned = true
            for record in records {
                record.layer.restore(record.before)
                if record.isColour { record.view?.ownBackgroundColor = record.colour }
            }
        case .end:
            for record in records {
                if let stopped = record.stopped { record.layer.restore(stopped) }
                if record.isColour, record.stopped != nil { record.view?.ownBackgroundColor = record.colourAtEnd }
            }
        }
        removeAnimations()
        records = []
    }

    private func removeAnimations() {
        let taken = records
        for index in records.indices { records[index].keys = [] }
        for record in taken {
            for key in record.keys { record.layer.removeAnimation(forKey: key) }
        }
    }
}

extension AnimationContext {
    /// Runs `action` before the next layout; immediately without a system.
    static func later(_ action: @escaping @MainActor () -> Void) {
        guard let system = UIKitSystem.current else { return action() }
        system.frameLoop.perform(beforeLayout: action)
    }
}

extension UIView {
    /// Assigns the layer's background color to the view.
    fileprivate func takeBackgroundColorOfLayer() {
        ownBackgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
}
