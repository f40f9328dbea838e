import Foundation

/// The memory of a process in megabytes of 1024×1024 bytes.
struct MemoryUse {
    /// All its pages in memory, including shared ones.
    let resident: Double
    /// The same, with each shared page divided by the number of processes that share it.
    let proportional: Double
    /// The private pages that the process has written to.
    var written = 0.0

    /// The current memory of this process. Zero where the system does not report it.
    static var now: MemoryUse {
        let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
        func megabytes(_ name: String) -> Double {
            let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
            return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 } ?? 0
        }
        return MemoryUse(
            resident: megabytes("Rss"), proportional: megabytes("Pss"), written: megabytes("Private_Dirty"))
    }
}
