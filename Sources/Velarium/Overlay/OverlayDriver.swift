import StateMachines

/// The state machine of every overlay of this library.
typealias OverlayState = OverlayStateMachine<DismissReason>

/// Performs the effects that an overlay's state machine decides: views, callbacks and animations of one kind of
/// overlay.
@MainActor protocol OverlayDriver: AnyObject {
    /// Performs one effect. Events that this causes are handled at once; their effects are performed afterwards.
    func perform(_ effect: OverlayState.Effect)
    /// The overlay, which is retained while effects are performed: a callback may release it. Nil during its
    /// deallocation.
    var overlay: AnyObject? { get }
}
