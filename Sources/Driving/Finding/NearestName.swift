/// Finds the name that a misspelled one may stand for.
package enum NearestName {
    /// A name that contains `text`, or lies in it, is near from this many characters on.
    private static let shortestPart = 3

    /// The one of `names` that is nearest to `text`: the same but for case, else with the fewest typing errors, at most
    /// one in four characters, else one that contains the other. The first one of several; nil when none is near.
    package static func of(_ text: String, among names: some Sequence<String>) -> String? {
        let wanted = Array(text.lowercased())
        var best: (name: String, errors: Int)?
        for name in names where name != text {
            let candidate = Array(name.lowercased())
            guard let errors = errors(between: wanted, and: candidate) else { continue }
            if errors < best?.errors ?? .max { best = (name, errors) }
        }
        return best?.name
    }

    /// `did you mean NAME? `, or nothing when no name is near.
    package static func question(_ text: String, among names: [String]) -> String {
        of(text, among: names).map { "did you mean \($0)? " } ?? ""
    }

    /// The choices to suggest for the unknown name `text`: `there are a, b`, or `did you mean a? There are a, b` when one is near.
    package static func choices(for text: String, among names: [String]) -> String {
        let list = "here are " + names.joined(separator: ", ")
        return of(text, among: names).map { "did you mean \($0)? T" + list } ?? "t" + list
    }

    /// How many errors `other` is away from `wanted`; nil when it is too many to have been meant.
    private static func errors(between wanted: [Character], and other: [Character]) -> Int? {
        let most = max(1, min(wanted.count, other.count) / 4)
        let (short, long) = wanted.count < other.count ? (wanted, other) : (other, wanted)
        if long.count - short.count <= most {
            let errors = typingErrors(short, long)
            if errors <= most, errors < long.count { return errors }
        }
        // A part is farther away than any typing error, and a name that says less than `text` farther than one that says more.
        guard short.count >= shortestPart, long.contains(part: short) else { return nil }
        return long.count * (other.count < wanted.count ? 4 : 2) - short.count
    }

    /// The fewest characters that must be added, left out, replaced or swapped with their neighbor.
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
            (beforeLast, last) = (last, line)
        }
        return last[second.count]
    }
}

extension [Character] {
    fileprivate func contains(part: [Character]) -> Bool {
        (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
    }
}
