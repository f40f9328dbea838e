import AccessibilityTree
import HostTiming
import QuartzCore
import UIKitDevice

/// Makes an app in a window readable and operable by the screen readers of the desktop, over AT-SPI.
///
/// Until a reader runs there is a connection to the session bus, and nothing else: the tree is not read, and no thread
/// is started. When it runs, VoiceOver is on in the app, whose cursor is the reader's focus.
@MainActor package final class DesktopAccessibility {
    private let app: AppAccessibility
    private let name: String
    private let clock: any TimeSource
    private let window: () -> AccessibleSnapshot.Window
    private lazy var reading = DelayedReading(by: clock) { [weak self] in self?.read() }
    private var observer: ReaderObserver?
    private var bus: AccessibilityBus?
    /// The address of the bus that is used, while a reader runs.
    private var address: String?
    private var published: AccessibleSnapshot?
    private var keys = ReaderKeys()
    /// How often the tree was read. For tests.
    package private(set) var readingCount = 0

    /// How long after the start the session bus is asked, so that the first frame does not wait for it. Seconds; chosen.
    private static let watchDelay: Seconds = 0.5

    /// - Parameters:
    ///   - name: The app's name.
    ///   - window: The window as it is.
    package init(
        of app: AppAccessibility, named name: String, clock: any TimeSource,
        window: @escaping () -> AccessibleSnapshot.Window
    ) {
        self.app = app
        self.name = name
        self.clock = clock
        self.window = window
    }

    /// Waits for a reader.
    ///
    /// - Parameters:
    ///   - sessionBus: The address of the session's bus.
    ///   - isForced: Whether the app is on the accessibility bus without a reader as well.
    package func start(onBus sessionBus: String, withoutReader isForced: Bool) {
        _ = clock.schedule(at: clock.now + Self.watchDelay) { [weak self] in
            self?.observer = ReaderObserver(sessionBus: sessionBus, isForced: isForced) {
                self?.readerDidChange(toBus: $0)
            }
        }
    }

    /// Leaves the buses.
    package func close() {
        observer?.close()
        observer = nil
        stop()
    }

    /// To be called after each frame, and when the window has changed.
    package func frameWasDrawn() {
        if address != nil { reading.readSoon() }
    }

    /// Whether a key is for the cursor, as long as a reader runs, and not for the app.
    package func uses(_ stroke: KeyStroke, isDown: Bool) -> Bool {
        guard address != nil else { return false }
        // As an input method, other programs do not see what is typed into a password.
        if app.allowsOthersToSeeKeys { bus?.notifyReaders(of: ReaderKeyEvent(stroke: stroke, isDown: isDown)) }
        return keys.uses(stroke, isDown: isDown, in: app)
    }

    /// A reader runs, whose bus has an address; nil when none does.
    package func readerDidChange(toBus address: String?) {
        guard address != self.address else { return }
        stop()
        guard let address else { return }
        self.address = address
        app.startReading { [weak self] in self?.announce($0) }
        reading.readSoon()
    }

    private func stop() {
        bus?.close()
        reading.cancel()
        if address != nil { app.stopReading() }
        (bus, address, published) = (nil, nil, nil)
    }

    private func read() {
        guard let address else { return }
        readingCount += 1
        let snapshot = app.snapshot(named: name, in: window())
        if let bus {
            let events = snapshot.events(since: published)
            bus.publish(snapshot, events)
        } else {
            bus = connect(to: address, snapshot)
        }
        published = snapshot
    }

    /// A bus that ends is not tried again until the desktop tells of another reader.
    private func connect(to address: String, _ snapshot: AccessibleSnapshot) -> AccessibilityBus {
        AccessibilityBus(at: address, snapshot) { [weak self] request in
            self?.app.perform(request)
        } onEnd: { [weak self] in
            if self?.address == address { self?.stop() }
        }
    }

    private func announce(_ text: String) {
        guard let published else { return }
        bus?.publish(published, [.announcement(text)])
    }
}
