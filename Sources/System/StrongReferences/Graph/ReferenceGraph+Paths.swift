extension ReferenceGraph {
  /// Returns the shortest path to an object; `nil` if it was not reached.
  ///
  /// If there is an `obstacle` or the graph isn't complete, the object may be reachable even though
  /// the result is `nil`.
  ///
  /// - Complexity: Linear in the size of the objects on the path.
  package func path(to object: AnyObject) -> ReferencePath? {
    index(of: object).map(path(to:))
  }

  /// Returns the shortest path to the object at an index.
  package func path(to index: Int) -> ReferencePath {
    var child = self[index]
    let target = Self.typeName(of: child.object)
    var steps: [ReferencePath.Step] = []
    while let parent = child.parent.map({ self[$0] }) {
      steps.append(step(from: parent.object, to: child.object))
      child = parent
    }
    return ReferencePath(
      root: rootNames[child.index], steps: steps.reversed(), target: target)
  }

  /// Returns the shortest path to the object at an index, extended to an object that it holds
  /// directly.
  package func path(to index: Int, andOnTo target: AnyObject) -> ReferencePath {
    let path = path(to: index)
    let last = step(from: self[index].object, to: target)
    return ReferencePath(
      root: path.root, steps: path.steps + [last], target: Self.typeName(of: target))
  }

  /// Returns a reference on a path.
  ///
  /// This method reads the holder again, because the search doesn't create labels.
  private func step(from holder: AnyObject, to target: AnyObject) -> ReferencePath.Step {
    ReferencePath.Step(
      holder: Self.typeName(of: holder), label: reader.label(of: target, in: holder),
      isInSubscription: Subscription.isPart(type(of: holder)))
  }

  private static func typeName(of object: AnyObject) -> String {
    Subscription.name(of: type(of: object)) ?? String(describing: type(of: object))
  }
}

extension ReferenceReader {
  /// Returns the shortest path of strong references from any of the given roots to an object.
  ///
  /// - Parameters:
  ///   - target: The object at the end of the path.
  ///   - roots: The objects to start from.
  ///   - bounds: The limits of the search.
  /// - Returns: The path; `nil` if there is none within the bounds.
  /// - Throws: The obstacle, if references can't be read in this process.
  /// - Complexity: Linear in the total size of the objects that are nearer than the target.
  package func path(
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
