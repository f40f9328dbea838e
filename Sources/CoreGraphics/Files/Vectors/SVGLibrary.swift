/// librsvg, which draws SVG with Cairo.
struct SVGLibrary: Sendable {
    /// Four doubles: x, y, width and height; or one.
    typealias Doubles = UnsafeMutablePointer<Double>
    typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    typealias Open = @convention(c) (UnsafePointer<UInt8>?, UInt, ErrorPointer) -> OpaquePointer?
    typealias Size = @convention(c) (OpaquePointer, Doubles, Doubles) -> Int32
    /// Whether there is a width, the width; the same for the height; whether there is a view box, the view box.
    typealias Dimensions =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
            UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, Doubles
        ) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer, Doubles, ErrorPointer) -> Int32
    typealias RenderLayer =
        @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<CChar>, Doubles, ErrorPointer) -> Int32
    typealias LayerBounds =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>, Doubles, Doubles, Doubles, ErrorPointer) -> Int32
    typealias SetResolution = @convention(c) (OpaquePointer, Double) -> Void
    typealias SetStyleSheet = @convention(c) (OpaquePointer, UnsafePointer<UInt8>?, UInt, ErrorPointer) -> Int32

    let open: Open
    let sizeInPixels: Size
    let dimensions: Dimensions
    let render: Render
    let renderLayer: RenderLayer
    let layerBounds: LayerBounds
    let setResolution: SetResolution
    let setStyleSheet: SetStyleSheet
    let objects: ObjectLibrary

    /// Nil where it is not installed, or is older than 2.52 (2021), which brought the last of these functions.
    static let installed = try? SVGLibrary(RunTimeLibrary("librsvg-2.so.2"))

    private init(_ library: RunTimeLibrary) throws(RunTimeLibrary.Missing) {
        open = try library.function("rsvg_handle_new_from_data")
        sizeInPixels = try library.function("rsvg_handle_get_intrinsic_size_in_pixels")
        dimensions = try library.function("rsvg_handle_get_intrinsic_dimensions")
        render = try library.function("rsvg_handle_render_document")
        renderLayer = try library.function("rsvg_handle_render_layer")
        layerBounds = try library.function("rsvg_handle_get_geometry_for_layer")
        setResolution = try library.function("rsvg_handle_set_dpi")
        setStyleSheet = try library.function("rsvg_handle_set_stylesheet")
        objects = try ObjectLibrary(library)
    }
}
