import HeadlessUIKit

/// A controller and those that it stands on, nearest first: below it on the stack, around it, and
/// then what is seen behind it where it is presented.
struct Standing {
  private let controller: UIViewController
  private var identities: ContiguousArray<ObjectIdentifier> = []

  init(_ controller: UIViewController) {
    self.controller = controller
    identities.reserveCapacity(8)
    var next: UIViewController? = controller
    while let current = next {
      identities.append(ObjectIdentifier(current))
      let parent = current.parent
      if let navigation = parent as? UINavigationController { addBelow(current, on: navigation) }
      next = parent ?? current.presenter.map(ControllerTree.innermost)
    }
  }

  /// How near a controller is, from 0; nil where it has nothing to do with the screen.
  func rank(of controller: UIViewController) -> Int? {
    let wanted = ObjectIdentifier(controller)
    for rank in identities.indices where identities[rank] == wanted { return rank }
    return nil
  }

  /// The controllers themselves, nearest first.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = controller
    while let current = next {
      found.append(current)
      let parent = current.parent
      if let navigation = parent as? UINavigationController {
        found += navigation.viewControllers.prefix { $0 !== current }.reversed()
      }
      next = parent ?? current.presenter.map(ControllerTree.innermost)
    }
    return found
  }

  private mutating func addBelow(
    _ controller: UIViewController, on navigation: UINavigationController
  ) {
    var isBelow = false
    for other in navigation.viewControllers.reversed() {
      if isBelow { identities.append(ObjectIdentifier(other)) }
      if other === controller { isBelow = true }
    }
  }
}
