import Foundation
@testable import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct GestureTests {
    @Test func `a view with a tap recognizer is a button, named by the texts that it shows`() {
      let app = App()
      let screen = GestureScreen()
      app.show(screen)
      screen.add(label: "Fred", "Store manager").addGestureRecognizer(screen.tap)
      #expect(lines(screen.content) == ["[Fred Store manager]"])
      screen.content.tap("Fred Store manager")
      #expect(screen.calls == ["tapped ended"])
      #expect(screen.tap.state == .possible)
    }

    @Test func `a card with controls inside is a button beside them, named by its first text`() {
      let screen = GestureScreen()
      let card = screen.add(label: "Fred", "Store manager")
      card.addGestureRecognizer(screen.tap)
      let inner = UIView()
      let label = UILabel()
      label.text = "Follow"
      inner.addSubview(label)
      inner.addGestureRecognizer(
        UITapGestureRecognizer(
          target: screen, action: Selector("tapped(_:)", GestureScreen.tapped(_:))))
      card.addSubview(inner)
      #expect(lines(screen.content) == ["[Fred]", "Store manager", "[Follow]"])
      screen.content.tap("Fred")
      #expect(screen.calls == ["tapped ended"])
    }

    @Test func `a tap on the background that hides the keyboard isn't a button beside controls`() {
      let screen = GestureScreen()
      screen.view.addGestureRecognizer(screen.tap)
      let label = screen.add(label: "Follow")
      label.addGestureRecognizer(
        UITapGestureRecognizer(
          target: screen, action: Selector("tapped(_:)", GestureScreen.tapped(_:))))
      #expect(lines(screen.content) == ["[Follow]"])
    }

    @Test func `a screen that can only be tapped anywhere says so`() {
      let screen = GestureScreen()
      screen.add(label: "Welcome")
      screen.view.addGestureRecognizer(screen.tap)
      #expect(lines(screen.content) == ["Welcome", "[Anywhere]"])
      screen.content.tap("Anywhere")
      #expect(screen.calls == ["tapped ended"])
    }

    @Test func `a view without text is named by its property`() {
      let screen = GestureScreen()
      screen.view.addSubview(screen.closeView)
      screen.closeView.addGestureRecognizer(screen.tap)
      #expect(lines(screen.content) == ["[Close]"])
    }

    @Test func `an accessibility label wins over the texts`() {
      let screen = GestureScreen()
      let card = screen.add(label: "★★★")
      card.accessibilityLabel = "Three stars"
      card.addGestureRecognizer(screen.tap)
      #expect(lines(screen.content) == ["[Three stars]"])
    }

    @Test func `a disabled recognizer, or one without a living target, makes no button`() {
      let screen = GestureScreen()
      let card = screen.add(label: "Fred")
      card.addGestureRecognizer(screen.tap)
      screen.tap.isEnabled = false
      #expect(lines(screen.content) == ["Fred"])
      screen.tap.isEnabled = true
      screen.tap.removeTarget(nil, action: nil)
      screen.tap.addTarget(NSObject(), action: Selector("gone"))
      #expect(lines(screen.content) == ["Fred"])
    }

    @Test func `the view and the delegate decide whether a gesture begins`() {
      let screen = GestureScreen()
      let card = screen.add(label: "Fred")
      card.addGestureRecognizer(screen.tap)
      let gate = Gate()
      screen.tap.delegate = gate
      screen.content.tap("Fred")
      #expect(gate.asked == ["touch on \(type(of: card))", "begin"] && screen.calls.isEmpty)
      gate.allows = true
      screen.content.tap("Fred")
      #expect(screen.calls == ["tapped ended"])
    }

    @Test func `a target is added once, and can be removed`() {
      let screen = GestureScreen()
      let action = Selector("tapped(_:)", GestureScreen.tapped(_:))
      screen.tap.addTarget(screen, action: action)
      screen.tap.personMakesGesture()
      #expect(screen.calls == ["tapped ended"])
      screen.tap.removeTarget(screen, action: Selector("other"))
      #expect(screen.tap.isUsable)
      screen.tap.removeTarget(screen, action: nil)
      #expect(!screen.tap.isUsable)
    }

    @Test func `a long press begins and ends`() {
      let screen = GestureScreen()
      let press = UILongPressGestureRecognizer(
        target: screen, action: Selector("tapped(_:)", GestureScreen.tapped(_:)))
      let card = screen.add(label: "Fred")
      card.addGestureRecognizer(press)
      card.addGestureRecognizer(screen.tap)
      guard case .button(let button)? = screen.content.first else {
        Issue.record("no button")
        return
      }
      #expect(button.pressActions().map(\.title) == [""])
      button.pressActions().first?.choose()
      #expect(screen.calls == ["tapped began", "tapped ended"])
    }

    @Test func `a swipe reaches the recognizer of its direction`() {
      let screen = GestureScreen()
      let swipe = UISwipeGestureRecognizer(
        target: screen, action: Selector("tapped(_:)", GestureScreen.tapped(_:)))
      swipe.direction = .left
      screen.view.addGestureRecognizer(swipe)
      #expect(!screen.personSwipes(.right) && screen.personSwipes(.left))
      #expect(screen.calls == ["tapped ended"])
    }

    @Test func `a pan begins, moves, and ends; one that turns back ends with a negative velocity`()
    {
      let screen = GestureScreen()
      screen.view.addGestureRecognizer(screen.pan)
      #expect(screen.personPansDown(letsGo: false))
      #expect(
        screen.calls == ["began 0 844", "changed 422 844", "changed 844 844", "ended 844 844"])
      screen.calls = []
      #expect(screen.personPansDown(letsGo: true))
      #expect(screen.calls.last == "ended 168 -844")
      #expect(screen.pan.translation(in: nil) == .zero && screen.pan.state == .possible)
    }

    @Test func `a person's swipe from the edge drives the app's own interactive pop`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let driver = PopDriver(navigation)
      #expect(navigation.topViewController?.personPansFromEdge(letsGo: true) == true)
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
      #expect(navigation.topViewController?.personPansFromEdge(letsGo: false) == true)
      app.settle()
      #expect(navigation.viewControllers.map(\.title) == ["A"])
      _ = driver
    }
  }
}

