/// Why no text can be laid out on this machine.
package enum FontFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A font file that every text depends on was found in none of the `searched` folders.
    case missing(file: String, debianPackage: String, searched: [String])
    /// fontconfig could not be set up, although all files are there.
    case unusable(reason: String)

    /// One sentence for the user of the terminal, with the package to install.
    package var description: String {
        switch self {
        case .missing(let file, let debianPackage, let searched):
            "The font \(file) was not found in \(searched.joined(separator: ", ")). "
                + "Install the Debian package \(debianPackage): sudo apt-get install \(debianPackage). Docs/Systems.md has "
                + "the names of other systems."
        case .unusable(let reason):
            "The fonts could not be set up: \(reason)"
        }
    }
}
