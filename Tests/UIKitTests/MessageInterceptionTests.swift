import AppDriver
import RxCocoaRuntime
import TestSupport
import Testing
import UIKit

/// An observer of an object's end, as RxCocoa associates it with the object.
private nonisolated final class EndObserver: RXDeallocatingObserver {
  var targetImplementation = RX_default_target_implementation()
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }
  func deallocating() { note("deallocating") }
  deinit { note("deallocated") }
}

/// An observer of a message, as RxCocoa associates it with the object.
private nonisolated final class CallObserver: RXMessageSentObserver {
  let targetImplementation = RX_default_target_implementation()
  let note: (String, [Any]) -> Void
  init(_ note: @escaping (String, [Any]) -> Void) { self.note = note }
  func messageSent(withArguments arguments: [Any]) { note("sent", arguments) }
  func methodInvoked(withArguments arguments: [Any]) { note("invoked", arguments) }
}

/// A screen that notes two of its own methods.
private final class NotingScreen: UIViewController {
  var journal: [String] = []
  override func viewDidLoad() { journal.append("own") }
  override func viewWillAppear(_ animated: Bool) { journal.append("own \(animated)") }
}

/// A data source whose cells are used again.
private final class ReusedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

private final class Target: NSObject {
  func tap() {}
}

@Suite(.serialized, .exclusive) struct `Observing an object without Objective-C` {
  private let dealloc = Selector("dealloc")
  private let session = AppSession.fixture { FixtureScreen("Home") }

  private func observe(_ object: AnyObject, _ note: @escaping (String) -> Void) {
    let observer = EndObserver(note)
    objc_setAssociatedObject(
      object, RX_reference_from_selector(RX_selector(dealloc)), observer,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    var error: NSError?
    let implementation = RX_ensure_observing(object, dealloc, &error)
    #expect(implementation != nil && error == nil)
    #expect(implementation != RX_default_target_implementation())
  }

  /// The warnings of pieces that were reached.
  private var warnings: [String] {
    let log = UIApplication.shared.log
    return (log.start..<log.count).map { log[$0] }.filter { $0.rule == .leftOut }
      .compactMap(\.detail)
  }

  @Test func `tells of a view's end at once`() {
    var journal: [String] = []
    var view: UIView? = UIView()
    view.map { observe($0) { journal.append($0) } }
    #expect(journal.isEmpty)
    view = nil
    #expect(journal == ["deallocating", "deallocated"])
  }

  @Test func `tells of the end of another object when the app settles`() async {
    await session.launch()
    var journal: [String] = []
    var item: UIBarButtonItem? = UIBarButtonItem()
    item.map { observe($0) { journal.append($0) } }
    await session.settle()
    #expect(journal.isEmpty)
    item = nil
    await session.settle()
    #expect(journal == ["deallocating", "deallocated"])
  }

  private func observe(
    _ message: Selector, of object: AnyObject, _ note: @escaping (String, [Any]) -> Void
  ) {
    objc_setAssociatedObject(
      object, RX_reference_from_selector(RX_selector(message)), CallObserver(note),
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    var error: NSError?
    #expect(RX_ensure_observing(object, message, &error) != nil && error == nil)
  }

  @Test func `tells of a controller's methods before and after UIKit calls them`() {
    let screen = NotingScreen()
    let load = Selector("viewDidLoad", UIViewController.viewDidLoad)
    // As `#selector(Base.viewWillAppear)` becomes one, without the labels.
    let appear = Selector("viewWillAppear", UIViewController.viewWillAppear)
    observe(load, of: screen) { [unowned screen] in screen.journal.append("\($0) \($1)") }
    observe(appear, of: screen) { [unowned screen] in screen.journal.append("\($0) \($1)") }
    screen.loadViewIfNeeded()
    #expect(screen.journal == ["sent []", "own", "invoked []"])
    screen.journal = []
    screen.beginAppearanceTransition(true, animated: true)
    #expect(screen.journal == ["sent [true]", "own true", "invoked [true]"])
    #expect(warnings.isEmpty)
  }

  @Test func `tells of a move to a parent by each name of the method`() {
    let (parent, child) = (FixtureScreen("Parent"), FixtureScreen("Child"))
    var parents: [String: [Any]] = [:]
    for (name, message) in [
      ("willMoveToParent:", "will"), ("didMoveToParentViewController:", "did"),
    ] {
      observe(Selector(name), of: child) { parents["\(message) \($0)"] = $1 }
    }
    parent.addChild(child)
    child.removeFromParent()
    #expect(parents["will sent"]?.first as? UIViewController === parent)
    #expect(parents["did invoked"]?.first is NSNull)
  }

  @Test func `tells of a cell's reuse, and of a view's layout`() async throws {
    let (screen, rows) = (UITableViewController(), ReusedRows())
    screen.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    screen.tableView.dataSource = rows
    let session = AppSession.fixture { screen }
    await session.launch()
    let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    var journal: [String] = []
    observe(Selector("prepareForReuse"), of: cell) { call, _ in journal.append("reuse \(call)") }
    observe(Selector("layoutSubviews"), of: screen.tableView) { call, _ in
      journal.append("layout \(call)")
    }
    screen.tableView.reloadData()
    await session.settle()
    #expect(Set(journal) == ["reuse sent", "reuse invoked", "layout sent", "layout invoked"])
    #expect(journal.first == "layout sent" || journal.first == "reuse sent", "\(journal)")
  }

  @Test func `reports a message that can't be intercepted, and fails`() async {
    await session.launch()
    var error: NSError?
    let screen = FixtureScreen("A")
    #expect(RX_ensure_observing(UIView(), Selector("viewDidLoad"), &error) == nil)
    #expect(RX_ensure_observing(screen, Selector("prepareForReuse"), &error) == nil)
    #expect(RX_ensure_observing(UIBarButtonItem(), Selector("layoutSubviews"), &error) == nil)
    #expect(warnings.count == 3)
    #expect(RX_ensure_observing(screen, Selector("tapLogIn:"), &error) == nil)
    #expect(error?.domain == RXObjCRuntimeErrorDomain)
    #expect(RXObjCRuntimeError(rawValue: error?.code ?? 0) != nil)
    #expect(
      warnings.last
        == "not available here: rx.sentMessage or rx.methodInvoked(tapLogIn:) of FixtureScreen, "
        + "because there is no Objective-C runtime that intercepts messages")
  }

  @Test func `reports a property that can't be observed by its name`() async {
    await session.launch()
    let observer = _RXKVOObserver(
      target: UIView(), retainTarget: false, keyPath: "frame", options: .new
    ) { _ in }
    observer.dispose()
    #expect(
      warnings == [
        "not available here: rx.observe(\"frame\") of UIView, "
          + "because there is no key-value observing"
      ])
  }

  @Test func `knows which methods an object has`() {
    let target = Target()
    #expect(target.method(for: Selector("tap", Target.tap)) != nil)
    #expect(target.method(for: Selector("tap")) == nil)
    #expect(
      RX_reference_from_selector(dealloc) == RX_reference_from_selector(Selector("dealloc")))
  }
}
