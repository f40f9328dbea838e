import AllocationCount
import Foundation

/// The cost of one piece of work on this thread.
struct Cost {
    /// Processor time in milliseconds, which excludes other processes.
    var milliseconds = 0.0
    /// The number of heap allocations.
    var allocations = 0

    /// Performs `work` once and returns its cost.
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

/// The monotonic clock in seconds, which all processes of the machine share.
func monotonicTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
