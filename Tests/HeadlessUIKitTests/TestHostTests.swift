import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Tests of code that uses UIKit in a process that launches no app.
  @Suite(.serialized) struct `Without a launched app` {
    private let previous: UIApplication

    init() {
      previous = UIApplication.shared
      UIApplication.forget(previous)
    }

    /// Waits as a test does, until a condition holds.
    private func wait(until isMet: () -> Bool) async {
      for _ in 0..<1_000 where !isMet() { await Task.yield() }
    }

    @Test func `B7: there is an active app with a scene and a key window`() throws {
      defer { UIApplication.running = previous }
      let application = UIApplication.shared
      #expect(application.applicationState == .active)
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      #expect(scene.activationState == .foregroundActive)
      let window = try #require(scene.windows.first)
      #expect(application.windows == [window] && application.keyWindow === window)
      #expect(window.isKeyWindow && window.rootViewController?.isViewLoaded == true)
      let other = UIWindow()
      other.makeKeyAndVisible()
      #expect(application.keyWindow === other)
      other.isHidden = true
      #expect(application.keyWindow === window)
    }

    @Test func `B7: completions and didShow arrive while a test waits`() async {
      defer { UIApplication.running = previous }
      let log = ShownLog()
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.delegate = log
      UIApplication.shared.keyWindow?.rootViewController = navigation
      await wait { log.shown.count == 1 }
      let second = UIViewController()
      navigation.pushViewController(second, animated: true)
      #expect(log.shown.count == 1)
      await wait { log.shown.count == 2 }
      #expect(log.shown.last === second)
      var isPresented = false
      let sheet = UIViewController()
      navigation.present(sheet, animated: true) { isPresented = true }
      #expect(!isPresented)
      await wait { isPresented }
      #expect(isPresented && navigation.presentedViewController === sheet)
      var isDismissed = false
      navigation.dismiss(animated: true) { isDismissed = true }
      await wait { isDismissed }
      #expect(isDismissed && navigation.presentedViewController == nil)
    }

    @Test func `B7: a fault ends the process, as UIKit's exception does`() async {
      UIApplication.running = previous
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let navigation = UINavigationController(rootViewController: UIViewController())
          navigation.pushViewController(UINavigationController(), animated: false)
        }
      }
    }
  }
}

private final class ShownLog: NSObject, UINavigationControllerDelegate {
  private(set) var shown: [UIViewController] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}
