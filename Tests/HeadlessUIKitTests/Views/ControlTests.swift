import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ControlTests {
    private final class Target: NSObject {
      var calls: [String] = []
      func tapped() { calls.append("tapped") }
      func touched(_ sender: UIControl) { calls.append("touched \(sender.tag)") }
      func handled(_ sender: UIControl, _ event: UIEvent) {
        calls.append("handled \(event.allTouches?.count ?? 0)")
      }
      static let tapped = Selector("tapped", Target.tapped)
      static let touched = Selector("touched:", Target.touched(_:))
      static let handled = Selector("handled:forEvent:", Target.handled(_:_:))
    }

    @Test func `a tap sends touch down and touch up inside in the order of adding`() {
      let app = App()
      let (control, target) = (UIControl(), Target())
      _ = app.page(control)
      control.tag = 7
      control.addTarget(target, action: Target.touched, for: .touchUpInside)
      control.addAction(UIAction { _ in target.calls.append("action") }, for: .touchUpInside)
      control.addTarget(target, action: Target.tapped, for: .touchDown)
      control.addTarget(target, action: Target.handled, for: .touchUpInside)
      control.personTaps()
      #expect(target.calls == ["tapped", "touched 7", "action", "handled 1"])
    }

    @Test func `a button's tap also triggers its primary action, each action once`() {
      let app = App()
      var calls: [String] = []
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Buy") { calls.append("primary \($0.title)") }
      )
      _ = app.page(button)
      button.addAction(
        UIAction { _ in calls.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
      button.addAction(
        UIAction { calls.append("\($0.sender as? UIButton === button)") }, for: .touchUpInside)
      button.personTaps()
      #expect(calls == ["primary Buy", "both", "true"])
      #expect(button.currentTitle == "Buy")
    }

    @Test func `a control that is disabled or takes no touches can't be tapped`() {
      let app = App()
      let control = UIControl()
      let page = app.page(control)
      var taps = 0
      control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      control.isEnabled = false
      control.personTaps()
      control.isEnabled = true
      page.view.isUserInteractionEnabled = false
      control.personTaps()
      #expect(taps == 0 && !control.canBeTapped)
      control.sendActions(for: .touchUpInside)
      #expect(taps == 1)
    }

    @Test func `targets aren't retained, and can be listed and removed`() {
      let control = UIControl()
      let target = Target()
      control.addTarget(target, action: Target.tapped, for: [.touchUpInside, .valueChanged])
      do {
        let other = Target()
        control.addTarget(other, action: Target.tapped, for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      #expect(target.calls == ["tapped"])
      #expect(control.allTargets == [target])
      #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
      #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["tapped"])
      control.removeTarget(nil, action: nil, for: .allEvents)
      #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    }

    @Test func `an action replaces one with the same identifier`() {
      let control = UIControl()
      var calls: [Int] = []
      let name = UIAction.Identifier("name")
      control.addAction(UIAction(identifier: name) { _ in calls.append(1) }, for: .valueChanged)
      control.addAction(UIAction(identifier: name) { _ in calls.append(2) }, for: .valueChanged)
      control.addAction(UIAction { _ in calls.append(3) }, for: .valueChanged)
      control.addAction(UIAction { _ in calls.append(4) }, for: .valueChanged)
      control.removeAction(identifiedBy: UIAction.Identifier("other"), for: .allEvents)
      control.sendActions(for: .valueChanged)
      #expect(calls == [2, 3, 4])
    }

    @Test func `without a target, the first responder that has the method is called`() {
      final class Owner: UIViewController {
        var taps = 0
        func tapped() { taps += 1 }
      }
      let app = App()
      let owner = Owner()
      let control = UIControl()
      owner.view.addSubview(control)
      app.show(owner)
      control.addTarget(nil, action: Selector("tapped", Owner.tapped), for: .touchUpInside)
      control.addTarget(nil, action: Target.tapped, for: .touchUpInside)
      control.personTaps()
      #expect(owner.taps == 1 && app.broken.isEmpty)
      #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    }

    @Test func `a control subclass can decide about its touches and how it sends actions`() {
      final class Own: UIControl {
        var sent = 0
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          touch.view === self && isEnabled
        }
        override func sendAction(_ action: UIAction) {
          sent += 1
          super.sendAction(action)
        }
      }
      let app = App()
      let control = Own()
      _ = app.page(control)
      var states: [Bool] = []
      control.addAction(
        UIAction { [unowned control] _ in states.append(control.isHighlighted) },
        for: .allTouchEvents)
      control.personTaps()
      #expect(states == [true, false] && control.sent == 2)
    }

    @Test func `a button has a title and an image for each state`() {
      let button = UIButton(type: .custom)
      button.setTitle("Follow", for: .normal)
      button.setTitle("Following", for: .selected)
      button.setImage(UIImage(systemName: "plus"), for: .normal)
      #expect(button.titleLabel?.text == "Follow" && button.currentImage?.name == "plus")
      button.isSelected = true
      #expect(button.currentTitle == "Following" && button.titleLabel?.text == "Following")
      button.isEnabled = false
      #expect(button.state == [.selected, .disabled] && button.currentTitle == "Follow")
      button.setAttributedTitle(NSAttributedString(string: "Bold"), for: .normal)
      #expect(button.titleLabel?.text == "Bold")
    }

    @Test func `a configuration is updated when the state changes`() {
      let app = App()
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Send"
      configuration.subtitle = "now"
      let button = UIButton(configuration: configuration)
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isEnabled ? "Send" : "Sent"
      }
      _ = app.page(button)
      #expect(button.currentTitle == "Send" && button.subtitleLabel?.text == "now")
      button.isEnabled = false
      app.settle()
      #expect(button.configuration?.title == "Sent")
    }
  }
}
