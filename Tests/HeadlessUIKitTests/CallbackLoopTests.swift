import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Callbacks about a change that make the same change again, which would overflow the stack.
  @Suite struct CallbackLoopTests {
    @Test func `a scroll that scrolls again is named`() {
      final class Page: UIViewController, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          scrollView.contentOffset.y += 1
          scrollView.contentOffset.y += 1
        }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
          scrollView.contentInset.top += 1
        }
      }
      for scrolls in [true, false] {
        let app = App()
        let (page, scroll) = (Page(), UIScrollView())
        page.view.addSubview(scroll)
        app.show(page)
        scroll.delegate = page
        if scrolls { scroll.contentOffset.y = 1 } else { scroll.contentInset.top = 1 }
        let callback = scrolls ? "scrollViewDidScroll(_:)" : "adjustedContentInsetDidChange()"
        #expect(app.broken == [.callsWithoutEnd])
        #expect(
          app.lastBreach?.detail
            == "The app's callbacks call each other endlessly: \(callback) of UIScrollView causes itself"
            + " again and again")
      }
    }

    @Test func `a scroll that goes on a hundred times ends`() {
      final class Page: UIViewController, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          if scrollView.contentOffset.y < 100 { scrollView.contentOffset.y += 1 }
        }
      }
      let app = App()
      let (page, scroll) = (Page(), UIScrollView())
      page.view.addSubview(scroll)
      app.show(page)
      scroll.delegate = page
      scroll.contentOffset.y = 1
      #expect(app.broken.isEmpty && scroll.contentOffset.y == 100)
    }

    @Test func `a selection or a text that changes itself again is named`() {
      final class Page: UIViewController, UITextFieldDelegate, UITextViewDelegate {
        func textFieldDidChangeSelection(_ textField: UITextField) {
          textField.insertText("x")
        }
        func textViewDidChangeSelection(_ textView: UITextView) {
          textView.selectedRange.length = 1 - textView.selectedRange.length
        }
      }
      let app = App()
      let (page, field) = (Page(), UITextField())
      page.view.addSubview(field)
      app.show(page)
      field.delegate = page
      field.insertText("a")
      #expect(app.broken == [.callsWithoutEnd])
      let other = App()
      let (second, text) = (Page(), UITextView())
      text.text = "abc"
      second.view.addSubview(text)
      other.show(second)
      text.delegate = second
      text.selectedRange = NSRange(location: 0, length: 1)
      #expect(other.broken == [.callsWithoutEnd])
    }

    @Test func `an action that sends itself is named`() {
      let app = App()
      let toggle = UISwitch()
      toggle.addAction(
        UIAction { [unowned toggle] _ in toggle.sendActions(for: .valueChanged) },
        for: .valueChanged)
      _ = app.page(toggle)
      toggle.sendActions(for: .valueChanged)
      #expect(app.broken == [.callsWithoutEnd])
    }

    @Test func `traits that change themselves again are named`() {
      final class Page: UIViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          overrideUserInterfaceStyle = overrideUserInterfaceStyle == .dark ? .light : .dark
        }
      }
      let app = App()
      let page = Page()
      app.show(page)
      page.overrideUserInterfaceStyle = .dark
      app.settle()
      #expect(app.broken == [.callsWithoutEnd])
    }

    @Test func `an updater that ends and begins the search again ends it`() {
      final class Page: UIViewController, UISearchResultsUpdating {
        let search = UISearchController()
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.searchController = search
          search.searchResultsUpdater = self
        }
        func updateSearchResults(for searchController: UISearchController) {
          searchController.isActive.toggle()
        }
      }
      let app = App()
      let page = Page()
      app.show(UINavigationController(rootViewController: page))
      page.search.isActive = true
      app.settle()
      #expect(app.broken.isEmpty && !page.search.isActive)
    }

    @Test func `a view that adds another one whenever one is added is named`() {
      final class Growing: UIView {
        override func didAddSubview(_ subview: UIView) { addSubview(UIView()) }
      }
      let app = App()
      let view = Growing()
      _ = app.page(view)
      view.addSubview(UIView())
      #expect(app.broken == [.callsWithoutEnd])
    }

    @Test func `a data source that asks its table for the number that it is asked for is named`() {
      final class Counting: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { tableView.numberOfRows(inSection: section) }
      }
      let app = App()
      app.show(UINavigationController(rootViewController: Counting()))
      #expect(app.broken == [.callsWithoutEnd])
    }
  }
}
