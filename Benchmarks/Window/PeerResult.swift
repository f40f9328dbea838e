import Foundation

/// The medians of one row: ours, and those of the peers that were measured.
struct PeerResult: Encodable {
    let row: String
    let unit: String
    /// Nil when our process failed.
    let ours: Double?
    /// By the peers' names.
    let peers: [String: Double]
    /// The peer with the lowest figure; nil without peers.
    let bestPeer: String?
    /// The median of the rounds' ratios of ours to that peer's; nil when there is none or one of them is 0.
    let ratio: Double?
    /// The smallest and the largest of the rounds' ratios, of which the lowest and the highest eighth are left out.
    let spread: [Double]?
    let aim: Double?
    /// Whether the ratio is at most the aim; nil without a ratio or an aim.
    let met: Bool?

    /// - Parameters:
    ///   - ours: The name of our program.
    ///   - rounds: The row's figure in each round, by the programs' names.
    init(row: PeerRow, ours: String, rounds: [[String: Double]]) {
        let names = Set(rounds.flatMap(\.keys))
        var medians: [String: Double] = [:]
        for name in names { medians[name] = Samples(rounds.compactMap { $0[name] }).median }
        let peers = medians.filter { $0.key != ours }
        let best = peers.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
        let ratios = rounds.compactMap { round -> Double? in
            guard let best, let peer = round[best], let own = round[ours], peer > 0 else { return nil }
            return own / peer
        }
        self.row = row.name
        self.unit = row.unit
        self.ours = medians[ours]
        self.peers = peers
        bestPeer = best
        aim = row.aim
        ratio = ratios.isEmpty ? nil : Samples(ratios).median
        let inner = ratios.sorted().dropFirst(ratios.count / 8).dropLast(ratios.count / 8)
        spread = if let least = inner.first, let most = inner.last { [least, most] } else { nil }
        met = if let ratio, let aim = row.aim { ratio <= aim } else { nil }
    }

    /// The first line of the table.
    static func heading(peers: [String]) -> String {
        let names = ["ours"] + peers + ["ratio", "from–to", "aim"]
        return column("row", 24) + names.map { column($0, -11) }.joined()
    }

    /// The row's line of the table.
    func line(peers names: [String]) -> String {
        let figures = ([ours] + names.map { peers[$0] } + [ratio]).map(Self.text)
        let range = spread.map { $0.map(Self.text).joined(separator: "–") } ?? "–"
        let cells = (figures + [range, Self.text(aim)]).map { Self.column($0, -11) }
        let end = met.map { $0 ? "  met" : "  not met" } ?? ""
        return Self.column("\(row) \(unit)", 24) + cells.joined() + end
    }

    private static func text(_ figure: Double?) -> String { figure.map { String(format: "%.2f", $0) } ?? "–" }

    /// `text` in a column of |width| characters, at its right edge if `width` is negative.
    private static func column(_ text: String, _ width: Int) -> String {
        let blanks = String(repeating: " ", count: max(1, abs(width) - text.count))
        return width < 0 ? blanks + text : text + blanks
    }

    /// The results as JSON, an array of objects.
    static func json(_ results: [PeerResult]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(results) + Data("\n".utf8)
    }
}
