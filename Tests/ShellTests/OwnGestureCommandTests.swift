import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// A screen with an edge pan, as for a side menu, and swipes to the side.
private final class Drawer: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drawer"
    let edge = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("made(_:)", Drawer.made(_:)))
    edge.edges = .left
    view.addGestureRecognizer(edge)
    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector("made(_:)", Drawer.made(_:)))
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
  }

  func made(_ gesture: UIGestureRecognizer) {
    guard gesture.state == .ended else { return }
    calls.append("\(type(of: gesture))")
    title = "Made \(calls.count)"
  }
}

/// A cover that is closed by a swipe down.
private final class Cover: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: Selector("close", Cover.close))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  func close() { dismiss(animated: true) }
}

/// A screen with a search in its bar, and buttons.
private final class Finder: UIViewController {
  private let results: UIViewController?

  init(results: UIViewController? = nil) {
    self.results = results
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Finder"
    navigationItem.searchController = UISearchController(searchResultsController: results)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction { _ in })
  }
}

@Suite(.serialized, .exclusive) struct OwnGestureCommandTests {
  @Test func `the app's own recognizers are reached by the verbs for swipes, and listed`() async {
    let drawer = Drawer()
    let walker = await Walker.on(
      .root { UINavigationController(rootViewController: drawer) })
    #expect(
      await walker.output(of: "actions") == "back --swipe\nback --cancel\npage next\n\n")
    let completer = Completer(walker.shell.state)
    #expect(completer.complete("back ").candidates == ["--swipe", "--cancel"])
    #expect(completer.complete("page ").candidates == ["next"])
    await walker.expect("back --swipe; page next; back --cancel")
    #expect(
      drawer.calls == [
        "UIScreenEdgePanGestureRecognizer", "UISwipeGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer",
      ])
    await walker.expect("back", complains: "there is no Back button here")
    await walker.expect("page previous", complains: "there is no page in that direction")
  }

  @Test func `the trace of a swipe names the app's method that took it`() async {
    var options = ShellOptions()
    options.traces = true
    let walker = Walker(
      [.root { UINavigationController(rootViewController: Drawer()) }], options: options,
      traces: true)
    await walker.shell.start()
    let output = await walker.output(of: "back --swipe")
    #expect(output.hasPrefix("  swipe from the left edge\n"), "\(output)")
    #expect(output.contains("Drawer.made(_:)"), "\(output)")
  }

  @Test func `a cover with a gesture of the app's own is dismissed, and back says so`() async {
    let home = UIViewController()
    home.title = "Home"
    let walker = await Walker.on(.root { home })
    let cover = Cover()
    cover.modalPresentationStyle = .fullScreen
    home.present(cover, animated: false)
    await walker.run("rotate")
    #expect(await walker.output(of: "actions") == "dismiss\n\n")
    #expect(Completer(walker.shell.state).complete("dismiss ").candidates.isEmpty)
    await walker.expect("back", complains: "there is no Back button here; try \"dismiss\"")
    await walker.expect("dismiss")
    #expect(walker.stack == ["Home"])
    home.present(UIViewController(), animated: false)
    await walker.run("rotate")
    #expect(await walker.output(of: "actions") == "dismiss\ndismiss --cancel\n\n")
  }

  @Test func `a search hides the bar: its buttons aren't listed, and back says how to cancel`()
    async
  {
    let walker = await Walker.on(
      .screen("Home") { home in Content.Row("Find") { home.push(Finder()) } },
      after: "select Find")
    let open = await walker.output(of: "actions")
    #expect(open == "search TEXT\nsort\nsubmit\nback\nback --swipe\nback --cancel\n\n")
    await walker.run("search fred")
    #expect(
      await walker.output(of: "actions")
        == "search TEXT\ncancel\nsubmit\nback --swipe\nback --cancel\n\n")
    await walker.expect(
      "tap Sort", complains: "no button \"Sort\" on Finder; it has Cancel; choose one of them")
    let covered =
      "the search hides the navigation bar with its Back button until it is canceled; try \"tap"
      + " Cancel\""
    for line in ["back", "back 1", "back root"] { await walker.expect(line, complains: covered) }
    await walker.expect("tap Cancel; expect button Sort; back")
    #expect(walker.stack == ["Home"])
    await walker.expect("select Find; search fred; back --swipe")
    #expect(walker.stack == ["Home"])
  }

  @Test func `the rows of the results are those that are selected, and leaving frees the results`()
    async
  {
    let walker = await Walker.on(
      .screen("Home") { home in
        Content.Row("Find") {
          home.push(Finder(results: MistakenListViewController(.none, count: 60)))
        }
      }, after: "select Find")
    await walker.expect("search row; expect count 60 rows; expect row \"Row 59\"")
    #expect(Completer(walker.shell.state).complete("select Row 5").candidates.contains("Row 59"))
    await walker.expect("select #row-55; select \"Row 3\"; back --swipe; expect no leaks")
    #expect(walker.stack == ["Home"])
  }
}
