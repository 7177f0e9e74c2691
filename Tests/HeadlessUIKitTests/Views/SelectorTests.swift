import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct SelectorTests {
    @Test func `a selector calls the method that it carries, whatever its parameters`() {
      let called = Called()
      for selector in [
        Selector("plain", Called.plain), Selector("one(_:)", Called.one(_:)),
        Selector("two(_:_:)", Called.two(_:_:)),
      ] {
        called.perform(selector, with: "a", with: 7)
      }
      #expect(called.calls == ["plain", "one a", "two a 7"])
    }

    @Test func `a selector for an overridden method calls the override`() {
      let called = Overriding()
      called.perform(Selector("plain", Called.plain))
      #expect(called.calls == ["overridden"])
    }

    @Test func `a method's optional parameter takes nil`() {
      let called = Called()
      called.perform(Selector("maybe(_:)", Called.maybe(_:)), with: nil)
      #expect(called.calls == ["maybe nil"])
    }

    @Test func `selectors are equal by name`() {
      #expect(Selector("plain", Called.plain) == Selector("plain"))
      #expect(Selector("plain") != Selector("one(_:)"))
      #expect("\(Selector("one(_:)"))" == "one(_:)")
    }

    @Test func `an object responds to the selectors whose methods it has`() {
      #expect(Called().responds(to: Selector("plain", Called.plain)))
      #expect(!Called().responds(to: Selector("other", UIViewController.loadView)))
      #expect(!Called().responds(to: Selector("plain")))
    }

    @Test func `a selector without a method is a fault that names it and the object`() {
      let app = App()
      Called().perform(Selector("typo"))
      #expect(app.broken == [.unrecognizedSelector])
      #expect(
        app.lastBreach?.detail?.contains("selector typo was sent to an instance of Called") == true)
    }

    @Test func `a selector whose method belongs to another class is a fault that names both`() {
      let app = App()
      NSObject().perform(Selector("plain", Called.plain))
      #expect(
        app.lastBreach?.detail?.contains("the target is of type NSObject, not Called") == true)
    }

    @Test func `an argument of another type is a fault that names both types`() {
      let app = App()
      Called().perform(Selector("one(_:)", Called.one(_:)), with: 5)
      #expect(app.lastBreach?.detail?.contains("its argument is Int, not String") == true)
    }

    @Test(arguments: [
      Selector("item:", Called.item(_:)), Selector("item:", Called.optionalItem(_:)),
    ])
    func `a sender of another class of UIKit is replaced by one of the parameter's, with a warning`(
      selector: Selector
    ) {
      let app = App()
      let called = Called()
      let button = UIButton()
      button.tag = 7
      button.isEnabled = false
      called.perform(selector, with: button)
      #expect(called.tags == [7])
      #expect(app.broken == [.senderOfOtherClass])
      #expect(
        app.lastBreach?.detail?.contains(
          "Called.item: takes a UIBarButtonItem, but its sender is a UIButton")
          == true)
      called.perform(Selector("own:", Called.own(_:)), with: button)
      #expect(app.lastBreach?.detail?.contains("its argument is UIButton, not OwnButton") == true)
    }

    @Test func `any object is true where a method expects a flag, and nil is false`() {
      let app = App()
      let field = UITextField()
      let window = UIWindow()
      window.addSubview(field)
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      let selector = Selector("endEditing:", UIView.endEditing(_:))
      window.perform(selector, with: UITapGestureRecognizer())
      #expect(!field.isFirstResponder)
      let called = Called()
      called.perform(Selector("flag:", Called.flag(_:)), with: nil)
      called.perform(Selector("flag:", Called.flag(_:)), with: false)
      called.perform(Selector("flag:", Called.flag(_:)), with: "no")
      #expect(called.calls == ["flag false", "flag false", "flag true"])
      #expect(app.broken == [])
    }

    @Test func `a method with three parameters gets two arguments and nothing`() {
      let called = Called()
      called.perform(Selector("three:", Called.three(_:_:_:)), with: "a", with: 7)
      #expect(called.calls == ["three a 7 nil"])
    }

    @Test func `a selector takes its method from an object that isn't evaluated`() {
      let called = Called()
      func never() -> Called { fatalError() }
      called.perform(Selector("plain", on: never()) { $0.plain })
      called.perform(Selector("one:", on: never()) { $0.one(_:) }, with: "a")
      called.perform(Selector("two::", on: never()) { $0.two(_:_:) }, with: "a", with: 7)
      called.perform(Selector("count", on: never()) { object in { object.calls.count } })
      #expect(called.calls == ["plain", "one a", "two a 7"])
    }

    @Test func `a notification calls its observer's method until the observer is removed`() {
      let center = NotificationCenter()
      let called = Called()
      let name = Notification.Name("news")
      center.addObserver(
        called, selector: Selector("note(_:)", Called.note(_:)), name: name, object: nil)
      center.post(name: name, object: nil)
      center.post(name: Notification.Name("other"), object: nil)
      #expect(called.calls == ["note news"])
      center.removeObserver(called)
      center.post(name: name, object: nil)
      #expect(called.calls == ["note news"])
    }

    @Test func `an observer can be removed from one name or sender`() {
      let center = NotificationCenter()
      let called = Called()
      let sender = NSObject()
      for name in ["a", "b"] {
        center.addObserver(
          called, selector: Selector("note(_:)", Called.note(_:)),
          name: Notification.Name(name), object: name == "b" ? sender : nil)
      }
      center.removeObserver(called, name: Notification.Name("a"), object: nil)
      center.post(name: Notification.Name("a"), object: nil)
      center.post(name: Notification.Name("b"), object: NSObject())
      center.post(name: Notification.Name("b"), object: sender)
      #expect(called.calls == ["note b"])
    }

    @Test func `a freed observer is no longer called, and isn't kept alive`() {
      let center = NotificationCenter()
      weak var freed: Called?
      do {
        let called = Called()
        freed = called
        center.addObserver(
          called, selector: Selector("note(_:)", Called.note(_:)), name: nil, object: nil)
      }
      #expect(freed == nil)
      center.post(name: Notification.Name("news"), object: nil)
    }

    @Test func `a timer calls its target's method`() {
      let called = Called()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.001, target: called, selector: Selector("tick(_:)", Called.tick(_:)),
        userInfo: nil, repeats: false)
      while timer.isValid { _ = RunLoop.current.run(mode: .default, before: timer.fireDate) }
      #expect(called.calls == ["tick"])
    }

    @Test func `a delayed call can be canceled`() {
      let called = Called()
      called.perform(Selector("plain", Called.plain), with: nil, afterDelay: 0)
      called.perform(Selector("one(_:)", Called.one(_:)), with: "a", afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(
        withTarget: called, selector: Selector("plain"), object: nil)
      while called.calls.isEmpty {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      #expect(called.calls == ["one a"])
    }
  }
}

private class Called: NSObject {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func one(_ text: String) { calls.append("one \(text)") }
  func two(_ text: String, _ number: Int) { calls.append("two \(text) \(number)") }
  func three(_ text: String, _ number: Int, _ context: UnsafeRawPointer?) {
    calls.append("three \(text) \(number) \(context == nil ? "nil" : "context")")
  }
  func flag(_ flag: Bool) { calls.append("flag \(flag)") }
  func maybe(_ text: String?) { calls.append("maybe \(text ?? "nil")") }
  func note(_ notification: Notification) {
    calls.append("note \(notification.name.rawValue)")
  }
  func tick(_ timer: Timer) { calls.append("tick") }

  private(set) var tags: [Int] = []
  @MainActor func item(_ sender: UIBarButtonItem) {
    tags.append(sender.isEnabled ? -1 : sender.tag)
  }
  @MainActor func optionalItem(_ sender: UIBarButtonItem?) {
    tags.append(sender?.isEnabled == false ? sender?.tag ?? -1 : -1)
  }
  func own(_ sender: OwnButton) {}
}

private final class OwnButton: UIButton {}

private final class Overriding: Called {
  override func plain() { calls.append("overridden") }
}
