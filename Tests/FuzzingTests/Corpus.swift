import Foundation

/// The inputs in a fuzzer's folder of `Fuzzing/Corpus`, in the order of their names.
struct Corpus {
    let inputs: [[UInt8]]

    init(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fuzzing/Corpus/\(name)")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        inputs = try files.sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
    }
}
