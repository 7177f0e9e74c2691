import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct AlertTests {
    /// Well-known UIKit behavior.
    @Test func `an action's handler runs after the alert is dismissed`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      let journal = app.journal
      let action = UIAlertAction(title: "OK", style: .default) { action in
        journal.note("\(action.title ?? "") \(root.presentedViewController == nil)")
      }
      alert.addAction(action)
      root.present(alert, animated: true)
      app.settle()
      alert.personTaps(action)
      #expect(app.journal.lines.isEmpty)
      app.settle()
      #expect(app.journal.lines == ["OK true"])
    }

    @Test func `an action's handler can present and push`() {
      let app = App()
      let navigation = app.stack("A")
      let (next, sheet) = (app.screen("B"), app.screen("C"))
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let action = UIAlertAction(title: "Go", style: .destructive) { _ in
        navigation.pushViewController(next, animated: true)
        navigation.present(sheet, animated: true)
      }
      alert.addAction(action)
      navigation.present(alert, animated: true)
      app.settle()
      alert.personTaps(action)
      app.settle()
      #expect(navigation.topViewController === next)
      #expect(navigation.presentedViewController === sheet)
      #expect(app.broken.isEmpty)
    }

    @Test func `a second cancel action is a fault`() {
      let app = App()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      #expect(app.broken == [.alertActionsCancelTwice])
      #expect(alert.actions.count == 1)
    }

    @Test func `an alert leaves its presenter visible and can't be swiped down`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let alert = UIAlertController(title: nil, message: "Hello", preferredStyle: .alert)
      root.present(alert, animated: false)
      #expect(app.journal.lines.isEmpty)
      #expect(alert.personSwipesDown() == .noSheet)
    }

    @Test func `an alert's content consists of its message and its fields`() {
      let alert = UIAlertController(title: "Log In", message: "Who?", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      guard case .text(let text) = alert.content[0], case .field(let name) = alert.content[1],
        case .field(let secret) = alert.content[2]
      else {
        Issue.record("the alert's elements are not of the expected kinds")
        return
      }
      #expect(text.text == "Who?" && name.name == "Name" && secret.isSecure)
      name.type("fred")
      #expect(alert.textFields?[0].text == "fred")
    }
  }
}
