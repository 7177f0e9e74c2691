import StrongReferences
import Testing

@Suite struct `A reference in a constant` {
  private final class Leaf {}

  private class Base {
    let inherited = Leaf()
  }

  private final class Keeper: Base {
    let constant = Leaf()
    var variable = Leaf()
    lazy var later = Leaf()
    let list = [Leaf()]
    let pair = (first: Leaf(), 1)
    let closure: () -> Leaf
    weak var loose: Leaf?

    init(_ captured: Leaf) { closure = { captured } }
  }

  private let reader = ReferenceReader()

  @Test func `is distinguished from references in variables and closures`() {
    let captured = Leaf()
    let holder = Keeper(captured)
    holder.loose = captured
    for leaf in [holder.inherited, holder.constant, holder.list[0], holder.pair.first] {
      #expect(reader.keeps(leaf, inConstantOf: holder))
    }
    for leaf in [holder.variable, holder.later, captured, Leaf()] {
      #expect(!reader.keeps(leaf, inConstantOf: holder))
    }
  }
}
