import Foundation
import TestSupport
import Testing

@testable import StrongReferences

@Suite struct GraphTests {
  class Node {
    var children: [Node] = []
    var onFinish: (() -> Void)?
    weak var parent: Node?
    var table: [String: Node] = [:]
    init(parent: Node? = nil) { self.parent = parent }
  }

  final class Leaf: Node {}

  @Test func `a path's description shows its references as in source code`() throws {
    let (root, first, second, leaf) = (Node(), Node(), Node(), Leaf())
    root.children = [first, second]
    second.onFinish = { use(leaf) }
    let path = try #require(
      try ReferenceReader().path(to: leaf, from: [.init("app delegate", root)]))
    #expect(path.description == "Node.children[1] → Node.onFinish (closure) → Leaf")
    #expect(path.root == "app delegate")
    #expect(path.target == "Leaf")
    #expect(path.steps.map(\.label) == ["children[1]", "onFinish (closure)"])
  }

  @Test func `the shortest path is reported`() throws {
    let (root, middle, leaf) = (Node(), Node(), Leaf())
    root.children = [middle]
    root.table = ["k": leaf]
    middle.children = [leaf]
    let path = try ReferenceReader().path(to: leaf, from: [.init("root", root)])
    #expect(path?.description == "Node.table[\"k\"] → Leaf")
  }

  @Test func `a root's path is empty, and an object without strong references has no path`()
    throws
  {
    let (root, leaf) = (Node(), Leaf())
    leaf.children = [root]
    root.parent = leaf
    let roots = [ReferenceGraph.Root("root", root), .init("again", root)]
    #expect(try ReferenceReader().path(to: leaf, from: roots) == nil)
    let path = try ReferenceReader().path(to: root, from: roots)
    #expect(path?.steps.isEmpty == true)
    #expect(path?.description == "Node")
    leaf.children = []
  }

  @Test func `each object is visited once, nearest first, with its parent`() {
    let (root, first, second, leaf) = (Node(), Node(), Node(), Leaf())
    root.children = [first, second]
    first.children = [leaf, root]
    second.children = [leaf]
    var visits: [(Int?, Int)] = []
    let graph = ReferenceGraph(from: [.init("root", root)]) { node in
      visits.append((node.parent, node.depth))
      return .follow
    }
    #expect(visits.map(\.0) == [nil, 0, 0, 1])
    #expect(visits.map(\.1) == [0, 1, 1, 2])
    #expect(graph.isComplete)
    #expect(graph.index(of: leaf).map { graph.ancestors(of: $0).map(\.index) } == [1, 0])
    first.children = []
  }

  @Test func `a search that bounds or decisions end early is marked as incomplete`() {
    let (root, first, second) = (Node(), Node(), Node())
    root.children = [first]
    first.children = [second]
    let roots = [ReferenceGraph.Root("root", root)]
    let shallow = ReferenceGraph(from: roots, bounds: .init(depth: 1))
    #expect(shallow.count == 2)
    #expect(!shallow.isComplete)
    let few = ReferenceGraph(from: roots, bounds: .init(objects: 2))
    #expect(few.count == 2)
    #expect(!few.isComplete)
    let passed = ReferenceGraph(from: roots) { $0.object === first ? .pass : .follow }
    #expect(passed.count == 2)
    #expect(passed.isComplete)
    let stopped = ReferenceGraph(from: roots) { _ in .stop }
    #expect(stopped.count == 1)
    #expect(!stopped.isComplete)
  }

  @Test func `the properties of opaque classes are not read`() {
    let (leaf, item) = (Leaf(), Node())
    leaf.children = [item]
    let reader = ReferenceReader { $0 == Node.self }
    #expect(reader.references(of: leaf).isEmpty)
    #expect(ReferenceReader.moduleName(of: Leaf.self) == "StrongReferencesTests")
    #expect(ReferenceReader.moduleName(of: NSArray.self) == "Foundation")
  }

  @Test func `with an obstacle, the graph gives the reason and no path`() {
    let (root, leaf) = (Node(), Leaf())
    root.children = [leaf]
    let obstacle = Obstacle(reason: "this Swift runtime has unexpected closures")
    let reader = ReferenceReader(obstacle: obstacle)
    #expect(reader.references(of: root).isEmpty)
    #expect(throws: obstacle) { try reader.path(to: leaf, from: [.init("root", root)]) }
    let graph = ReferenceGraph(from: [.init("root", root)], reader: reader)
    #expect(graph.obstacle?.description.hasPrefix("no path available: ") == true)
    #expect(graph.count == 1)
    #expect(graph.path(to: leaf) == nil)
  }

  @Test func `a holder that has since released its reference is reported without a label`() {
    let (root, leaf) = (Node(), Leaf())
    root.children = [leaf]
    let graph = ReferenceGraph(from: [.init("root", root)])
    root.children = []
    #expect(graph.path(to: leaf)?.description == "Node.… → Leaf")
  }

  @Test func `a search takes linear time`() {
    let growth = growthOfTime { count in
      let root = Node()
      var last = root
      var all = [root]
      for index in 1..<count {
        let parent = all[(index - 1) / 8]
        last = index.isMultiple(of: 3) ? Leaf(parent: parent) : Node(parent: parent)
        last.onFinish = { [weak parent] in use(parent as Any) }
        parent.children.append(last)
        all.append(last)
      }
      let graph = ReferenceGraph(from: [.init("root", root)])
      #expect(graph.count == count)
      #expect(graph.path(to: last) != nil)
    }
    #expect(growth < 30)
  }

  @Test func `an array that many objects share is read only once`() {
    // If each object read the array, ten times the objects would take a hundred times as long.
    let growth = growthOfTime { count in
      let shared = (0..<count).map { _ in Node() }
      let root = Node()
      root.children = (0..<count).map { _ in
        let node = Node()
        node.children = shared
        return node
      }
      #expect(ReferenceGraph(from: [.init("root", root)]).count == 2 * count + 1)
    }
    #expect(growth < 30)
  }

  @Test func `a chain of 10,000 objects is searched without overflowing the stack`() async {
    await withCheckedContinuation { done in
      let thread = Thread {
        Self.walkChain(of: 10_000)
        done.resume()
      }
      // Recursion would need more than this, at 100 or more bytes per object.
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  private static func walkChain(of length: Int) {
    let root = Node()
    var all = [root]
    for _ in 0..<length {
      let next = Node()
      all[all.count - 1].children = [next]
      all.append(next)
    }
    let graph = ReferenceGraph(from: [.init("root", root)])
    #expect(graph.count == all.count)
    #expect(graph[graph.count - 1].depth == length)
    #expect(graph.path(to: graph.count - 1).steps.count == length)
    for node in all { node.children = [] }
  }
}
