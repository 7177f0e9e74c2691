import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ResponderTests {
    private final class Focus: UIView {
      var follower: UIResponder?
      var refuses = false
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        guard !refuses else { return false }
        let follower = follower
        _ = follower?.becomeFirstResponder()
        return super.resignFirstResponder()
      }
    }

    @Test func `a window has one first responder`() {
      let app = App()
      let (one, two) = (Focus(), Focus())
      _ = app.page(one, two)
      #expect(!UIView().becomeFirstResponder())
      #expect(one.becomeFirstResponder() && one.isFirstResponder)
      #expect(two.becomeFirstResponder() && two.isFirstResponder && !one.isFirstResponder)
      #expect(two.resignFirstResponder() && !two.isFirstResponder)
    }

    @Test func `a responder off screen can't be the first one`() {
      let app = App()
      let focus = Focus()
      #expect(!focus.becomeFirstResponder())
      let page = app.page(focus)
      #expect(focus.becomeFirstResponder())
      focus.removeFromSuperview()
      #expect(!focus.isFirstResponder)
      page.view.addSubview(focus)
      #expect(!focus.isFirstResponder && focus.becomeFirstResponder())
      app.window.rootViewController = UIViewController()
      #expect(!focus.isFirstResponder)
    }

    @Test func `a field that is to become the first responder too early does so in the window`() {
      final class Login: UIViewController, UITextFieldDelegate {
        let (email, notes) = (UITextField(), UITextView())
        var calls: [String] = []
        override func viewDidLoad() {
          view.addSubview(email)
          email.delegate = self
          calls.append("\(email.becomeFirstResponder())")
        }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
          calls.append("should begin")
          return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
      }
      let app = App()
      let login = Login()
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.show(navigation)
      navigation.pushViewController(login, animated: true)
      app.settle()
      #expect(login.calls == ["false", "should begin", "began", "appeared"])
      #expect(login.email.isFirstResponder && login.email.isEditing)
      login.notes.becomeFirstResponder()
      login.notes.resignFirstResponder()
      login.view.addSubview(login.notes)
      #expect(login.email.isFirstResponder && !login.notes.isFirstResponder)
      let late = UITextView()
      #expect(!late.becomeFirstResponder())
      login.view.addSubview(late)
      #expect(late.isFirstResponder && !login.email.isEditing)
    }

    @Test func `a first responder that refuses stays the first one`() {
      let app = App()
      let (one, two) = (Focus(), Focus())
      let page = app.page(one, two)
      one.becomeFirstResponder()
      one.refuses = true
      #expect(!two.becomeFirstResponder() && one.isFirstResponder)
      #expect(!page.view.endEditing(false) && one.isFirstResponder)
      #expect(page.view.endEditing(true) && !one.isFirstResponder)
    }

    @Test func `responders that make each other the first one end as a fault`() {
      let app = App()
      let (one, two, three) = (Focus(), Focus(), Focus())
      _ = app.page(one, two, three)
      one.becomeFirstResponder()
      one.follower = two
      two.follower = one
      three.becomeFirstResponder()
      #expect(app.broken.allSatisfy { $0 == .respondersTakeTurns })
      #expect(!app.broken.isEmpty || three.isFirstResponder)
      let detail = app.lastBreach?.detail ?? ""
      #expect(app.broken.isEmpty || detail.hasSuffix("without end: Focus and Focus"), "\(detail)")
    }

    @Test func `the keyboard appears with a field and disappears with it, once`() {
      let app = App()
      let (one, two) = (UITextField(), UITextField())
      let page = app.page(one, two)
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      var posted: [String] = []
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let isUp = (frame?.cgRectValue.minY ?? 844) < 844
          MainActor.assumeIsolated { posted.append("\(name.rawValue) \(isUp)") }
        }
      }
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
      one.becomeFirstResponder()
      two.becomeFirstResponder()
      app.settle()
      #expect(
        posted == ["UIKeyboardWillShowNotification true", "UIKeyboardDidShowNotification true"])
      posted = []
      page.view.endEditing(true)
      app.settle()
      #expect(
        posted == ["UIKeyboardWillHideNotification false", "UIKeyboardDidHideNotification false"])
    }

    @Test func `rectangles, points and sizes are cast from values and to them`() {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let notes: [String: Any] = [
        "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: rect.origin),
        "size": NSValue(cgSize: rect.size), "number": NSNumber(value: 1),
      ]
      #expect(notes["rect"] as? CGRect == rect && notes["rect"] as? NSValue != nil)
      #expect(notes["point"] as? CGPoint == rect.origin && notes["size"] as? CGSize == rect.size)
      #expect(notes["rect"] as? CGPoint == nil && notes["size"] as? CGPoint == nil)
      #expect(notes["number"] as? CGRect == nil && notes["number"] as? CGSize == nil)
      let any: Any = rect
      #expect((any as? NSValue)?.cgRectValue == rect && any as? CGRect == rect)
    }

    @Test func `changes are undone and made again`() {
      let manager = UndoManager()
      final class Counter { var value = 0 }
      let counter = Counter()
      func set(_ value: Int) {
        let old = counter.value
        manager.registerUndo(withTarget: counter) { _ in set(old) }
        counter.value = value
      }
      set(1)
      set(2)
      manager.undo()
      #expect(counter.value == 1 && manager.canRedo)
      manager.redo()
      #expect(counter.value == 2 && !manager.canRedo)
    }
  }
}
