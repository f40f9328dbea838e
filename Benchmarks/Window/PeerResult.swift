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
    /// Ours divided by that of the best peer; nil when there is none or it is 0.
    let ratio: Double?
    let aim: Double?
    /// Whether the ratio is at most the aim; nil without a ratio or an aim.
    let met: Bool?

    init(row: PeerRow, ours: Double?, peers: [String: Double]) {
        self.row = row.name
        self.unit = row.unit
        self.ours = ours
        self.peers = peers
        aim = row.aim
        let best = peers.min { ($0.value, $0.key) < ($1.value, $1.key) }
        bestPeer = best?.key
        ratio = if let ours, let best, best.value > 0 { ours / best.value } else { nil }
        met = if let ratio, let aim = row.aim { ratio <= aim } else { nil }
    }

    /// The first line of the table.
    static func heading(peers: [String]) -> String {
        let names = ["ours"] + peers + ["ratio", "aim"]
        return column("row", 24) + names.map { column($0, -11) }.joined()
    }

    /// The row's line of the table.
    func line(peers names: [String]) -> String {
        let figures = [ours] + names.map { peers[$0] } + [ratio, aim]
        let cells = figures.map { Self.column($0.map { String(format: "%.2f", $0) } ?? "–", -11) }
        let end = met.map { $0 ? "  met" : "  not met" } ?? ""
        return Self.column("\(row) \(unit)", 24) + cells.joined() + end
    }

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
