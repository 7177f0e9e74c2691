import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct EndlessWorkTests {
    @Test func `reloading in each willDisplay is named as what is endless`() {
      final class Reloading: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        {
          1
        }
        override func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        ) { tableView.reloadData() }
      }
      let app = App()
      app.show(UINavigationController(rootViewController: Reloading()))
      #expect(app.broken == [.displaysWithoutEnd])
      #expect(
        app.lastBreach?.detail
          == "The app displays a list endlessly: UITableView of Reloading changes its items each time"
          + " that they are displayed")
    }

    @Test func `layouts that ask for each other are named as what is endless`() {
      final class Nervous: UIView {
        override func layoutSubviews() { superview?.setNeedsLayout() }
      }
      final class Upset: UIView {
        override func layoutSubviews() { for view in subviews { view.setNeedsLayout() } }
      }
      let app = App()
      let (page, outer) = (UIViewController(), Upset())
      page.view.addSubview(outer)
      outer.addSubview(Nervous())
      app.show(UINavigationController(rootViewController: page))
      #expect(app.broken == [.laysOutWithoutEnd])
      #expect(
        app.lastBreach?.detail
          == "The app lays out its views endlessly: each layout of Upset asks for another one")
    }

    @Test func `a layout that asks for some more ends`() {
      final class Settling: UIView {
        var count = 0
        override func layoutSubviews() {
          count += 1
          if count < 50 { superview?.setNeedsLayout(); setNeedsLayout() }
        }
      }
      let app = App()
      let (page, view) = (UIViewController(), Settling())
      page.view.addSubview(view)
      app.show(UINavigationController(rootViewController: page))
      #expect(app.broken.isEmpty)
    }

    @Test(.timeLimit(.minutes(30)))
    func `layouts that ask for two others each are named, and don't take longer and longer`() {
      final class Nervous: UIView {
        override func layoutSubviews() { superview?.setNeedsLayout(); setNeedsLayout() }
      }
      final class Page: UIViewController {
        override func viewDidLayoutSubviews() {
          for view in view.subviews { view.setNeedsLayout() }
        }
      }
      let app = App()
      let page = Page()
      for _ in 0..<300 { page.view.addSubview(Nervous()) }
      app.show(UINavigationController(rootViewController: page))
      #expect(app.broken == [.laysOutWithoutEnd])
    }

    @Test func `a completion handler that applies a snapshot again is named, not the layout`() {
      final class Page: UITableViewController {
        typealias Source = UITableViewDiffableDataSource<Int, Int>
        lazy var source = Source(tableView: tableView) { _, _, _ in UITableViewCell() }
        var count = 0
        func again() {
          count += 1
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems([count])
          source.apply(snapshot) { [weak self] in self?.again() }
        }
      }
      let app = App()
      let page = Page()
      app.show(UINavigationController(rootViewController: page))
      page.again()
      app.settle()
      #expect(app.broken == [.callsWithoutEnd])
    }

    @Test func `a delegate that begins editing when it is asked about it is named`() {
      final class Eager: UIViewController, UITextFieldDelegate {
        let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          field.delegate = self
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
          textField.becomeFirstResponder()
        }
      }
      let app = App()
      let page = Eager()
      app.show(page)
      page.field.becomeFirstResponder()
      #expect(app.broken == [.callsWithoutEnd])
      #expect(
        app.lastBreach?.detail
          == "The app begins or ends editing endlessly: its callbacks call each other")
    }

    @Test func `callbacks that call each other are named as what is endless`() {
      final class Nervous: UIViewController {
        let field = UITextField()
        var tokens: [any NSObjectProtocol] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          let center = NotificationCenter.default
          tokens = [
            center.addObserver(
              forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { _ = self?.field.resignFirstResponder() }
            },
            center.addObserver(
              forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { _ = self?.field.becomeFirstResponder() }
            },
          ]
        }
      }
      let app = App()
      let page = Nervous()
      app.show(page)
      page.field.becomeFirstResponder()
      app.settle()
      for token in page.tokens { NotificationCenter.default.removeObserver(token) }
      #expect(app.broken == [.callsWithoutEnd])
      #expect(
        app.lastBreach?.detail
          == "The app's callbacks and completion handlers cause each other endlessly, without"
          + " navigating")
    }
  }
}
