/// Parses a line of the symbol tables.
///
/// A line has one or more marks, back to front, separated by `;`. A mark is a letter for its kind (`SymbolMark.Kind`:
/// `s` stroke, `f` fill, `b` both, `x` cut by a stroke, `y` cut by a fill, `w` cut wide), an optional digit for its
/// level (1, the default, is the front color), then commands. A command is a letter with its numbers, in units of the
/// grid, y down, angles in degrees clockwise from the right:
///
///     M x y …           starts at a point; further points are lines
///     L x y …           lines        C x y x y x y …   cubic curves        Q x y x y …   quadratic ones
///     Z                 closes
///     O x y r           circle       E x y rx ry       ellipse
///     A x y r from to   arc, clockwise when `to` is larger
///     R x y w h r       rectangle with round corners
///     P r x y x y …     polygon with round corners
///     S x y R r n       star with n points             G x y R r n         gear with n teeth
///     T x y r R n from  n rays from r to R
///     D x y k           dot of k strokes' diameter
struct SymbolParser {
    /// The marks of `line`. Traps on an invalid line, because the tables are our own and tested.
    static func marks(of line: String) -> [SymbolMark] {
        line.split(separator: ";").map { parseMark(String($0)) }
    }

    private static func parseMark(_ text: String) -> SymbolMark {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard let letter = text.first, let kind = SymbolMark.Kind(rawValue: letter) else {
            preconditionFailure("A symbol's mark must begin with one of s f b x y w: \"\(text)\".")
        }
        var commands = text.dropFirst()
        let level = commands.first?.wholeNumberValue
        if level != nil { commands = commands.dropFirst() }
        var reader = SymbolParser()
        reader.read(commands)
        return SymbolMark(kind: kind, level: (level ?? 1) - 1, path: reader.path, dots: reader.dots)
    }

    private let path = CGMutablePath()
    private var dots: [SymbolMark.Dot] = []

    private mutating func read(_ text: Substring) {
        var rest = text.drop { $0 == " " }
        while let letter = rest.first {
            rest = rest.dropFirst()
            let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
            let numbers = rest[..<end].split(separator: " ").map { word -> CGFloat in
                guard let number = Double(word) else {
                    preconditionFailure("\"\(word)\" in a symbol's mark \"\(text)\" is not a number.")
                }
                return CGFloat(number)
            }
            addCommand(letter, numbers: numbers, in: text)
            rest = rest[end...]
        }
    }

    private mutating func addCommand(_ letter: Character, numbers: [CGFloat], in text: Substring) {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (letter, numbers.count) {
        case ("M", 2...):
            path.move(to: points[0])
            points.dropFirst().forEach { path.addLine(to: $0) }
        case ("L", 2...): points.forEach { path.addLine(to: $0) }
        case ("C", 6...):
            for index in stride(from: 0, to: points.count - 2, by: 3) {
                path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
            }
        case ("Q", 4...):
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                path.addQuadCurve(to: points[index + 1], control: points[index])
            }
        case ("Z", 0): path.closeSubpath()
        case ("D", 3): dots.append(SymbolMark.Dot(center: points[0], strokes: numbers[2]))
        default: addFigure(letter, numbers: numbers, points: points, in: text)
        }
    }

    private func addFigure(_ letter: Character, numbers: [CGFloat], points: [CGPoint], in text: Substring) {
        switch (letter, numbers.count) {
        case ("O", 3): path.addEllipse(in: CGRect(center: points[0], radiusX: numbers[2], radiusY: numbers[2]))
        case ("E", 4): path.addEllipse(in: CGRect(center: points[0], radiusX: numbers[2], radiusY: numbers[3]))
        case ("R", 5):
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            path.addRoundedRect(in: rect, cornerWidth: numbers[4], cornerHeight: numbers[4])
        case ("A", 5):
            let start = numbers[3] * .pi / 180
            let end = numbers[4] * .pi / 180
            path.move(to: points[0].point(atAngle: start, radius: numbers[2]))
            // Core Graphics names directions as seen with y up.
            path.addArc(
                center: points[0], radius: numbers[2], startAngle: start, endAngle: end, clockwise: end < start)
        case ("P", 7...):
            let corners = stride(from: 1, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            path.addPolygon(corners, radius: numbers[0])
        case ("S", 5):
            path.addPolygon(
                SymbolGeometry.star(
                    center: points[0], outerRadius: numbers[2], innerRadius: numbers[3], count: Int(numbers[4])),
                radius: 0)
        case ("G", 5):
            path.addPolygon(
                SymbolGeometry.gear(
                    center: points[0], outerRadius: numbers[2], innerRadius: numbers[3], count: Int(numbers[4])),
                radius: 1)
        case ("T", 6):
            for ray in 0..<Int(numbers[4]) {
                let angle = (numbers[5] + CGFloat(ray) * 360 / numbers[4]) * .pi / 180
                path.move(to: points[0].point(atAngle: angle, radius: numbers[2]))
                path.addLine(to: points[0].point(atAngle: angle, radius: numbers[3]))
            }
        default:
            preconditionFailure("A symbol's mark \"\(text)\" has \(letter) with \(numbers.count) numbers.")
        }
    }
}
