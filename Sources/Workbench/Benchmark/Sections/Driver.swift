import AppDriver
import Contacts
import Foundation
import HeadlessUIKit
import Shell

extension Section {
  /// Performs actions and relaunches Contacts, without a shell.
  @MainActor func driverActions() throws -> [Measurement] {
    let session = AppSession { _ in Contacts.AppDelegate() }
    let count = 100_000
    return [
      Measurement(
        name: "select/back with the leak check, per action", unit: .seconds, budget: .atMost(10e-6)
      ) {
        try session.launch().requireDone()
        guard let persons = session.screen()?.panes.first else {
          throw BenchmarkError.wrongOutcome("Contacts shows no screen")
        }
        let fred = ElementTarget(
          controller: persons.controller, kind: .row, label: "Fred", ordinal: 0)
        let time = try ContinuousClock().measure {
          for _ in 0..<count / 2 {
            try session.perform(.select(fred)).requireDone()
            try session.perform(.back(steps: 1)).requireDone()
          }
        }
        return Sample(time / .seconds(count))
      },
      Measurement("a relaunch", times: 10_000, atMost: 40e-6) {
        try session.launch().requireDone()
      },
    ]
  }

  /// Reads a screen of 100 views, and finds a row by its title, the last of those that are looked
  /// at.
  @MainActor func views() throws -> [Measurement] {
    let session = AppSession { _ in ScreenDelegate(FormScreen()) }
    try session.launch().requireDone()
    guard session.screen()?.panes.first?.elements.count == 100 else {
      throw BenchmarkError.wrongOutcome("the screen doesn't have 100 elements")
    }
    let shell = Interpreter(
      catalog: AppCatalog([
        AppEntry(name: "table", summary: "") { _ in ScreenDelegate(LongTable()) }
      ]), output: TextOutput { _ in })
    shell.start()
    let line = "select 'Row \(AppSession.mostRowsSearched - 1)'"
    return [
      Measurement("a screen of 100 views", times: 2_000, atMost: 100e-6) { _ = session.screen() },
      Measurement("a title among \(LongTable.count) rows", times: 20, atMost: 5e-3) {
        guard shell.run(.line(line)).status == .success else {
          throw BenchmarkError.wrongOutcome("\(line) fails")
        }
      },
    ]
  }
}

extension Outcome {
  /// Throws an error unless the app has performed the action and is still running.
  fileprivate func requireDone() throws {
    guard isDone else { throw BenchmarkError.wrongOutcome("\(result)") }
  }
}

/// The delegate of an app with a single screen.
private final class ScreenDelegate: NSObject, UIApplicationDelegate {
  private let screen: UIViewController
  var window: UIWindow?

  init(_ screen: UIViewController) { self.screen = screen }

  override convenience init() { self.init(UIViewController()) }

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
  static let count = 100_000

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { Self.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
