import Foundation

/// Runs a program that measures the same dialogs with another solver and prints `variables/phase microseconds`, a line
/// each, and adds its figures, and how many times longer it took than ours in this run.
func comparePeer(_ report: inout Report, program: String) {
    report.title("solver: the peer, and how many times longer it takes")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.standardOutput = pipe
    do {
        try process.run()
    } catch {
        FileHandle.standardError.write(Data("The peer \(program) does not run: \(error.localizedDescription)\n".utf8))
        return
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let ours = Dictionary(report.figures.map { ($0.name, $0.value) }) { _, last in last }
    for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 2, let value = Double(words[1]) else { continue }
        report.add("solver/\(words[0])/peer", value, "us")
        guard let own = ours["solver/\(words[0])"], own > 0 else { continue }
        report.add("solver/\(words[0])/peer-to-ours", value / own, "x")
    }
}
