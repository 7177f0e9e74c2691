import StrongReferences
import Testing

private final class Loop {
  var next: Loop?
  var others: [Loop] = []
  var onChange: () -> Void = {}
}

@Suite struct `Objects held from outside a graph` {
  /// Returns the graph of everything that an object holds, without holding the object.
  private func graph(of make: () -> Loop) -> ReferenceGraph {
    ReferenceGraph(from: [.init("", make())])
  }

  @Test func `don't include those that hold only each other`() {
    let graph = graph {
      let (first, second) = (Loop(), Loop())
      first.next = second
      first.others = [second, second, Loop()]
      second.onChange = { use(first) }
      second.others = first.others
      return first
    }
    #expect(graph.count == 3)
    #expect(graph.heldFromOutside() == [])
    (graph[0].object as? Loop)?.next = nil
    for index in 0..<graph.count { (graph[index].object as? Loop)?.others = [] }
  }

  @Test func `include everything that they hold`() {
    let held = Loop()
    held.next = Loop()
    let graph = graph {
      let first = Loop()
      first.onChange = { use(first) }
      first.next = held
      return first
    }
    #expect(
      graph.heldFromOutside()
        == Set([held, held.next].compactMap { $0.map(ObjectIdentifier.init) })
    )
    (graph[0].object as? Loop)?.onChange = {}
  }
}
