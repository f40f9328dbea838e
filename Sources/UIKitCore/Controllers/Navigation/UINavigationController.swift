/// What scroll views ask for: whether they stand on a navigation stack.
@MainActor class UINavigationController: UIViewController {}
