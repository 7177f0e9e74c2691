import CSystem

extension ReferenceGraph {
  /// Returns the objects that something outside the graph keeps alive, directly or through other
  /// objects.
  ///
  /// An object is held from outside if it has more strong references than the graph's objects hold,
  /// for example by a global variable, a task, or an object that the reader can't read. The graph's
  /// other objects can only keep each other alive: they are in a cycle, or a cycle leads to them.
  ///
  /// All objects must have been followed, and the caller must not hold any of them.
  ///
  /// - Complexity: Linear in the total size of the graph's objects.
  package func heldFromOutside() -> Set<ObjectIdentifier> {
    var scan = Scan(plans: reader.plans, sink: ReferenceCounts(objects))
    for index in objects.indices { scan.read(object: address(index)) }
    let counts = scan.sink.counts
    // The graph itself holds each object once.
    let roots = objects.indices.filter { swift_retainCount(address($0)) > counts[$0] + 1 }
    let held = ReferenceGraph(from: roots.map { Root("", objects[$0]) }, reader: reader)
    return Set(held.objects.map { ObjectIdentifier($0) })
  }

  /// Returns the address of the object at an index, without retaining the object.
  private func address(_ index: Int) -> UnsafeRawPointer {
    objects.withUnsafeBytes {
      $0.load(fromByteOffset: index * MemoryLayout<AnyObject>.stride, as: UnsafeRawPointer.self)
    }
  }
}

/// The number of strong references to each object of a graph, within the graph.
private struct ReferenceCounts: ReferenceSink {
  static var readsTrails: Bool { false }

  private(set) var counts: [Int]
  private var places = PointerTable()
  private var parts = PointerTable()

  init(_ objects: [AnyObject]) {
    counts = Array(repeating: 0, count: objects.count)
    for (index, object) in objects.enumerated() {
      _ = places.insert(Unmanaged.passUnretained(object).toOpaque(), index)
    }
  }

  mutating func found(_ object: UnsafeRawPointer, by trail: Trail) {
    if let place = places[object] { counts[place] += 1 }
  }

  mutating func enters(_ part: UnsafeRawPointer, at depth: Int) -> Bool { parts.insert(part, 0) }
}
