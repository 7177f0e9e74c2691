import StrongReferences
import Testing

private protocol Delegate: AnyObject {}
private final class Target: Delegate {}
private class Base {
  weak var inherited: Target?
}
private final class Owner: Base {
  let before = 1
  weak var plain: Target?
  weak var existential: (any Delegate)?
  unowned let unowned: Target
  var strong: Target?
  let after = "text"

  init(unowned: Target) { self.unowned = unowned }
}

@Suite struct `The reader of weak references` {
  private func targets(of owner: Owner, except leftOut: AnyClass? = nil) -> [ObjectIdentifier] {
    var found: [ObjectIdentifier] = []
    WeakReferenceReader().forEachReference(of: owner, except: { $0 == leftOut }) {
      found.append(ObjectIdentifier($0))
    }
    return found
  }

  @Test func `finds what a class and its superclass refer to weakly, and nothing else`() {
    let (plain, existential, inherited) = (Target(), Target(), Target())
    let (held, unowned) = (Target(), Target())
    let owner = Owner(unowned: unowned)
    owner.plain = plain
    owner.existential = existential
    owner.inherited = inherited
    owner.strong = held
    #expect(
      targets(of: owner)
        == [plain, existential, inherited].map { ObjectIdentifier($0) })
    #expect(
      targets(of: owner, except: Base.self) == [plain, existential].map { ObjectIdentifier($0) })
  }

  @Test func `finds nothing where the object is gone, and a dead unowned reference does no harm`() {
    func orphan() -> Owner {
      let gone = Target()
      let owner = Owner(unowned: gone)
      owner.plain = gone
      return owner
    }
    #expect(targets(of: orphan()).isEmpty)
  }
}
