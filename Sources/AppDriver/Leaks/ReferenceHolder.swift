import StrongReferences

/// The holder of an object, and the path of references that leads to the held object.
struct ReferenceHolder {
  let path: ReferencePath
  /// The holder; `nil` if the target is itself a root or keeps itself alive.
  let object: AnyObject?

  /// Finds the shortest path from the given roots to an object; returns `nil` if there is none.
  init?(of target: AnyObject, from roots: [ReferenceGraph.Root], _ reader: ReferenceReader) {
    let graph = ReferenceGraph(from: roots, reader: reader) { node in
      node.object === target ? .stop : .follow
    }
    guard let index = graph.index(of: target) else { return nil }
    path = graph.path(to: index)
    object = graph[index].parent.map { graph[$0].object }
  }

  /// Finds the path by which an object keeps itself alive; returns `nil` if there is none.
  init?(cycleThrough object: AnyObject, _ reader: ReferenceReader) throws(Obstacle) {
    guard let path = try reader.cycle(through: object) else { return nil }
    self.path = path
    self.object = nil
  }
}
