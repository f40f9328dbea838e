/// A city of the search page.
struct City: Equatable {
    /// Where a city is: a scope and a token of the search.
    enum Continent: String, CaseIterable {
        case africa = "Africa"
        case americas = "Americas"
        case asia = "Asia"
        case europe = "Europe"
    }

    let name: String
    let continent: Continent

    static let all: [City] =
        cities(.africa, ["Accra", "Cairo", "Cape Town", "Dakar", "Kigali", "Lagos", "Nairobi", "Tunis"])
        + cities(.americas, ["Bogotá", "Buenos Aires", "Havana", "Lima", "Montréal", "New York", "Quito", "São Paulo"])
        + cities(.asia, ["Bangkok", "Beijing", "Delhi", "Hanoi", "Jakarta", "Kyoto", "Seoul", "Tbilisi"])
        + cities(.europe, ["Athens", "Berlin", "Dublin", "Lisbon", "Oslo", "Paris", "Rome", "Vienna"])

    private static func cities(_ continent: Continent, _ names: [String]) -> [City] {
        names.map { City(name: $0, continent: continent) }
    }
}
