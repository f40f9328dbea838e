import Foundation

/// Whether code runs on the main actor, for what may be called from anywhere.
enum MainActorTurn {
    private static let mark: DispatchSpecificKey<Void> = {
        let mark = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: mark, value: ())
        return mark
    }()

    /// Where the main thread has ended, as under `swift test`, its queue is served by others.
    static var isNow: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
