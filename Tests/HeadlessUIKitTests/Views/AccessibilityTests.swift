import Foundation
import HeadlessUIKit
import Testing

/// A screen that closes itself when assistive technology escapes from it.
private final class Closable: UIViewController {
  var taps = 0
  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
  override func accessibilityPerformMagicTap() -> Bool {
    taps += 1
    return true
  }
}

/// A drawing that counts its parts.
private final class Chart: UIView {
  var names = ["Monday", "Tuesday"]
  private lazy var parts = names.map { name in
    let part = UIAccessibilityElement(accessibilityContainer: self)
    part.accessibilityLabel = name
    return part
  }
  override func accessibilityElementCount() -> Int { parts.count }
  override func accessibilityElement(at index: Int) -> Any? { parts[index] }
  override func index(ofAccessibilityElement element: Any) -> Int {
    parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}

/// A drawing that lists its parts when it is asked for them.
private final class Legend: UIView {
  override var accessibilityElements: [Any]? {
    get {
      let part = UIAccessibilityElement(accessibilityContainer: self)
      part.accessibilityLabel = "Legend"
      return [part]
    }
    set {}
  }
}

/// An animation of the app's own, which implements only what isn't optional.
private final class OwnAnimation: NSObject, UIViewImplicitlyAnimating {
  var (state, isRunning) = (UIViewAnimatingState.inactive, false)
  var (isReversed, fractionComplete) = (false, CGFloat(0))
  func startAnimation() { isRunning = true }
  func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  func pauseAnimation() { isRunning = false }
  func stopAnimation(_ withoutFinishing: Bool) { isRunning = false }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

extension HeadlessUIKitTests {
  @Suite struct AccessibilityTests {
    @Test(.bug(id: "U23"))
    func `a controller can close itself when it is escaped from`() {
      let app = App()
      let root = UIViewController()
      app.show(root)
      let modal = Closable()
      root.present(modal, animated: false)
      app.settle()
      let escaped: UIResponder = modal
      #expect(escaped.accessibilityPerformEscape() && escaped.accessibilityPerformMagicTap())
      app.settle()
      #expect(root.presentedViewController == nil && modal.taps == 1)
      #expect(!root.accessibilityPerformEscape() && !UIView().accessibilityPerformMagicTap())
    }

    @Test(.bug(id: "U18"), .bug(id: "U23"))
    func `a responder's elements are those that it has been given, unless it counts them`() {
      for responder in [UIView(), UIViewController()] {
        #expect(responder.accessibilityElementCount() == 0)
        #expect(responder.accessibilityElement(at: 0) == nil)
        let (one, two) = (UIView(), UIView())
        responder.accessibilityElements = [one, two]
        #expect(responder.accessibilityElementCount() == 2)
        #expect(responder.accessibilityElement(at: 1) as? UIView === two)
        #expect(responder.accessibilityElement(at: 2) == nil)
        #expect(responder.index(ofAccessibilityElement: two) == 1)
        #expect(responder.index(ofAccessibilityElement: UIView()) == NSNotFound)
        #expect(responder.accessibilityContainerType == .none)
        responder.accessibilityContainerType = .semanticGroup
        #expect(responder.accessibilityContainerType == .semanticGroup)
      }
      let object: NSObject = Chart()
      #expect(object.accessibilityElementCount() == 2 && !object.accessibilityPerformEscape())
      #expect(NSObject().accessibilityElementCount() == 0)
    }

    @Test(.bug(id: "U23"))
    func `any object can be described to assistive technology, a view as a view`() {
      let label = UILabel()
      for object in [label, NSObject(), UIAccessibilityElement(accessibilityContainer: label)] {
        object.isAccessibilityElement = true
        object.accessibilityLabel = "Sign in"
        object.accessibilityTraits = .button
        #expect(object.isAccessibilityElement && object.accessibilityLabel == "Sign in")
        #expect(object.accessibilityTraits == .button && object.accessibilityHint == nil)
      }
      #expect(label.accessibilityLabel == "Sign in" && label.accessibilityTraits == .button)
      let other = NSObject()
      #expect(!other.isAccessibilityElement && other.accessibilityLabel == nil)
    }

    @Test(.bug(id: "U23"))
    func `a screen reads the elements that a view's class counts or lists`() {
      let app = App()
      let screen = UIViewController()
      for view in [Chart(), Legend(), UIView()] { screen.view.addSubview(view) }
      app.show(screen)
      #expect(ViewContentTests.lines(screen) == ["Monday", "Tuesday", "Legend"])
    }

    @Test(.bug(id: "U18"))
    func `an animation of the app's own needn't take further closures`() {
      let animation: any UIViewImplicitlyAnimating = OwnAnimation()
      animation.addAnimations {}
      animation.addCompletion { _ in }
      animation.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      #expect(animation.isRunning)
    }
  }
}
