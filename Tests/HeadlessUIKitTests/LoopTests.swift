import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Tests that endless navigation ends the app with a fault that names the repeated steps.
  @Suite struct LoopTests {
    @Test func `pushing from each viewDidAppear without animation ends with a fault`() {
      final class Endless: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          navigationController?.pushViewController(Endless(), animated: false)
        }
      }
      let app = App()
      app.show(UINavigationController(rootViewController: Endless()))
      #expect(app.broken == [.navigatesWithoutEnd])
      #expect(message.contains("push Endless"))
    }

    @Test func `presenting from each viewDidAppear ends with a fault, animated or not`() {
      final class Endless: UIViewController {
        var isAnimated = false
        override func viewDidAppear(_ animated: Bool) {
          let next = Endless()
          next.isAnimated = isAnimated
          present(next, animated: isAnimated)
        }
      }
      for isAnimated in [false, true] {
        let app = App()
        let root = Endless()
        root.isAnimated = isAnimated
        app.show(root)
        #expect(app.broken == [.navigatesWithoutEnd])
        #expect(message.contains("present Endless"))
      }
    }

    @Test func `alternating between push and pop ends with a fault that names both`() {
      let app = App()
      let navigation = app.stack("A")
      func goOn() {
        if navigation.viewControllers.count == 1 {
          navigation.pushViewController(UITableViewController(), animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in goOn() }
      }
      goOn()
      app.settle()
      #expect(app.broken == [.navigatesWithoutEnd])
      #expect(message.contains("push UITableViewController"))
      #expect(message.contains("pop UITableViewController"))
    }

    @Test func `alternating between tabs ends with a fault`() {
      final class Jumping: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          tabBarController?.selectedIndex = tabBarController?.selectedIndex == 0 ? 1 : 0
        }
      }
      let app = App()
      let tabs = UITabBarController()
      tabs.viewControllers = [Jumping(), Jumping()]
      app.show(tabs)
      #expect(app.broken == [.navigatesWithoutEnd])
      #expect(message.contains("selectTab Jumping"))
    }

    @Test func `a loadView that reads its view is a fault`() {
      final class Circular: UIViewController {
        override func loadView() { view.backgroundColor = .red }
      }
      let app = App()
      _ = Circular().view
      #expect(app.broken == [.viewAskedForInLoadView])
    }

    private var message: String { UIApplication.shared.crash?.message ?? "" }
  }
}
