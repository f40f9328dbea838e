/// Unicode's rule L2: from reading order to left-to-right order.
enum VisualOrder {
    /// The same indices as `clusters`, from left to right.
    static func order(_ clusters: ArraySlice<Int>, of text: ShapedText) -> [Int] {
        var order = Array(clusters)
        let levels = order.map { text.clusters[$0].level }
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
        guard lowestOdd <= highest else { return order }
        for level in (lowestOdd...highest).reversed() {
            var start = 0
            while start < order.count {
                guard text.clusters[order[start]].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, text.clusters[order[end]].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
