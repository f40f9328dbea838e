/// A source file with its mutants, and what is written for the compiler.
///
/// No edit contains a newline: each line of the text has the number that it has in the source.
struct MutatedFile {
    /// Below the repository's root.
    let path: String
    private let source: [UInt8]
    private let sites: [MutationSite]
    /// The first and last lines of functions, initializers and properties.
    private let functions: [ClosedRange<Int>]
    private var dropped: Set<Int> = []
    /// The places without a mutant of the sample.
    private var outside: Set<Int> = []

    init(path: String, text: String, sites: [MutationSite], functions: [ClosedRange<Int>]) {
        self.path = path
        source = Array(text.utf8)
        self.sites = sites
        self.functions = functions
    }

    private var keptSites: [Int] { sites.indices.filter { !dropped.contains($0) && !outside.contains($0) } }

    /// The mutants that the compiler refused.
    var refused: [Mutant] { dropped.flatMap { sites[$0].mutants } }

    /// The mutants that are compiled in.
    var mutants: [Mutant] { keptSites.flatMap { sites[$0].mutants } }

    /// The source with these mutants.
    var text: String { render().text }

    /// Leaves out what the compiler refuses at a place of `text`: the smallest site around it; `broadly` every site around
    /// it; without one, the sites of the line or else of the function. False if there is none.
    mutating func drop(line: Int, column: Int, broadly: Bool) -> Bool {
        let (text, places) = render()
        let offset = Self.offset(line: line, column: column, in: text)
        let around = places.filter { $0.range.contains(offset) }.sorted { $0.range.count < $1.range.count }
        var refused = broadly ? around : Array(around.prefix(1))
        if refused.isEmpty { refused = places.filter { lines(of: $0.site).contains(line) } }
        if refused.isEmpty, let function = functions.filter({ $0.contains(line) }).min(by: { $0.count < $1.count }) {
            refused = places.filter { function.overlaps(lines(of: $0.site)) }
        }
        dropped.formUnion(refused.map(\.site))
        return !refused.isEmpty
    }

    /// Leaves out the sites of these mutants, named by their keys.
    mutating func drop(_ keys: Set<String>) {
        dropped.formUnion(sites.indices.filter { sites[$0].mutants.contains { keys.contains($0.key) } })
    }

    /// Leaves out the places without any of these mutants, named by their keys. They do not count as refused.
    mutating func keep(_ keys: Set<String>) {
        outside.formUnion(sites.indices.filter { !sites[$0].mutants.contains { keys.contains($0.key) } })
    }

    private func lines(of site: Int) -> ClosedRange<Int> {
        let first = sites[site].mutants[0].line
        return first...(first + source[sites[site].range].count { $0 == UInt8(ascii: "\n") })
    }

    private struct Piece {
        let offset: Int
        let end: Int
        /// At one offset: what closes, the inner first, then what opens or replaces, the outer first.
        let order: (Int, Int)
        let text: String
        let site: Int
    }

    /// The text, and where in it each site is.
    private func render() -> (text: String, places: [(site: Int, range: Range<Int>)]) {
        var output: [UInt8] = []
        var starts: [Int: Int] = [:]
        var ends: [Int: Int] = [:]
        var position = 0
        for piece in pieces() {
            output += source[position..<piece.offset]
            starts[piece.site] = starts[piece.site] ?? output.count
            output += Array(piece.text.utf8)
            ends[piece.site] = output.count
            position = piece.end
        }
        output += source[position...]
        let places = starts.map { (site: $0.key, range: $0.value..<(ends[$0.key] ?? $0.value)) }
        return (String(decoding: output, as: UTF8.self), places.sorted { $0.site < $1.site })
    }

    private func pieces() -> [Piece] {
        var pieces: [Piece] = []
        for index in keptSites {
            let length = sites[index].range.count
            for edit in sites[index].edits {
                switch edit {
                case .closing(let offset, let text):
                    pieces.append(
                        Piece(offset: offset, end: offset, order: (0, length * 2), text: text, site: index))
                case .replacement(let range, let text):
                    pieces.append(
                        Piece(
                            offset: range.lowerBound, end: range.upperBound, order: (2, -length), text: text,
                            site: index))
                case .opening(let offset, let text):
                    pieces.append(
                        Piece(offset: offset, end: offset, order: (2, -length), text: text, site: index))
                }
            }
        }
        // Of two sites with the same range, the one that opens first closes last.
        return pieces.sorted {
            if $0.offset != $1.offset { return $0.offset < $1.offset }
            if $0.order != $1.order { return $0.order < $1.order }
            return $0.order.0 == 0 ? $0.site > $1.site : $0.site < $1.site
        }
    }

    /// The place of a line and a column, which count from 1, in bytes.
    private static func offset(line: Int, column: Int, in text: String) -> Int {
        var current = 1
        var offset = 0
        for byte in text.utf8 {
            if current == line { return offset + column - 1 }
            if byte == UInt8(ascii: "\n") { current += 1 }
            offset += 1
        }
        return offset
    }
}
