import UIKitCore

/// Parses visual formats such as `H:|-[title(>=80)]-(gap@750)-[icon(==title)]|`.
struct FormatParser {
    private var scanner: FormatScanner
    private let metrics: [String: CGFloat]
    private let views: Set<String>
    private var format = VisualFormat()

    init(_ text: String, metrics: [String: CGFloat], views: Set<String>) {
        scanner = FormatScanner(text)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() throws(FormatFailure) -> VisualFormat {
        try parseAxis()
        if scanner.skip("|") {
            format.items.append(.superview)
            format.gaps.append(try gap())
        }
        format.items.append(try view())
        while !scanner.isAtEnd {
            let between = try gap()
            format.gaps.append(between)
            if scanner.skip("|") {
                format.items.append(.superview)
                guard scanner.isAtEnd else { throw scanner.failure("Nothing can come after the superview.") }
                return format
            }
            format.items.append(try view())
        }
        return format
    }

    private mutating func parseAxis() throws(FormatFailure) {
        if scanner.skip("H") {
            guard scanner.skip(":") else { throw scanner.failure("Expected a ':' after 'H'") }
        } else if scanner.skip("V") {
            guard scanner.skip(":") else { throw scanner.failure("Expected a ':' after 'V'") }
            format.axis = .vertical
        }
    }

    // MARK: Items

    private mutating func view() throws(FormatFailure) -> VisualFormat.Item {
        guard scanner.skip("[") else {
            throw scanner.failure("Expected a view. View names must be enclosed in square brackets.")
        }
        guard let name = scanner.name() else { throw scanner.failure("Expected the name of a view here.") }
        guard views.contains(name) else {
            throw scanner.failure("\(name) is not a key in the views dictionary.")
        }
        var predicates: [VisualFormat.Predicate] = []
        if scanner.skip("(") { predicates = try list(inBrackets: true) }
        guard scanner.skip("]") else { throw scanner.failure("Expected a ']' here. That is the end of a view.") }
        return .view(name, predicates)
    }

    private mutating func gap() throws(FormatFailure) -> VisualFormat.Gap {
        guard scanner.skip("-") else { return .flush }
        if scanner.next == "[" || scanner.next == "|" { return .standard }
        let predicates =
            scanner.skip("(") ? try list(inBrackets: false) : [try simplePredicate()]
        try scanner.expect("-")
        return .distances(predicates)
    }

    // MARK: Predicates

    /// A number or metric without parentheses.
    private mutating func simplePredicate() throws(FormatFailure) -> VisualFormat.Predicate {
        var predicate = VisualFormat.Predicate()
        let isNegative = scanner.skip("-")
        predicate.constant = try value() * (isNegative ? -1 : 1)
        if scanner.skip("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func list(inBrackets isLength: Bool) throws(FormatFailure) -> [VisualFormat.Predicate] {
        var predicates = [try predicate(isLength)]
        while scanner.skip(",") { predicates.append(try predicate(isLength)) }
        try scanner.expect(")")
        return predicates
    }

    private mutating func predicate(_ isLength: Bool) throws(FormatFailure) -> VisualFormat.Predicate {
        var predicate = VisualFormat.Predicate()
        if scanner.skip("<=") {
            predicate.relation = .lessThanOrEqual
        } else if scanner.skip(">=") {
            predicate.relation = .greaterThanOrEqual
        } else {
            _ = scanner.skip("==")
        }
        try parseObject(of: &predicate, isLength)
        if scanner.skip("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func parseObject(
        of predicate: inout VisualFormat.Predicate, _ isLength: Bool
    ) throws(FormatFailure) {
        let sign: CGFloat = scanner.skip("-") ? -1 : 1
        let start = scanner
        guard let name = scanner.name(), views.contains(name), metrics[name] == nil else {
            scanner = start
            predicate.constant = sign * (try value())
            return
        }
        guard isLength, sign > 0 else { throw scanner.failure("A distance cannot be compared with a view.") }
        predicate.view = name
        if scanner.skip(".") { predicate.attribute = try attribute() }
        if scanner.skip("*") { predicate.multiplier = try value() }
        if scanner.skip("/") {
            let divisor = try value()
            guard divisor != 0 else { throw scanner.failure("A length cannot be divided by 0.") }
            predicate.multiplier = 1 / divisor
        }
        if scanner.skip("+") {
            predicate.constant = try value()
        } else if scanner.skip("-") {
            predicate.constant = -(try value())
        }
    }

    private mutating func attribute() throws(FormatFailure) -> NSLayoutConstraint.Attribute {
        switch scanner.name() {
        case "width": return .width
        case "height": return .height
        default: throw scanner.failure("Expected the name of a length, width or height.")
        }
    }

    private mutating func priority() throws(FormatFailure) -> UILayoutPriority {
        let value = try value()
        guard value > 0, value <= 1000 else {
            throw scanner.failure("A priority must be greater than 0 and at most 1000.")
        }
        return UILayoutPriority(Float(value))
    }

    /// A number or a metric.
    private mutating func value() throws(FormatFailure) -> CGFloat {
        if let number = scanner.number() { return number }
        guard let name = scanner.name() else {
            throw scanner.failure("Expected a number or key from the metrics dictionary")
        }
        guard let value = metrics[name] else {
            throw scanner.failure("\(name) is not a key in the metrics dictionary.")
        }
        return value
    }
}
