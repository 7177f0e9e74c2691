import StrongReferences
import Testing

private final class Link {
  var next: Link?
  var onFinish: () -> Void = {}
  func listen() { onFinish = { use(self) } }
}

@Suite struct `Reference cycles` {
  @Test func `are reported as the shortest path from an object to itself`() throws {
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

  @Test func `are found only for objects that are part of the cycle`() throws {
    let outer = Link()
    outer.next = Link()
    outer.next?.listen()
    #expect(try ReferenceReader().cycle(through: outer) == nil)
    outer.next?.onFinish = {}
  }
}
