/// The objects that can be reached from some roots through strong references, nearest first.
///
/// A graph retains its objects: release it before the app continues, or nothing is ever freed.
public struct ReferenceGraph {
  /// An object to start from.
  public struct Root {
    /// The name of the root for display: `app delegate`, `window`.
    public let name: String
    /// The object.
    public let object: AnyObject

    /// Creates a root.
    public init(_ name: String, _ object: AnyObject) {
      self.name = name
      self.object = object
    }
  }

  /// A reached object.
  public struct Node {
    /// The object.
    public let object: AnyObject
    /// The object's index in the order of visits, and in the graph.
    public let index: Int
    /// The index of the object through which it was first reached; `nil` for a root.
    public let parent: Int?
    /// The number of references on the shortest path from a root.
    public let depth: Int
  }

  /// How to continue at an object.
  public enum Decision: Sendable {
    /// Read the object's references.
    case follow
    /// Skip the object's references; the objects they lead to may still be reached by other paths.
    case pass
    /// End the search.
    case stop
  }

  /// The limits of a search.
  public struct Bounds: Sendable {
    /// The maximum distance from a root, in references.
    public var depth: Int
    /// The maximum number of objects.
    public var objects: Int

    /// Creates limits; the defaults are large enough for any process.
    public init(depth: Int = .max, objects: Int = 10_000_000) {
      self.depth = depth
      self.objects = objects
    }
  }

  /// The reason why nothing can be read, if there is one; the graph then contains only the roots.
  public var obstacle: Obstacle? { reader.obstacle }
  /// Whether all reachable objects were visited: the search met no limit and no decision to stop.
  public private(set) var isComplete = true

  let reader: ReferenceReader
  let rootNames: [String]
  private var reached = Reached()

  /// Visits objects in order of distance, and objects at the same distance in the order of
  /// declaration.
  ///
  /// - Parameters:
  ///   - roots: The objects to start from; duplicates are ignored.
  ///   - reader: Reads the objects. Reuse one reader for several graphs, because it caches its
  ///     knowledge of types.
  ///   - bounds: The limits of the search.
  ///   - visit: Called once for each object; returns how to continue there.
  ///
  /// - Complexity: Linear in the contents of all visited objects.
  public init(
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

  /// The number of reached objects, including the roots.
  public var count: Int { reached.objects.count }

  /// The object at an index.
  public subscript(index: Int) -> Node { reached.node(index) }

  /// The index of an object, if it was reached.
  public func index(of object: AnyObject) -> Int? {
    reached.index(of: object)
  }

  /// The objects on the shortest path to an object, from its parent back to the root.
  public func ancestors(of index: Int) -> some Sequence<Node> {
    sequence(state: reached.node(index).parent) { next in
      guard let index = next else { return nil }
      let node = reached.node(index)
      next = node.parent
      return node
    }
  }
}
