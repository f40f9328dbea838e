/// A place of a file with one or more mutants, and the text that compiles them in beside the original.
struct MutationSite {
    /// A piece of text at a place of the source, in bytes from its start.
    enum Edit {
        /// Before what starts there.
        case opening(at: Int, String)
        /// Behind what ends there.
        case closing(at: Int, String)
        case replacement(Range<Int>, String)
    }

    let range: Range<Int>
    let mutants: [Mutant]
    let edits: [Edit]
}
