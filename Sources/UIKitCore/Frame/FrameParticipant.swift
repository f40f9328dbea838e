/// What a module above the core shows outside of the app's windows, such as the drawing of the status bar.
@MainActor package protocol FrameParticipant: AnyObject {
    /// Whether the participant handles `event` of the host itself; the app does not receive it then, and it is not recorded.
    func intercept(_ event: HostEvent) -> Bool
    /// Called in every frame when the status bar is up to date, before layout.
    func statusBarDidUpdate()
    /// Called when the screen, its orientation or the user's settings have changed. `oldBounds` in points.
    func screenDidChange(from oldBounds: CGRect)
}

extension FrameParticipant {
    package func intercept(_ event: HostEvent) -> Bool { false }
    package func statusBarDidUpdate() {}
    package func screenDidChange(from oldBounds: CGRect) {}
}
