extension UIView {
    /// Changes views over `duration` seconds through keyframes, which `animations` adds with
    /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. The whole way is slow at both ends.
    ///
    /// - Parameters:
    ///   - delay: Seconds before it begins, during which the old values show.
    ///   - completion: Called once, with whether the animations ran to their ends.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The switches and the curve have the same bits in both; the mode's bits mean nothing to the other.
        let options = (plain: AnimationOptions(rawValue: options.rawValue & ~(0xF << 10)), mode: options.mode)
        var timing = ViewTiming(duration: duration, delay: delay, curve: options.plain.curve)
        timing.repeats(options.plain)
        animate(timing, options.plain, keyframes: KeyframeTrack(options.mode), animations, completion)
    }

    /// Adds a keyframe: the changes happen between two moments, told as parts of the block's duration.
    ///
    /// Outside of `animateKeyframes` the changes take effect as those of the block around, or at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationContext.current?.keyframes else { return animations() }
        keyframes.addKeyframe(at: frameStartTime, for: frameDuration, animations)
    }
}
