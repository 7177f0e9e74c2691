import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// An app's code may run when a view or a controller is freed, and change what it was in.
  @Suite struct `What is freed as it is removed` {
    final class Last: UIView {
      weak var place: UIView?

      isolated deinit { place?.addSubview(UILabel()) }
    }

    final class LastController: UIViewController {
      weak var place: UIViewController?

      isolated deinit { place?.addChild(UITabBarController()) }
    }

    final class Popped: UIViewController {
      weak var place: UINavigationController?

      isolated deinit {
        UIView.animate(withDuration: 0.1) {}
        place?.pushViewController(UITabBarController(), animated: true)
      }
    }

    private func addLast(to view: UIView) {
      let last = Last()
      last.place = view
      view.addSubview(last)
    }

    private func addLast(to controller: UIViewController) {
      let last = LastController()
      last.place = controller
      controller.addChild(last)
    }

    @Test func `may add another subview`() {
      let app = App()
      let view = UIView()
      app.window.addSubview(view)
      addLast(to: view)
      view.subviews[0].removeFromSuperview()
      #expect(view.subviews.map { $0 is UILabel } == [true])
    }

    @Test func `may push another controller, and animate`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.show(navigation)
      navigation.pushViewController(Popped(), animated: true)
      app.settle()
      (navigation.topViewController as? Popped)?.place = navigation
      navigation.popViewController(animated: true)
      app.settle()
      app.settle()
      #expect(navigation.topViewController is UITabBarController)
    }

    @Test func `may add another child`() {
      let app = App()
      let controller = UIViewController()
      app.show(controller)
      addLast(to: controller)
      controller.children[0].removeFromParent()
      #expect(controller.children.map { $0 is UITabBarController } == [true])
    }
  }
}
