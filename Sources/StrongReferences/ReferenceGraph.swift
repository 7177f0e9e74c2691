/// The objects that can be reached from some others through strong references, nearest first.
///
/// A graph holds the objects in it: let go of it before the app goes on, or nothing is ever freed.
public struct ReferenceGraph {
  /// An object to begin with.
  public struct Root {
    /// What a person calls it: `app delegate`, `window`.
    public let name: String
    /// The object.
    public let object: AnyObject

    /// Names an object.
    public init(_ name: String, _ object: AnyObject) {
      self.name = name
      self.object = object
    }
  }

  /// An object reached.
  public struct Node {
    /// The object.
    public let object: AnyObject
    /// Its place in the order of visits, from 0, and in the graph.
    public let index: Int
    /// The place of the object by which it was first reached; `nil` for a root.
    public let parent: Int?
    /// How many references lead to it from a root, on the shortest way.
    public let depth: Int
  }

  /// What to do at an object.
  public enum Decision: Sendable {
    /// Read what it holds.
    case follow
    /// Go on elsewhere; what it holds is reached by other ways, if at all.
    case pass
    /// Look no further.
    case stop
  }

  /// How far to go.
  public struct Bounds: Sendable {
    /// How many references away from a root.
    public var depth: Int
    /// How many objects.
    public var objects: Int

    /// Sets bounds; without any, all that a process can hold.
    public init(depth: Int = .max, objects: Int = 10_000_000) {
      self.depth = depth
      self.objects = objects
    }
  }

  /// Why nothing can be read, if so; only the roots are in the graph then.
  public var obstacle: Obstacle? { reader.obstacle }
  /// Whether all was visited that can be reached: no bound, and no decision to stop, was met.
  public private(set) var isComplete = true

  let reader: ReferenceReader
  let rootNames: [String]
  private var reached = Reached()

  /// Visits objects in the order of their distance, and among those in the order of declaration.
  ///
  /// - Parameters:
  ///   - roots: Where to begin; one that is given twice counts once.
  ///   - reader: What reads an object; kept from question to question, it needn't learn types anew.
  ///   - bounds: How far to go.
  ///   - visit: Called once for each object, and says whether to go on from there.
  ///
  /// - Complexity: Linear in what all objects visited hold.
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

  /// How many objects were reached, the roots included.
  public var count: Int { reached.objects.count }

  /// The object that was reached at a place in the order.
  public subscript(index: Int) -> Node { reached.node(index) }

  /// The place of an object, if it was reached.
  public func index(of object: AnyObject) -> Int? {
    reached.index(of: object)
  }

  /// The objects on the shortest way to one, from its parent back to the root.
  public func ancestors(of index: Int) -> some Sequence<Node> {
    sequence(state: reached.node(index).parent) { next in
      guard let index = next else { return nil }
      let node = reached.node(index)
      next = node.parent
      return node
    }
  }
}
