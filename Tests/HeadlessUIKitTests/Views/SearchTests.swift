import Foundation
@testable import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct SearchTests {
    @Test func `typing in a search bar goes letter by letter through its delegate`() {
      let app = App()
      let bar = UISearchBar()
      _ = app.page(bar)
      let delegate = BarDelegate()
      bar.delegate = delegate
      bar.personTypes("ab")
      #expect(
        delegate.calls == [
          "shouldBegin", "didBegin", "change 0+0 a", "did a", "change 1+0 b", "did ab",
        ])
      #expect(bar.text == "ab" && bar.isFirstResponder)
      delegate.calls = []
      bar.personTypes("é")
      #expect(delegate.calls == ["change 0+2 ", "did ", "change 0+0 é", "did é"])
    }

    @Test func `a letter that the delegate refuses is left out`() {
      let bar = UISearchBar()
      let delegate = BarDelegate()
      delegate.refused = "-"
      bar.delegate = delegate
      bar.personTypes("a-b")
      #expect(bar.text == "ab")
    }

    @Test func `a delegate can refuse editing`() {
      let bar = UISearchBar()
      let delegate = BarDelegate()
      delegate.allows = false
      bar.delegate = delegate
      bar.personTypes("a")
      #expect(bar.text == "" && delegate.calls == ["shouldBegin"])
    }

    @Test func `the keys and buttons of a search bar call its delegate`() throws {
      let bar = UISearchBar()
      let delegate = BarDelegate()
      bar.delegate = delegate
      bar.placeholder = "Search persons"
      bar.showsCancelButton = true
      bar.showsBookmarkButton = true
      bar.scopeButtonTitles = ["All", "Friends"]
      bar.showsScopeBar = true
      let screen = UIViewController()
      screen.view.addSubview(bar)
      #expect(
        lines(screen.content) == [
          "search Search persons: ", "Scope: All of All | Friends", "[Bookmarks]", "[Cancel]",
        ])
      let content = screen.content
      try #require(content.search).pressReturn()
      guard case .choice(let scope) = content[1] else { return }
      scope.pick(1)
      content.tap("Bookmarks")
      content.tap("Cancel")
      #expect(
        delegate.calls == ["shouldBegin", "didBegin", "search", "scope 1", "bookmarks", "cancel"])
    }

    @Test func `a search controller becomes active when the user types, and ends with Cancel`() {
      let app = App()
      let screen = SearchScreen()
      app.show(UINavigationController(rootViewController: screen))
      #expect(lines(screen.screenContent) == ["search Search: ", "Fred", "Barney"])
      screen.screenContent.search?.type("ba")
      app.settle()
      #expect(screen.calls == ["willPresent", "update ", "update b", "update ba", "didPresent"])
      #expect(lines(screen.screenContent) == ["search Search: ba", "[Cancel]", "Barney"])
      #expect(screen.searchHidesBar)
      screen.calls = []
      screen.screenContent.tap("Cancel")
      app.settle()
      #expect(screen.calls == ["willDismiss", "update ", "didDismiss"])
      #expect(!screen.search.isActive && screen.search.searchBar.text == "")
      #expect(lines(screen.screenContent) == ["search Search: ", "Fred", "Barney"])
    }

    @Test func `the results controller replaces the content while there is text`() {
      let app = App()
      let results = app.screen("Results")
      let screen = SearchScreen(results: results)
      app.show(UINavigationController(rootViewController: screen))
      let label = UILabel()
      label.text = "1 found"
      results.loadViewIfNeeded()
      results.view.addSubview(label)
      screen.screenContent.search?.type("b")
      app.settle()
      #expect(lines(screen.screenContent).suffix(1) == ["1 found"])
      #expect(app.journal.lines.contains("Results.viewDidAppear"))
      screen.screenContent.search?.type("")
      #expect(!lines(screen.screenContent).contains("1 found"))
      #expect(app.journal.lines.last == "Results.viewDidDisappear")
    }

    @Test func `the results controller is in the window while it is shown`() {
      let app = App()
      let results = app.screen("Results")
      let screen = SearchScreen(results: results)
      screen.definesPresentationContext = true
      let navigation = UINavigationController(rootViewController: screen)
      app.show(navigation)
      screen.screenContent.search?.type("b")
      app.settle()
      #expect(results.view.window === app.window && results.parent === screen.search)
      #expect(results.presentingViewController === screen)
      #expect(app.journal.lines == ["Results.viewWillAppear", "Results.viewDidAppear"])
      app.journal.clear()
      navigation.pushViewController(app.screen("B"), animated: true)
      app.settle()
      #expect(app.journal.lines.contains("Results.viewDidDisappear"))
      #expect(results.view.window == nil)
      navigation.popViewController(animated: true)
      app.settle()
      #expect(app.journal.lines.last == "Results.viewDidAppear")
      screen.screenContent.tap("Cancel")
      app.settle()
      #expect(results.view.window == nil && results.presentingViewController == nil)
      #expect(app.journal.lines.last == "Results.viewDidDisappear")
    }

    @Test func `an active search hides the bar's buttons, its title and Back, but not the swipe`() {
      let app = App()
      let screen = SearchScreen()
      let button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      screen.navigationItem.titleView = button
      let navigation = app.stack("A")
      navigation.pushViewController(screen, animated: false)
      app.settle()
      #expect(navigation.showsBackButton)
      #expect(lines(screen.screenContent).first == "[Sort]")
      screen.search.isActive = true
      #expect(!navigation.showsBackButton && navigation.allowsSwipeBack)
      #expect(lines(screen.screenContent).first == "search Search: ")
      screen.search.hidesNavigationBarDuringPresentation = false
      #expect(navigation.showsBackButton)
      screen.search.hidesNavigationBarDuringPresentation = true
      navigation.personSwipesBack()
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test func `a toolbar shows the top controller's items`() {
      let app = App()
      let screen = SearchScreen()
      let navigation = UINavigationController(rootViewController: screen)
      app.show(navigation)
      screen.toolbarItems = [
        UIBarButtonItem(
          title: "Add", style: .plain, target: screen,
          action: Selector("add", SearchScreen.addPerson)), .flexibleSpace(),
        UIBarButtonItem(title: "Nothing", style: .plain, target: nil, action: nil),
      ]
      #expect(screen.toolbarContent.isEmpty)
      navigation.setToolbarHidden(false, animated: false)
      #expect(lines(screen.toolbarContent) == ["[Add]", "[Nothing] (disabled)"])
      screen.toolbarContent.tap("Add")
      #expect(screen.calls == ["add"])
    }

    @Test func `an action without a target goes to the first responder that has the method`() {
      let app = App()
      let screen = SearchScreen()
      app.show(UINavigationController(rootViewController: screen))
      let item = UIBarButtonItem(
        title: "Add", style: .plain, target: nil, action: Selector("add", SearchScreen.addPerson))
      item.tap(on: screen)
      #expect(screen.calls == ["add"])
    }

    @Test func `a bar button's menu gives a button for each action`() {
      let reader = ViewReader(controller: nil)
      var chosen: [String] = []
      let menu = UIMenu(children: [
        UIAction(title: "Share") { chosen.append($0.title) },
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Delete", attributes: .disabled) { _ in },
            UIAction(title: "Debug", attributes: .hidden) { _ in },
          ]),
      ])
      reader.read(UIBarButtonItem(title: "More", menu: menu), of: nil)
      #expect(lines(reader.elements) == ["[More: Share]", "[More: Delete] (disabled)"])
      reader.elements.tap("More: Share")
      #expect(chosen == ["Share"])
    }
  }
}

private final class BarDelegate: NSObject, UISearchBarDelegate {
  var calls: [String] = []
  var allows = true
  var refused: String?

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldBegin")
    return allows
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    calls.append("change \(range.location)+\(range.length) \(text)")
    return text != refused
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("did \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmarks") }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { calls.append("scope \(selectedScope)") }
}

private final class SearchScreen: UIViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  var calls: [String] = []
  let search: UISearchController

  init(results: UIViewController? = nil) {
    search = UISearchController(searchResultsController: results)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    navigationItem.searchController = search
    show(["Fred", "Barney"])
  }

  private func show(_ names: [String]) {
    for view in view.subviews { view.removeFromSuperview() }
    for name in names {
      let label = UILabel()
      label.text = name
      view.addSubview(label)
    }
  }

  func addPerson() { calls.append("add") }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    calls.append("update \(text)")
    show(["Fred", "Barney"].filter { text.isEmpty || $0.lowercased().contains(text) })
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    calls.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    calls.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    calls.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    calls.append("didDismiss")
  }
}
