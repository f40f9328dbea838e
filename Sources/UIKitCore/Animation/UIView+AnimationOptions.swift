extension UIView {
    /// The options of an animation block: flags, a curve, and a transition.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews inside the block, so that they are animated with their superviews.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to views during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins at the displayed state, and replaces running animations.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards after each run.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps the block's duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps the block's curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Updates the views during a transition, instead of showing snapshots.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inherits only curve and duration from an outer block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Accelerates and decelerates. Default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Accelerates.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Decelerates.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Moves at constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips around the vertical axis from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips around the vertical axis from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls a page up. Shown as a cross-dissolve.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls a page down. Shown as a cross-dissolve.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old to the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips around the horizontal axis from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips around the horizontal axis from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Stored without effect; the host determines the frame rate.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Stored without effect; the host determines the frame rate.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// The options of a keyframe animation block.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews inside the block.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to views during the animation.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins at the displayed state, and replaces running animations.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps the block's duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Inherits only curve and duration from an outer block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly. Default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps to each value at the beginning of its keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates linearly at constant speed, ignoring the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a smooth curve at nearly constant speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var mode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// The timing curves of view animations.
    public enum AnimationCurve: Int, Sendable {
        /// Accelerates and decelerates.
        case easeInOut
        /// Accelerates.
        case easeIn
        /// Decelerates.
        case easeOut
        /// Moves at constant speed.
        case linear

        var function: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// The transitions of `setAnimationTransition(_:for:cache:)`.
    public enum AnimationTransition: Int, Sendable {
        /// No transition, flips around the vertical axis, and page curls.
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// Animations that the system provides.
    public enum SystemAnimation: UInt, Sendable {
        /// Shrinks the views, fades them out and removes them.
        case delete
    }
}

extension UIView.AnimationOptions {
    /// The timing curve; the keyboard's, 7, is the system's spring.
    var curve: MotionCurve {
        switch (rawValue >> 16) & 0xF {
        case 1: .cubic(UIView.AnimationCurve.easeIn.function)
        case 2: .cubic(UIView.AnimationCurve.easeOut.function)
        case 3: .cubic(UIView.AnimationCurve.linear.function)
        case 7: .spring(x: AnimationDefaults.systemSpring, y: AnimationDefaults.systemSpring)
        default: .cubic(UIView.AnimationCurve.easeInOut.function)
        }
    }

    /// The duration of an animation for which `duration` was requested. The system's spring always takes its settling
    /// time.
    func duration(_ duration: Seconds) -> Seconds {
        guard case .spring = curve, duration > 0, duration.isFinite else { return duration }
        return AnimationDefaults.systemSpringDuration
    }

    /// The transition, from bit 20 on; 0 for none.
    var transition: UInt { (rawValue >> 20) & 0xF }
}
