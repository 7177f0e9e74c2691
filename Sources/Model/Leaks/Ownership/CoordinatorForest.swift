/// The app's coordinators at one moment, arranged in trees.
///
/// The parent of a coordinator is the coordinator that holds or started it.
struct CoordinatorForest {
  private struct Node {
    let type: String
    /// The coordinator; `nil` if only traced calls show that it exists.
    let object: AnyObject?
    var parent: Int?
  }

  private var nodes: [Node] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var indices: Range<Int> { nodes.indices }

  /// Adds a coordinator that isn't in the forest yet, and returns its index.
  @discardableResult
  mutating func add(_ object: AnyObject, parent: Int?) -> Int {
    places[ObjectIdentifier(object)] = nodes.count
    let type = TypeNames.name(of: Swift.type(of: object))
    return add(Node(type: type, object: object, parent: parent))
  }

  /// Adds a coordinator that no readable reference leads to.
  ///
  /// It must be alive, because a task awaits its screen.
  mutating func add(named type: String, parent: Int?) -> Int {
    add(Node(type: type, object: nil, parent: parent))
  }

  private mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  mutating func move(_ place: Int, under parent: Int) { nodes[place].parent = parent }

  func place(of object: AnyObject) -> Int? { places[ObjectIdentifier(object)] }

  func object(_ place: Int) -> AnyObject? { nodes[place].object }

  func type(_ place: Int) -> String { nodes[place].type }

  /// Returns the indices on the path from the root to a coordinator, including both.
  func line(to place: Int) -> [Int] {
    var line = [place]
    while let parent = nodes[line[line.count - 1]].parent { line.append(parent) }
    return line.reversed()
  }

  func depth(of place: Int) -> Int {
    var depth = 1
    var next = place
    while let parent = nodes[next].parent { (next, depth) = (parent, depth + 1) }
    return depth
  }

  func children(of place: Int?) -> [Int] { nodes.indices.filter { nodes[$0].parent == place } }
}
