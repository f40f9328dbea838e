/// The axes on which the size of an element is an estimate.
package struct EstimatedAxes: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let width = EstimatedAxes(rawValue: 1)
    package static let height = EstimatedAxes(rawValue: 2)
    package static let all: EstimatedAxes = [.width, .height]
}
