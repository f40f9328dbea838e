/// Finds the word that was meant.
public enum NearestWord {
    /// "did you mean run? ", or nothing if no word is near: at most a third of the letters differ.
    public static func suggestion(for word: String, among words: [String]) -> String {
        let best = words.map { ($0, distance(word.lowercased(), $0.lowercased())) }.min { $0.1 < $1.1 }
        guard let best, best.1 <= max(1, best.0.count / 3) else { return "" }
        return "did you mean \(best.0)? "
    }

    /// The number of letters to insert, remove, replace, or swap with the next.
    static func distance(_ first: String, _ second: String) -> Int {
        let first = Array(first)
        let second = Array(second)
        var rows = [Array(0...second.count)]
        for i in first.indices {
            var row = [i + 1]
            for j in second.indices {
                var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (first[i] == second[j] ? 0 : 1))
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
