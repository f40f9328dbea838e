import UIKit

/// An app with a window and competing tasks, main queue blocks, a timer and input. It prints how often each ran in two
/// seconds, then becomes idle, so that a test can check that it sleeps.
@main
final class LoopProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let page = ProbePage()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
        self.window = window
        page.start()
        return true
    }
}

final class ProbePage: UIViewController {
    private static let seconds = 2.0
    private static let interval = 0.05

    private var tasks = 0
    private var blocks = 0
    private var fires = 0
    private var taps = 0
    private var isRunning = true
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        button.setTitle("Tap", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }

    func start() {
        countTasks()
        countBlocks()
        timer = Timer.scheduledTimer(withTimeInterval: ProbePage.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.fires += 1 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + ProbePage.seconds) { self.report() }
    }

    private func countTasks() {
        Task { @MainActor in
            while isRunning {
                try? await Task.sleep(for: .seconds(ProbePage.interval))
                tasks += 1
            }
        }
    }

    private func countBlocks() {
        DispatchQueue.main.asyncAfter(deadline: .now() + ProbePage.interval) {
            self.blocks += 1
            if self.isRunning { self.countBlocks() }
        }
    }

    private func report() {
        isRunning = false
        timer?.invalidate()
        let line = "tasks \(tasks) blocks \(blocks) timer \(fires) taps \(taps)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
    }
}
