// The effects of symbols. Those for layers and for the whole symbol look the same.

/// An effect that has directions.
protocol DirectedSymbolEffect: SymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

extension DirectedSymbolEffect {
    /// The same effect in another direction.
    fileprivate func directed(_ direction: SymbolEffectConfiguration.Direction) -> Self {
        var effect = self
        effect.configuration.direction = direction
        return effect
    }
}

/// A symbol grows and comes back.
public struct BounceSymbolEffect: DirectedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(motion: .bounce)

    /// The effect in the direction that its name says.
    public var up: Self { directed(.up) }

    /// The effect in the direction that its name says.
    public var down: Self { directed(.down) }

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol grows and comes back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .pulse)

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol fades part by part.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .variableColor)

    /// One part after another. Looks like the effect itself.
    public var iterative: Self { self }

    /// Parts are added. Looks like the effect itself.
    public var cumulative: Self { self }

    /// Forward and backward. Looks like the effect itself.
    public var reversing: Self { self }

    /// Forward. Looks like the effect itself.
    public var nonReversing: Self { self }

    /// Other parts are dimmed. Looks like the effect itself.
    public var dimInactiveLayers: Self { self }

    /// Other parts are hidden. Looks like the effect itself.
    public var hideInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol fades part by part.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: DirectedSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(motion: .scale)

    /// The effect in the direction that its name says.
    public var up: Self { directed(.up) }

    /// The effect in the direction that its name says.
    public var down: Self { directed(.down) }

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol appears.
public struct AppearSymbolEffect: DirectedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(motion: .appear)

    /// The effect in the direction that its name says.
    public var up: Self { directed(.up) }

    /// The effect in the direction that its name says.
    public var down: Self { directed(.down) }

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol disappears.
public struct DisappearSymbolEffect: DirectedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(motion: .disappear)

    /// The effect in the direction that its name says.
    public var up: Self { directed(.up) }

    /// The effect in the direction that its name says.
    public var down: Self { directed(.down) }

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: DirectedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(motion: .wiggle)

    /// The effect in the direction that its name says.
    public var up: Self { directed(.up) }

    /// The effect in the direction that its name says.
    public var down: Self { directed(.down) }

    /// The effect in the direction that its name says.
    public var left: Self { directed(.left) }

    /// The effect in the direction that its name says.
    public var right: Self { directed(.right) }

    /// The effect in the direction that its name says.
    public var forward: Self { directed(.forward) }

    /// The effect in the direction that its name says.
    public var backward: Self { directed(.backward) }

    /// The effect in the direction that its name says.
    public var clockwise: Self { directed(.clockwise) }

    /// The effect in the direction that its name says.
    public var counterClockwise: Self { directed(.counterClockwise) }

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol turns.
public struct RotateSymbolEffect: DirectedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(motion: .rotate)

    /// The effect in the direction that its name says.
    public var clockwise: Self { directed(.clockwise) }

    /// The effect in the direction that its name says.
    public var counterClockwise: Self { directed(.counterClockwise) }

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .breathe)

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol is replaced by another one.
public struct ReplaceSymbolEffect: DirectedSymbolEffect, ContentTransitionSymbolEffect {
    public internal(set) var configuration = SymbolEffectConfiguration(motion: .replace)

    /// The effect in the direction that its name says.
    public var downUp: Self { directed(.down) }

    /// The effect in the direction that its name says.
    public var upUp: Self { directed(.up) }

    /// The effect in the direction that its name says.
    public var offUp: Self { directed(.usual) }

    /// Layer by layer on iOS; here as the whole symbol.
    public var byLayer: Self { self }

    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol is replaced by another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol changes as is usual.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(motion: .none)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// A symbol changes as is usual.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
