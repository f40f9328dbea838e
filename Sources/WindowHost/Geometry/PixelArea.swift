/// A rectangle in whole pixels.
package struct PixelArea: Equatable {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32

    package init(x: Int32, y: Int32, width: Int32, height: Int32) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
