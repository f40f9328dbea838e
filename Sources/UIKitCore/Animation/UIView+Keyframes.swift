extension UIView {
    /// Animates changes of views through keyframes over `duration` seconds. `animations` adds them with
    /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. The timing of the whole is ease-in, ease-out.
    ///
    /// - Parameters:
    ///   - delay: Seconds before the animation begins. The old values are shown meanwhile.
    ///   - completion: Called once. True if the animations ran to their end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // Flags and curve have the same bits in both option sets. The bits of the mode are unused in
        // `AnimationOptions`.
        let options = (plain: AnimationOptions(rawValue: options.rawValue & ~(0xF << 10)), mode: options.mode)
        var timing = ViewTiming(duration: duration, delay: delay, curve: options.plain.curve)
        timing.applyRepetition(from: options.plain)
        animate(timing, options.plain, keyframes: KeyframeTrack(options.mode), animations, completion)
    }

    /// Adds a keyframe. Start and duration are fractions of the block's duration, clamped to 0 to 1.
    ///
    /// Outside of `animateKeyframes` the changes belong to the current animation block, or are not animated.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationContext.current?.keyframes else { return animations() }
        keyframes.addKeyframe(at: frameStartTime, duration: frameDuration, changes: animations)
    }
}
