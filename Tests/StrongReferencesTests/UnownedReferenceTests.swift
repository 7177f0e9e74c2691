import StrongReferences
import Testing

private final class Target {
  var duringDeinit: () -> Void = {}
  deinit { duringDeinit() }
}

@Suite struct `A reference that keeps only memory` {
  @Test func `knows whether its object has been freed, also while that goes on`() throws {
    var seen: [Bool] = []
    var target: Target? = Target()
    let reference = UnownedReference(try #require(target))
    target?.duringDeinit = {
      seen.append(reference.isAlive)
      seen.append(reference.target != nil)
    }
    #expect(reference.isAlive && reference.target === target)
    target = nil
    #expect(seen == [false, false])
    #expect(!reference.isAlive && reference.target == nil)
  }
}
