/// Measured values of one quantity, in chronological order.
struct Samples {
    private(set) var values: [Double] = []

    /// Reserves memory for `count` values, so that adding them does not allocate.
    init(capacity count: Int = 0) {
        values.reserveCapacity(count)
    }

    init(_ values: some Sequence<Double>) {
        self.values = Array(values)
    }

    /// Measures `count` runs of `work`, in milliseconds of processor time, after `warmUps` unmeasured ones.
    init(runs count: Int, warmUps: Int = 3, _ work: () -> Void) {
        for _ in 0..<warmUps { work() }
        self.init(capacity: count)
        for _ in 0..<count { append(Cost.of(work).milliseconds) }
    }

    mutating func append(_ value: Double) {
        values.append(value)
    }

    var minimum: Double { values.min() ?? .nan }
    var maximum: Double { values.max() ?? .nan }
    var total: Double { values.reduce(0, +) }

    /// The median; of an even number of values the higher one in the middle.
    var median: Double {
        values.isEmpty ? .nan : values.sorted()[values.count / 2]
    }
}
