/// Performs the effects that a state machine decides, in order and one at a time.
///
/// The rule for re-entrance, for every driver: an event that arrives while an effect is being performed changes the
/// state at once, so its sender learns whether it is valid. Its effects are performed after those decided before.
/// Thus no callback of the app is sent twice, and none overtakes an earlier one. Only `performNestedEffects(during:)`
/// and `runImmediately(_:perform:)` make exceptions.
@MainActor public final class EffectRunner<Effect> {
    private var effects: [Effect] = []
    private var next = 0
    private var isPerforming = false

    /// Creates a runner without effects.
    public init() {}

    /// Appends `decided` to the effects and performs all of them with `perform`, unless an outer call does that.
    ///
    /// Returns true if this call performed effects until none was left, false if an outer call will perform them. The
    /// closure is not retained.
    @discardableResult
    public func run(_ decided: [Effect], perform: (Effect) -> Void) -> Bool {
        effects += decided
        guard !isPerforming else { return false }
        isPerforming = true
        performRemaining(perform)
        return true
    }

    /// Performs `decided` with `perform` before it returns, even while another effect is being performed. The effects
    /// decided before follow.
    ///
    /// For effects that ask the app: what its answer decides is performed before the next effect. Returns true if no
    /// effect was being performed. The closure is not retained.
    @discardableResult
    public func runImmediately(_ decided: [Effect], perform: (Effect) -> Void) -> Bool {
        let isOutermost = !isPerforming
        isPerforming = true
        for effect in decided { perform(effect) }
        if isOutermost { performRemaining(perform) }
        return isOutermost
    }

    private func performRemaining(_ perform: (Effect) -> Void) {
        while next < effects.count {
            let effect = effects[next]
            next += 1
            perform(effect)
        }
        effects.removeAll(keepingCapacity: true)
        next = 0
        isPerforming = false
    }

    /// Calls the app in `callback`, whose events take effect before `callback` returns: with them, the effects decided
    /// before are performed too.
    ///
    /// For callbacks in which UIKit lets the app present or dismiss immediately. Call it only while an effect is being
    /// performed.
    public func performNestedEffects(during callback: () -> Void) {
        isPerforming = false
        callback()
        isPerforming = true
    }
}
