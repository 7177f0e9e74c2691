import AppDriver
@_spi(RxCocoa) import RxCocoaRuntime
import TestSupport
import Testing
import UIKit
import WebKit

// A library in small that uses the run time as RxCocoa does.

/// A proxy that notes the calls it is told of.
private nonisolated class Proxy: _RXDelegateProxy {
  var journal: [String] = []
  /// The names of the methods that somebody observes.
  var observed: Set<String> = []
  var arguments: [Any] = []

  override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
    journal.append("sent \(selector)")
  }

  override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
    journal.append("invoked \(selector)")
    self.arguments = arguments
  }

  override func responds(to aSelector: Selector!) -> Bool {
    observed.contains(aSelector.description)
  }
}

private nonisolated class ScrollProxy: Proxy, UIScrollViewDelegate {}
private nonisolated final class TableProxy: ScrollProxy, UITableViewDelegate {}
private nonisolated final class NavigationProxy: Proxy, UINavigationControllerDelegate {}
private nonisolated final class PickerProxy: Proxy, UIImagePickerControllerDelegate {}
private nonisolated final class WebProxy: Proxy, WKNavigationDelegate {}

private nonisolated final class SourceProxy: Proxy, UITableViewDataSource {
  private var source: (any UITableViewDataSource)? {
    _forwardToDelegate as? any UITableViewDataSource
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    source?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }
}

/// A data source without optional methods.
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(indexPath)
  }
}

private func cell(_ indexPath: IndexPath) -> UITableViewCell {
  let cell = UITableViewCell()
  cell.textLabel?.text = "Row \(indexPath.row)"
  return cell
}

private final class EditableRows: NSObject, UITableViewDataSource {
  private(set) var committed: [UITableViewCell.EditingStyle] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { committed.append(editingStyle) }
}

/// A delegate that allows all loads, or none.
private final class WebDelegate: NSObject, WKNavigationDelegate {
  private let policy: WKNavigationActionPolicy
  private(set) var pages = 0
  init(_ policy: WKNavigationActionPolicy) { self.policy = policy }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(policy) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { pages += 1 }
}

private final class TableDelegate: NSObject, UITableViewDelegate {
  var note: (String) -> Void = { _ in }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("delegate \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("delegate scrolls") }
}

@Suite(.serialized, .exclusive) struct `A delegate proxy` {
  private let table = UITableView()
  private let row = IndexPath(row: 1, section: 0)

  @Test func `notes a call before and after the delegate has it`() {
    let (proxy, delegate) = (TableProxy(), TableDelegate())
    delegate.note = { [unowned proxy] in proxy.journal.append($0) }
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    (proxy as any UITableViewDelegate).tableView(table, didSelectRowAt: row)
    let name = "tableView:didSelectRowAt:"
    #expect(proxy.journal == ["sent \(name)", "delegate 1", "invoked \(name)"])
    #expect(proxy.arguments.count == 2)
    #expect(proxy.arguments.first as? UITableView === table)
    #expect(proxy.arguments.last as? IndexPath == row)
  }

  @Test func `passes on the methods of a protocol that its superclass adopts`() {
    let (proxy, delegate) = (TableProxy(), TableDelegate())
    delegate.note = { [unowned proxy] in proxy.journal.append($0) }
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    (proxy as any UIScrollViewDelegate).scrollViewDidScroll(table)
    #expect(
      proxy.journal == [
        "sent scrollViewDidScroll:", "delegate scrolls", "invoked scrollViewDidScroll:",
      ]
    )
  }

  @Test func `returns what the delegate returns, or else UIKit's default, without a note`() {
    let (proxy, delegate) = (TableProxy(), TableDelegate())
    let asked = proxy as any UITableViewDelegate
    #expect(asked.tableView(table, heightForRowAt: row) == UITableView.automaticDimension)
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    #expect(asked.tableView(table, heightForRowAt: row) == 60)
    #expect(asked.tableView(table, willSelectRowAt: row) == row)
    #expect(proxy.journal.isEmpty)
  }

  @Test func `retains its delegate only if that is asked for`() {
    let proxy = TableProxy()
    proxy._setForwardToDelegate(TableDelegate(), retainDelegate: false)
    #expect(proxy._forwardToDelegate == nil)
    proxy._setForwardToDelegate(TableDelegate(), retainDelegate: true)
    #expect(proxy._forwardToDelegate is TableDelegate)
    proxy._setForwardToDelegate(nil, retainDelegate: true)
    #expect(proxy._forwardToDelegate == nil)
    // As RxCocoa 3 calls it.
    proxy._setForward(toDelegate: TableDelegate(), retainDelegate: true)
    #expect(proxy._forwardToDelegate is TableDelegate)
  }

