import CoreGraphics

/// A host's report about one finger.
struct TouchReport {
    /// The host's identifier of the finger.
    let finger: Int
    var phase: TouchPhase
    /// Points of the screen, y down.
    var location: CGPoint
    /// Seconds of the clock.
    var time: Seconds
    var source = TouchSource.finger

    var hasFiniteLocation: Bool { location.x.isFinite && location.y.isFinite }
}
