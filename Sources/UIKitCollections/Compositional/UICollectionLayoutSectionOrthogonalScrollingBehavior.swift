/// How a section of a compositional layout scrolls across the layout's own axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: the groups follow each other on the layout's axis.
    case none
    /// It scrolls freely.
    case continuous
    /// It scrolls freely, and comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// It scrolls by the width of the collection view.
    case paging
    /// It scrolls by one group, which comes to rest at the leading edge.
    case groupPaging
    /// It scrolls by one group, which comes to rest in the middle.
    case groupPagingCentered
}
