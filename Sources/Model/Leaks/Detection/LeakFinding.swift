import HeadlessUIKit

/// A leaked object, before its holder is determined.
struct LeakFinding {
  let kind: Leak.Kind
  let object: AnyObject
  let id: LeakID
  let title: String?
  var with: [String] = []
  /// The object, and those that it keeps alive.
  var members: [AnyObject]
  /// The name of the custom container of which the controller is still a child.
  var container: String?
  /// The classes of the coordinators that a screen has outlived.
  var lost: [String] = []

  init(_ coordinator: AnyObject, order: Int, with: [String], members: [AnyObject]) {
    kind = .coordinator
    object = coordinator
    id = .coordinator(order: order)
    title = nil
    self.with = with
    self.members = [coordinator] + members
  }

  init(_ kind: Leak.Kind, _ controller: UIViewController) {
    self.kind = kind
    object = controller
    id = .controller(number: controller.number)
    title = controller.givenName
    members = [controller]
  }

  /// Returns the leak for this finding, with the path of references to the object.
  func leak(path: ReferenceHolder?, noPath: Leak.MissingPath?, action: Int) -> Leak {
    var leak = Leak(
      kind: kind, type: TypeNames.name(of: type(of: object)), title: title, id: id, with: with,
      path: path?.path, noPath: noPath, action: action,
      isProvisional: noPath == .unreadableHolder)
    leak.lost = lost
    leak.container = container
    return leak
  }
}
