extension ReferenceGraph {
  /// The shortest way to an object; `nil` where it was not reached, which says nothing where there
  /// is an `obstacle` or the graph isn't complete.
  ///
  /// - Complexity: Linear in what the objects on the way hold.
  public func path(to object: AnyObject) -> ReferencePath? {
    index(of: object).map(path(to:))
  }

  /// The shortest way to the object at a place in the order.
  public func path(to index: Int) -> ReferencePath {
    var child = self[index]
    let target = Self.typeName(of: child.object)
    var steps: [ReferencePath.Step] = []
    while let parent = child.parent.map({ self[$0] }) {
      steps.append(
        ReferencePath.Step(
          holder: Self.typeName(of: parent.object),
          label: label(of: child.object, in: parent.object)))
      child = parent
    }
    return ReferencePath(root: rootNames[child.index], steps: steps.reversed(), target: target)
  }

  /// The shortest way to the object at a place, and from there to one that it holds itself.
  func path(to index: Int, andOnTo target: AnyObject) -> ReferencePath {
    let path = path(to: index)
    let holder = self[index].object
    let last = ReferencePath.Step(
      holder: Self.typeName(of: holder), label: label(of: target, in: holder))
    return ReferencePath(
      root: path.root, steps: path.steps + [last], target: Self.typeName(of: target))
  }

  /// The label is found by reading the holder again, so that searching makes no text.
  private func label(of target: AnyObject, in holder: AnyObject) -> String? {
    var found: String?
    reader.forEachReference(of: holder) { object, label in
      if found == nil, object === target { found = label() }
    }
    return found
  }

  private static func typeName(of object: AnyObject) -> String {
    String(describing: type(of: object))
  }
}

extension ReferenceReader {
  /// The shortest way from some roots to an object through strong references.
  ///
  /// - Parameters:
  ///   - target: The object that is held.
  ///   - roots: Where to begin.
  ///   - bounds: How far to go.
  /// - Returns: The way; `nil` where there is none within the bounds.
  /// - Throws: The obstacle, where references can't be read in this process.
  /// - Complexity: Linear in what the objects nearer than the target hold.
  public func path(
    to target: AnyObject, from roots: [ReferenceGraph.Root],
    bounds: ReferenceGraph.Bounds = ReferenceGraph.Bounds()
  ) throws(Obstacle) -> ReferencePath? {
    if let obstacle { throw obstacle }
    let graph = ReferenceGraph(from: roots, reader: self, bounds: bounds) { node in
      node.object === target ? .stop : .follow
    }
    return graph.path(to: target)
  }
}
