import Foundation
import QuartzCore
import Synchronization

/// The clock of a device in a shell: the window's clock, slowed down or stopped. Seconds.
///
/// Animations, gestures, keyboards and scripts of the app all read it, so that they slow down alike. At speed 1 from the
/// start on it is the window's clock to the bit.
@MainActor package final class DeviceClock: TimeSource {
    /// How the device's time follows the window's.
    private struct Course {
        var windowTime: Seconds = 0
        var deviceTime: Seconds = 0
        var speed = 1.0

        func time(at window: Seconds) -> Seconds { deviceTime + (window - windowTime) * speed }

        func windowTime(of device: Seconds) -> Seconds { windowTime + (device - deviceTime) / speed }
    }

    /// The tolerance in seconds for reaching a deadline: the times of both clocks round differently.
    private static let roundingTolerance: Seconds = 1e-6

    private let window: any TimeSource
    private let course = Mutex(Course())
    private var queue = ActionQueue()
    private var wake: ScheduledAction?

    package init(following window: any TimeSource) {
        self.window = window
    }

    nonisolated package var now: Seconds { time(at: window.now) }

    /// The device's time at a time of the window's clock.
    nonisolated package func time(at window: Seconds) -> Seconds { course.withLock { $0.time(at: window) } }

    /// The seconds of the device that pass in one second of the window. Default 1; 0 stops the device.
    ///
    /// - Precondition: finite and not negative.
    package var speed: Double {
        get { course.withLock { $0.speed } }
        set {
            precondition(
                newValue.isFinite && newValue >= 0,
                "A clock cannot have a speed of \(newValue); give it a finite number from 0.")
            let present = window.now
            course.withLock {
                $0.deviceTime = $0.time(at: present)
                $0.windowTime = present
                $0.speed = newValue
            }
            scheduleWake()
        }
    }

    /// Advances the device by `seconds` at once, and runs what becomes due.
    package func skip(_ seconds: Seconds) {
        course.withLock { $0.deviceTime += seconds }
        runDue()
    }

    package func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        let isEarliest = queue.nextDeadline.map { deadline < $0 } ?? true
        let receipt = queue.insert(at: deadline, action)
        if isEarliest { scheduleWake() }
        return receipt
    }

    package func cancel(_ action: ScheduledAction) {
        queue.remove(action)
    }

    /// Actions that are scheduled meanwhile wait for another turn of the window, even if they are due, so that input and
    /// frames are handled in between.
    private func runDue() {
        let now = now + Self.roundingTolerance
        let newest = queue.newestID
        while let due = queue.popDue(at: now, newest: newest) { due.action() }
        scheduleWake()
    }

    private func scheduleWake() {
        if let wake { window.cancel(wake) }
        wake = nil
        guard let deadline = queue.nextDeadline else { return }
        let course = course.withLock { $0 }
        guard course.speed > 0 || deadline <= course.deviceTime else { return }
        let date = course.speed > 0 ? course.windowTime(of: deadline) : window.now
        wake = window.schedule(at: date) { [weak self] in
            self?.wake = nil
            self?.runDue()
        }
    }
}
