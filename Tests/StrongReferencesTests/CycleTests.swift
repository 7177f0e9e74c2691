import StrongReferences
import Testing

private final class Link {
  var next: Link?
  var onFinish: () -> Void = {}
  func listen() { onFinish = { use(self) } }
}

@Suite struct `Objects that keep themselves alive` {
  @Test func `are reported by the shortest path back`() throws {
    let first = Link()
    first.next = Link()
    first.next?.next = first
    #expect(
      try ReferenceReader().cycle(through: first)?.description
        == "Link.next → Link.next → Link")
    first.listen()
    #expect(
      try ReferenceReader().cycle(through: first)?.description
        == "Link.onFinish (closure) → Link")
    first.next = nil
    first.onFinish = {}
  }

  @Test func `are distinguished from those that others keep`() throws {
    let outer = Link()
    outer.next = Link()
    outer.next?.listen()
    #expect(try ReferenceReader().cycle(through: outer) == nil)
    outer.next?.onFinish = {}
  }
}
