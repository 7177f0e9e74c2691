import StrongReferences
import Testing

private protocol Delegate: AnyObject {}
private final class Target: Delegate {}
private class Base {
  weak var inherited: Target?
}
private struct Box {
  weak var object: Target?
}
private final class Owner: Base {
  let before = 1
  weak var plain: Target?
  weak var existential: (any Delegate)?
  unowned let unowned: Target
  unowned(unsafe) let unmanaged: Target
  var strong: Target?
  var boxes: [Box] = []
  var action: () -> Void = {}
  let after = "text"

  init(unowned: Target) {
    self.unowned = unowned
    unmanaged = unowned
  }

  func listen(_ target: Target) {
    action = { [weak target, weak delegate = target as any Delegate, before] in
      use(target as Any, delegate as Any, before)
    }
  }
}

@Suite struct `Weak and unowned references` {
  private func found(_ owner: Owner, isOpaque: @escaping (AnyClass) -> Bool = { _ in false })
    -> [String]
  {
    var found: [String] = []
    ReferenceReader(isOpaque: isOpaque).forEachLooseReference(of: owner) { reference, label in
      let state = reference.isDead ? "dead" : reference.target == nil ? "unset" : "alive"
      found.append("\(label()): \(reference.strength) \(reference.declared) \(state)")
    }
    return found
  }

  @Test func `are found in properties, superclasses, values and closures, with their types`() {
    let target = Target()
    let owner = Owner(unowned: target)
    owner.inherited = target
    owner.plain = target
    owner.existential = target
    owner.strong = target
    owner.boxes = [Box(object: target)]
    owner.listen(target)
    #expect(
      found(owner) == [
        "inherited: weak Target alive", "plain: weak Target alive",
        "existential: weak Delegate alive", "unowned: unowned Target alive",
        "boxes[0].object: weak Target alive", "action (closure): weak Target alive",
        "action (closure): weak Delegate alive",
      ])
    #expect(
      found(owner) { $0 == Base.self }.first == "plain: weak Target alive")
    withExtendedLifetime(target) {}
  }

  @Test func `whose object was freed are distinguished from those that were never set`() {
    func orphan() -> Owner {
      let gone = Target()
      let owner = Owner(unowned: gone)
      owner.plain = gone
      owner.listen(gone)
      return owner
    }
    #expect(
      found(orphan()) == [
        "inherited: weak Target unset", "plain: weak Target dead",
        "existential: weak Delegate unset", "unowned: unowned Target dead",
        "action (closure): weak Target dead", "action (closure): weak Delegate dead",
      ])
  }

  @Test func `that were set to nil are not dead`() {
    let target = Target()
    let owner = Owner(unowned: target)
    owner.plain = target
    owner.plain = nil
    #expect(found(owner)[1] == "plain: weak Target unset")
    withExtendedLifetime(target) {}
  }
}
