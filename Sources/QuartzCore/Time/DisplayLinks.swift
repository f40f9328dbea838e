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

    /// The time from which a link fires with the next frame, in seconds of the host. Nil if all links are paused.
    package var nextDueTime: Seconds? {
        var next: Seconds?
        for link in links where !link.isPaused { next = min(next ?? .infinity, link.dueTime) }
        return next
    }

    /// Calls the links that are due, in the order they were added.
    ///
    /// - Parameter time: The time of the frame.
    @MainActor package func fire(at time: Seconds) {
        for link in links where !link.isPaused && time >= link.dueTime && contains(link) {
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
