import AllocationCount
import Foundation

/// What one piece of work cost this thread.
struct Cost {
    /// Processor time in milliseconds: what other processes do meanwhile does not count.
    var milliseconds = 0.0
    /// Blocks asked of the heap.
    var allocations = 0

    /// Does `work` once and tells its cost.
    static func of(_ work: () -> Void) -> Cost {
        let allocations = velarium_allocations()
        let start = threadTime()
        work()
        let end = threadTime()
        return Cost(milliseconds: (end - start) * 1000, allocations: Int(velarium_allocations() - allocations))
    }

    /// The processor time of this thread in seconds.
    private static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// The seconds of a clock that all processes of the machine share and that only goes forward.
func monotonicTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