private final class GestureScreen: UIViewController {
  var calls: [String] = []
  let closeView = UIView()
  private(set) lazy var tap = UITapGestureRecognizer(
    target: self, action: Selector("tapped(_:)", GestureScreen.tapped(_:)))
  private(set) lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector("panned(_:)", GestureScreen.panned(_:)))

  /// Adds a view with labels.
  @discardableResult
  func add(label texts: String...) -> UIView {
    let card = UIView()
    for text in texts {
      let label = UILabel()
      label.text = text
      card.addSubview(label)
    }
    view.addSubview(card)
    return card
  }

  func tapped(_ gesture: UIGestureRecognizer) { calls.append("tapped \(gesture.state)") }

  func panned(_ gesture: UIPanGestureRecognizer) {
    let place = gesture.translation(in: view).y
    calls.append("\(gesture.state) \(Int(place)) \(Int(gesture.velocity(in: view).y))")
  }
}

private final class Gate: NSObject, UIGestureRecognizerDelegate {
  var allows = false
  var asked: [String] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("touch on \(touch.view.map { "\(type(of: $0))" } ?? "nothing")")
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return allows
  }
}

/// What an app writes to pop by its own gesture.
private final class PopDriver: NSObject, UINavigationControllerDelegate {
  private let navigation: UINavigationController
  private var interaction: UIPercentDrivenInteractiveTransition?
  private let animator = Animator(Journal())

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("panned(_:)", PopDriver.panned(_:)))
    pan.edges = .left
    navigation.view.addGestureRecognizer(pan)
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    let part = pan.translation(in: pan.view).x / 390
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed: interaction?.update(part)
    case .ended, .cancelled:
      if part > 0.5 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default: break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? animator : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
