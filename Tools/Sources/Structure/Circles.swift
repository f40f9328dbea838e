/// Finds the sets of nodes of a graph in which each node reaches every other one.
enum Circles {
    /// The strongly connected components, by Tarjan's algorithm, without recursion.
    static func components(of edges: [Set<Int>]) -> [[Int]] {
        var search = Search(edges: edges.map { $0.sorted() })
        for node in edges.indices { search.visit(node) }
        return search.components
    }

    private struct Search {
        let edges: [[Int]]
        private(set) var components: [[Int]] = []
        private var order: [Int?]
        private var lowest: [Int]
        private var isOnStack: [Bool]
        private var stack: [Int] = []
        private var counter = 0

        init(edges: [[Int]]) {
            self.edges = edges
            order = Array(repeating: nil, count: edges.count)
            lowest = Array(repeating: 0, count: edges.count)
            isOnStack = Array(repeating: false, count: edges.count)
        }

        mutating func visit(_ root: Int) {
            guard order[root] == nil else { return }
            var path = [(node: root, next: 0)]
            enter(root)
            while let (node, next) = path.last {
                if next < edges[node].count {
                    path[path.count - 1].next += 1
                    let target = edges[node][next]
                    if let found = order[target] {
                        if isOnStack[target] { lowest[node] = min(lowest[node], found) }
                    } else {
                        enter(target)
                        path.append((target, 0))
                    }
                } else {
                    path.removeLast()
                    if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                    if lowest[node] == order[node] { components.append(popComponent(of: node)) }
                }
            }
        }

        private mutating func enter(_ node: Int) {
            order[node] = counter
            lowest[node] = counter
            counter += 1
            stack.append(node)
            isOnStack[node] = true
        }

        private mutating func popComponent(of node: Int) -> [Int] {
            var component: [Int] = []
            while let last = stack.popLast() {
                isOnStack[last] = false
                component.append(last)
                if last == node { break }
            }
            return component
        }
    }
}
