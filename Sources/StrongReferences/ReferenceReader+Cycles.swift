extension ReferenceReader {
  /// The shortest way from an object back to itself, of an object that keeps itself alive.
  ///
  /// - Parameters:
  ///   - object: The object that may hold itself by way of others.
  ///   - bounds: How far to go.
  /// - Returns: The way; `nil` where there is none within the bounds.
  /// - Throws: The obstacle, where references can't be read in this process.
  /// - Complexity: Linear in what the objects that it reaches hold.
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
