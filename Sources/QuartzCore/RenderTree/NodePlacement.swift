import CoreGraphics

/// Where a node is on the canvas.
struct NodePlacement {
    var grid = Grid(.identity, scale: 1)
    /// From the sublayers' space to the canvas.
    var contentToCanvas = CGAffineTransform.identity
    /// From its own points to the canvas if it is in perspective.
    var projection: Projection?
    /// From the sublayers' space, with depth, to that of `contentToCanvas`; nil without depth.
    var contentDepth: CATransform3D?
    /// The clip from enclosing layers, in canvas pixels.
    var clip = PixelRect.zero
    /// The clip for its sublayers, in canvas pixels.
    var contentClip = PixelRect.zero
    /// Whether the viewer sees its back, and the back of the canvas or plane it is on.
    var isBackFacing = false
    var isParentBackFacing = false
    /// Whether its transform is singular, or its hidden back faces the viewer.
    var isCulled = false
}

extension NodePlacement {
    /// Positions a node with these values on the canvas, or computes its projection if it is in perspective.
    mutating func update(
        showing shown: LayerValues, outline: Outline, isDoubleSided: Bool, in around: ParentContext, scale: CGFloat
    ) {
        clip = around.clip
        projection = nil
        if shown.preservesDepth { return updateDepth(shown.geometry, in: around, scale: scale) }
        var matrix = around.toCanvas
        if !around.isRoot {
            if around.depth == nil, shown.geometry.isPlanar {
                matrix = shown.geometry.toSuperlayer.concatenating(matrix)
            } else {
                let seen = Projection(shown.geometry.toSuperlayer3D(in: around.depth))
                matrix = seen.affine.map { $0.concatenating(matrix) } ?? .identity
                projection = seen.affine == nil ? seen.concatenating(Projection(around.toCanvas)) : nil
            }
        }
        let determinant = projection?.determinant ?? Double(matrix.a * matrix.d - matrix.b * matrix.c)
        isCulled = projection.map { $0.inverse == nil } ?? !matrix.isInvertible
        isParentBackFacing = around.isBackFacing
        isBackFacing = (determinant < 0) != isParentBackFacing
        // On a plane, the visibility of the back was decided before.
        if !isDoubleSided, isBackFacing, !around.isRoot { isCulled = true }
        guard projection == nil else { return }
        grid = Grid(matrix, scale: scale)
        contentToCanvas = shown.geometry.sublayerTransformAboutAnchor.map { $0.concatenating(matrix) } ?? matrix
        contentDepth = shown.geometry.sublayerDepthTransform
        contentClip = shown.masksToBounds ? clip.intersection(grid.pixels(outline.rect)) : clip
    }

    /// Positions a layer without a plane of its own: its transform becomes part of that of its sublayers.
    private mutating func updateDepth(_ geometry: LayerValues.Geometry, in around: ParentContext, scale: CGFloat) {
        let own = around.isRoot ? CATransform3DIdentity : geometry.toSuperlayer3D(in: around.depth)
        contentDepth = CATransform3DConcat(geometry.aboutAnchor(geometry.sublayerTransform), own)
        grid = Grid(around.toCanvas, scale: scale)
        contentToCanvas = around.toCanvas
        contentClip = around.clip
        isParentBackFacing = around.isBackFacing
        isBackFacing = around.isBackFacing
        isCulled = !around.toCanvas.isInvertible
    }
}
