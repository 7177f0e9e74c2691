extension UIViewController {
  func add(_ child: UIViewController) {
    let application = UIApplication.shared
    guard !application.hasCrashed else { return }
    guard !isInside(child) else {
      application.fault(
        .containsItself, child, self,
        "addChild: \(child.described) is \(self.described) or contains it")
      return
    }
    if let parent = child.parent, parent !== self { child.leave(parent) }
    guard child.parent == nil else { return }
    child.tellWillMove(to: self)
    child.parent = self
    children.append(child)
    application.log.record(.addChild, child, self)
  }

  func remove() {
    guard let parent else { return }
    leave(parent)
    tellDidMove(to: nil)
  }

  /// Goes out of a container without a word to anybody.
  func leave(_ container: UIViewController) {
    UIApplication.shared.log.record(.removeChild, self, container)
    if container.children.last === self {
      container.children.removeLast()
    } else {
      container.children.removeAll { $0 === self }
    }
    container.forget(self)
    parent = nil
  }

  func tellWillMove(to parent: UIViewController?) {
    UIApplication.shared.log.record(.willMoveToParent, self, parent)
    willMove(toParent: parent)
  }

  func tellDidMove(to parent: UIViewController?) {
    UIApplication.shared.log.record(.didMoveToParent, self, parent)
    didMove(toParent: parent)
  }

  private func isInside(_ other: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let controller = next {
      if controller === other { return true }
      next = controller.parent
    }
    return false
  }

  /// The controller in a message: its class, and its title where it has one.
  var described: String {
    guard let title, !title.isEmpty else { return "\(type(of: self))" }
    return "\(type(of: self)) \"\(title)\""
  }
}
