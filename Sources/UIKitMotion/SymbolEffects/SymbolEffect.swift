/// An animation of a symbol: of the module Symbols on iOS, which `import UIKit` brings.
///
/// A symbol is one picture here, so an effect moves or fades it as a whole, where iOS can treat its layers one by one.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once or some times.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol replaces another one.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does: its motion, its direction and what it affects.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Motion: Hashable, Sendable {
        case none, bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe
    }
    enum Direction: Hashable, Sendable {
        case usual, up, down, left, right, forward, backward, clockwise, counterClockwise
    }

    let motion: Motion
    var direction = Direction.usual
}

/// How an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Plays discrete effects once, and others until they are removed, at their usual speed.
    public static let `default` = SymbolEffectOptions()
    /// Plays until the effect is removed.
    public static let repeating = SymbolEffectOptions(count: .infinity)
    /// Plays once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    /// How often the effect plays; nil for what is usual for it.
    private(set) var count: Float?
    /// A factor of the speed.
    private(set) var speed: Double = 1

    /// Plays `count` times; nil plays until the effect is removed.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }

    /// Plays at a multiple of the usual speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// The same options, played `count` times; nil plays until the effect is removed.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.count = count.map { Float(max(1, $0)) } ?? .infinity
        return options
    }

    /// The same options at a multiple of the usual speed. A factor that is not positive has no effect.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        if speed > 0, speed.isFinite { options.speed = speed }
        return options
    }

    /// The same options without an end.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }
    /// The same options, played once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}
