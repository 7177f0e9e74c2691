extension ReferenceReader {
  /// The shortest path from an object back to itself, if the object keeps itself alive.
  ///
  /// - Parameters:
  ///   - object: The object that may hold itself through others.
  ///   - bounds: The limits of the search.
  /// - Returns: The path; `nil` if there is none within the bounds.
  /// - Throws: The obstacle, if references can't be read in this process.
  /// - Complexity: Linear in the contents of the objects that it reaches.
  public func cycle(
    through object: AnyObject, bounds: ReferenceGraph.Bounds = ReferenceGraph.Bounds()
  ) throws(Obstacle) -> ReferencePath? {
    if let obstacle { throw obstacle }
    let root = ReferenceGraph.Root("itself", object)
    var closing: Int?
    let graph = ReferenceGraph(from: [root], reader: self, bounds: bounds) { node in
      var holdsIt = false
      forEachReference(of: node.object) { target, _ in holdsIt = holdsIt || target === object }
      guard holdsIt else { return .follow }
      closing = node.index
      return .stop
    }
    return closing.map { graph.path(to: $0, andOnTo: object) }
  }
}
