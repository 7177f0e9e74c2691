import Foundation
import Testing

@testable import HeadlessUIKit

private final class Target {
  var duringDeinit: () -> Void = {}
  isolated deinit { duringDeinit() }
}

extension HeadlessUIKitTests {
  @Suite struct `A weak link` {
    @Test func `leads to its object as long as that is alive`() throws {
      var target: Target? = Target()
      let link = WeakLink(target)
      let copy = link
      #expect(link.object === target && copy.object === target)
      target = nil
      #expect(link.object == nil && copy.object == nil)
      // What is made afterwards isn't taken for the object.
      let others = (0..<100).map { _ in Target() }
      #expect(withExtendedLifetime(others) { link.object == nil })
    }

    @Test func `can be described once its object has been freed`() {
      var target: Target? = Target()
      let link = WeakLink(target)
      target = nil
      var text = ""
      dump((link: link, others: [link]), to: &text)
      #expect(text.contains("nil"))
    }

    @Test func `leads nowhere while its object is being freed`() throws {
      var found: [Bool] = []
      var target: Target? = Target()
      let link = WeakLink(target)
      target?.duringDeinit = { found = [link.object != nil, link.object != nil] }
      target = nil
      #expect(found == [false, false])
    }

    @Test func `doesn't keep its object alive`() {
      var isFreed = false
      var target: Target? = Target()
      target?.duringDeinit = { isFreed = true }
      let link = WeakLink(target)
      // An object that was found is released again.
      for _ in 0..<3 { _ = link.object }
      target = nil
      #expect(isFreed && link.object == nil)
    }

    @Test func `may lead nowhere`() { #expect(WeakLink<Target>(nil).object == nil) }

    @Test func `counts no references in a table of their own`() {
      let target = Target()
      let links = (0..<10).map { _ in WeakLink(target) }
      // The highest bit of the second word says whether there is such a table, or as many
      // references as need one.
      let counts = Unmanaged.passUnretained(target).toOpaque().load(
        fromByteOffset: MemoryLayout<UInt>.size, as: UInt64.self)
      #expect(counts >> 63 == 0)
      #expect(links.allSatisfy { $0.object === target })
    }

    @Test func `leads from a constraint to its views, which it doesn't keep`() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let constraint = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
      constraint.isActive = true
      #expect(constraint.firstItem === inner && constraint.secondItem === outer)
      #expect(constraint.isActive)
      var other: UIView? = UIView()
      let alone = other?.heightAnchor.constraint(equalToConstant: 1)
      #expect(alone?.firstItem === other)
      other = nil
      #expect(alone?.firstItem == nil && alone?.secondItem == nil)
    }
  }
}
