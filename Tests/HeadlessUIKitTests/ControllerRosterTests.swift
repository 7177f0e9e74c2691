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
  }
}

private final class AskingController: UIViewController {
  var whenFreed: (Int) -> Void = { _ in }

  isolated deinit { whenFreed(number) }
}
