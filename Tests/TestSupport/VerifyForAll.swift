import Testing

/// Verifies `property` for all `cases`, and reports the first that fails.
///
/// - Parameters:
///   - least: The property must apply to more than this number of cases.
///   - property: Nil means that the property does not apply to the case.
package func verifyForAll<Case>(
    _ cases: some Sequence<Case>, applyingToMoreThan least: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ property: (Case) -> Bool?
) {
    var count = 0
    var failure: Case?
    for element in cases {
        guard let holds = property(element) else { continue }
        count += 1
        if !holds, failure == nil { failure = element }
    }

    #expect(failure == nil, "fails for \(failure.map { "\($0)" } ?? "")", sourceLocation: sourceLocation)
    #expect(count > least, "does not apply to most cases", sourceLocation: sourceLocation)
}
