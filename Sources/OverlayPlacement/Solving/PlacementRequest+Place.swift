extension PlacementRequest {
    /// The placement of the overlay. A pure function without allocations.
    public func place() -> Placement {
        let field = PlacementGeometry(self)
        return field.placement(of: field.decide(for: self), overflowStrategy: rules.overflowStrategy)
    }

    /// The placement of the overlay, which equals `place()`, and the reasons against other directions.
    public func explain() -> PlacementExplanation {
        let field = PlacementGeometry(self)
        let placement = field.placement(of: field.decide(for: self), overflowStrategy: rules.overflowStrategy)
        return PlacementExplanation(placement, geometry: field, permitted: permittedDirections)
    }
}
