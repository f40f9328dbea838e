import Foundation
import UIKitCore

/// What is left of 1,000 popovers that came and went.
@MainActor func measureMemory(_ report: inout Report) {
    report.title("memory: 1,000 popovers, each made anew, without motion")
    let stand = Stand(.phone)
    func cycles(_ count: Int) {
        for _ in 0..<count {
            stand.ground.present(stand.makePopover(), animated: false)
            stand.settle()
            stand.ground.dismiss(animated: false)
            stand.settle()
        }
    }
    cycles(50)
    let before = MemoryUse.now
    let cost = Cost.of { cycles(1_000) }
    let after = MemoryUse.now
    report.add("memory/cycle", cost.milliseconds / 1_000, "ms")
    report.add("memory/before", before.resident, "MB")
    report.add("memory/after", after.resident, "MB")
    report.add("memory/growth-per-cycle", (after.resident - before.resident) * 1024 / 1_000, "KB")
}
