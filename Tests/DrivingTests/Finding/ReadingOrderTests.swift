import CoreGraphics
import Driving
import Testing

@Suite struct ReadingOrderTests {
    @Test(
        arguments: [
            ([], []),
            ([CGRect(x: 0, y: 50, width: 9, height: 9), CGRect(x: 0, y: 0, width: 9, height: 9)], [1, 0]),
            // One row, although the left frame begins slightly lower.
            ([CGRect(x: 100, y: 0, width: 40, height: 20), CGRect(x: 0, y: 4, width: 40, height: 20)], [1, 0]),
            // A frame whose center is below the row's first frame begins a new row.
            ([CGRect(x: 100, y: 0, width: 40, height: 20), CGRect(x: 0, y: 15, width: 40, height: 20)], [0, 1]),
            ([CGRect(x: 5, y: 5, width: 1, height: 1), CGRect(x: 5, y: 5, width: 1, height: 1)], [0, 1]),
            ([CGRect(x: 5, y: 5, width: 0, height: 0), CGRect(x: 1, y: 5, width: 0, height: 0)], [1, 0]),
        ] as [([CGRect], [Int])])
    func framesAreOrderedByRowAndFromTheLeft(frames: [CGRect], order: [Int]) {
        #expect(ReadingOrder.indices(of: frames) == order)
    }
}
