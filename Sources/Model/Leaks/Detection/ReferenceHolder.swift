import StrongReferences

/// The holder of an object, and the path of references that leads to the held object.
struct ReferenceHolder {
  let path: ReferencePath
  /// The objects on the path, from the holder to the root; empty if the target is itself a root or
  /// keeps itself alive.
  let objects: [AnyObject]
  /// Whether the holder holds the target in a constant.
  let isConstant: Bool
  /// The number of objects that were read.
  let reads: Int

  /// The holder; `nil` if the target is itself a root or keeps itself alive.
  var object: AnyObject? { objects.first }

  /// Finds the shortest path from the given roots to an object; returns `nil` if there is none.
  init?(of target: AnyObject, from roots: [ReferenceGraph.Root], _ reader: ReferenceReader) {
    let graph = ReferenceGraph(from: roots, reader: reader) { node in
      node.object === target ? .stop : .follow
    }
    guard let index = graph.index(of: target) else { return nil }
    reads = graph.count
    path = graph.path(to: index)
    isConstant =
      graph[index].parent.map { reader.keeps(target, inConstantOf: graph[$0].object) } ?? false
    objects = graph.ancestors(of: index).map(\.object)
  }

  /// Finds the shortest path from the given roots to an object's holder, and on to the object;
  /// returns `nil` if there is none, or if the holder doesn't hold the object directly.
  init?(
    of target: AnyObject, heldBy holder: AnyObject, from roots: [ReferenceGraph.Root],
    _ reader: ReferenceReader
  ) {
    let labels = reader.labels(of: target, in: holder)
    guard !labels.isEmpty else { return nil }
    let graph = ReferenceGraph(from: roots, reader: reader) { node in
      node.object === holder ? .stop : .follow
    }
    guard let index = graph.index(of: holder) else { return nil }
    path = graph.path(to: index, andOnTo: target)
    isConstant = reader.areConstant(labels, of: holder)
    reads = graph.count
    objects = [holder] + graph.ancestors(of: index).map(\.object)
  }

  /// Finds the path by which an object keeps itself alive; returns `nil` if there is none.
  init?(cycleThrough object: AnyObject, _ reader: ReferenceReader) throws(Obstacle) {
    guard let path = try reader.cycle(through: object) else { return nil }
    self.path = path
    isConstant = false
    objects = []
    reads = 1
  }
}