  @Test func `gives enumerations as numbers, pointers as values, and nil as an object`() {
    let source = SourceProxy()
    (source as any UITableViewDataSource).tableView(table, commit: .delete, forRowAt: row)
    #expect(source.arguments[1] as? NSNumber == 1)
    let proxy = ScrollProxy()
    let scrolled = proxy as any UIScrollViewDelegate
    var target = CGPoint(x: 0, y: 5)
    withUnsafeMutablePointer(to: &target) { pointer in
      scrolled.scrollViewWillEndDragging(
        table, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: pointer)
      #expect(proxy.arguments[1] as? CGPoint == CGPoint(x: 0, y: 2))
      #expect(
        (proxy.arguments[2] as? NSValue)?.pointerValue == UnsafeMutableRawPointer(pointer))
    }
    scrolled.scrollViewDidEndDragging(table, willDecelerate: true)
    #expect(proxy.arguments[1] as? Bool == true)
    scrolled.scrollViewDidEndZooming(table, with: nil, atScale: 2)
    #expect(proxy.arguments[1] is NSNull && proxy.arguments[2] as? CGFloat == 2)
  }

  @Test func `leaves UIKit's own answer to a call that nobody wants`() {
    let picker = UIImagePickerController()
    let home = FixtureScreen("Home")
    let window = UIWindow()
    window.rootViewController = home
    window.makeKeyAndVisible()
    home.present(picker, animated: false)
    let proxy = PickerProxy()
    proxy.observed = ["imagePickerControllerDidCancel:"]
    (proxy as any UIImagePickerControllerDelegate).imagePickerControllerDidCancel(picker)
    #expect(!picker.isBeingDismissed)
    proxy.observed = []
    (proxy as any UIImagePickerControllerDelegate).imagePickerControllerDidCancel(picker)
    #expect(picker.isBeingDismissed)
  }

  @Test func `is the same object as a value whose type is a protocol`() {
    let proxy = TableProxy()
    let value: (any UITableViewDelegate)? = proxy
    func isSame<Delegate>(_ other: Delegate?) -> Bool { proxy === other }
    #expect(isSame(value) && !isSame(TableProxy() as (any UITableViewDelegate)?))
    #expect(!isSame((any UITableViewDelegate)?.none))
  }

  @Test func `knows the methods whose calls can be observed`() {
    let proxy = TableProxy()
    #expect(proxy.voidDelegateMethodsContain(Selector("tableView:didSelectRowAt:")))
    #expect(!proxy.voidDelegateMethodsContain(Selector("tableView:heightForRowAt:")))
    #expect(!proxy.hasWiredImplementation(for: Selector("tableView:didSelectRowAt:")))
  }

  // MARK: In an app

  private func canDelete(_ source: any UITableViewDataSource) async throws -> Bool {
    let session = AppSession.fixture {
      let screen = UITableViewController()
      screen.tableView.dataSource = source
      return screen
    }
    await session.launch()
    let pane = try #require(session.display()?.layers.last?.panes.first)
    let row = ElementTarget(controller: pane.controller, kind: .row, label: "Row 1", ordinal: 1)
    return session.swipeOffer(before: .swipe(row, action: "Delete")) != nil
  }

  @Test func `of a data source offers to delete rows if somebody observes that`() async throws {
    let (proxy, rows) = (SourceProxy(), Rows())
    proxy._setForwardToDelegate(rows, retainDelegate: true)
    #expect(try await !canDelete(proxy))
    proxy.observed = ["tableView:commit:forRowAt:"]
    #expect(try await canDelete(proxy))
  }

  @Test func `of a data source offers to delete rows if its target does`() async throws {
    let (proxy, rows) = (SourceProxy(), EditableRows())
    proxy._setForwardToDelegate(rows, retainDelegate: false)
    #expect(try await canDelete(proxy))
    (proxy as any UITableViewDataSource).tableView(table, commit: .delete, forRowAt: row)
    #expect(rows.committed == [.delete])
  }

  @Test func `of a navigation controller notes what it shows`() async {
    let proxy = NavigationProxy()
    let session = AppSession.fixture {
      let navigation = UINavigationController(rootViewController: FixtureScreen("Home"))
      navigation.delegate = proxy
      return navigation
    }
    await session.launch()
    let name = "navigationController"
    #expect(
      proxy.journal.filter { $0.hasPrefix("invoked") } == [
        "invoked \(name):willShow:animated:", "invoked \(name):didShow:animated:",
      ])
  }

  /// The calls of a web view's load that a proxy notes.
  private func load(_ delegate: WebDelegate?) async throws -> [String] {
    let (proxy, web) = (WebProxy(), WKWebView())
    proxy._setForwardToDelegate(delegate, retainDelegate: true)
    web.navigationDelegate = proxy
    let session = AppSession.fixture {
      let screen = FixtureScreen("Web")
      screen.view.addSubview(web)
      return screen
    }
    await session.launch()
    web.load(URLRequest(url: try #require(URL(string: "https://example.com"))))
    await session.settle()
    return proxy.journal.filter { $0.hasPrefix("invoked") }
  }

  @Test func `of a web view notes its loads, which its target decides about`() async throws {
    let all = ["didStartProvisionalNavigation", "didCommit", "didFinish"]
    #expect(try await load(nil) == all.map { "invoked webView:\($0):" })
    let (open, closed) = (WebDelegate(.allow), WebDelegate(.cancel))
    #expect(try await load(open) == all.map { "invoked webView:\($0):" } && open.pages == 1)
    #expect(try await load(closed) == [] && closed.pages == 0)
    #expect(WebProxy().voidDelegateMethodsContain(Selector("webView:didFinish:")))
  }
}
