/// The only log output of the library.
package enum Log {
    /// Writes one line to standard error.
    package static func line(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
