import QuartzCore

/// Activities that are stepped in every frame, such as decelerating scrolling.
///
/// Frames are requested only while there are activities.
@MainActor package final class FrameActivities {
    /// Identifies one activity.
    package struct Activity: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Entry {
        let activity: Activity
        let name: String
        let step: @MainActor (Seconds) -> Bool
    }

    private var entries: [Entry] = []
    private var lastNumber = 0
    private let requestFrame: () -> Void

    package init(requestFrame: @escaping () -> Void) {
        self.requestFrame = requestFrame
    }

    package var isEmpty: Bool { entries.isEmpty }
    /// The names of the running activities, for people to read.
    package var names: [String] { entries.map(\.name) }

    /// Calls `step` in every frame with the clock's time until it returns false.
    package func begin(_ name: String, _ step: @escaping @MainActor (Seconds) -> Bool) -> Activity {
        lastNumber += 1
        entries.append(Entry(activity: Activity(number: lastNumber), name: name, step: step))
        requestFrame()
        return Activity(number: lastNumber)
    }

    /// Ends the activity. Does nothing when it has ended already.
    package func end(_ activity: Activity) {
        entries.removeAll { $0.activity == activity }
    }

    /// Steps all activities to `time`, in the order they began. An activity that another one ends is not stepped again.
    package func step(at time: Seconds) {
        for entry in entries where entries.contains(where: { $0.activity == entry.activity }) {
            if !entry.step(time) { end(entry.activity) }
        }
    }
}
