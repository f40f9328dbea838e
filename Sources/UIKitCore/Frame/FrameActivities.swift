import QuartzCore

/// What moves by itself and is asked in every frame where it is: scrolling that slows down.
///
/// While there is none, no frame is asked for.
@MainActor final class FrameActivities {
    /// Names one of them.
    struct Activity: Hashable {
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

    init(requestFrame: @escaping () -> Void) {
        self.requestFrame = requestFrame
    }

    var isEmpty: Bool { entries.isEmpty }
    /// What is going on, for people to read.
    var names: [String] { entries.map(\.name) }

    /// Calls `step` in every frame with the clock's time until it answers false.
    func begin(_ name: String, _ step: @escaping @MainActor (Seconds) -> Bool) -> Activity {
        lastNumber += 1
        entries.append(Entry(activity: Activity(number: lastNumber), name: name, step: step))
        requestFrame()
        return Activity(number: lastNumber)
    }

    /// Without effect once it is over.
    func end(_ activity: Activity) {
        entries.removeAll { $0.activity == activity }
    }

    /// Takes all of them to `time`, in the order they began. One that ends another in its step is obeyed at once.
    func step(at time: Seconds) {
        for entry in entries where entries.contains(where: { $0.activity == entry.activity }) {
            if !entry.step(time) { end(entry.activity) }
        }
    }
}
