import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ControllerRosterTests {
    @Test func `a controller that is being freed isn't handed out`() {
      let app = App()
      _ = app.page(UIView())
      let roster = UIApplication.shared.roster
      var answers: [Bool] = []
      var controller: AskingController? = AskingController()
      controller?.whenFreed = { number in
        answers.append(roster.controller(number) != nil)
        answers.append(roster.retainedControllers.contains { $0.number == number })
      }
      #expect(controller.map { roster.controller($0.number) === $0 } == true)
      controller = nil
      #expect(answers == [false, false])
    }

    @Test(.bug(id: "D1"))
    func `a dormant controller wakes when it moves, and is told of when it is freed`() {
      let app = App()
      let roster = UIApplication.shared.roster
      func awake() -> [Int32] { roster.retainedAwakeControllers.map(\.observerIndex).sorted() }
      var controllers: [UIViewController] = (0..<5).map { index in
        let controller = UIViewController()
        controller.observerIndex = Int32(index)
        return controller
      }
      let others = awake().filter { $0 < 0 }
      for index in [3, 0, 2, 3] { roster.makeDormant(controllers[index]) }
      #expect(awake() == others + [1, 4])
      #expect(roster.takeWoken().isEmpty)
      roster.wake(controllers[2])
      #expect(awake() == others + [1, 2, 4])
      #expect(roster.takeWoken().isEmpty)
      controllers[4].addChild(controllers[3])
      #expect(awake() == others + [1, 2, 3, 4])
      #expect(roster.takeWoken() == [3])
      controllers.removeFirst()
      #expect(roster.takeWoken() == [0])
      #expect(awake() == others + [1, 2, 3, 4])
      roster.makeDormant(controllers[0])
      controllers.removeAll()
      #expect(roster.takeWoken() == [1])
      #expect(awake() == others)
      withExtendedLifetime(app) {}
    }

    @Test(.bug(id: "D1"))
    func `a dormant controller wakes when one around it moves or appears`() {
      let app = App()
      let roster = UIApplication.shared.roster
      let (tabs, outer, presenter) = (UITabBarController(), UIViewController(), UIViewController())
      let stacks = (0..<2).map { _ in UINavigationController(rootViewController: .init()) }
      tabs.viewControllers = stacks
      let inner = stacks.map { $0.viewControllers[0] }
      func sleep() {
        for controller in inner { roster.makeDormant(controller) }
        #expect(inner.allSatisfy { $0.isDormant })
      }
      func expectAwake(when comment: Comment) {
        #expect(inner.allSatisfy { !$0.isDormant }, comment)
      }
      sleep()
      outer.addChild(tabs)
      expectAwake(when: "its container has another container")
      tabs.removeFromParent()
      sleep()
      app.show(tabs)
      expectAwake(when: "its container is a window's root")
      app.show(presenter)
      sleep()
      presenter.present(tabs, animated: false)
      expectAwake(when: "its container is presented")
      withExtendedLifetime(app) {}
    }
  }
}

private final class AskingController: UIViewController {
  var whenFreed: (Int) -> Void = { _ in }

  isolated deinit { whenFreed(number) }
}
