/// What SwiftPM prints while it builds.
public enum BuildOutput {
    /// The lines about what does not compile: without progress ("[3/7] Compiling …"), its headings, and warnings of
    /// files of pkg-config.
    public static func problems(in output: String) -> String {
        output.split(separator: "\n", omittingEmptySubsequences: false).filter { !isNoise($0) }
            .joined(separator: "\n").trimmingLineBreaks()
    }

    private static func isNoise(_ line: Substring) -> Bool {
        line.hasPrefix("[") && line.drop { $0 != "]" }.hasPrefix("] ") && line.dropFirst().first?.isNumber == true
            || line.hasPrefix("Building for ") || line.hasPrefix("warning: prohibited flag(s)")
            || line.hasPrefix("Build complete!") || line.hasPrefix("error: fatalError")
    }
}

extension String {
    fileprivate func trimmingLineBreaks() -> String {
        var text = Substring(self)
        while text.first == "\n" { text.removeFirst() }
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }
}
