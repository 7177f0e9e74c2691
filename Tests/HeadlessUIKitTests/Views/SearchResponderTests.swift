import Foundation
@testable import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct SearchResponderTests {
    @Test func `the text of a search bar is never nil`() {
      let bar = UISearchBar()
      #expect(bar.text == "")
      bar.text = nil
      #expect(bar.text == "")
    }

    @Test func `a search bar and a field take turns as the first responder`() {
      let app = App()
      let (bar, field, delegate) = (UISearchBar(), UITextField(), EditingDelegate())
      bar.delegate = delegate
      _ = app.page(bar, field)
      field.becomeFirstResponder()
      bar.personTypes("a")
      #expect(bar.isFirstResponder && !field.isFirstResponder && !field.isEditing)
      field.becomeFirstResponder()
      #expect(!bar.isFirstResponder && delegate.calls == ["begin", "end"])
    }

    @Test func `the keyboard appears for a search bar`() {
      let app = App()
      let bar = UISearchBar()
      let page = app.page(bar)
      var posted: [String] = []
      let observers = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { posted.append(name.rawValue) }
        }
      }
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
      bar.personTypes("a")
      #expect(posted == ["UIKeyboardWillShowNotification"])
      #expect(page.view.endEditing(true) && !bar.isFirstResponder)
      #expect(posted == ["UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification"])
    }

    @Test func `a push ends the editing of a search bar on the screen and in its bar`() {
      let app = App()
      let (bar, delegate) = (UISearchBar(), EditingDelegate())
      bar.delegate = delegate
      let screen = UIViewController()
      screen.view.addSubview(bar)
      let navigation = UINavigationController(rootViewController: screen)
      app.show(navigation)
      bar.personTypes("a")
      navigation.pushViewController(UIViewController(), animated: true)
      app.settle()
      #expect(delegate.calls == ["begin", "end"] && !bar.isFirstResponder)
      navigation.popViewController(animated: true)
      app.settle()

      let search = UISearchController(searchResultsController: nil)
      search.searchBar.delegate = delegate
      screen.navigationItem.searchController = search
      #expect(search.searchBar.becomeFirstResponder() && search.isActive)
      #expect(app.window.firstResponder === search.searchBar)
      navigation.pushViewController(UIViewController(), animated: true)
      app.settle()
      #expect(delegate.calls == ["begin", "end", "begin", "end"] && search.isActive)
      #expect(app.window.firstResponder == nil && !search.searchBar.becomeFirstResponder())
    }

    @Test func `a search bar in place of the title can be the first responder`() {
      let app = App()
      let (bar, field) = (UISearchBar(), UITextField())
      let screen = UIViewController()
      screen.navigationItem.titleView = bar
      screen.view.addSubview(field)
      app.show(UINavigationController(rootViewController: screen))
      #expect(bar.becomeFirstResponder())
      field.becomeFirstResponder()
      #expect(!bar.isFirstResponder && field.isFirstResponder)
      bar.becomeFirstResponder()
      #expect(screen.view.endEditing(true) && bar.isFirstResponder)
      #expect(app.window.endEditing(true) && !bar.isFirstResponder)
    }
  }
}

private final class EditingDelegate: NSObject, UISearchBarDelegate {
  var calls: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
}
