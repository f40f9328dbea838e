/// Finds the known name that a misspelled one probably means.
package enum NearestName {
    /// The fewest characters for which containing `text`, or being contained in it, counts as near.
    private static let shortestPart = 3

    /// The element of `names` that is nearest to `text`, or nil when none is near. Of several equally near ones the
    /// first.
    ///
    /// The same name in another case is nearest, then the fewest typing errors (at most one in four characters), then a
    /// name that contains the other.
    package static func nearest(to text: String, among names: some Sequence<String>) -> String? {
        let query = Array(text.lowercased())
        var best: (name: String, errors: Int)?
        for name in names where name != text {
            let candidate = Array(name.lowercased())
            guard let errors = errors(between: query, and: candidate) else { continue }
            if errors < best?.errors ?? .max { best = (name, errors) }
        }
        return best?.name
    }

    /// `did you mean NAME? `, or an empty string when no name is near.
    package static func suggestion(for text: String, among names: [String]) -> String {
        nearest(to: text, among: names).map { "did you mean \($0)? " } ?? ""
    }

    /// The choices for the unknown name `text`: `there are a, b`, or `did you mean a? There are a, b` when one is near.
    package static func choices(for text: String, among names: [String]) -> String {
        let list = "here are " + names.joined(separator: ", ")
        return nearest(to: text, among: names).map { "did you mean \($0)? T" + list } ?? "t" + list
    }

    /// The number of errors between `name` and `other`; nil when there are too many.
    private static func errors(between name: [Character], and other: [Character]) -> Int? {
        let most = max(1, min(name.count, other.count) / 4)
        let (short, long) = name.count < other.count ? (name, other) : (other, name)
        if long.count - short.count <= most {
            let errors = typingErrors(short, long)
            if errors <= most, errors < long.count { return errors }
        }
        // A partial match ranks after every typing error, and one shorter than `text` after one that is longer.
        guard short.count >= shortestPart, long.contains(part: short) else { return nil }
        return long.count * (other.count < name.count ? 4 : 2) - short.count
    }

    /// The fewest characters that must be added, removed, replaced or swapped with their neighbor.
    private static func typingErrors(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var line = [row + 1]
            for column in second.indices {
                let isSame = first[row] == second[column]
                var errors = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, line[column] + 1)
                let isSwapped =
                    row > 0 && column > 0 && first[row] == second[column - 1] && first[row - 1] == second[column]
                if isSwapped { errors = min(errors, beforeLast[column - 1] + 1) }
                line.append(errors)
            }
            beforeLast = last
            last = line
        }
        return last[second.count]
    }
}

extension [Character] {
    fileprivate func contains(part: [Character]) -> Bool {
        (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
    }
}
