/// The display links of one screen, which its frame loop fires.
package final class DisplayLinks {
    /// The display links of the current screen, which new links join. Set by the host; main thread only.
    package static var current: DisplayLinks? {
        get {
            CurrentSystem.makeCurrent()
            return installed
        }
        set { installed = newValue }
    }
    nonisolated(unsafe) private static weak var installed: DisplayLinks?

    /// The seconds between two frames.
    let frameDuration: Seconds
    private let requestFrame: () -> Void
    private var links: [CADisplayLink] = []

    /// - Parameter requestFrame: Requests a frame; called when a link starts running.
    package init(frameDuration: Seconds, requestFrame: @escaping () -> Void) {
        self.frameDuration = frameDuration
        self.requestFrame = requestFrame
    }

    /// Whether a link waits for the next frame.
    package var isRunning: Bool { links.contains { !$0.isPaused } }

    /// Calls the links that are due, in the order they were added.
    ///
    /// - Parameter time: The time of the frame.
    @MainActor package func fire(at time: Seconds) {
        for link in links where !link.isPaused && link.isDue(at: time) && contains(link) {
            link.fire(at: time)
        }
    }

    func add(_ link: CADisplayLink) {
        if !contains(link) { links.append(link) }
        linkDidChange(link)
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    /// Requests a frame if the changed link is running.
    func linkDidChange(_ link: CADisplayLink) {
        if !link.isPaused { requestFrame() }
    }

    private func contains(_ link: CADisplayLink) -> Bool {
        links.contains { $0 === link }
    }
}
