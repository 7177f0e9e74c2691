import Foundation

extension UINavigationController {
  /// Whether the user sees the top controller's Back button.
  package var showsBackButton: Bool {
    inside.count > 1 && showsBar && hasBackButton && !searchHidesTopBar
  }

  /// The number of controllers on the stack.
  package final var stackCount: Int { inside.count }

  /// The controllers below the top one, starting with the root, with those of the navigation
  /// controllers among them in their place.
  package final var screensBelow: [UIViewController] { Self.unfolded(inside.dropLast()) }

  /// The controllers on the stack, starting with the root, with those of a nested navigation
  /// controller in its place, unless it is empty.
  package final var unfoldedStack: [UIViewController] { Self.unfolded(inside) }

  private static func unfolded(_ stack: some Sequence<UIViewController>) -> [UIViewController] {
    var screens: [UIViewController] = []
    for controller in stack {
      if let nested = controller as? UINavigationController, !nested.inside.isEmpty {
        screens += nested.unfoldedStack
      } else {
        screens.append(controller)
      }
    }
    return screens
  }

  /// The navigation controller in which this one is nested, or which is popping it; `nil` if there
  /// is none.
  final var outerNavigation: UINavigationController? {
    containerDuringPop as? UINavigationController
  }

  /// The navigation controller whose bar shows the item of the top controller: the outermost one of
  /// those nested in each other, or this one.
  final var outermostNavigation: UINavigationController {
    var outer = self
    while let next = outer.outerNavigation { outer = next }
    return outer
  }

  /// Whether the navigation bar is on screen.
  ///
  /// An app may hide the bar itself instead of asking the controller (`isNavigationBarHidden`). It
  /// then leaves its place empty, and the swipe back stays on.
  package var showsBar: Bool {
    guard !isNavigationBarHidden else { return false }
    return outermostNavigation.loadedNavigationBar.map { !$0.isHidden && $0.alpha >= 0.01 } ?? true
  }

  /// Whether an active search of the top controller hides the bar with its buttons.
  package var searchHidesTopBar: Bool {
    !isNavigationBarHidden && inside.last?.innermostTop.searchHidesBar == true
  }

  /// Whether the top controller has a Back button, even if a search hides the bar.
  var hasBackButton: Bool {
    guard inside.count > 1, !isNavigationBarHidden, let top = inside.last else {
      return false
    }
    return top.innermostTop.loadedNavigationItem?.showsBackButton ?? true
  }

  /// Whether a swipe from the left edge goes back.
  ///
  /// By default, the swipe is disabled if the bar or the Back button is hidden, or if a custom left
  /// item replaces the Back button. An app can change this by setting the gesture recognizer's
  /// delegate to its own object or to `nil` (known UIKit behavior, not documented).
  ///
  /// An app's own delegate is asked, so read this only for a swipe.
  package var allowsSwipeBack: Bool {
    guard offersSwipeBack else { return false }
    guard asksBeforeSwipeBack, let gesture = loadedPopGesture else { return true }
    return gesture.storedDelegate?.gestureRecognizerShouldBegin(gesture) ?? true
  }

  /// Whether a swipe from the left edge goes back unless the app's own delegate refuses it.
  ///
  /// That delegate isn't asked, because UIKit asks it only when a finger swipes, and it may act
  /// then.
  package var offersSwipeBack: Bool {
    guard inside.count > 1 else { return false }
    guard let gesture = loadedPopGesture else { return hasBackButton }
    return gesture.isEnabled && (!gesture.hasOwnDelegate || hasBackButton)
  }

  /// Whether a swipe from the left edge asks an object of the app whether it may begin.
  package var asksBeforeSwipeBack: Bool {
    offersSwipeBack
      && loadedPopGesture.map { $0.storedDelegate != nil && !$0.hasOwnDelegate } ?? false
  }

  /// The title of the Back button: the back title of the screen below, the title of that screen, or
  /// `Back`, in this order of preference.
  package var backTitle: String {
    guard let screenBelow else { return "Back" }
    let item = screenBelow.loadedNavigationItem
    let words = [
      item?.backBarButtonItem?.title, item?.backButtonTitle, item?.title, screenBelow.title,
    ]
    return words.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "Back"
  }

