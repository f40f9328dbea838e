import ConstraintSolver

extension NSLayoutConstraint {
    /// Whether UIKit accepts such a constraint. If not, reports UIKit's message.
    func validate(multiplier: CGFloat) -> Bool {
        if let fault = validationFailure(multiplier: multiplier) {
            misuse(fault, raises: true)
            return false
        }
        return true
    }

    private func validationFailure(multiplier: CGFloat) -> String? {
        guard multiplier.isFinite else { return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)" }
        guard first.attribute.axis != nil else { return NSLayoutConstraint.invalidPairing }
        guard let second, multiplier != 0 else {
            return first.kind == .length ? nil : NSLayoutConstraint.unpairedPosition
        }
        guard second.kind == first.kind else { return NSLayoutConstraint.invalidPairing }
        guard !first.isDistance, !second.isDistance else { return nil }
        let sides = (first.attribute.sidedness, second.attribute.sidedness)
        let isMixed = sides == (.directional, .absolute) || sides == (.absolute, .directional)
        return isMixed ? NSLayoutConstraint.mixedSides : nil
    }

    private static let call =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
    private static let invalidPairing = call + "Invalid pairing of layout attributes"
    private static let unpairedPosition =
        call + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    private static let mixedSides =
        call + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."

    /// A constant that layout can represent: 0 for a non-finite one, the limit for a larger one.
    /// - Parameter isReported: Whether this constraint's limit was reported. Avoids one log line per frame while a
    ///   constant is animated.
    static func sanitizedConstant(_ constant: CGFloat, isReported: inout Bool) -> CGFloat {
        guard !constant.isNaN, !constant.isInfinite else {
            misuse("Constant is not finite!  That's illegal.  constant:\(constant)", raises: true)
            return 0
        }
        guard abs(constant) > largestConstant else { return constant }
        if !isReported {
            isReported = true
            misuse(
                "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller "
                    + "value will be substituted, but this problem should be fixed. Break on BOOL "
                    + "_NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.")
        }
        return constant < 0 ? -largestConstant : largestConstant
    }

    /// The largest absolute constant in points, low enough that sums of several stay below the solver's limit.
    static let largestConstant = CGFloat(Solver.largestConstant / 10)
}
