import Foundation

/// The memory of a process in megabytes of 1024×1024 bytes.
struct MemoryUse {
    /// All its pages that are in memory, whoever shares them.
    let resident: Double
    /// The same, with each shared page divided by the number of processes that share it.
    let proportional: Double
    /// The pages that only this process has, as far as it has written to them.
    var written = 0.0

    /// This process, now. Zero where the system does not tell.
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
