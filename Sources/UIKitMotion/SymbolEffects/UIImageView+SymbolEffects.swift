import QuartzCore
import UIKitCore

/// Called when an effect has played to its end, or was removed.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// What ended.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect played to its end.
    public let isFinished: Bool
    /// The view.
    public let sender: Any?
    /// The effect; nil for a change of the image.
    public let effect: (any SymbolEffect)?
    /// The effect of a change of the image; nil for others.
    public let contentTransition: (any SymbolEffect)?

    init(isFinished: Bool, sender: UIImageView, effect: any SymbolEffect) {
        self.isFinished = isFinished
        self.sender = sender
        let isTransition = effect is any ContentTransitionSymbolEffect
        self.effect = isTransition ? nil : effect
        contentTransition = isTransition ? effect : nil
        super.init()
    }
}

extension UIImageView {
    /// Plays an effect, or adds one that lasts. An effect of the same kind that was added before is replaced. A view whose
    /// image is no symbol keeps the effect, which is visible when it shows one.
    ///
    /// - Parameters:
    ///   - animated: Whether an effect that lasts, such as `scale`, is reached gradually.
    ///   - completion: Is called when the effect has ended.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        play(effect, options: options, animated: animated, completion: completion)
    }

    /// Ends the effects of the kind of `effect`.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        layer.removeAnimation(forKey: Self.key(of: effect.configuration))
        completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
    }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.keyPrefix) {
            layer.removeAnimation(forKey: key)
        }
    }

    /// Shows another symbol with an effect.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        play(contentTransition, options: options, animated: true, completion: completion)
    }

    private static let keyPrefix = "symbolEffect."

    private static func key(of configuration: SymbolEffectConfiguration) -> String {
        "\(keyPrefix)\(configuration.motion)"
    }

    private func play(
        _ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool, completion: UISymbolEffectCompletion?
    ) {
        let configuration = effect.configuration
        let end = { [weak self] (isFinished: Bool) in
            guard let self else { return }
            completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, effect: effect))
        }
        guard
            let animation = SymbolMotion.animation(
                for: configuration, options: options,
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        else { return end(true) }
        if !animated, SymbolMotion.lasts(configuration) { animation.duration = 0.001 }
        animation.delegate = SymbolEffectEnd(end)
        layer.add(animation, forKey: Self.key(of: configuration))
    }
}

/// Reports the end of an effect once.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
    private var end: ((Bool) -> Void)?

    init(_ end: @escaping (Bool) -> Void) { self.end = end }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let end = end
        self.end = nil
        end?(flag)
    }
}
