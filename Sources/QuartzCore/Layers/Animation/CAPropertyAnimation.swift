import Foundation

/// Animates the layer property at `keyPath`. Use one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
    /// The property, such as "position", "bounds.size.width" or "transform.rotation.z". Default nil.
    open var keyPath: String?
    /// Whether the animation's value is added to the layer's value instead of replacing it. Default false.
    open var isAdditive = false
    /// Whether each repetition continues from the end value of the previous one; numbers only. Default false.
    open var isCumulative = false

    public override init() {
        super.init()
    }

    /// Creates an animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func apply(to values: inout LayerValues, at time: Seconds, run: Double) {
        guard let property = AnimatedProperty.named(keyPath), let current = property.read(values) else { return }
        guard var shown = value(at: time, current: current) else { return }
        if isCumulative, run > 0, let end = value(at: duration, current: current) {
            shown = shown.adding(end, times: run)
        }
        property.write(&values, isAdditive ? current.adding(shown) : shown)
    }

    /// The animation's value after `time` seconds of a run, or nil. `current` is what the layer shows without it.
    func value(at time: Seconds, current: AnimatedValue) -> AnimatedValue? { nil }
}

/// Animates from one value to another. Set up to two of `fromValue`, `toValue` and `byValue`; a missing end is the
/// value the layer shows without the animation.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value. Default nil.
    open var fromValue: Any?
    /// The end value. Default nil.
    open var toValue: Any?
    /// The difference between end and start. Default nil.
    open var byValue: Any?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func value(at time: Seconds, current: AnimatedValue) -> AnimatedValue? {
        let (from, to) = endpoints(for: current)
        return from.interpolated(to: to, progress(at: time))
    }

    final func endpoints(for current: AnimatedValue) -> (from: AnimatedValue, to: AnimatedValue) {
        let from = fromValue.flatMap { AnimatedValue($0, like: current) }
        let to = toValue.flatMap { AnimatedValue($0, like: current) }
        let by = byValue.flatMap { AnimatedValue($0, like: current) }
        // An additive animation counts a missing end as zero.
        let base = isAdditive ? current.neutral : current
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, base)
        case (nil, let to?, nil): return (base, to)
        case (nil, nil, let by?): return (base, base.adding(by))
        case (nil, nil, nil): return (base, base)
        }
    }
}
