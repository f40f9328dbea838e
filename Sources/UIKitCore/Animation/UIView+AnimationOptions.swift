extension UIView {
    /// How a block of animations goes: switches, one curve, and one kind of transition.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays subviews out in the block, so that they move with their superviews.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views get touches while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown, and takes the place of what runs.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Goes on for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes back after every run.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Has its own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Has its own curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Shows what happens in the views during a transition, and not pictures of them.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between views hides and shows them, and leaves them where they are.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes nothing but curve and duration from another block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends; what counts when nothing is said.
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Drawn as a dissolve.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Drawn as a dissolve.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Kept; frames come as the host shows them.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Kept; frames come as the host shows them.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// How a block of keyframes goes.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from value to value; what counts when nothing is said.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each value from its keyframe's beginning on.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight, always at the same speed, whatever times the keyframes have.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// In a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// In a smooth curve at about the same speed.
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

    /// The curves that views animate along.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the beginning.
        case easeIn
        /// Slow at the end.
        case easeOut
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
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// Animations that the system knows.
    public enum SystemAnimation: UInt, Sendable {
        /// Shrinks and fades, and takes the views away.
        case delete
    }
}

extension UIView.AnimationOptions {
    /// The curve; the keyboard's, 7, is the system's spring.
    var curve: MotionCurve {
        switch (rawValue >> 16) & 0xF {
        case 1: .cubic(UIView.AnimationCurve.easeIn.function)
        case 2: .cubic(UIView.AnimationCurve.easeOut.function)
        case 3: .cubic(UIView.AnimationCurve.linear.function)
        case 7: .spring(x: AnimationNumbers.systemSpring, y: AnimationNumbers.systemSpring)
        default: .cubic(UIView.AnimationCurve.easeInOut.function)
        }
    }

    /// How long an animation takes that is to take `duration`: along the system's spring as long as that needs, whatever
    /// is asked for.
    func duration(_ duration: Seconds) -> Seconds {
        guard case .spring = curve, duration > 0, duration.isFinite else { return duration }
        return AnimationNumbers.systemSpringDuration
    }

    /// The kind of transition: its number in the bits from 20 on.
    var transition: UInt { (rawValue >> 20) & 0xF }
}
