/// The objects that can be reached from a set of roots through strong references, nearest first.
///
/// A graph retains its objects. Release it before the app continues; otherwise, none of them can be
/// freed.
package struct ReferenceGraph {
  /// An object from which a search starts.
  package struct Root {
    /// The root's name for display, such as `app delegate` or `window`.
    package let name: String
    /// The root itself.
    package let object: AnyObject

    /// Creates a root.
    package init(_ name: String, _ object: AnyObject) {
      self.name = name
      self.object = object
    }
  }

  /// An object that the search reached.
  package struct Node {
    /// The reached object.
    package let object: AnyObject
    /// The object's index in the graph, which is also its position in the order of visits.
    package let index: Int
    /// The index of the object from which this one was first reached; `nil` for a root.
    package let parent: Int?
    /// The number of references on the shortest path from a root.
    package let depth: Int
  }

  /// A decision about how to continue the search at an object.
  package enum Decision: Sendable {
    /// Read the object's references.
    case follow
    /// Skip the object's references. The referenced objects may still be reached by other paths.
    case pass
    /// End the search.
    case stop
  }

  /// The limits of a search.
  package struct Bounds: Sendable {
    /// The maximum distance from a root, in references.
    package var depth: Int
    /// The maximum number of objects to reach.
    package var objects: Int

    /// Creates limits; the defaults are large enough for any process.
    package init(depth: Int = .max, objects: Int = 10_000_000) {
      self.depth = depth
      self.objects = objects
    }
  }

  /// The reason nothing can be read; `nil` if there is none.
  ///
  /// If there is an obstacle, the graph contains only the roots.
  package var obstacle: Obstacle? { reader.obstacle }
  /// Whether all reachable objects were visited.
  ///
  /// This is false if the search reached a limit or `visit` stopped it.
  package private(set) var isComplete = true

  let reader: ReferenceReader
  let rootNames: [String]
  private var reached = Reached()

  /// Visits objects in order of their distance from the roots.
  ///
  /// Objects at the same distance are visited in the order in which the references to them are
  /// declared.
  ///
  /// - Parameters:
  ///   - roots: The objects from which the search starts. Duplicates are ignored.
  ///   - reader: The reader of the objects. Reuse one reader for several graphs, because it caches
  ///     information about types.
  ///   - bounds: The limits of the search.
  ///   - visit: A closure that is called once for each object. Its result specifies how to
  ///     continue the search at that object.
  ///
  /// - Complexity: Linear in the total size of all visited objects.
  package init(
    from roots: [Root], reader: ReferenceReader = ReferenceReader(), bounds: Bounds = Bounds(),
    visit: (Node) -> Decision = { _ in .follow }
  ) {
    self.reader = reader
    var names: [String] = []
    for root in roots.prefix(bounds.objects) where reached.insert(root.object) {
      names.append(root.name)
    }
    rootNames = names
    reached.maximumCount = bounds.objects
    var scan = Scan(plans: reader.plans, sink: reached)
    reached = Reached()
    var next = 0
    walk: while next < scan.sink.objects.count {
      let node = scan.sink.node(next)
      switch visit(node) {
      case .pass: break
      case .stop:
        isComplete = false
        break walk
      case .follow:
        guard obstacle == nil else { break }
        guard node.depth < bounds.depth else {
          isComplete = false
          break
        }
        scan.sink.reader = next
        scan.read(object: UnsafeRawPointer(Unmanaged.passUnretained(node.object).toOpaque()))
      }
      next += 1
    }
    reached = scan.sink
    if reached.isFull { isComplete = false }
  }

  /// The reached objects, nearest first, including the roots.
  var objects: [AnyObject] { reached.objects }

  /// The number of reached objects, including the roots.
  package var count: Int { reached.objects.count }

  /// Accesses the reached object at an index.
  package subscript(index: Int) -> Node { reached.node(index) }

  /// Returns the index of an object; `nil` if it was not reached.
  package func index(of object: AnyObject) -> Int? {
    reached.index(of: object)
  }

  /// Returns the objects on the shortest path to an object, from its parent back to the root.
  package func ancestors(of index: Int) -> some Sequence<Node> {
    sequence(state: reached.node(index).parent) { next in
      guard let index = next else { return nil }
      let node = reached.node(index)
      next = node.parent
      return node
    }
  }
}
