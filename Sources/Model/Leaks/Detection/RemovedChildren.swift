import HeadlessUIKit
import StrongReferences

/// The children of custom containers whose views were taken off the screen, although they are still
/// children.
///
/// An app may keep such a child to show it again: then the container, or another object that is
/// still needed, holds it in addition to the container's list of children.
struct RemovedChildren {
  /// The beginnings of the labels of a container's references to its children.
  private static let childrenLabel = "children["

  private var children: [(child: UIViewController, screens: [UIViewController])] = []

  var isEmpty: Bool { children.isEmpty }

  /// Adds a controller that is such a child or inside of one, unless it is known to be abandoned.
  mutating func add(_ controller: UIViewController) {
    guard let child = controller.removedChild, !child.isAbandoned else { return }
    if let place = children.firstIndex(where: { $0.child === child }) {
      children[place].screens.append(controller)
    } else {
      children.append((child, [controller]))
    }
  }

  /// Returns the children that the app keeps to show them again, and marks the others as abandoned.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - reader: The reader of references.
  ///   - idle: A closure that returns the coordinators of a screen that are in charge of no other
  ///     one. That one of these holds the child doesn't count.
  /// - Returns: The identities of the children.
  /// - Complexity: For each child, linear in the number of objects in the app.
  func kept(
    in application: UIApplication, _ reader: ReferenceReader,
    idle: (UIViewController) -> [AnyObject]
  ) -> Set<ObjectIdentifier> {
    let all = Set(children.map { ObjectIdentifier($0.child) })
    guard reader.obstacle == nil else { return all }
    var kept: Set<ObjectIdentifier> = []
    for (child, screens) in children {
      guard let container = child.parent else { continue }
      let passed = Set(screens.flatMap(idle).map { ObjectIdentifier($0) })
      var isKept = false
      _ = ReferenceGraph(
        from: Self.roots(in: application, around: container, reader), reader: reader
      ) { node in
        isKept = node.object === child
        if isKept { return .stop }
        let id = ObjectIdentifier(node.object)
        let isPassed = node.object === container || all.contains(id) || passed.contains(id)
        return isPassed ? .pass : .follow
      }
      if isKept { kept.insert(ObjectIdentifier(child)) } else { child.isAbandoned = true }
    }
    return kept
  }

  /// Returns the app's own objects, and in place of a container what it holds in addition to its
  /// children that aren't on screen.
  private static func roots(
    in application: UIApplication, around container: UIViewController, _ reader: ReferenceReader
  ) -> [ReferenceGraph.Root] {
    var roots = application.delegate.map { application.referenceRoots($0) } ?? []
    reader.forEachReference(of: container) { object, label in
      let isChild = (object as? UIViewController)?.parent === container
      if !isChild || !label().hasPrefix(childrenLabel) {
        roots.append(ReferenceGraph.Root("container", object))
      }
    }
    for child in container.childrenOnScreen {
      roots.append(ReferenceGraph.Root("child", child))
    }
    return roots
  }
}
