/// The system that a task belongs to. Tasks inherit it from the task that creates them.
enum TaskLocalSystem {
    /// Weak, because a task that never ends must not retain the system.
    @MainActor final class Owner {
        weak var system: UIKitSystem?

        init(_ system: UIKitSystem) { self.system = system }
    }

    @TaskLocal static var owner: Owner?

    /// Makes every access to the current system activate the task's system first.
    static let registration: Void = CurrentSystem.install {
        guard MainActorCheck.isOnMainActor else { return }
        MainActor.assumeIsolated {
            guard let system = owner?.system ?? lastActivated(), !system.isActive else { return }
            system.activate()
        }
    }

    /// The system that each task activated last, by the task's hash value. A test makes its device in one turn of the main
    /// actor and uses UIKit in the next; in between another test may activate a device of its own.
    @MainActor private static var ownersByTask: [Int: Owner] = [:]
    /// The number of entries from which on some are removed: that of tests that run at the same time has no limit.
    @MainActor private static var capacity = smallestCapacity
    private static let smallestCapacity = 256
    /// With more tasks than this for each system, nearly all tasks have ended.
    private static let tasksPerSystem = 16

    @MainActor private static func lastActivated() -> UIKitSystem? {
        guard !ownersByTask.isEmpty, let task = withUnsafeCurrentTask(body: { $0?.hashValue }) else { return nil }
        return ownersByTask[task]?.system
    }

    /// Records that the running task activates `system`. Does nothing outside of tasks, as in an app's window, and in tasks
    /// that inherit their system.
    @MainActor static func didActivate(_ system: UIKitSystem) {
        guard owner == nil, let task = withUnsafeCurrentTask(body: { $0?.hashValue }),
            ownersByTask[task]?.system !== system
        else { return }
        _ = registration
        if ownersByTask.count >= capacity { removeOwners() }
        ownersByTask[task] = Owner(system)
    }

    /// Removes the entries without a system, and all others if most of their tasks must have ended.
    @MainActor private static func removeOwners() {
        let living = ownersByTask.filter { $0.value.system != nil }
        let systems = Set(living.values.compactMap { $0.system.map(ObjectIdentifier.init) })
        ownersByTask = living.count > systems.count * tasksPerSystem ? [:] : living
        capacity = max(smallestCapacity, ownersByTask.count * 2)
    }
}

extension UIKitSystem {
    /// Runs `work` with this system as the current one. Tasks created in `work` keep this system, even when they
    /// resume while another system is active.
    package func run<Result>(_ work: () -> Result) -> Result {
        _ = TaskLocalSystem.registration
        activate()
        return TaskLocalSystem.$owner.withValue(TaskLocalSystem.Owner(self), operation: work)
    }

    /// Runs asynchronous `work` with this system as the current one. Tasks created in `work` keep this system.
    package func run<Result>(_ work: () async -> Result) async -> Result {
        _ = TaskLocalSystem.registration
        activate()
        return await TaskLocalSystem.$owner.withValue(TaskLocalSystem.Owner(self), operation: work)
    }
}
