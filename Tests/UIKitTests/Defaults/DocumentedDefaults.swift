import Testing

/// Compares the properties of a fresh object with the defaults on its page of Apple's documentation.
@MainActor struct DocumentedDefaults<Object> {
    /// The page of the class below developer.apple.com/documentation. That of a property is the page below it with the
    /// property's name in lower case.
    let page: String
    let object: Object

    init(_ page: String, _ object: Object) {
        self.page = page
        self.object = object
    }

    /// Expects the documented value of a property.
    func check<Value: Equatable>(
        _ property: KeyPath<Object, Value>, _ documented: Value, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(object[keyPath: property] == documented, "\(page)", sourceLocation: sourceLocation)
    }

    /// Expects that a property is nil.
    func checkNil<Value>(
        _ property: KeyPath<Object, Value?>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(object[keyPath: property] == nil, "\(page)", sourceLocation: sourceLocation)
    }
}
