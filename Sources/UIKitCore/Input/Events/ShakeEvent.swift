import Foundation

/// The event of a device that is shaken.
final class ShakeEvent: UIEvent {
    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
}

extension UIApplication {
    /// Shakes the device, as a test or a script asks for it: the key window's first responder, otherwise the window, is
    /// told that the motion began and ended.
    package func shake() {
        system.activate()
        guard let window = keyWindow else { return }
        let event = ShakeEvent()
        event.timestamp = system.host.clock.now
        let target = window.firstResponder ?? window
        Trace.note(target, callback: "motionBegan(_:with:)", arguments: "motionShake")
        target.motionBegan(.motionShake, with: event)
        (window.firstResponder ?? window).motionEnded(.motionShake, with: event)
    }
}
