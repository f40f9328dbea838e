import CoreGraphics

/// Background images and offsets by state and metrics.
struct BarButtonDress {
    struct Place: Hashable {
        let state: UIControl.State.RawValue
        let metrics: UIBarMetrics
    }

    var backgrounds: [Place: UIImage] = [:]
    var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]

    /// What is given for low bars, else for all.
    private func metrics(_ isCompact: Bool) -> [UIBarMetrics] { isCompact ? [.compact, .default] : [.default] }

    func background(for state: UIControl.State, isCompact: Bool) -> UIImage? {
        for metrics in metrics(isCompact) {
            for state in [state, .normal] {
                if let image = backgrounds[Place(state: state.rawValue, metrics: metrics)] { return image }
            }
        }
        return nil
    }

    func backgroundShift(isCompact: Bool) -> CGFloat { first(backgroundShifts, isCompact) ?? 0 }
    func titleOffset(isCompact: Bool) -> UIOffset? { first(titleOffsets, isCompact) }

    private func first<Value>(_ values: [UIBarMetrics: Value], _ isCompact: Bool) -> Value? {
        metrics(isCompact).lazy.compactMap { values[$0] }.first
    }
}

extension UIBarButtonItem {
    /// Puts `backgroundImage`, as large as the button, behind the title or image.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dress.backgrounds[BarButtonDress.Place(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    }

    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        dress.backgrounds[BarButtonDress.Place(state: state.rawValue, metrics: barMetrics)]
    }

    /// Moves the background image down. Points.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        dress.backgroundShifts[barMetrics] = adjustment
    }

    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        dress.backgroundShifts[barMetrics] ?? 0
    }

    /// Moves the title. Points.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        dress.titleOffsets[barMetrics] = adjustment
    }

    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        dress.titleOffsets[barMetrics] ?? .zero
    }
}
