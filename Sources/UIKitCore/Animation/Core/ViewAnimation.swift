/// The changes of one block of animations, which go on together along one drive: what `UIView.animate`, animators and
/// interactive transitions are made of.
///
/// Model values have changed already; the layers show them in as far as the drive says. It lives as long as one of its
/// layers shows something of it.
@MainActor package final class ViewAnimation: NSObject, @MainActor CAAnimationDelegate {
    /// Where it is on its way, and what moves it.
    package let drive: AnimationDrive
    let timing: ViewTiming
    let allowsTouches: Bool
    /// Whether blocks inside its blocks become parts of it, as those of an animator do.
    private let takesInnerBlocks: Bool
    private var records: [Record] = []
    /// The layers' animations that are not over.
    private var running = 0
    private var isFinished = true
    private var isTakenToEnd = false
    /// Whether changes may still come.
    private var isOpen = true
    private var hasEnded = false
    /// Whether it was turned back and has ended where it began.
    private(set) var hasReturned = false
    private var completions: [(Bool) -> Void] = []
    private var touchBlocked: [UIView] = []
    /// Called when the first of its layers' animations begins to show, once.
    var onStart: (() -> Void)?

    /// A property of a layer that it changes.
    private struct Record {
        let layer: CALayer
        let before: LayerProperty
        var keys: [String]
        /// What a view has beside its layer.
        let colour: UIColor?
        /// What the layer had and showed when the animation was stopped, and the view's colour.
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

    /// Whether it has changed nothing that animates.
    var isEmpty: Bool { records.isEmpty }

    /// Adds what is to be called once when all is over: true when everything ran to its end.
    func whenEnded(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Whether a block inside, with these options, becomes a part of it.
    func takesInner(_ options: UIView.AnimationOptions) -> Bool {
        takesInnerBlocks && !options.contains(.overrideInheritedDuration)
    }

    /// Ends no sooner than `inner`.
    func wait(for inner: ViewAnimation) {
        running += 1
        inner.whenEnded { [self] finished in didStop(finished) }
    }

    /// Takes in the change of a layer's property from `old` to what it has now.
    func add(_ layer: CALayer, _ old: LayerProperty, start: Double, isReplacing: Bool) {
        take(layer, old) { layer.drive(old, by: drive, start: start, isReplacing: isReplacing, delegate: self) }
    }

    /// Takes in a property's way through keyframes.
    func add(_ layer: CALayer, _ frames: PropertyFrames, _ mode: CAAnimationCalculationMode, isReplacing: Bool) {
        take(layer, frames.first) {
            layer.drive(frames, mode, by: drive, isReplacing: isReplacing, delegate: self)
        }
    }

    private func take(_ layer: CALayer, _ before: LayerProperty, _ start: () -> [String]) {
        // Replacing ends what was there before, whose completion may look at this animation already.
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

    /// Says that its end is the last of its animations' from now on. When there are none, it ends in this turn or the
    /// next, unless more may come.
    func close(endsWhenEmpty: Bool = true) {
        isOpen = false
        guard endsWhenEmpty, running == 0, !hasEnded else { return }
        AnimationContext.later { [self] in endIfDone() }
    }

    // MARK: Ends

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
    /// Sends its layers the news that the drive has been changed.
    package func noteDriven() {
        for record in records { record.layer.noteDriven() }
    }

    /// Gives the properties the values they show, and takes the animations away. `end(at:)` may follow.
    package func stop() {
        // Values first, for all of them: taking animations away changes what is shown.
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

    /// Ends it now. The properties get the values of its beginning, of its end, or those they show.
    ///
    /// The animations of the layers are taken away; `whenEnded` hears that they have not finished, unless
    /// `countsAsFinished`: somebody has taken them by hand to where they were to go.
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
    /// Runs `action` in this turn of the screen or the next, before layout; now when there is no screen.
    static func later(_ action: @escaping @MainActor () -> Void) {
        guard let system = UIKitSystem.current else { return action() }
        system.frameLoop.perform(beforeLayout: action)
    }
}

extension UIView {
    /// Makes the colour that the layer has the view's own.
    fileprivate func takeBackgroundColorOfLayer() {
        ownBackgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
}
