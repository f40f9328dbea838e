import CoreGraphics
import Testing

/// Points, sizes and rectangles as text.
@Suite struct GeometryDescriptionTests {
    @Test func coordinatesAreListedInParentheses() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)

        #expect(rect.debugDescription == "(1.0, 2.5, 3.0, 4.0)" && "\(rect)" == rect.debugDescription)
        #expect("\(rect.origin)" == "(1.0, 2.5)" && rect.origin.debugDescription == "(1.0, 2.5)")
        #expect("\(rect.size)" == "(3.0, 4.0)" && rect.size.debugDescription == "(3.0, 4.0)")
    }
}
