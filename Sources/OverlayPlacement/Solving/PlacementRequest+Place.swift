extension PlacementRequest {
    /// The placement of the overlay. A pure function without allocations.
    public func place() -> Placement {
        let field = PlacementField(self)
        return field.placement(of: field.choose(for: self), whenCramped: rules.whenCramped)
    }

    /// The placement of the overlay, which equals `place()`, and the reasons against other directions.
    public func explain() -> PlacementExplanation {
        let field = PlacementField(self)
        let placement = field.placement(of: field.choose(for: self), whenCramped: rules.whenCramped)
        return PlacementExplanation(placement, field, permittedDirections)
    }
}
