/// The one way out for words that are not an app's own.
package enum Log {
    /// Writes one line to standard error.
    package static func line(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
