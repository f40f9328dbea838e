import HeadlessHost
import SystemAssembly
import Testing
import UIKitCore

@MainActor struct TaskSystemTests {
    @Test func manyTasksAtTheSameTimeEachKeepTheirOwnSystem() async {
        let count = 400
        let tasks = (0..<count).map { _ in
            Task { @MainActor in
                let (system, _) = UIKitSystem.headless(.iPhone14)
                await Task.yield()
                await Task.yield()
                return UIKitSystem.current === system
            }
        }
        var kept = 0
        for task in tasks where await task.value { kept += 1 }

        #expect(kept == count)
    }
}
