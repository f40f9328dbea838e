extension PlacementRequest {
    /// Where the overlay goes. Pure and free of allocation: the same request has the same answer, for ever.
    public func place() -> Placement {
        let field = PlacementField(self)
        return field.placement(of: field.choose(for: self), whenCramped: rules.whenCramped)
    }

    /// Where the overlay goes, and why not elsewhere. `placement` in it equals what `place()` answers.
    public func explain() -> PlacementExplanation {
        let field = PlacementField(self)
        let placement = field.placement(of: field.choose(for: self), whenCramped: rules.whenCramped)
        return PlacementExplanation(placement, field, permittedDirections)
    }
}
