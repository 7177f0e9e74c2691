import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// An active search, which is a presentation.
  @Suite(.bug(id: "U3")) struct SearchPresentationTests {
    @Test func `a search is presented by the navigation controller, and its delegate is called`() {
      let app = App()
      let screen = SearchedScreen(app.journal)
      let navigation = UINavigationController(rootViewController: screen)
      app.show(navigation)
      screen.search.isActive = true
      #expect(screen.presentedViewController === screen.search && screen.search.isBeingPresented)
      app.settle()
      #expect(screen.search.presentingViewController === navigation)
      #expect(navigation.visibleViewController === screen.search)
      #expect(app.window.frontmost === navigation)
      screen.search.isActive = false
      app.settle()
      #expect(screen.presentedViewController == nil)
      #expect(
        app.journal.lines == [
          "present", "willPresent", "update true", "didPresent", "willDismiss", "update false",
          "didDismiss",
        ])
    }

    @Test func `a screen that defines a presentation context presents its search itself`() {
      let app = App()
      let screen = SearchedScreen(app.journal)
      screen.definesPresentationContext = true
      let navigation = UINavigationController(rootViewController: screen)
      app.show(navigation)
      screen.search.isActive = true
      app.settle()
      #expect(screen.search.presentingViewController === screen)
      #expect(navigation.presentedViewController == nil)
      let next = app.screen("B")
      navigation.pushViewController(next, animated: true)
      app.settle()
      next.present(app.screen("C"), animated: false)
      #expect(next.presentedViewController?.title == "C" && app.broken.isEmpty)
    }

    @Test func `the first dismissal ends the search, and the second closes the sheet around it`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let screen = SearchedScreen(app.journal)
      let sheet = UINavigationController(rootViewController: screen)
      root.present(sheet, animated: false)
      screen.search.isActive = true
      screen.search.searchBar.text = "b"
      app.settle()
      app.journal.clear()
      screen.dismiss(animated: true)
      app.settle()
      #expect(root.presentedViewController === sheet && !screen.search.isActive)
      #expect(screen.search.searchBar.text == "" && app.journal.lines == ["update false"])
      screen.dismiss(animated: true)
      app.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test func `an alert is presented from the search, not from the screen beneath it`() {
      let app = App()
      let screen = SearchedScreen(app.journal)
      screen.definesPresentationContext = true
      app.show(UINavigationController(rootViewController: screen))
      screen.search.isActive = true
      app.settle()
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      screen.present(alert, animated: false)
      #expect(alert.presentingViewController == nil && app.broken == [.presentedOnPresenting])
      screen.search.present(alert, animated: false)
      #expect(alert.presentingViewController === screen.search)
      #expect(app.window.frontmost === alert)
      screen.dismiss(animated: false)
      #expect(alert.presentingViewController == nil && !screen.search.isActive)
    }

    @Test func `a search that can't be presented doesn't begin`() {
      let app = App()
      let screen = SearchedScreen(app.journal)
      let navigation = UINavigationController(rootViewController: screen)
      app.show(navigation)
      navigation.present(app.screen("B"), animated: false)
      screen.search.isActive = true
      #expect(!screen.search.isActive && app.broken == [.presentedOnPresenting])
    }

    @Test func `a delegate may present the search itself, and then isn't called about it`() {
      let app = App()
      let screen = SearchedScreen(app.journal)
      app.show(UINavigationController(rootViewController: screen))
      screen.presents = true
      screen.search.isActive = true
      app.settle()
      #expect(screen.search.isActive && screen.presentedViewController === screen.search)
      #expect(app.journal.lines == ["present", "update true"])
    }

    @Test func `a search that the app presents is active`() {
      let app = App()
      let screen = SearchedScreen(app.journal)
      app.show(UINavigationController(rootViewController: screen))
      screen.present(screen.search, animated: true)
      app.settle()
      #expect(screen.search.isActive && app.journal.lines == ["update true"])
    }

    @Test func `a screen that is popped takes its search with it`() {
      let app = App()
      let navigation = app.stack("A")
      let screen = SearchedScreen(app.journal)
      navigation.pushViewController(screen, animated: false)
      app.settle()
      screen.search.isActive = true
      app.settle()
      navigation.popViewController(animated: true)
      app.settle()
      #expect(navigation.presentedViewController == nil && !screen.search.isActive)
    }
  }
}

private final class SearchedScreen: UIViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  let search = UISearchController(searchResultsController: nil)
  let journal: Journal
  var presents = false

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    search.searchResultsUpdater = self
    search.delegate = self
    navigationItem.searchController = search
  }

  required init?(coder: NSCoder) { nil }

  func updateSearchResults(for searchController: UISearchController) {
    journal.note("update \(searchController.isActive)")
  }
  func presentSearchController(_ searchController: UISearchController) {
    journal.note("present")
    if presents { present(searchController, animated: true) }
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    journal.note("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    journal.note("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    journal.note("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    journal.note("didDismiss")
  }
}
