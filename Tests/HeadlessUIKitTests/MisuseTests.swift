import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// A storyboard with a segue that pushes, of the kind that Xcode offers for iOS 7.
enum PushStoryboard: InterfaceDocument {
  static let text = interface(
    """
    document→initialViewController=first
     scene
      viewController→id=first
       connections
        segue→id=old→kind=push→identifier=Old→destination=second
     scene
      viewController→id=second→title=Second
    """)
}

extension HeadlessUIKitTests {
  /// Misuses of UIKit that end an app with an exception, or that UIKit refuses with a message.
  @Suite(.bug(id: "U9")) struct MisuseTests {
    @Test func `61: pushing a split view controller is refused with a warning`() {
      let app = App()
      let navigation = app.stack("A")
      let split = UISplitViewController(style: .doubleColumn)
      navigation.pushViewController(split, animated: true)
      app.settle()
      #expect(app.broken == [.pushedSplitViewController])
      #expect(app.lastBreach?.detail?.hasPrefix("Split View Controllers cannot be pushed") == true)
      #expect(navigation.viewControllers.count == 1 && split.parent == nil)
    }

    // MARK: Presentations

    @Test(arguments: [false, true])
    func `61: presenting a controller that is presented already is a fault`(isOnPresented: Bool) {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      root.present(sheet, animated: true)
      let presenter = isOnPresented ? sheet : root
      if isOnPresented { app.settle() }
      presenter.present(sheet, animated: true)
      #expect(app.broken == [.presentedWhileActive])
      #expect(
        app.lastBreach?.detail?.hasSuffix(
          isOnPresented
            ? "modal view controller on itself. Presenting controller is Screen \"B\""
            : "Screen \"B\" that is already being presented by Screen \"A\"") == true)
    }

    @Test func `61: presenting a child is a fault, also from a controller that presents already`() {
      let app = App()
      let navigation = app.stack("A", "B")
      navigation.present(app.screen("C"), animated: false)
      navigation.present(navigation.viewControllers[0], animated: true)
      #expect(app.broken == [.presentedWhileActive])
      #expect(
        app.lastBreach?.detail?.hasSuffix(
          "that has a parent view controller UINavigationController") == true)
    }

    @Test func `61: a text field in an action sheet is a fault`() {
      let app = App()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      #expect(app.broken == [.textFieldInActionSheet] && sheet.textFields == nil)
      _ = app.window
    }

    // MARK: Bars

    @Test(arguments: 0..<8)
    func `61: changing the bar of a container is a fault`(change: Int) {
      let app = App()
      let navigation = app.stack("A", "B")
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("C")]
      let (bar, tabBar) = (navigation.navigationBar, tabs.tabBar)
      let delegate = BarOwner()
      switch change {
      case 0: bar.delegate = delegate
      case 1: bar.items = []
      case 2: bar.pushItem(UINavigationItem(title: "D"), animated: true)
      case 3: bar.popItem(animated: true)
      case 4: tabBar.delegate = delegate
      case 5: tabBar.items = []
      case 6: tabBar.setItems([], animated: true)
      default: tabBar.selectedItem = nil
      }
      #expect(app.broken == [.barOfContainer])
      #expect(bar.items?.count == 2 && tabBar.items?.count == 1)
    }

    @Test func `61: a bar may be given the delegate that it has`() {
      let app = App()
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen("A")]
      tabs.tabBar.delegate = tabs
      #expect(app.broken.isEmpty)
    }

    // MARK: The launch

    @Test func `61: a window without a root after the launch is a fault in an app without scenes`()
    {
      let app = App()
      let delegate = EmptyWindowDelegate()
      UIApplication.launch(delegate: delegate, options: nil)
      #expect(app.broken == [.windowWithoutRoot])
    }

    @Test func `61: a push segue of a controller that is on no stack is a fault`() throws {
      let app = App()
      let first = try #require(
        UIStoryboard(name: "Push", bundle: nil).instantiateInitialViewController())
      app.show(first)
      first.performSegue(withIdentifier: "Old", sender: nil)
      #expect(app.broken == [.pushSegueOffStack])
      #expect(app.lastBreach?.detail?.contains("for segue 'Old'") == true)
    }

    @Test func `61: scrolling to a section that a list doesn't have names the section`() {
      let app = App()
      let list = UITableViewController(style: .plain)
      app.show(list)
      list.tableView.scrollToRow(at: IndexPath(row: 0, section: 18), at: .top, animated: false)
      #expect(app.broken == [.indexPathOutOfBounds])
      #expect(app.lastBreach?.detail?.contains("out-of-bounds section (18)") == true)
    }
  }
}

private final class BarOwner: NSObject, UINavigationBarDelegate, UITabBarDelegate {}

private final class EmptyWindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.makeKeyAndVisible()
    return true
  }
}