  /// The screen to which the Back button leads; `nil` if only the root is on the stack.
  var screenBelow: UIViewController? {
    inside.count > 1 ? inside[inside.count - 2].innermostTop : nil
  }

  /// Simulates a tap on the Back button, or a selection from the menu that a long press opens.
  ///
  /// The menu also has the controllers on the stacks of nested navigation controllers.
  ///
  /// As in UIKit, this calls the same methods as a pop in code does, so that an app's overrides
  /// run. If the screen has a `backAction`, a tap on the Back button runs that instead. A
  /// navigation controller that is a `UINavigationBarDelegate` can refuse the tap.
  package func personGoesBack(to target: UIViewController) {
    guard let index = place(of: target), !isBusy else { return }
    let isNext = index == inside.count - 2 && target === screenBelow
    if isNext, let action = inside.last?.innermostTop.loadedNavigationItem?.backAction {
      action.handler(action)
    } else if isNext {
      guard allowsBackButton else { return }
      popViewController(animated: true)
    } else if index < inside.count - 1 {
      let member = inside[index]
      if member !== target, let nested = member as? UINavigationController {
        nested.popToViewController(target, animated: false)
      }
      popToViewController(member, animated: true)
    }
  }

  /// Simulates a swipe from the left edge, which is complete or canceled.
  ///
  /// A canceled swipe has the callbacks of a pop that is undone: the delegate receives `willShow`
  /// but not `didShow`, and the stack remains unchanged. If the app animates the pop, the swipe
  /// controls its interaction controller.
  ///
  /// - Parameter letsGo: Whether the person lets go halfway.
  /// - Returns: The class of the app's animator if a swipe can't control it, in which case nothing
  ///   happens; otherwise, `nil`.
  @discardableResult
  package func personSwipesBack(letsGo: Bool = false) -> String? {
    guard inside.count > 1, !isBusy, appearance == .appeared || !letsGo else { return nil }
    popGesture.state = .began
    let animation = popAnimation()
    if let animation, !animation.followsPerson {
      popGesture.state = .possible
      return "\(type(of: animation.animator))"
    }
    swipe = letsGo ? .letGo : .through
    popViewController(animated: true)
    swipe = .none
    popGesture.state = .changed
    guard let pending, pending.swipe != .none else {
      popGesture.state = .possible
      return nil
    }
    if let animation { pending.use(animation) }
    if letsGo { carryOut(pending) }
    return nil
  }

  /// Asks the delegate whether the app animates a pop, as if the top controller had been popped
  /// already, because UIKit asks then.
  private func popAnimation() -> AppAnimation? {
    guard storedDelegate != nil, let top = inside.last else { return nil }
    changeInside { $0.removeLast() }
    defer { changeInside { $0.append(top) } }
    guard let below = inside.last else { return nil }
    return appAnimation(.pop, from: top, to: below)
  }

  /// Returns the last index on the stack of the given controller, or of the nested navigation
  /// controller on whose stack it is.
  private func place(of target: UIViewController) -> Int? {
    let controller = isContainer(of: target) ? target : target.container
    let stack = inside
    var index = stack.count - 1
    while index >= 0, stack[index] !== controller { index -= 1 }
    return index < 0 ? nil : index
  }

  /// Asks a subclass that is its bar's delegate whether the Back button goes back.
  private var allowsBackButton: Bool {
    let outermost = outermostNavigation
    guard let delegate = outermost as? any UINavigationBarDelegate, let top = inside.last else {
      return true
    }
    return delegate.navigationBar(
      outermost.navigationBar, shouldPop: top.innermostTop.navigationItem)
  }

  private var isBusy: Bool {
    pending != nil || isChanging || UIApplication.hasCrashed
  }
}

extension UIViewController {
  /// The top of this navigation controller and of those nested in it, whose item the outermost bar
  /// shows; the controller itself if it isn't a navigation controller.
  fileprivate var innermostTop: UIViewController {
    var top = self
    while let navigation = top as? UINavigationController, let next = navigation.inside.last {
      top = next
    }
    return top
  }
}
