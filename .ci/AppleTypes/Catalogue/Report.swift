/// How much of the tables became declarations.
struct Report {
    let text: String

    init(_ catalogue: Catalogue) {
        let reasons = Dictionary(grouping: catalogue.refused, by: \.reason.words).mapValues(\.count)
        let rows = catalogue.declared + catalogue.given + catalogue.refused.count
        var lines = ["\(rows) rows: \(catalogue.declared) declared, \(catalogue.given) in Linux's Foundation already"]
        lines += reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($0.value) \($0.key)" }
        text = lines.joined(separator: "\n")
    }
}
