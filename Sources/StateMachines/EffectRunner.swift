/// Performs the effects that a state machine decides, in order and one at a time.
///
/// The rule for re-entrance, for every driver: an event that arrives while an effect is being performed changes the
/// state at once, so its sender learns whether it is valid. Its effects are performed after those decided before.
/// Thus no callback of the app is sent twice, and none overtakes an earlier one. Only `performNestedEffects(during:)`
/// makes an exception.
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
        while next < effects.count {
            let effect = effects[next]
            next += 1
            perform(effect)
        }
        effects.removeAll(keepingCapacity: true)
        next = 0
        isPerforming = false
        return true
    }

    /// Calls the app in `callback`, whose events take effect before `callback` returns: with them, the effects decided
    /// before are performed too.
    ///
    /// For callbacks in which UIKit lets the app present or dismiss immediately. Call it only while performing the
    /// last effect of a transition.
    public func performNestedEffects(during callback: () -> Void) {
        isPerforming = false
        callback()
        isPerforming = true
    }
}
