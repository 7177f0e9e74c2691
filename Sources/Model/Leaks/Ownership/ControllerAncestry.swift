package import HeadlessUIKit

/// A controller and the controllers behind it, nearest first.
///
/// These are the controllers below it on its stack, then its containers and, if it is presented,
/// those visible behind it.
package struct ControllerAncestry {
  /// The controllers in the ancestry, nearest first.
  package private(set) var controllers: ContiguousArray<UIViewController> = []

  package init(_ controller: UIViewController) {
    first = controller
    controllers.reserveCapacity(8)
    var next: UIViewController? = controller
    while let current = next {
      controllers.append(current)
      let container = current.container
      if let navigation = container as? UINavigationController {
        addStack(of: navigation, below: current)
      }
      next = container ?? current.presenter?.innermostShown
    }
  }

  /// Returns a controller's index in the ancestry; `nil` if the ancestry doesn't contain the
  /// controller.
  func rank(of controller: UIViewController) -> Int? {
    for rank in controllers.indices where controllers[rank] === controller { return rank }
    return nil
  }

  /// The controller that the ancestry belongs to.
  package let first: UIViewController

  /// Adds the controllers below one on its stack.
  private mutating func addStack(
    of navigation: UINavigationController, below top: UIViewController
  ) {
    let stack = navigation.viewControllers
    guard stack.count > 1 else { return }
    var isBelow = false
    for index in stack.indices.reversed() {
      if isBelow {
        if let nested = stack[index] as? UINavigationController {
          controllers += nested.viewControllers.reversed()
        }
        controllers.append(stack[index])
      }
      if stack[index] === top { isBelow = true }
    }
  }
}
