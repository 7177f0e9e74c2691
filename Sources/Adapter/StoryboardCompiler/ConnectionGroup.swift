/// Elements whose objects exist at the same time, so that they are connected together.
struct ConnectionGroup {
  /// The group's name at run time: the identifier of a controller or cell, with `.before` for the
  /// objects that a controller has before its view is loaded; empty for a nib.
  let id: String
  /// The elements with connections.
  let elements: [Element]
  /// The elements whose attributes are set.
  let attributed: [Element]

  /// Returns the groups of a document.
  static func all(in document: Document) -> [ConnectionGroup] {
    guard document.isStoryboard else {
      return groups("", document.scenes.first ?? [])
    }
    return document.scenes.flatMap { objects -> [ConnectionGroup] in
      guard let controller = Document.controller(in: objects) else { return [] }
      let view = controller.child(key: "view")
      let others = objects.filter { $0 !== controller }
      let before = controller.children.filter { $0 !== view && $0.name != "connections" }
      guard let view else {
        return groups(
          controller.id + ".before", before, attributing: [controller], connecting: [controller])
      }
      // The objects of the controller's outlets exist when its view has been loaded.
      return groups(controller.id + ".before", before, attributing: [controller])
        + groups(controller.id, [view] + others, connecting: [controller])
    }
  }

  /// Returns a group, and the groups of the prototypes inside it.
  private static func groups(
    _ id: String, _ roots: [Element], attributing: [Element] = [], connecting: [Element] = []
  ) -> [ConnectionGroup] {
    var own: [Element] = []
    var prototypes: [Element] = []
    func visit(_ element: Element) {
      if element.isPrototype, !roots.contains(where: { $0 === element }) {
        return prototypes.append(element)
      }
      own.append(element)
      element.children.forEach(visit)
    }
    roots.forEach(visit)
    let group = ConnectionGroup(
      id: id, elements: own + connecting, attributed: own + attributing)
    return [group] + prototypes.flatMap { groups($0.id, [$0]) }
  }
}

extension Element {
  /// Whether objects are created from the element again and again.
  fileprivate var isPrototype: Bool {
    switch (parent?.name, parent?.parent?.name) {
    case ("prototypes", _), ("cells", "collectionView"): true
    case ("collectionView", _): name == "collectionReusableView"
    default: false
    }
  }

  /// The innermost prototype that the element is part of.
  var prototype: Element? { isPrototype ? self : parent?.prototype }

  /// Returns whether the element is another one or inside it.
  func isInside(_ other: Element) -> Bool { self === other || parent?.isInside(other) == true }
}
