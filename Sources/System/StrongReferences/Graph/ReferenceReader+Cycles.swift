extension ReferenceReader {
  /// Returns the shortest path of strong references from an object back to itself.
  ///
  /// - Parameters:
  ///   - object: The object that may keep itself alive through other objects.
  ///   - bounds: The limits of the search.
  /// - Returns: The path; `nil` if there is none within the bounds.
  /// - Throws: The obstacle, if references can't be read in this process.
  /// - Complexity: Linear in the total size of the objects that the search reaches.
  package func cycle(
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
