/// An event of keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    /// All presses that are down or have just ended.
    open internal(set) var allPresses: Set<UIPress> = []

    /// The presses that `gesture` is tracking.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
