import AppDriver
import Coordinators
import Foundation
import Glibc
import HeadlessUIKit
import Wireframes

/// The time to read screens that are made of views, and the memory that views use, in this process.
struct ViewReading {
  private static let readings = 2_000
  private static let labels = 10_000

  /// Measures both screens in interleaved runs.
  func measure(runs: Int) throws -> [FigureGroup] {
    let views = AppSession { _ in FlowDelegate(FormScreen()) }
    let searched = AppSession { _ in Delegate(FormScreen()) }
    let table = AppSession { _ in FlowDelegate(LongTable()) }
    var screen = Figure(name: "a screen of 100 views", unit: .seconds, goal: .atMost(50e-6))
    var found = Figure(
      name: "the same, its coordinators found by references", unit: .seconds)
    var first = Figure(
      name: "the first 40 of 100,000 rows, loaded again", unit: .seconds, goal: .atMost(1e-3))
    var memory = Figure(
      name: "10,000 labels", unit: .bytes, goal: .atMost(10 * 1_048_576))
    let list = LongTable()
    list.count = 20
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: list), UIViewController(), UIViewController(),
    ]
    let listed = AppSession { _ in FlowDelegate(tabs) }
    var display = Figure(
      name: "what the display shows: 20 rows, a bar, and tabs", unit: .seconds,
      goal: .atMost(20e-6))
    var picture = Figure(
      name: "a picture of it", unit: .seconds, goal: .atMost(100e-6, aim: 30e-6))
    for _ in 0..<runs {
      try launch(listed, 20) { $0.kind == .row }
      display.samples.append(seconds { _ = listed.display() })
      let seen = listed.display() ?? DisplaySnapshot(layers: [])
      picture.samples.append(seconds { _ = Picture(seen) })
      try launch(views, 100) { _ in true }
      screen.samples.append(seconds { _ = views.screen() })
      try launch(searched, 100) { _ in true }
      found.samples.append(seconds { _ = searched.screen() })
      try launch(table, 40) { $0.kind == .row }
      let shown = (table.delegate as? Delegate)?.screen as? LongTable
      first.samples.append(
        seconds {
          shown?.tableView.reloadData()
          _ = table.screen(rowLimit: 40)
        })
      memory.samples.append(try bytesOfLabels())
    }
    return [
      FigureGroup(
        what: "views", section: .driver, figures: [screen, found, first, display, picture, memory],
        isComparison: false)
    ]
  }

  private func launch(
    _ session: AppSession, _ count: Int, _ isCounted: (ElementSnapshot) -> Bool
  ) throws {
    try session.launch().requireDone()
    let elements = session.screen(rowLimit: 40)?.panes.first?.elements ?? []
    let found = elements.count(where: isCounted)
    guard found == count else {
      throw BenchmarkError.wrongOutcome("the screen has \(found) elements instead of \(count)")
    }
  }

  private func seconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure { for _ in 0..<Self.readings { body() } }
    return time / .seconds(Self.readings)
  }

  /// Returns how much the process grows with ten times as many labels, divided by ten, because
  /// memory that has been freed before is used first.
  private func bytesOfLabels() throws -> Double {
    let before = try residentBytes()
    let parent = UIView()
    for number in 0..<10 * Self.labels {
      let label = UILabel()
      label.text = "Number \(number)"
      parent.addSubview(label)
    }
    return try withExtendedLifetime(parent) { (try residentBytes() - before) / 10 }
  }

  private func residentBytes() throws -> Double {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    guard let pages else { throw BenchmarkError.wrongOutcome("/proc/self/statm is \(text)") }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  private class Delegate: NSObject, UIApplicationDelegate {
    let screen: UIViewController
    var window: UIWindow?

    init(_ screen: UIViewController) { self.screen = screen }

    override required convenience init() { self.init(UIViewController()) }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  /// The delegate of an app that uses the `Coordinators` module.
  private final class FlowDelegate: Delegate {
    private let flow: ScreenCoordinator

    override init(_ screen: UIViewController) {
      flow = ScreenCoordinator(screen)
      super.init(screen)
    }
  }

  private final class ScreenCoordinator: Coordinator {
    weak var finishDelegate: (any CoordinatorFinishDelegate)?
    var childCoordinators: [any Coordinator] = []
    let rootViewController: UIViewController?

    init(_ screen: UIViewController) { rootViewController = screen }

    func start() {}
  }

  /// A screen with 50 labels, 30 buttons, 10 fields, and 10 switches in 10 stacks.
  private final class FormScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for row in 0..<10 {
        let stack = UIStackView()
        stack.axis = .vertical
        for column in 0..<5 {
          let label = UILabel()
          label.text = "Label \(row) \(column)"
          stack.addArrangedSubview(label)
        }
        for column in 0..<3 {
          let button = UIButton(type: .system)
          button.setTitle("Button \(row) \(column)", for: .normal)
          button.addAction(UIAction { _ in }, for: .touchUpInside)
          stack.addArrangedSubview(button)
        }
        let field = UITextField()
        field.placeholder = "Field \(row)"
        stack.addArrangedSubview(field)
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Switch \(row)"
        stack.addArrangedSubview(toggle)
        view.addSubview(stack)
      }
    }
  }

  /// A table with many rows.
  private final class LongTable: UITableViewController {
    var count = 100_000

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }
}
