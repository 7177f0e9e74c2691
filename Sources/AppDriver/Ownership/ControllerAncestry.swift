import HeadlessUIKit

/// A controller and the controllers behind it, nearest first.
///
/// These are the controllers below it on its stack, then its containers and, if it is presented,
/// those visible behind it.
struct ControllerAncestry {
  private let controller: UIViewController
  private let identities: ContiguousArray<ObjectIdentifier>

  init(_ controller: UIViewController) {
    self.controller = controller
    var identities: ContiguousArray<ObjectIdentifier> = []
    identities.reserveCapacity(8)
    Self.walk(from: controller) { identities.append(ObjectIdentifier($0)) }
    self.identities = identities
  }

  /// Returns a controller's index in the ancestry; `nil` if the ancestry doesn't contain the
  /// controller.
  func rank(of controller: UIViewController) -> Int? {
    let wanted = ObjectIdentifier(controller)
    for rank in identities.indices where identities[rank] == wanted { return rank }
    return nil
  }

  /// The controller that the ancestry belongs to.
  var first: UIViewController { controller }

  /// The controllers in the ancestry, nearest first.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    Self.walk(from: controller) { found.append($0) }
    return found
  }

  private static func walk(
    from controller: UIViewController, _ visit: @MainActor (UIViewController) -> Void
  ) {
    var next: UIViewController? = controller
    while let current = next {
      visit(current)
      let parent = current.parent
      if let navigation = parent as? UINavigationController {
        var isBelow = false
        for other in navigation.viewControllers.reversed() {
          if isBelow { visit(other) }
          if other === current { isBelow = true }
        }
      }
      next = parent ?? current.presenter.map(ControllerTree.innermost)
    }
  }
}
